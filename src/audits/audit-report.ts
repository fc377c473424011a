/** One thing that is not as fair housing wants it. */
export interface Finding {
  part: 'search' | 'guide' | 'model' | 'gate'
  class: string
  /** What was asked, and the request that it was compared with. */
  asked: string
  comparedWith: string | null
  /** In one sentence. */
  what: string
}

export interface AuditPart {
  name: string
  /** Pairs or sentences that were tried. */
  tried: number
  /** Of those, as they should be. */
  good: number
  /** In one sentence, where something could not be looked at. */
  note: string | null
  /** Something of it could not be tried. */
  isIncomplete: boolean
}

export interface AuditReport {
  version: string
  date: string
  chatbot: { serialNumber: string; name: string; model: string; listings: number }
  requests: string[]
  personas: number
  parts: AuditPart[]
  findings: Finding[]
  isClean: boolean
}

const line = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 400)

/** The report as a person reads it. What was asked stands as code: nothing in it is a link or markup. */
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
