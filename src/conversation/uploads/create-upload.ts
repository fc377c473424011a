import { Type } from 'typebox'
import type { App } from '../../doors/app.ts'
import { insertFile, insertFileOfSession, type NewFile } from '../../firm/uploads/file-store.ts'
import { makeUploadAddress, makeUploadToken, uploadOpenMs } from '../../firm/uploads/upload-address.ts'
import { countVisitorFile } from '../../firm/uploads/upload-budget.ts'
import { checkVisitorFileName } from '../../firm/uploads/visitor-files.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { requiredText } from '../../platform/fields.ts'
import { tooManyCalls } from '../../platform/limits/visitor-limits.ts'
import { type CallContext, type Caller, defineOperation } from '../../platform/operation.ts'
import { keepSession } from '../sessions/visitor-session.ts'

/** What one session may send: more than anybody shows of a home, and no place to keep things. */
const filesOfSession = { begun: 30, windowSeconds: 3_600, unfinished: 10 }

/** POST /chat/User/GetPreUploadUrl */
export const createUpload = defineOperation({
  id: 'createUpload',
  summary: 'Begin the upload of a file',
  description:
    'The first of three steps. PUT the bytes of the file (up to 100 MB, any Content-Type, no credential) to PreUploadUrl within 5 minutes, then call ReportUploadSuccess. The address takes one file; an upload that broke off can be repeated. With a visitor’s key the file (up to 40 MB) belongs to that session: a picture where EnableUploadImage is set, a WAV where EnablePushToTalk is; at most 30 an hour, 10 of them unfinished, and within what the visitors of one chatbot may send in a day.',
  tag: 'Files',
  access: 'secret-or-visitor-key',
  countsAs: 'uploads',
  jsonOnly: false,
  atomic: true,
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
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls', 'upload-budget-used', 'storage-full'],
  async run(app, caller, { fileName }, context) {
    await app.space.requireRoom()
    const { token, hash } = makeUploadToken()
    const file = {
      workspaceId: caller.workspaceId,
      fileName,
      uploadTokenHash: hash,
      uploadExpiresAt: new Date(app.now().getTime() + uploadOpenMs),
    }
    const fileId = caller.visitor ? await keepFileOfVisitor(app, caller, file, context) : await insertFile(app.db, file)
    return { FileStoreId: String(fileId), PreUploadUrl: makeUploadAddress(app.publicUrl, fileId, token) }
  },
})

async function keepFileOfVisitor(app: App, caller: Caller, file: NewFile, context: CallContext): Promise<number> {
  const { visitor, chatbot } = await openVisit(app, caller, context)
  checkVisitorFileName(chatbot.settings, file.fileName)
  // A file goes when its session goes, so there must be one.
  await keepSession(app.db, visitor, context.client)
  const limits = { ...filesOfSession, now: app.now() }
  const kept = await insertFileOfSession(app.db, { ...file, sessionId: visitor.sessionId }, limits, (db) =>
    countVisitorFile({ ...app, db }, visitor),
  )
  if ('id' in kept) return kept.id
  throw kept.reached === 'begun'
    ? tooManyCalls('files were sent in this conversation', filesOfSession.windowSeconds)
    : tooManyCalls('uploads of this conversation are unfinished', uploadOpenMs / 1000)
}
