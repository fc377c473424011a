import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { examineFile } from '../../platform/files/examine-file.ts'
import type { Chatbot } from '../chatbots/chatbot.ts'
import { defineOperation } from '../define-operation.ts'
import type { FirmApp } from '../firm-app.ts'
import { openVisit } from '../visits/open-visit.ts'
import { beginReport, deleteFile, findFile, keepFile } from './file-store.ts'
import { ownerOf } from './message-files.ts'
import { readFileId } from './upload-address.ts'
import { describeVisitorFault } from './visitor-files.ts'

/** POST /chat/User/ReportUploadSuccess */
export const reportUpload = defineOperation({
  id: 'reportUpload',
  summary: 'Finish the upload of a file',
  description:
    'The last of three steps: from now on the file can be named in messages and settings. What is not reported within a day, with a visitor’s key within 10 minutes, is removed. May be repeated. With a visitor’s key: a file that a message could not carry is refused and removed.',
  tag: 'Files',
  access: 'secret-or-visitor-key',
  takesLong: true,
  envelope: true,
  input: Type.Object({
    FileStoreId: requiredText({ description: 'Id that GetPreUploadUrl answered with', maxLength: 100 }),
  }),
  output: Type.Boolean({ description: 'true' }),
  example: { FileStoreId: '34317' },
  errors: ['session-not-found', 'origin-not-allowed', 'file-not-found', 'upload-not-finished', 'file-not-allowed'],
  async run(app, caller, { FileStoreId }, context) {
    const visit = caller.visitor ? await openVisit(app, caller, context) : null
    const unknown = () => fail('file-not-found', { fileId: FileStoreId })
    const fileId = readFileId(FileStoreId)
    const file = fileId === null ? null : await findFile(app.db, ownerOf(caller), fileId)
    if (!file) throw unknown()
    if (file.state === 'stored') return true
    const { storageName, bytes } = file
    if (file.state === 'waiting' || storageName === null || bytes === null) {
      throw fail('upload-not-finished', { fileId: FileStoreId })
    }
    if (!(await beginReport(app.db, caller.workspaceId, file.id, app.now()))) throw unknown()
    const mimeType = await examineFile(app, { storageName, bytes }, context.signal).catch(async (error: unknown) => {
      // Told twice at once, the other call may have removed it meanwhile.
      throw (await findFile(app.db, ownerOf(caller), file.id)) ? error : unknown()
    })
    if (visit) await refuseUnfit(app, visit.chatbot, { id: file.id, storageName, bytes, mimeType })
    if (!(await keepFile(app.db, caller.workspaceId, file.id, mimeType))) throw unknown()
    return true
  },
})

/** A visitor's file that no message may carry goes at once: there is no other use for it. */
async function refuseUnfit(
  app: FirmApp,
  chatbot: Chatbot,
  file: { id: number; storageName: string; bytes: number; mimeType: string },
): Promise<void> {
  const fault = describeVisitorFault(chatbot.settings, file)
  if (fault === null) return
  await app.files.remove(file.storageName)
  await deleteFile(app.db, chatbot.workspaceId, file.id)
  throw fail('file-not-allowed', { reason: fault })
}
