import { Type } from 'typebox'
import { afterCommit } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { insertSession } from './session-store.ts'

/** POST /chat/Chatbot/GetSession */
export const createSession = defineOperation({
  id: 'createSession',
  summary: 'Begin a chat session',
  description:
    'Each call makes a new session. What is said in it is remembered for the next message of the same session.',
  tag: 'Messages',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({ serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }) }),
  output: Type.Object({ SessionID: Type.Integer({ description: 'Id of the new session, for ClientAsk' }) }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber }) {
    const session = await insertSession(app.db, caller.workspaceId, serialNumber)
    if (session === null) throw fail('chatbot-not-found', { serialNumber })
    // The first question will not be far.
    const scope = { workspaceId: caller.workspaceId, chatbotId: session.chatbotId }
    afterCommit(app.db, () => app.searchIndex.warm(scope))
    return { SessionID: session.id }
  },
})
