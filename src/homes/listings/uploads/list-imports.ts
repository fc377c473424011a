import { Type } from 'typebox'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { findUndoable } from '../edits/undo-import.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { listUploads } from './upload-store.ts'

const mostImports = 100
const usualImports = 20

/** GET /v1/chatbots/{serialNumber}/imports */
export const listImports = chatbotOperation({
  id: 'listImports',
  summary: 'List imports of files, newest first',
  description:
    'Files that were uploaded to be imported, the newest 100. What the command line and feeds import is not among them.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    ...pageFields(mostImports, usualImports),
  }),
  output: Type.Object({ imports: Type.Array(ListingImport), nextCursor: nextCursorField }),
  example: {},
  errors: [],
  async run(app, { workspaceId }, { chatbot, cursor = '', limit = usualImports }) {
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await listUploads(app.db, { workspaceId, chatbotId: chatbot.id }, { beforeId, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const undoable = await findUndoable(
      app.db,
      workspaceId,
      page.map(({ runId }) => runId),
    )
    const imports = page.map((row) => presentUpload(row, undoable))
    return { imports, nextCursor: rows.length > limit && last ? writeCursor(last.id) : null }
  },
})
