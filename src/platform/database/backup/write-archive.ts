import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { createTarPacker, packTar } from 'modern-tar'
import { BackupFailure } from './backup-failure.ts'

export interface ArchiveWriter {
  /** Adds an entry whose chunks have exactly this many bytes together. */
  add(name: string, bytes: number, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
}

/** The first entry: its text tells of the whole, and is equally long whatever that is. */
export interface ArchiveHeading {
  name: string
  /** `unpackedBytes`: of the whole archive, this entry included. */
  write(unpackedBytes: number): string
}

/**
 * Writes a .tar.gz file, readable by its owner alone. It gets its name only when it is whole and on the disk; nothing
 * stays behind when `fill` or the disk fails.
 */
export async function writeArchive(
  target: string,
  heading: ArchiveHeading,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  if (existsSync(target)) throw new BackupFailure(`${target} exists already: choose another name, or remove it first.`)
  const draft = `${target}.part`
  const { readable, controller } = createTarPacker()
  const place = await packHeading(heading, 0)
  let unpackedBytes = place.unpackedBytes
  const counter = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      unpackedBytes += chunk.length
      done(null, chunk)
    },
  })
  await writeFile(draft, place.packed, { mode: 0o600, flag: 'w' })
  // Level 4 takes half the time of the default for a file some percent larger.
  const written = pipeline(
    Readable.fromWeb(readable),
    counter,
    createGzip({ level: 4 }),
    createWriteStream(draft, { flags: 'r+', start: place.packed.length }),
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
    await overwriteStart(draft, (await packHeading(heading, unpackedBytes)).packed)
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

const blockBytes = 512

/**
 * The heading as a member of its own of the gzip file, not pressed together: always of one length, so that it can be
 * written again at the end. What unpacks gzip takes several members one after the other.
 */
async function packHeading(
  { name, write }: ArchiveHeading,
  unpackedBytes: number,
): Promise<{ packed: Buffer; unpackedBytes: number }> {
  const text = write(unpackedBytes)
  const size = Buffer.byteLength(text)
  const header = { name, size, type: 'file' as const, mode: 0o600, mtime: new Date(0) }
  const archive = await packTar([{ header, body: text }])
  // Without the blocks that end an archive: the others follow.
  const entry = archive.subarray(0, blockBytes + Math.ceil(size / blockBytes) * blockBytes)
  return { packed: gzipSync(entry, { level: 0 }), unpackedBytes: entry.length }
}

async function overwriteStart(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.write(bytes, 0, bytes.length, 0)
  } finally {
    await handle.close()
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
