import type { KnowledgeAnswer } from '../../../knowledge/retrieval/knowledge-answer.ts'
import { type SourceStatus, sourceTypes } from '../../../knowledge/source.ts'
import type { SourceRow } from '../../../knowledge/sources/source-store.ts'
import { asLines, asPlain } from '../terminal/plain-text.ts'

const states: Record<SourceStatus, string> = { 0: 'waiting', 1: 'learning', 2: 'learned', 3: 'failed' }
const longestName = 100

/** A source as a line of the list, and a second one where there is something to say of it. */
export function describeSource(source: SourceRow): string {
  const { id, kind, status, statusMessage, length } = source
  const fields = [id, states[status], sourceTypes[kind], length, shorten(nameOf(source))]
  const message = statusMessage === '' ? '' : `\n\t${asLines(statusMessage, '\t')}`
  return fields.join('\t') + message
}

/** How far learning is: "12 of 40 learned, 1 failed, 2 at work". */
export function describeProgress(counts: Record<SourceStatus, number>): string {
  const all = counts[0] + counts[1] + counts[2] + counts[3]
  const parts = [`${counts[2]} of ${all} learned`]
  if (counts[3] > 0) parts.push(`${counts[3]} failed`)
  if (counts[1] > 0) parts.push(`${counts[1]} at work`)
  return parts.join(', ')
}

export function describeAnswer({ quotes, passages, isStored }: KnowledgeAnswer): string {
  const lines = quotes.map(({ text, source }) => `${asLines(text, '')}\n  ${tellSource(source, isStored)}`)
  if (lines.length === 0) lines.push('Nothing that was learned answers this.')
  const found = passages.map(
    ({ text, source, score }) => `${score.toFixed(2)}  ${tellSource(source, false)}\n      ${shorten(text)}`,
  )
  return [...lines, ...(found.length > 0 ? ['', 'Passages, best first:', ...found] : [])].join('\n')
}

function tellSource(source: { Type: string; Title: string; SourceLink: string }, isStored: boolean): string {
  const link = source.SourceLink === '' || source.SourceLink === source.Title ? '' : ` ${asPlain(source.SourceLink)}`
  return `${source.Type} ${shorten(source.Title)}${link}${isStored ? ', a stored answer' : ''}`
}

function nameOf({ kind, name, value }: SourceRow): string {
  return kind === 'file' ? value : kind === 'text' ? value : name
}

function shorten(text: string): string {
  const line = asPlain(text.replace(/\s+/g, ' ').trim())
  return line.length > longestName ? `${line.slice(0, longestName - 1).trimEnd()}…` : line
}
