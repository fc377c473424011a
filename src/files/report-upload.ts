import { Type } from 'typebox'
import { fail } from '../errors.ts'
import { requiredText } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { examineFile } from './examine-file.ts'
import { findFile, keepFile } from './file-store.ts'
import { readFileId } from './upload-address.ts'

/** POST /chat/User/ReportUploadSuccess */
export const reportUpload = defineOperation({
  summary: 'Finish the upload of a file',
  description:
    'The last of three steps: from now on the file can be named in messages and settings. What is not reported within a day is removed. May be repeated.',
  tag: 'Files',
  access: 'secret-key',
  jsonOnly: false,
  input: Type.Object({
    FileStoreId: requiredText({ description: 'Id that GetPreUploadUrl answered with', maxLength: 100 }),
  }),
  output: Type.Boolean({ description: 'true' }),
  example: { FileStoreId: '34317' },
  errors: ['file-not-found', 'upload-not-finished'],
  async run(app, caller, { FileStoreId }, { signal }) {
    const unknown = () => fail('file-not-found', { fileId: FileStoreId })
    const fileId = readFileId(FileStoreId)
    const file = fileId === null ? null : await findFile(app.db, caller.workspaceId, fileId)
    if (!file) throw unknown()
    if (file.state === 'stored') return true
    const { storageName, bytes } = file
    if (file.state === 'waiting' || storageName === null || bytes === null) {
      throw fail('upload-not-finished', { fileId: FileStoreId })
    }
    const mimeType = await examineFile(app, { storageName, bytes }, signal)
    if (!(await keepFile(app.db, caller.workspaceId, file.id, mimeType))) throw unknown()
    return true
  },
})
