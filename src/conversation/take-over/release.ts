import { Type } from 'typebox'
import { placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { releaseConversation } from './change-hands.ts'
import { sessionField } from './session-field.ts'

/** POST /v1/conversations/{sessionID}/release */
export const release = defineOperation({
  id: 'releaseConversation',
  summary: 'Give a conversation back to the chatbot',
  description:
    'The chatbot answers again, and the visitor is told. Where nobody has the conversation, nothing happens.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ sessionID: sessionField }),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    wasTaken: Type.Boolean({ description: 'Whether a person had it' }),
  }),
  example: {},
  errors: ['session-not-found'],
  async run(app, caller, { sessionID }) {
    const wasTaken = await releaseConversation(app, placeSeenBy(caller, sessionID))
    return { sessionID, wasTaken }
  },
})
