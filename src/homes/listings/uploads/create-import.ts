import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { findDocuments, giveUpDocuments, keepDocuments } from '../../../platform/files/documents/stored-documents.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { readKeptChoices } from './kept-choices.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { forgetUploads, insertUpload } from './upload-store.ts'

/** So many imports of a chatbot are remembered. */
const kept = 100

/** POST /v1/chatbots/{serialNumber}/imports */
export const createImport = chatbotOperation({
  id: 'createImport',
  summary: 'Begin to import a file of listings',
  description:
    'Takes a file that was uploaded (GetPreUploadUrl, PUT, ReportUploadSuccess): a table (CSV and the like), a spreadsheet (XLSX, ODS), JSON, or what software sends to portals (OpenImmo, BLM, Kyero, REAXML, Zillow, MITS and other XML), also in a ZIP; what is in it decides. `choices` are those of the last file of the same name, to begin with. Nothing is stored yet: look at it (preview), have it counted (start with dryRun), and start it.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    fileId: Type.Integer({ description: 'FileStoreId of the upload', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: ListingImport,
  example: { fileId: 34317 },
  errors: ['file-not-found'],
  async run(app, caller, { chatbot, fileId }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const [file] = await findDocuments(app.db, scope.workspaceId, [fileId])
    if (!file) throw fail('file-not-found', { fileId })
    const { row, left } = await inTransaction(app.db, async (transaction) => {
      await keepDocuments(transaction, scope.workspaceId, [fileId])
      const { fileName, bytes } = file
      const choices = await readKeptChoices(transaction, scope, fileName)
      const made = await insertUpload(transaction, { ...scope, fileId, fileName, bytes, by: actorOf(caller), choices })
      const forgotten = await forgetUploads(transaction, scope, kept)
      const files = forgotten.flatMap(({ fileId: id }) => id ?? [])
      await giveUpDocuments(transaction, scope.workspaceId, files, app.now())
      return { row: made, left: forgotten.flatMap(({ faultsName }) => faultsName ?? []) }
    })
    for (const name of left)
      await app.files
        .remove(name)
        .catch((error: unknown) => app.log.warn({ err: error, name }, 'faulty rows could not be removed'))
    return presentUpload(row)
  },
})
