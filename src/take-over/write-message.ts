import { Type } from 'typebox'
import type { App } from '../app.ts'
import { fail } from '../errors.ts'
import { messageKinds, type SessionPlace } from '../live/live-events.ts'
import { defineOperation } from '../operation.ts'
import { withSession } from './change-hands.ts'
import { personWords, sessionField } from './session-field.ts'
import { insertPersonMessage, type PersonMessage } from './take-over-store.ts'

/** POST /v1/conversations/{sessionID}/messages */
export const writeMessage = defineOperation({
  id: 'sendPersonMessage',
  summary: 'Write to a visitor',
  description: 'As the person who has taken the conversation: the visitor reads it within a second.',
  tag: 'Conversations',
  access: 'secret-key',
  jsonOnly: false,
  atomic: true,
  bare: true,
  pathFields: ['sessionID'],
  input: Type.Object({ sessionID: sessionField, content: personWords }),
  output: Type.Object({
    sessionID: Type.Integer({ description: 'Id of the session' }),
    id: Type.Integer({ description: 'Id of the message' }),
    kind: Type.Integer({ description: '2: a person of the firm' }),
    content: Type.String({ description: 'What it says' }),
    createTime: Type.String({ description: 'When it was stored, UTC' }),
    name: Type.String({ description: 'Who wrote it' }),
  }),
  example: { content: 'Good afternoon, this is Ana. Saturday at ten suits me well.' },
  errors: ['session-not-found', 'conversation-not-taken', 'invalid-fields'],
  async run(app, { workspaceId }, { sessionID, content: given }) {
    const content = given.toWellFormed()
    const { id, createTime, name } = await writeAsPerson(app, { workspaceId, sessionId: sessionID }, content)
    return { sessionID, id, kind: messageKinds.person, content, createTime, name }
  },
})

/** Stores what the person who has a conversation says in it. Fails with `invalid-fields` when that is nothing. */
export function writeAsPerson({ db }: Pick<App, 'db'>, place: SessionPlace, content: string): Promise<PersonMessage> {
  if (content.trim() === '') throw fail('invalid-fields', { faults: 'content: must not be empty.' })
  return withSession(db, place, (transaction, session) => {
    if (!session.isTaken) throw fail('conversation-not-taken', { sessionID: place.sessionId })
    return insertPersonMessage(transaction, session, content)
  })
}
