import type { Database } from '../../platform/database/connect.ts'
import { largestBytes, readMimeType } from '../../platform/files/file-kind.ts'
import { findStoredFiles } from './file-store.ts'

/**
 * Whether a file is an uploaded image of the workspace, as the settings ChatIcon and ChatProfilePicture need it. An
 * animated GIF is one too: it is only messages that do not take it. What a visitor sent is none: a setting would show it
 * to everybody.
 */
export async function isImageOfWorkspace(db: Database, workspaceId: number, fileId: number): Promise<boolean> {
  if (!Number.isSafeInteger(fileId) || fileId < 1) return false
  const [file] = await findStoredFiles(db, { workspaceId, sessionId: null }, [fileId])
  if (!file || file.bytes > largestBytes.Image) return false
  const { kind, fault } = readMimeType(file.mimeType)
  return kind === 'Image' && (fault === null || fault === 'animated')
}
