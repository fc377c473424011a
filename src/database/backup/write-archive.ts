import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { BackupFailure } from './backup-failure.ts'

export interface ArchiveWriter {
  /** Adds an entry whose chunks have exactly this many bytes together. */
  add(name: string, bytes: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
}

/**
 * Writes a .tar.gz file, readable by its owner alone. It gets its name only when it is whole and on the disk; nothing
 * stays behind when `fill` or the disk fails.
 */
export async function writeArchive(target: string, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  if (existsSync(target)) throw new BackupFailure(`${target} exists already: choose another name, or remove it first.`)
  const draft = `${target}.part`
  const { readable, controller } = createTarPacker()
  // Level 4 takes half the time of the default for a file some percent larger.
  const written = pipeline(
    Readable.fromWeb(readable),
    createGzip({ level: 4 }),
    createWriteStream(draft, { mode: 0o600 }),
  )
  // A full disk ends the pipeline while `fill` waits for it; then its error is the one to tell.
  let diskError: unknown
  written.catch((error) => {
    diskError = error
    controller.error(error)
  })
  const add: ArchiveWriter['add'] = async (name, bytes, chunks) => {
    const writer = controller.add({ name, size: bytes, type: 'file', mode: 0o600, mtime: new Date() }).getWriter()
    for await (const chunk of chunks) await writer.write(chunk)
    await writer.close()
  }
  try {
    await fill({ add })
    controller.finalize()
    await written
    await syncToDisk(draft)
    await rename(draft, target)
    if (process.platform !== 'win32') await syncToDisk(dirname(resolve(target)))
  } catch (error) {
    controller.error(error)
    await written.catch(() => {})
    await rm(draft, { force: true })
    throw diskError ?? error
  }
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
