import { Type } from 'typebox'
import { requireChatbot } from '../../../firm/chatbots/require-chatbot.ts'
import { requiredText } from '../../../platform/fields.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { defineOperation } from '../../define-operation.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { listUploads } from './upload-store.ts'

const mostImports = 100
const usualImports = 20

/** GET /v1/chatbots/{serialNumber}/imports */
export const listImports = defineOperation({
  id: 'listImports',
  summary: 'List imports of files, newest first',
  description:
    'Files that were uploaded to be imported, the newest 100. What the command line and feeds import is not among them.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }),
    ...pageFields(mostImports, usualImports),
  }),
  output: Type.Object({ imports: Type.Array(ListingImport), nextCursor: nextCursorField }),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber, cursor = '', limit = usualImports }) {
    const chatbot = await requireChatbot(app.db, workspaceId, serialNumber)
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await listUploads(app.db, { workspaceId, chatbotId: chatbot.id }, { beforeId, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return { imports: page.map(presentUpload), nextCursor: rows.length > limit && last ? writeCursor(last.id) : null }
  },
})
