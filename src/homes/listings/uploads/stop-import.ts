import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { requireUpload } from './upload-file.ts'
import { stopUpload } from './upload-store.ts'

/** POST /v1/chatbots/{serialNumber}/imports/{id}/stop */
export const stopImport = chatbotOperation({
  id: 'stopImport',
  summary: 'Stop an import',
  description:
    'One that waits is stopped at once; one that is at work after the rows that are on their way, which stay.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
  }),
  output: ListingImport,
  example: { id: '1' },
  errors: ['import-not-found', 'import-not-ready'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const upload = await requireUpload(app, { workspaceId, chatbotId: chatbot.id }, id)
    const stopped = await stopUpload(app.db, upload)
    if (stopped === null) throw fail('import-not-ready', { id, state: upload.state, reason: 'it is not at work' })
    return presentUpload(stopped)
  },
})
