import { Type } from 'typebox'
import { requireChatbot } from '../../../firm/chatbots/require-chatbot.ts'
import { requiredText } from '../../../platform/fields.ts'
import { defineOperation } from '../../define-operation.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { requireUpload } from './upload-file.ts'

/** GET /v1/chatbots/{serialNumber}/imports/{id} */
export const readImport = defineOperation({
  id: 'readImport',
  summary: 'Read how far an import is',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    serialNumber: requiredText({ description: 'serialNumber of the chatbot', maxLength: 100 }),
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
  }),
  output: ListingImport,
  example: { id: '1' },
  errors: ['chatbot-not-found', 'import-not-found'],
  async run(app, { workspaceId }, { serialNumber, id }) {
    const chatbot = await requireChatbot(app.db, workspaceId, serialNumber)
    return presentUpload(await requireUpload(app, { workspaceId, chatbotId: chatbot.id }, id))
  },
})
