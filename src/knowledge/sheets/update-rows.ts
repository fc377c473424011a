import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { changeRows } from '../change-rows.ts'
import { defineOperation } from '../define-operation.ts'
import { GivenRow, mergeRow, mostRowsAtOnce, readRowChanges } from './sheet-row.ts'
import { listRows, updateRows as storeRows } from './sheet-store.ts'

/** POST /chat/Chatbot/UpdateGoogleSheetData */
export const updateRows = defineOperation({
  id: 'updateSheetRows',
  summary: 'Change rows of the sheet',
  description:
    'Values that are given replace those of the row, `null` removes one, all others stay. All or none: an ID that there is not changes nothing. A row of the published table gets its values back when that is fetched again.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    rows: Type.Array(
      Type.Object({
        ID: Type.Integer({ description: 'Id of the row', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        Data: GivenRow,
      }),
      { description: 'Rows to change', minItems: 1, maxItems: mostRowsAtOnce },
    ),
  }),
  output: Type.Object({ SuccessCount: Type.Integer({ description: 'Number of rows that were changed' }) }),
  example: {
    serialNumber: '0123456789abcdef0123456789abcdef',
    rows: [{ ID: 17, Data: { Price: '$1,300', 'Lead time': null } }],
  },
  errors: ['chatbot-not-found', 'sheet-row-not-found'],
  async run(app, caller, { serialNumber, rows }) {
    const read = readRowChanges(rows.map(({ Data }, index) => ({ place: `rows[${index}].Data`, row: Data })))
    let count = 0
    await changeRows(app, { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }, async (db, scope) => {
      const ids = [...new Set(rows.map(({ ID }) => ID))]
      const found = await listRows(db, scope, { ids, offset: 0, limit: ids.length, isAscending: true })
      const byId = new Map(found.map(({ id, data }) => [id, data]))
      rows.forEach(({ ID }, index) => {
        const data = byId.get(ID)
        if (data === undefined) throw fail('sheet-row-not-found', { id: ID })
        // One that is named twice is changed twice.
        byId.set(ID, mergeRow(data, read[index] ?? {}))
      })
      await storeRows(
        db,
        scope,
        [...byId].map(([id, data]) => ({ id, data })),
      )
      count = ids.length
      return { kind: 'updated', count }
    })
    return { SuccessCount: count }
  },
})
