import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { requiredText } from '../../platform/fields.ts'
import { changeRows } from '../change-rows.ts'
import { defineOperation } from '../define-operation.ts'
import { mostRowsAtOnce } from './sheet-row.ts'
import { deleteRows as removeRows } from './sheet-store.ts'

/** POST /chat/Chatbot/DeleteGoogleSheetData */
export const deleteRows = defineOperation({
  id: 'deleteSheetRows',
  summary: 'Delete rows of the sheet',
  description:
    'An empty list deletes all rows. Ids that no row has are passed over. A row of the published table comes back when that is fetched again.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ids: Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      description: 'Ids of the rows to delete; []: all',
      maxItems: mostRowsAtOnce,
    }),
  }),
  output: Type.Object({ SuccessCount: Type.Integer({ description: 'Number of rows that were deleted' }) }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', ids: [17] },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, ids }) {
    let count = 0
    await changeRows(app, { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }, async (db, scope) => {
      count = await removeRows(db, scope, ids.length === 0 ? {} : { ids })
      return { kind: 'deleted', count }
    })
    return { SuccessCount: count }
  },
})
