import { Type } from 'typebox'
import { trimmedText } from '../fields.ts'
import { maxAddress } from '../listings/web-address.ts'
import { defineOperation } from '../operation.ts'
import { takeConversation } from './change-hands.ts'
import { sessionField } from './session-field.ts'

/** POST /v1/conversations/{sessionID}/take */
export const take = defineOperation({
  id: 'takeConversation',
  summary: 'Take over a conversation',
  description:
    'From now on the chatbot says nothing in it, and the visitor sees who writes instead. Who takes what somebody has takes it from them. It goes back to the chatbot with `release`, or after 15 minutes without a message of the person.',
  tag: 'Conversations',
  access: 'secret-key',
  jsonOnly: false,
  atomic: true,
  bare: true,
  pathFields: ['sessionID'],
  input: Type.Object({
    sessionID: sessionField,
    name: Type.Optional(
      trimmedText({
        description: 'Who writes, as the visitor reads it; left out by somebody of the console: their own name',
        maxLength: 100,
      }),
    ),
    picture: Type.Optional(
      trimmedText({
        description: 'Address of a picture of who writes',
        maxLength: maxAddress,
        format: 'picture-address',
      }),
    ),
  }),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    name: Type.String({ description: 'Who has it; "" when no name was given' }),
    picture: Type.String({ description: 'Address of a picture; "" without one' }),
    takenAt: Type.String({ description: 'Since when a person has it, ISO 8601' }),
  }),
  example: { name: 'Ana Ruiz', picture: 'https://example.com/ana.jpg' },
  errors: ['session-not-found'],
  async run(app, { workspaceId, member }, { sessionID, name = member?.name ?? '', picture = '' }) {
    const person = { name: name.toWellFormed(), picture }
    const { takenAt } = await takeConversation(app, { workspaceId, sessionId: sessionID }, person)
    return { sessionID, ...person, takenAt: takenAt.toISOString() }
  },
})
