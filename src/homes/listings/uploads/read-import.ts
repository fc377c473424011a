import { Type } from 'typebox'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { findUndoable } from '../edits/undo-import.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { requireUpload } from './upload-file.ts'

/** GET /v1/chatbots/{serialNumber}/imports/{id} */
export const readImport = chatbotOperation({
  id: 'readImport',
  summary: 'Read how far an import is',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
  }),
  output: ListingImport,
  example: { id: '1' },
  errors: ['import-not-found'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const row = await requireUpload(app, { workspaceId, chatbotId: chatbot.id }, id)
    return presentUpload(row, await findUndoable(app.db, workspaceId, [row.runId]))
  },
})
