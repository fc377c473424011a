import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { choice } from '../fields.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../paging/page-cursor.ts'
import { listMailRows } from './outbox-list-store.ts'
import { Mail, mailStates, presentMail } from './present-mail.ts'

const usualLimit = 50

/** GET /v1/outbox */
export const listMails = defineOperation({
  id: 'listMails',
  summary: 'List the mails of the workspace',
  description: 'Newest first, a page at a time: what waits, what was sent, and what failed with its reason.',
  tag: 'Operation',
  access: 'secret-key',
  reads: { action: 'mails.listed' },
  input: Type.Object({
    ...pageFields(100, usualLimit),
    state: Type.Optional(choice(mailStates, { description: 'Only those in this state' })),
  }),
  output: Type.Object({
    mails: Type.Array(Mail),
    nextCursor: nextCursorField,
    sends: Type.Boolean({ description: 'Whether there is a mail server; without one mails are kept and read here' }),
  }),
  example: { state: 'failed' },
  errors: [],
  async run(app, { workspaceId }, { cursor, limit = usualLimit, state }) {
    const [before = null] = readCursor(cursor ?? '') ?? []
    const found = await listMailRows(app.db, workspaceId, { before, state, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      mails: shown.map(presentMail),
      nextCursor: last && found.length > limit ? writeCursor(last.id) : null,
      sends: await app.mailer.sendsFor(workspaceId),
    }
  },
})
