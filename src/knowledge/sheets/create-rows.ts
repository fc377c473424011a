import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { changeRows } from '../change-rows.ts'
import { defineOperation } from '../define-operation.ts'
import { mostOf } from '../sources/knowledge-fields.ts'
import { GivenRow, mergeRow, mostRowsAtOnce, readRowChanges } from './sheet-row.ts'
import { countRows, insertRows } from './sheet-store.ts'

/** POST /chat/Chatbot/CreateGoogleSheetData */
export const createRows = defineOperation({
  id: 'createSheetRows',
  summary: 'Add rows to the sheet',
  description:
    'All or none. Rows that are made here stay when the sheet is fetched again. Each is learned as “Column: value; …” in the background.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    rows: Type.Array(GivenRow, { description: 'Rows to add', minItems: 1, maxItems: mostRowsAtOnce }),
  }),
  output: Type.Object({
    SuccessCount: Type.Integer({ description: 'Number of rows that were added' }),
    IDs: Type.Array(Type.Integer(), { description: 'Their ids, in their order' }),
  }),
  example: {
    serialNumber: '0123456789abcdef0123456789abcdef',
    rows: [{ Service: 'Staging', Price: '$1,200', 'Lead time': '5 days' }],
  },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, rows }) {
    const read = readRowChanges(rows.map((row, index) => ({ place: `rows[${index}]`, row })))
    let ids: number[] = []
    await changeRows(app, { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }, async (db, scope) => {
      const count = await countRows(db, scope)
      if (count + rows.length > mostOf.rows) {
        const most = mostOf.rows.toLocaleString('en')
        const faults = `rows: the sheet would have ${count + rows.length} rows, and ${most} are the most: delete some first.`
        throw fail('invalid-fields', { faults })
      }
      ids = await insertRows(
        db,
        scope,
        read.map((row) => mergeRow({}, row)),
        { isFetched: false },
      )
      return { kind: 'added', count: ids.length }
    })
    return { SuccessCount: ids.length, IDs: ids }
  },
})
