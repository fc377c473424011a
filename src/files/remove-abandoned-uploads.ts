import type { App } from '../app.ts'
import { removeAbandonedFile } from './file-store.ts'

/** An upload that nobody reported is kept this long, counted from the end of its address. */
const keepMs = 24 * 3_600_000
/** In one run, so that a storage that is slow to remove does not hold up the other jobs for long. */
const atOnce = 1_000

/** Removes announced files whose bytes never came or were never reported, and visitors’ files that no message names. Several processes may do it at once. */
export async function removeAbandonedUploads(app: App): Promise<void> {
  const before = new Date(app.now().getTime() - keepMs)
  for (let count = 0; count < atOnce && !app.stopping.aborted; count += 1) {
    if (!(await removeAbandonedFile(app.db, before, (name) => app.files.remove(name)))) return
  }
}
