import { Type } from 'typebox'
import { requiredText } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { insertFile } from './file-store.ts'
import { makeUploadAddress, makeUploadToken, uploadOpenMs } from './upload-address.ts'

/** POST /chat/User/GetPreUploadUrl */
export const createUpload = defineOperation({
  summary: 'Begin the upload of a file',
  description:
    'The first of three steps. PUT the bytes of the file (up to 100 MB, any Content-Type, no credential) to PreUploadUrl within 5 minutes, then call ReportUploadSuccess. The address takes one file; an upload that broke off can be repeated.',
  tag: 'Files',
  access: 'secret-key',
  jsonOnly: false,
  input: Type.Object({
    fileName: requiredText({
      description: 'Name of the file, for people; its kind is decided by its bytes',
      maxLength: 255,
    }),
  }),
  output: Type.Object({
    FileStoreId: Type.String({ description: 'Id of the file' }),
    PreUploadUrl: Type.String({ description: 'Where to PUT the bytes' }),
  }),
  example: { fileName: 'kitchen.jpg' },
  errors: [],
  async run(app, caller, { fileName }) {
    const { token, hash } = makeUploadToken()
    const fileId = await insertFile(app.db, {
      workspaceId: caller.workspaceId,
      fileName,
      uploadTokenHash: hash,
      uploadExpiresAt: new Date(app.now().getTime() + uploadOpenMs),
    })
    return { FileStoreId: String(fileId), PreUploadUrl: makeUploadAddress(app.publicUrl, fileId, token) }
  },
})
