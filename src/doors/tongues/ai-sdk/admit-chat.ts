import { fail } from '../../../platform/errors.ts'
import type { Tongue } from '../tongue.ts'
import { admitVisitorOrKey, faultOfName } from '../visitor-or-key.ts'

/** What all of this tongue has in common. Their chats show the body of a failure to the visitor: it is the sentence alone. */
export const ofChats: Pick<Tongue, 'admit' | 'tellFailure' | 'tellBroken'> = {
  admit: (app, head) => admitVisitorOrKey(app, head, head.method === 'POST' ? 'messages' : 'visits'),
  tellFailure: ({ message }) => ({ headers: { 'content-type': 'text/plain; charset=utf-8' }, body: message }),
  tellBroken: ({ message }) => `data: ${JSON.stringify({ type: 'error', errorText: message })}\n\ndata: [DONE]\n\n`,
}

/** By what a chat's own id a conversation is kept. Fails with `invalid-fields`. */
export function conversationNameOf(id: unknown): string {
  const fault = faultOfName(id)
  if (fault !== null) throw fail('invalid-fields', { faults: `id: ${fault}, as the AI SDK makes them.` })
  return `chat ${id}`
}
