import { Type } from 'typebox'
import { chatbotOperation } from '../define-operation.ts'
import { mostRowsAtOnce, SheetRowSchema } from './sheet-row.ts'
import { listRows as readRows } from './sheet-store.ts'

/** GET and POST /chat/Chatbot/GetGoogleGoolgeSheetData, spelled as the original spells it */
export const listRows = chatbotOperation({
  id: 'listSheetRows',
  summary: 'List rows of the sheet',
  description:
    'By their ids, which stay: in the order in which the rows were made, or the other way round. As `GET` it takes its fields in the query or in a JSON body.',
  tag: 'Knowledge',
  access: 'secret-key',
  envelope: true,
  bodyOnGet: true,
  input: Type.Object({
    ids: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
        description: 'Only rows with these ids; left out or []: all',
        maxItems: mostRowsAtOnce,
      }),
    ),
    pageSize: Type.Optional(
      Type.Integer({ description: 'Rows a page', minimum: 1, maximum: mostRowsAtOnce, default: 10 }),
    ),
    pageNumber: Type.Optional(
      Type.Integer({ description: 'Page, from 1', minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 }),
    ),
    isASC: Type.Optional(Type.Boolean({ description: 'false: newest first', default: true })),
  }),
  output: Type.Array(SheetRowSchema),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', pageSize: 10, pageNumber: 1, isASC: true },
  errors: [],
  async run(app, { workspaceId }, { chatbot, ids = [], pageSize = 10, pageNumber = 1, isASC = true }) {
    const rows = await readRows(
      app.db,
      { workspaceId, chatbotId: chatbot.id },
      {
        ids: ids.length === 0 ? null : ids,
        // A page number may be larger than any integer of the database; nothing is there either way.
        offset: Math.min((pageNumber - 1) * pageSize, Number.MAX_SAFE_INTEGER),
        limit: pageSize,
        isAscending: isASC,
      },
    )
    return rows.map(({ id, data }) => ({ ID: id, Data: data }))
  },
})
