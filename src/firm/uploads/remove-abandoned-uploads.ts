import type { FirmApp } from '../firm-app.ts'
import { removeAbandonedFile } from './file-store.ts'

/** In one run, so that a storage that is slow to remove does not hold up the other jobs for long. */
const atOnce = 1_000
/** Files that would not go, after which a run gives up: the storage is away. */
const mostFailures = 10

/**
 * Removes what was announced and never came, what came and was never reported (of visitors after 10 minutes, of
 * workspaces after a day), and visitors’ files that no message has named within a day. Several processes may do it at once.
 */
export async function removeAbandonedUploads(app: FirmApp): Promise<void> {
  const failed: { id: number; error?: unknown }[] = []
  for (let count = 0; count < atOnce && !app.stopping.aborted; count += 1) {
    const except = failed.map(({ id }) => id)
    const removed = await removeAbandonedFile(app.db, app.now(), except, (name) => app.files.remove(name))
    if (removed === null) break
    if ('error' in removed) failed.push(removed)
    if (failed.length >= mostFailures) break
  }
  // The schedule logs it and tries again.
  const [first] = failed
  if (first) throw first.error
}
