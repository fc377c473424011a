import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { changeAlert, deleteAlert, lockAlertsOf, selectAlertsOf } from './alert-store.ts'

export const alertIdField = requiredText({ description: 'Id of the alert', maxLength: 20 })

/** DELETE /v1/visitor/alerts/{id} */
export const endOwnAlert = defineOperation({
  id: 'removeOwnAlert',
  summary: 'End an alert of the conversation',
  description: 'It is removed with its news. A home that is saved stays saved.',
  tag: 'Widget',
  access: 'visitor-key',
  atomic: true,
  input: Type.Object({ id: alertIdField }),
  output: Type.Object({ ended: Type.Literal(true) }),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'alert-not-found', 'too-many-calls'],
  async run(app, caller, { id }, context) {
    const { visitor } = await openVisit(app, caller, context)
    await inTransaction(app.db, async (transaction) => {
      await lockAlertsOf(transaction, visitor)
      const alert = (await selectAlertsOf(transaction, visitor)).find((each) => String(each.id) === id && each.isAsked)
      if (!alert) throw fail('alert-not-found', { id })
      const unasked = { email: '', isAsked: false, confirmedAt: null, mailDueAt: null }
      if (alert.isSaved) await changeAlert(transaction, alert, unasked)
      else await deleteAlert(transaction, alert.workspaceId, alert.id)
    })
    return { ended: true as const }
  },
})
