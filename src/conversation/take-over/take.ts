import { Type } from 'typebox'
import { maxAddress } from '../../homes/listings/web-address.ts'
import { trimmedText } from '../../platform/fields.ts'
import { placeSeenBy } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { takeConversation } from './change-hands.ts'
import { sessionField } from './session-field.ts'

/** POST /v1/conversations/{sessionID}/take */
export const take = defineOperation({
  id: 'takeConversation',
  summary: 'Take over a conversation',
  description:
    'From now on the chatbot says nothing in it, and the visitor sees who writes instead. Who takes what somebody has takes it from them. It goes back to the chatbot with `release`, or after 15 minutes without a message of the person. In the console it is assigned to who takes it.',
  tag: 'Conversations',
  access: 'secret-key',
  atomic: true,
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
    accountId: Type.Union([Type.String(), Type.Null()], {
      description: 'Account of the member who has it, and whose it is now; null: taken by a program',
    }),
    takenAt: Type.String({ description: 'Since when a person has it, ISO 8601' }),
  }),
  example: { name: 'Ana Ruiz', picture: 'https://example.com/ana.jpg' },
  errors: ['session-not-found'],
  async run(app, caller, { sessionID, name = caller.member?.name ?? '', picture = '' }) {
    const person = { name: name.toWellFormed(), picture, accountId: caller.member?.accountId ?? null }
    const { takenAt } = await takeConversation(app, placeSeenBy(caller, sessionID), person)
    return { sessionID, ...person, takenAt: takenAt.toISOString() }
  },
})
