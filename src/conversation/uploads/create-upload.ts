import { Type } from 'typebox'
import { type ExpectedFile, expectFile, expectVisitorFile } from '../../firm/uploads/expect-file.ts'
import { uploadOpenMs } from '../../firm/uploads/upload-address.ts'
import { checkVisitorFileName } from '../../firm/uploads/visitor-files.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { requiredText } from '../../platform/fields.ts'
import { tooManyCalls } from '../../platform/limits/visitor-limits.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
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
  envelope: true,
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
    const expected = { workspaceId: caller.workspaceId, fileName }
    const { fileId, address } = caller.visitor
      ? await expectFileOfVisitor(app, caller, expected, context)
      : await expectFile(app, expected)
    return { FileStoreId: String(fileId), PreUploadUrl: address }
  },
})

async function expectFileOfVisitor(
  app: ConversationApp,
  caller: Caller,
  expected: { workspaceId: number; fileName: string },
  context: CallContext,
): Promise<ExpectedFile> {
  const { visitor, chatbot } = await openVisit(app, caller, context)
  checkVisitorFileName(chatbot.settings, expected.fileName)
  // A file goes when its session goes, so there must be one.
  await keepSession(app.db, visitor, context.client)
  return await expectVisitorFile(app, expected, visitor, filesOfSession, (reached) =>
    reached === 'begun'
      ? tooManyCalls('files were sent in this conversation', filesOfSession.windowSeconds)
      : tooManyCalls('uploads of this conversation are unfinished', uploadOpenMs / 1000),
  )
}
