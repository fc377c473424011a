import type { ConversationSummary, Message } from '../../../conversation/history/present-conversation.ts'
import { asTerminalLines } from '../terminal/markdown-text.ts'
import { asLines, asPlain } from '../terminal/plain-text.ts'

/** A conversation as a line of the list: its id, how it stands, when something was said last, how it began. */
export function describeEntry(one: ConversationSummary, now: Date): string {
  const messages = `${one.messageCount} ${one.messageCount === 1 ? 'message' : 'messages'}`
  const fields = [one.sessionID, describeState(one, now), one.lastMessageAt ?? one.startedAt, messages]
  return [...fields, quote(one.firstQuestion)].join('\t')
}

function describeState({ waitingSince, takenBy, hasLead }: ConversationSummary, now: Date): string {
  if (waitingSince !== null) return `waiting ${describeSpan(now.getTime() - Date.parse(waitingSince))}`
  if (takenBy !== null) return `with ${nameOf(takenBy.name)}`
  return hasLead ? 'lead' : '-'
}

/** A visitor who waits, as it is cried out. */
export function describeWaiting({ sessionID, firstQuestion }: ConversationSummary): string {
  return `A visitor waits for a person in conversation ${sessionID}: ${quote(firstQuestion)} (take ${sessionID})`
}

/** What was said, with who said it and when, in UTC. */
export function describeSaid({ createdAt, from, name, kind, content, status, files }: Message): string {
  const failed = status === 'failed' || status === 'interrupted' ? ` (${status})` : ''
  const words = from === 'chatbot' ? asTerminalLines(content, '    ') : asLines(content, '    ')
  const said = content.trim() === '' ? `(${kind.toLowerCase()})` : words
  const names = files.map(({ fileName }) => `\n    [${asPlain(fileName)}]`)
  return `${createdAt.slice(11, 16)} ${speakerOf(from, name)}${failed}: ${said}${names.join('')}`
}

export function speakerOf(from: Message['from'], name: string): string {
  return from === 'person' ? nameOf(name) : from === 'visitor' ? 'Visitor' : 'Chatbot'
}

export function nameOf(name: string): string {
  return name.trim() === '' ? 'a person' : asPlain(name)
}

function quote(text: string): string {
  const line = asPlain(text.replace(/\s+/g, ' ').trim())
  return line === '' ? '(no text)' : line.length > 80 ? `“${line.slice(0, 79).trimEnd()}…”` : `“${line}”`
}

/** As in "2:05" or "3 h 20 min". */
export function describeSpan(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
