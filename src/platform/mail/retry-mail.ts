import { Type } from 'typebox'
import { actorOf, recordChange } from '../change-log/record-change.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { defineOperation } from '../define-operation.ts'
import { fail } from '../errors.ts'
import { findMailRow, reviveMail } from './outbox-list-store.ts'
import { Mail, mailIdField, presentMail } from './present-mail.ts'

/** POST /v1/outbox/{id}/retry */
export const retryMail = defineOperation({
  id: 'sendMailAgain',
  summary: 'Have a mail that failed tried again',
  description: 'It is sent within a minute where a mail server is set, and tried as often as a new one.',
  tag: 'Operation',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: mailIdField }),
  output: Mail,
  example: {},
  errors: ['mail-not-found', 'mail-not-failed'],
  async run(app, caller, { id }) {
    const { workspaceId } = caller
    return inTransaction(app.db, async (transaction) => {
      const isRevived = await reviveMail(transaction, workspaceId, id)
      const row = await findMailRow(transaction, workspaceId, id)
      if (!row) throw fail('mail-not-found', { id })
      if (!isRevived) throw fail('mail-not-failed', { id, state: row.state })
      const change = { workspaceId, by: actorOf(caller), action: 'mail.retried', target: `mail ${id}` } as const
      await recordChange(transaction, change)
      return presentMail(row)
    })
  },
})
