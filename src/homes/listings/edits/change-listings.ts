import { Type } from 'typebox'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { chatbotOperation } from '../../define-operation.ts'
import type { HomesApp } from '../../homes-app.ts'
import { listingFields } from '../listing.ts'
import { toEditedColumns } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import { withoutMembersTexts } from '../releases/without-members-texts.ts'
import { chooseListings } from './choose-listings.ts'
import {
  applyEdit,
  applyRemoval,
  type EditOfListings,
  insertEdit,
  listEdited,
  previewEdit,
  previewRemoval,
  settleEdit,
} from './edit-store.ts'
import { ChangedListing, changedFields, chosenListings, PriceChange, undoDays } from './listing-change.ts'

/** So many are shown of what a change would do. */
const sampled = 5
/** Of so many the change log has what differs, and of so many the ids. */
const logged = { changes: 10, ids: 100 }

/** POST /v1/chatbots/{serialNumber}/listings/change */
export const changeListings = chatbotOperation({
  id: 'changeListings',
  summary: 'Change or delete some listings together',
  description: `Sets fields of the listings that \`ids\` names or \`found\` finds, their price, or deletes them, all or none. A field that is left out stays; \`null\` clears one that may be empty. With \`dryRun\` nothing is stored, and the answer says what would be. \`changeId\` undoes it within ${undoDays} days.`,
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  nullClears: true,
  input: Type.Object({
    ...chosenListings,
    dryRun: Type.Optional(Type.Boolean({ description: 'true: only tell what would be' })),
    remove: Type.Optional(Type.Boolean({ description: 'true: delete them' })),
    price: Type.Optional(PriceChange),
    ...changedFields,
  }),
  output: Type.Object({
    found: Type.Integer({ description: 'Listings that were chosen and are there' }),
    changed: Type.Integer({ description: 'Those of them that are, or would be, other than before' }),
    first: Type.Array(ChangedListing, { description: `With dryRun: some of them, at most ${sampled}` }),
    changeId: Type.Union([Type.Integer(), Type.Null()], { description: 'What undoes it; null: nothing was changed' }),
  }),
  example: { ids: [1, 2], price: { how: 'percent', amount: -3, roundTo: 1000 } },
  errors: ['too-many-listings'],
  async run(app, caller, input, { cleared, signal }) {
    const { chatbot, ids, found, dryRun = false, remove = false, price, ...given } = input
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    refuseCleared(cleared)
    const { columns, saidBits } = toEditedColumns(await withoutMembersTexts(app.db, chatbot, given), cleared)
    const edit: EditOfListings = {
      columns,
      saidBits,
      price: price === undefined ? null : { ...price, roundTo: price.roundTo ?? 1 },
    }
    refuseUnclear(edit, remove)
    const chosen = await chooseListings(app, scope, { ...(ids && { ids }), ...(found && { found }) }, signal)
    if (dryRun) return { ...(await preview(app, scope, chosen, remove ? null : edit)), changeId: null }
    const change = { by: actorOf(caller), serialNumber: chatbot.serialNumber, edit: remove ? null : edit }
    const { count, editId } = await inTransaction(app.patientDb, (transaction) =>
      apply({ ...app, db: transaction }, scope, chosen, change),
    )
    return { found: chosen.length, changed: count, first: [], changeId: count === 0 ? null : editId }
  },
})

/** Deletes where there is no edit. */
async function preview(app: HomesApp, scope: ListingScope, ids: readonly number[], edit: EditOfListings | null) {
  if (edit !== null) return previewEdit(app.db, scope, { ids, edit, sample: sampled })
  const { found, first } = await previewRemoval(app.db, scope, ids, sampled)
  return { found, changed: found, first }
}

async function apply(
  { db }: Pick<HomesApp, 'db'>,
  scope: ListingScope,
  ids: readonly number[],
  { by, serialNumber, edit }: { by: string; serialNumber: string; edit: EditOfListings | null },
): Promise<{ count: number; editId: number }> {
  const kind = edit === null ? 'deleted' : 'changed'
  const editId = await insertEdit(db, scope, { by, kind })
  const count =
    edit === null ? await applyRemoval(db, scope, ids, editId) : await applyEdit(db, scope, { ids, edit, editId })
  await settleEdit(db, scope, editId, count)
  if (count > 0) {
    const rows = await listEdited(db, scope, editId, { limit: logged.ids })
    const details = {
      count,
      ids: rows.map(({ id }) => id),
      ...(edit === null
        ? {
            before: rows
              .slice(0, logged.changes)
              .map(({ id, before }) => ({ id, MLSNumber: before.MLSNumber, Url: before.Url })),
          }
        : { changes: rows.slice(0, logged.changes) }),
      change: editId,
    }
    const action = edit === null ? 'listings.deleted' : 'listings.updated'
    await recordChange(db, { workspaceId: scope.workspaceId, by, action, target: `chatbot ${serialNumber}`, details })
  }
  return { count, editId }
}

const optional: ReadonlySet<string> = new Set(
  Object.entries(listingFields).flatMap(([name, schema]) => ('~optional' in schema ? [name] : [])),
)

/** What every listing has cannot be empty. */
function refuseCleared(cleared: ReadonlySet<string>): void {
  const faults = [...cleared].filter((field) => field in listingFields && !optional.has(field))
  if (faults.length > 0)
    throw fail('invalid-fields', { faults: faults.map((field) => `${field}: expected a value, got none.`).join(' ') })
}

function refuseUnclear({ columns, price }: EditOfListings, remove: boolean): void {
  const changes = Object.keys(columns).length + (price === null ? 0 : 1)
  if (remove ? changes > 0 : changes === 0)
    throw fail('invalid-fields', { faults: 'Name what becomes of the listings: fields, price, or remove.' })
  if (price !== null && ('SalePrice' in columns || 'RentPrice' in columns))
    throw fail('invalid-fields', { faults: 'price: expected either that, or SalePrice and RentPrice.' })
}
