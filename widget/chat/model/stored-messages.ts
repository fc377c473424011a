import type { ShownView } from '../../../src/conversation/guide/answer-view.ts'
import type { VisitorTour } from '../../../src/visitors/tours/visitor-tour.ts'
import type { VisitorCalls } from './api.ts'
import type { Attachment, ChatMessage, Writer } from './chat-state.ts'

/** A message as GET /v1/visitor/conversation tells of it. */
export interface StoredMessage {
  id: number
  from: 'visitor' | 'chatbot' | 'person' | 'notice'
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  content: string
  /** Of a notice: whether it was said that the firm is mailed. */
  told?: boolean
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  /** How many. */
  files: number
  view: ShownView | null
  /** Of a person: who wrote it. */
  name: string
  picture: string
  createdAt: string
}

export interface StoredConversation {
  messages: StoredMessage[]
  person: Writer | null
  readUpTo: number
  tours: VisitorTour[]
  /** The firm's. */
  timeZone: string
}

/** What the server keeps of the session, oldest first. Throws a Failure. */
export async function loadStored(calls: VisitorCalls): Promise<StoredConversation> {
  return calls.call<StoredConversation>('GET', '/v1/visitor/conversation')
}

/** Messages and tours as the window shows them: each tour where it was asked for. */
export function withTours(
  messages: readonly ChatMessage[],
  { messages: stored, tours, timeZone }: StoredConversation,
): ChatMessage[] {
  const shown = [...messages]
  for (const tour of tours.toReversed()) {
    const place = stored.findLastIndex(({ createdAt }) => createdAt <= tour.createdAt) + 1
    const told = { ...tour, timeZone }
    shown.splice(place, 0, { from: 'chatbot', id: `tour-${tour.id}`, text: '', status: 'done', view: null, tour: told })
  }
  return shown
}

/** Stored messages as the window shows them. */
export function toChatMessages(stored: readonly StoredMessage[]): ChatMessage[] {
  return stored.map((message, place): ChatMessage => {
    const id = String(message.id)
    const { from, content: text, status, view, name, picture } = message
    if (from === 'person') return { from: 'chatbot', id, text, status: 'done', view, writer: { name, picture } }
    if (from === 'notice')
      return { from, id, text, code: text !== '' ? null : message.told ? 'lead-sent' : 'lead-kept' }
    if (from === 'chatbot') return { from, id, text, status: status === 'complete' ? 'done' : 'stopped', view }
    // What stands above was passed over by the visitor; the last question may be asked again.
    const failed = status === 'failed' && place === stored.length - 1
    const shared = { from, id, text, attachments: attachmentsOf(message) }
    return failed
      ? { ...shared, status: 'failed', failure: { code: 'cut-off', message: '' } }
      : { ...shared, status: 'sent', failure: null }
  })
}

/** That there were files; their bytes are not here any more. */
function attachmentsOf({ kind, files }: StoredMessage): Attachment[] {
  const shown = kind === 'Audio' ? 'Audio' : 'Image'
  return Array.from({ length: files }, () => ({ kind: shown, name: '', url: '' }))
}
