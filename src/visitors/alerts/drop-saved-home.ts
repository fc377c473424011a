import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { changeAlert, deleteAlert, lockAlertsOf, selectAlertsOf } from './alert-store.ts'

/** DELETE /v1/visitor/saved/{listing} */
export const dropSavedHome = defineOperation({
  id: 'removeSavedHome',
  summary: 'Take a home from the saved ones',
  description: 'An alert on it that the visitor asked for goes on. One that is not saved is passed over.',
  tag: 'Widget',
  access: 'visitor-key',
  atomic: true,
  input: Type.Object({ listing: requiredText({ description: 'Id of the home', maxLength: 40 }) }),
  output: Type.Object({ saved: Type.Literal(false) }),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, { listing }, context) {
    const { visitor } = await openVisit(app, caller, context)
    await inTransaction(app.db, async (transaction) => {
      await lockAlertsOf(transaction, visitor)
      const alerts = await selectAlertsOf(transaction, visitor)
      const saved = alerts.find(({ listingId, isSaved }) => isSaved && String(listingId) === listing)
      if (saved?.isAsked) await changeAlert(transaction, saved, { isSaved: false })
      else if (saved) await deleteAlert(transaction, saved.workspaceId, saved.id)
    })
    return { saved: false as const }
  },
})
