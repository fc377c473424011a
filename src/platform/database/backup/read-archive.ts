import { createReadStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import { BackupFailure } from './backup-failure.ts'

export interface ArchiveEntry {
  name: string
  bytes: number
  chunks: AsyncIterable<Uint8Array>
}

/** How far an archive may unpack; it may be raised while it is read. */
export interface UnpackLimit {
  bytes: number
}

/**
 * Yields the entries of a .tar.gz file. Each must be read to its end before the next is asked for. What unpacks to more
 * than the limit is read no further.
 */
export async function* readArchive(
  source: string,
  limit: UnpackLimit,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const file = createReadStream(source, { highWaterMark: 256 * 1024 })
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error))
  const bounded = file.pipe(counter).pipe(gunzip).pipe(boundBytes(limit))
  gunzip.on('error', (error) => bounded.destroy(error))
  try {
    const entries = Readable.toWeb(bounded).pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) {
      if (header.type === 'file') yield { name: header.name, bytes: header.size, chunks: explainErrors(body) }
      else throw new BackupFailure('This file is not a backup of Porchlight.')
    }
  } catch (error) {
    throw explain(error)
  } finally {
    file.destroy()
    gunzip.destroy()
    bounded.destroy()
  }
}

function boundBytes(limit: UnpackLimit): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= limit.bytes) return done(null, chunk)
      done(new BackupFailure('This backup is damaged, or was made to do harm: it unpacks to more than it says.'))
    },
  })
}

async function* explainErrors(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    throw explain(error)
  }
}

function explain(error: unknown): unknown {
  const isOfTheFileSystem = error instanceof Error && 'syscall' in error
  if (error instanceof BackupFailure || isOfTheFileSystem) return error
  return new BackupFailure('This backup is damaged or not complete.', { cause: error })
}

/** Puts an entry together in memory; for the small ones. */
export async function readWholeEntry(entry: ArchiveEntry, maxBytes: number): Promise<string> {
  if (entry.bytes > maxBytes) throw new BackupFailure(`This backup is damaged: its ${entry.name} is far too large.`)
  const chunks: Uint8Array[] = []
  for await (const chunk of entry.chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
