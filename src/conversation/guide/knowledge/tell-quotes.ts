import type { NamedSource, Quote } from '../../../knowledge/retrieval/knowledge-answer.ts'
import type { GuideWords } from '../../../reading/languages/tables/guide-words.ts'
import { escapeMarkdown, linkTarget } from '../escape-markdown.ts'

const longestLine = 700
const mostLines = 30
const longestName = 80

/** What sources say, in their words, and below it where they say it; markdown. A stored answer stands without marks. */
export function tellQuotes(
  words: GuideWords,
  { quotes, isStored }: { quotes: readonly Quote[]; isStored: boolean },
): string {
  const said = quotes.map(({ text }) => (isStored ? tellLines(text) : words.quote(tellLines(text))))
  const sources = nameSources(
    words,
    quotes.map(({ source }) => source),
  )
  return [said.join(isStored ? '\n\n' : ' '), ...(sources === '' ? [] : [words.firm.source(sources)])].join('\n\n')
}

/** Each once, with a link where it has an address; "" where the firm's own answer says all that is to say. */
function nameSources(words: GuideWords, sources: readonly NamedSource[]): string {
  const each = new Map(sources.map((source) => [source.ID, source]))
  return words.and([...new Set([...each.values()].map((source) => nameSource(words, source)))])
}

export function nameSource(words: GuideWords, { Type, Title, SourceLink }: NamedSource): string {
  const target = SourceLink === '' ? null : linkTarget(SourceLink)
  const isNamed = Type !== 'Text' && Type !== 'QAList' && Title.trim() !== ''
  const name = escapeMarkdown(isNamed ? shortName(Title) : words.firm.ownWords, longestName)
  return target === null ? name : `[${name}](${target})`
}

/** An address as people say it: "harbour.example/fees". */
function shortName(name: string): string {
  const address = URL.canParse(name) ? new URL(name) : null
  if (address === null || !/^https?:$/.test(address.protocol)) return name
  return `${address.host.replace(/^www\./, '')}${address.pathname === '/' ? '' : address.pathname.replace(/\/$/, '')}`
}

/** Word for word, with its lines: rows of a table, and what the firm has written as several. */
function tellLines(text: string): string {
  return text
    .split(/\r?\n/)
    .slice(0, mostLines)
    .map((line) => escapeMarkdown(line, longestLine))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
