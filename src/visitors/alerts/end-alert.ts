import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { deleteAlert, findAlert } from './alert-store.ts'
import { alertIdField } from './end-own-alert.ts'

/** DELETE /v1/alerts/{id} */
export const endAlert = defineOperation({
  id: 'deleteAlert',
  summary: 'End an alert of a visitor',
  description: 'It is removed with its news; the visitor is not told.',
  tag: 'Leads',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: alertIdField }),
  output: Type.Object({ ended: Type.Literal(true) }),
  example: {},
  errors: ['alert-not-found'],
  async run(app, caller, { id }) {
    const { workspaceId } = caller
    await inTransaction(app.db, async (transaction) => {
      const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
      const alert = await findAlert(transaction, workspaceId, number)
      if (!alert || !(await deleteAlert(transaction, workspaceId, number))) throw fail('alert-not-found', { id })
      // The change log has the numbers alone: it outlives what a visitor may ask to have erased.
      const details = { session: alert.sessionId }
      const by = actorOf(caller)
      await recordChange(transaction, { workspaceId, by, action: 'alert.ended', target: `alert ${number}`, details })
    })
    return { ended: true as const }
  },
})
