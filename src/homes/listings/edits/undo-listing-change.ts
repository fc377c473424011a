import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import type { HomesApp } from '../../homes-app.ts'
import { type ListingField, listingFieldNames } from '../listing.ts'
import type { ListingScope } from '../listing-scope.ts'
import { listEdited } from './edit-store.ts'
import { keysOf } from './keys-of-values.ts'
import { undoDays } from './listing-change.ts'
import {
  deleteOldEdits,
  type FormerListing,
  lockEdit,
  noteUndone,
  restoreFields,
  restoreListings,
} from './undo-store.ts'

const atOnce = 2_000

/** POST /v1/chatbots/{serialNumber}/listings/changes/{id}/undo */
export const undoListingChange = chatbotOperation({
  id: 'undoListingChange',
  summary: 'Undo a change of listings',
  description: `Puts the listings of a \`changeId\` back to what they were, within ${undoDays} days, once. A listing whose changed fields somebody changed again since stays as it is. Deleted listings come back under their ids.`,
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    id: requiredText({ description: 'The changeId', maxLength: 20 }),
  }),
  output: Type.Object({
    restored: Type.Integer({ description: 'Listings that are as before' }),
    kept: Type.Integer({ description: 'Listings that were left, for they were changed or deleted since' }),
  }),
  example: { id: '1' },
  errors: ['listing-change-not-found'],
  async run(app, caller, { chatbot, id }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const editId = /^\d{1,15}$/.test(id) ? Number(id) : 0
    return inTransaction(app.patientDb, async (db) => {
      const edit = await lockEdit(db, scope, editId, undoDays)
      if (edit === null) throw fail('listing-change-not-found', { id, days: undoDays })
      const { restored, ids } = await restore({ db }, scope, edit)
      await noteUndone(db, scope, editId)
      if (restored > 0) {
        const change = {
          workspaceId: scope.workspaceId,
          by: actorOf(caller),
          target: `chatbot ${chatbot.serialNumber}`,
        }
        const details = { count: restored, ids: ids.slice(0, 100), undone: editId }
        await recordChange(db, { ...change, action: 'listings.updated', details })
      }
      return { restored, kept: edit.count - restored }
    })
  },
})

async function restore(
  { db }: Pick<HomesApp, 'db'>,
  scope: ListingScope,
  edit: { id: number; kind: 'changed' | 'deleted' },
): Promise<{ restored: number; ids: number[] }> {
  let restored = 0
  const ids: number[] = []
  for (let after = 0; ; ) {
    const rows = await listEdited(db, scope, edit.id, { after, limit: atOnce })
    const former = rows.map(
      (row): FormerListing => ({ id: row.id, values: row.before, keys: keysOf(row.before), now: row.after }),
    )
    const fields = listingFieldNames.filter((field) => field in (rows[0]?.before ?? {}))
    if (former.length > 0) restored += await putBack(db, scope, edit.kind, fields, former)
    if (ids.length < 100) ids.push(...rows.map(({ id }) => id))
    if (rows.length < atOnce) return { restored, ids }
    after = rows.at(-1)?.id ?? 0
  }
}

function putBack(
  db: HomesApp['db'],
  scope: ListingScope,
  kind: 'changed' | 'deleted',
  fields: readonly ListingField[],
  former: readonly FormerListing[],
): Promise<number> {
  return kind === 'deleted' ? restoreListings(db, scope, former) : restoreFields(db, scope, fields, former)
}

/** Forgets what cannot be undone any more. */
export function forgetOldEdits({ patientDb }: Pick<HomesApp, 'patientDb'>): Promise<void> {
  return deleteOldEdits(patientDb, undoDays)
}
