import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../file-storage.ts'
import { LimitBytes } from './limit-bytes.ts'
import { checkStorageName, isStorageName } from './storage-name.ts'

/** Three times as long as any request may take to arrive. */
const staleAfterMs = 15 * 60_000

/**
 * Keeps files below a folder: `kept/` holds what is complete, `arriving/` what is not. Bytes are on the disk before
 * `put` answers, so that an acknowledged upload survives a power cut.
 */
export async function openDiskStorage(folder: string): Promise<FileStorage> {
  const kept = join(folder, 'kept')
  const arriving = join(folder, 'arriving')
  await mkdir(kept, { recursive: true, mode: 0o700 })
  await mkdir(arriving, { recursive: true, mode: 0o700 })
  await removeStale(arriving)

  const place = (name: string): string => {
    checkStorageName(name)
    return join(kept, ...name.split('/'))
  }

  return {
    async put(name, bytes, maxBytes) {
      const target = place(name)
      const arrivingPath = join(arriving, randomBytes(16).toString('hex'))
      try {
        const written = await writeDurably(arrivingPath, bytes, maxBytes)
        await makeFolder(dirname(target), kept)
        await rename(arrivingPath, target)
        await syncFolder(dirname(target))
        return written
      } catch (error) {
        await rm(arrivingPath, { force: true })
        throw error
      }
    },

    async open(name) {
      const handle = await open(place(name), 'r')
      return handle.createReadStream()
    },

    async remove(name) {
      await rm(place(name), { force: true })
    },

    list: () => listFolder(kept, kept),

    tidy: () => removeStale(arriving),

    async check() {
      const probe = join(arriving, `check-${randomBytes(8).toString('hex')}`)
      const handle = await open(probe, 'wx', 0o600).catch((error: unknown) => {
        if (isFull(error)) return null
        throw error
      })
      if (handle === null) return
      try {
        await handle.write('porchlight')
      } catch (error) {
        // A full disk still gives what it has; that it is full is told by others.
        if (!isFull(error)) throw error
      } finally {
        await handle.close()
        await rm(probe, { force: true })
      }
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

async function writeDurably(path: string, bytes: Readable, maxBytes: number): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const limit = new LimitBytes(maxBytes)
    await pipeline(bytes, limit, (pieces) => handle.writeFile(pieces))
    await handle.sync()
    return limit.bytes
  } finally {
    await handle.close()
  }
}

/** Makes a folder and puts its entry in the parent on the disk, so that a file inside cannot vanish with it. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made !== root; made = dirname(made)) await syncFolder(dirname(made))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file system keeps entries in order by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listFolder(folder: string, root: string): AsyncGenerator<{ name: string; bytes: number }> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFolder(path, root)
    if (!entry.isFile()) continue
    const name = relative(root, path).split(sep).join('/')
    const found = isStorageName(name) ? await stat(path).catch(() => null) : null
    if (found) yield { name, bytes: found.size }
  }
}

/** What a killed process left half-written. Another process on the same folder may still be writing the younger ones. */
async function removeStale(arriving: string): Promise<void> {
  for (const name of await readdir(arriving)) {
    const path = join(arriving, name)
    const found = await stat(path).catch(() => null)
    if (found && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true, recursive: true })
  }
}
