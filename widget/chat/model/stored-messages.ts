import type { ShownView } from '../../../src/guide/answer-view.ts'
import type { VisitorCalls } from './api.ts'
import type { Attachment, ChatMessage } from './chat-state.ts'

/** A message as GET /v1/visitor/conversation tells of it. */
export interface StoredMessage {
  id: number
  from: 'visitor' | 'chatbot' | 'notice'
  kind: 'Text' | 'Image' | 'Audio' | 'Video'
  content: string
  status: 'pending' | 'answered' | 'failed' | 'complete' | 'interrupted'
  /** How many. */
  files: number
  view: ShownView | null
}

/** What the server keeps of the session, oldest first. Throws a Failure. */
export async function loadStored(calls: VisitorCalls): Promise<StoredMessage[]> {
  const { messages } = await calls.call<{ messages: StoredMessage[] }>('GET', '/v1/visitor/conversation')
  return messages
}

/** Stored messages as the window shows them. */
export function toChatMessages(stored: readonly StoredMessage[]): ChatMessage[] {
  return stored.map((message, place): ChatMessage => {
    const id = String(message.id)
    const { from, content: text, status, view } = message
    if (from === 'notice') return { from, id, text, code: text === '' ? 'lead-sent' : null }
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
