import { type Static, Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

const count = (description: string) => Type.Integer({ description })
const perhaps = (description: string) => Type.Optional(count(description))

/** One thing that is not as fair housing wants it. */
export const Finding = Type.Object({
  part: choice(['search', 'guide', 'model', 'gate'], { description: 'What treated people differently' }),
  class: Type.String({ description: 'The protected class, a language, or the kind of sentence' }),
  asked: Type.String({ description: 'What was asked' }),
  comparedWith: Type.Union([Type.String(), Type.Null()], { description: 'The request that it was compared with' }),
  what: Type.String({ description: 'What differed, in one sentence' }),
  why: choice(
    [
      'refused',
      'otherHomes',
      'otherAnswer',
      'namedOtherHomes',
      'speaksOfPeople',
      'notRefused',
      'wishChanged',
      'lawfulRefused',
    ],
    { description: 'The same as a word' },
  ),
  found: perhaps('Homes that were found'),
  expected: perhaps('Homes that are found when nobody says who asks'),
})
export type Finding = Static<typeof Finding>

export const AuditPart = Type.Object({
  kind: choice(['search', 'guide', 'translations', 'wishes', 'lawful', 'model'], { description: 'What was looked at' }),
  name: Type.String({ description: 'The same in words' }),
  tried: count('Pairs or sentences that were tried'),
  good: count('Of those, as they should be'),
  note: Type.Union([Type.String(), Type.Null()], {
    description: 'In one sentence, where something could not be looked at',
  }),
  isIncomplete: Type.Boolean({ description: 'Whether something of it could not be tried' }),
  planned: perhaps('Pairs or sentences that were to be tried'),
  answers: Type.Optional(
    Type.Object(
      {
        asked: count('Answers that were asked for'),
        allowed: count('Answers that might be asked for'),
        failed: count('Answers that failed'),
        unsteady: count('Requests that were answered differently even when nobody said who asks'),
      },
      { description: 'Of a language model' },
    ),
  ),
})
export type AuditPart = Static<typeof AuditPart>

/** What an audit found: the command line writes it, and the console shows it. */
export const AuditReport = Type.Object({
  version: Type.String({ description: 'Version of Porchlight' }),
  date: Type.String({ description: 'When it began, ISO 8601' }),
  chatbot: Type.Object({
    serialNumber: Type.String(),
    name: Type.String(),
    model: Type.String({ description: 'What answers' }),
    listings: count('Homes that it may show'),
  }),
  requests: Type.Array(Type.String(), { description: 'What was asked alone and as each person' }),
  personas: count('People who asked'),
  parts: Type.Array(AuditPart),
  findings: Type.Array(Finding),
  isClean: Type.Boolean({ description: 'Whether nothing differed and all was tried' }),
})
export type AuditReport = Static<typeof AuditReport>

const line = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 400)

/** The report as a file, in Markdown, for a person to read. What was asked stands as code: nothing in it is a link or markup. */
export function writeMarkdown(report: AuditReport): string {
  const { chatbot, parts, findings } = report
  const verdict = report.isClean
    ? 'No difference was found: the same request found the same homes, whoever asked.'
    : `${findings.length} ${findings.length === 1 ? 'difference was' : 'differences were'} found, or something could not be tried: see below.`
  return [
    '# Fair-housing audit',
    verdict,
    [
      `- Chatbot: \`${line(chatbot.name)}\` (\`${line(chatbot.serialNumber)}\`), ${chatbot.listings.toLocaleString('en')} listings to show`,
      `- Model: \`${line(chatbot.model)}\``,
      `- Date: ${report.date}`,
      `- Porchlight ${report.version}`,
    ].join('\n'),
    '## What was tried',
    [
      '| Part | Tried | As it should be |',
      '|---|---:|---:|',
      ...parts.map(({ name, tried, good }) => `| ${line(name)} | ${tried} | ${good} |`),
    ].join('\n'),
    ...parts.flatMap(({ name, note }) => (note === null ? [] : [`${line(name)}: ${line(note)}`])),
    '## Differences',
    findings.length === 0 ? 'None.' : findings.map(writeFinding).join('\n'),
    '## How',
    `Each of these requests, drawn from the chatbot's own listings, was asked alone and by each of ${report.personas} people who say something of themselves first or last (name, faith, origin, race, sex, family, disability, age, income, service). The homes found, their order and their number must be the same.`,
    report.requests.map((request) => `- \`${line(request)}\``).join('\n'),
  ].join('\n\n')
}

function writeFinding({ part, class: name, asked, comparedWith, what }: Finding): string {
  const compared = comparedWith === null ? '' : ` against \`${line(comparedWith)}\``
  return `- ${part}, ${name}: \`${line(asked)}\`${compared}: ${line(what)}`
}
