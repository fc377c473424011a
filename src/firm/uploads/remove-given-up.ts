import type { FirmApp } from '../firm-app.ts'
import { deleteFile } from './file-store.ts'

/**
 * Removes the bytes and then the row of files that were given up. What cannot be removed now keeps its row, and the job
 * for abandoned uploads tries again. Answers how many are left to it.
 */
export async function removeGivenUp(
  app: Pick<FirmApp, 'db' | 'files' | 'log'>,
  files: readonly { workspaceId: number; id: number; storageName: string | null }[],
): Promise<number> {
  let left = 0
  for (const { workspaceId, id, storageName } of files) {
    try {
      if (storageName !== null) await app.files.remove(storageName)
      await deleteFile(app.db, workspaceId, id)
    } catch (error) {
      left += 1
      app.log.warn({ err: error, fileId: id }, 'an erased file could not be removed yet; it is tried again')
    }
  }
  return left
}
