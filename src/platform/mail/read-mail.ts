import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { fail } from '../errors.ts'
import { findMailRow } from './outbox-list-store.ts'
import { Mail, mailIdField, presentMail } from './present-mail.ts'

/** GET /v1/outbox/{id} */
export const readMail = defineOperation({
  id: 'readMail',
  summary: 'Read a mail of the outbox',
  description: 'What it says, as plain text.',
  tag: 'Operation',
  access: 'secret-key',
  reads: {
    action: 'mail.opened',
    of: (_input, output) => {
      const { sessionID } = Object(output)
      return typeof sessionID === 'number' ? { sessionId: sessionID } : {}
    },
  },
  input: Type.Object({ id: mailIdField }),
  output: Type.Object({
    ...Mail.properties,
    text: Type.String({ description: 'What it says, as plain text' }),
    replyTo: Type.Union([Type.String(), Type.Null()], { description: 'Whom an answer goes to; null: the sender' }),
    sessionID: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The conversation that it is about; null: none, or several',
    }),
    hasCalendar: Type.Boolean({ description: 'Whether an entry for a calendar goes with it' }),
  }),
  example: {},
  errors: ['mail-not-found'],
  async run(app, { workspaceId }, { id }) {
    const row = await findMailRow(app.db, workspaceId, id)
    if (!row) throw fail('mail-not-found', { id })
    const { text, replyTo, sessionId, hasCalendar } = row
    return { ...presentMail(row), text, replyTo, sessionID: sessionId, hasCalendar }
  },
})
