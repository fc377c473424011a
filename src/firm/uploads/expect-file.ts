import type { FirmApp } from '../firm-app.ts'
import { insertFile, insertFileOfSession, type NewFile, type SessionFileLimits } from './file-store.ts'
import { makeUploadAddress, makeUploadToken, uploadOpenMs } from './upload-address.ts'
import { countVisitorFile } from './upload-budget.ts'

/** A file that is expected: its id, and the one address that takes its bytes. */
export interface ExpectedFile {
  fileId: number
  address: string
}

interface Expected {
  workspaceId: number
  fileName: string
}

/** Expects a file of the firm. */
export async function expectFile(app: FirmApp, expected: Expected): Promise<ExpectedFile> {
  return await expect(app, expected, (file) => insertFile(app.db, file))
}

/**
 * Expects a file of a visitor's session, within its limits and what the visitors of one chatbot may send in a day. `refuse`
 * makes the failure of a limit that is reached.
 */
export async function expectVisitorFile(
  app: FirmApp,
  expected: Expected,
  visitor: { workspaceId: number; chatbotId: number; sessionId: number },
  limits: Omit<SessionFileLimits, 'now'>,
  refuse: (reached: 'begun' | 'unfinished') => Error,
): Promise<ExpectedFile> {
  return await expect(app, expected, async (file) => {
    const kept = await insertFileOfSession(
      app.db,
      { ...file, sessionId: visitor.sessionId },
      { ...limits, now: app.now() },
      (db) => countVisitorFile({ ...app, db }, visitor),
    )
    if ('id' in kept) return kept.id
    throw refuse(kept.reached)
  })
}

async function expect(
  app: FirmApp,
  expected: Expected,
  insert: (file: NewFile) => Promise<number>,
): Promise<ExpectedFile> {
  const { token, hash } = makeUploadToken()
  const uploadExpiresAt = new Date(app.now().getTime() + uploadOpenMs)
  const fileId = await insert({ ...expected, uploadTokenHash: hash, uploadExpiresAt })
  return { fileId, address: makeUploadAddress(app.publicUrl, fileId, token) }
}
