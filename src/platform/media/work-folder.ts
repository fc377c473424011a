import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'porchlight-media-'
/** Far longer than any work on one file may take. */
const staleAfterMs = 2 * 3_600_000

/** Runs the work with a temporary folder of its own, which is gone afterwards. */
export async function inWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Removes what a process that was killed has left behind. */
export async function removeStaleFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    const found = await stat(folder).catch(() => null)
    if (!found || Date.now() - found.mtimeMs < staleAfterMs) continue
    // Another user's folder stays.
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}
