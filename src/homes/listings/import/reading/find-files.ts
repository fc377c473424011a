import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface FoundFile {
  path: string
  bytes: number
  changedAt: Date
}

/** What programs write beside a file of listings, and ourselves: neither is one. */
const namePattern = /^(?![.~]).*\.(?:csv|tsv|txt|xlsx|ods|json|jsonl|ndjson|xml|blm|zip)$/i
const ownErrors = /\.errors(?:-after-\d+)?\.[a-z]+$/i
const mostFiles = 10_000

/** The file itself, or those of a folder that may hold listings, the oldest first. Fails where there is no such place. */
export async function findFiles(place: string): Promise<FoundFile[]> {
  const found = await stat(place)
  if (!found.isDirectory()) return [{ path: place, bytes: found.size, changedAt: found.mtime }]
  const names = (await readdir(place)).filter((name) => namePattern.test(name) && !ownErrors.test(name))
  const files: FoundFile[] = []
  for (const name of names.slice(0, mostFiles)) {
    const path = join(place, name)
    // Taken away meanwhile.
    const info = await stat(path).catch(() => null)
    if (info?.isFile()) files.push({ path, bytes: info.size, changedAt: info.mtime })
  }
  return files.sort((a, b) => a.changedAt.getTime() - b.changedAt.getTime() || (a.path < b.path ? -1 : 1))
}

/** The file that was changed last; null: the folder has none. */
export async function findNewest(place: string): Promise<FoundFile | null> {
  return (await findFiles(place)).at(-1) ?? null
}
