import { Type } from 'typebox'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import { fail } from '../../platform/errors.ts'
import { DataStream } from '../../platform/operation.ts'
import { maySee, placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { sessionField } from '../take-over/session-field.ts'
import { findConversationRow } from './conversation-store.ts'
import { writeTranscript } from './write-transcript.ts'

/** GET /v1/conversations/{sessionID}/export */
export const exportConversation = defineOperation({
  id: 'exportConversation',
  summary: 'Export a conversation as text',
  description:
    'All that was said, to be read, printed or sent on: who said it, when, on the clock of the chatbot’s TimeZone, and which homes were shown. Notes of the firm are not in it. A body that breaks off before its last line, `(End)`, is not whole. As JSON, readConversation has all of it.',
  tag: 'Conversations',
  access: 'secret-key',
  file: { mediaType: 'text/plain; charset=utf-8', name: 'conversation.txt' },
  input: Type.Object({ sessionID: sessionField }),
  output: Type.String({ description: 'Plain text, a message after the other; further lines of a message are set in' }),
  reads: { action: 'conversation.exported', of: ({ sessionID }) => ({ sessionId: sessionID }) },
  example: {},
  errors: ['session-not-found'],
  async run(app, caller, { sessionID }) {
    const place = placeSeenBy(caller, sessionID)
    const row = await findConversationRow(app.db, place.workspaceId, sessionID)
    if (!row || !maySee(place.agentId ?? null, row.assignedTo)) throw fail('session-not-found', { sessionID })
    const scope = { workspaceId: place.workspaceId, chatbotId: row.chatbotId, publicUrl: app.publicUrl }
    const chatbot = await findChatbotOf(app.db, scope)
    if (!chatbot) throw fail('session-not-found', { sessionID })
    return new DataStream(writeTranscript(app.db, scope, row, chatbot.settings))
  },
})
