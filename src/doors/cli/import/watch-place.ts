import { setTimeout as wait } from 'node:timers/promises'
import { type FoundFile, findNewest } from '../../../homes/listings/import/reading/find-files.ts'

const lookMs = 2_000

/**
 * Imports a file, or the newest one of a folder, now and whenever it has changed, until a signal comes. A file counts as
 * whole when its size and time stayed the same between two looks: whoever writes it has ended.
 */
export async function watchPlace(place: string, importFile: (file: string) => Promise<void>): Promise<void> {
  const ending = new AbortController()
  const end = (): void => ending.abort()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end)
  process.stderr.write(`Watching ${place}; Ctrl-C ends it.\n`)
  let done: string | null = null
  let before: string | null = null
  while (!ending.signal.aborted) {
    const found = await findNewest(place).catch(() => null)
    const now = found === null ? null : stateOf(found)
    if (found !== null && now !== done && now === before) {
      await importFile(found.path).catch(tellFailure)
      done = now
    }
    before = now
    await wait(lookMs, undefined, { signal: ending.signal }).catch(() => {})
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, end)
}

function stateOf({ path, bytes, changedAt }: FoundFile): string {
  return JSON.stringify([path, bytes, changedAt.getTime()])
}

/** One file that cannot be imported is no reason not to wait for the next one. */
function tellFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
