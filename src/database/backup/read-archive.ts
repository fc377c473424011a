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

/** Yields the entries of a .tar.gz file. Each must be read to its end before the next is asked for. */
export async function* readArchive(source: string, onBytes: (bytes: number) => void): AsyncGenerator<ArchiveEntry> {
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const file = createReadStream(source, { highWaterMark: 256 * 1024 })
  const gunzip = createGunzip()
  file.on('error', (error) => gunzip.destroy(error))
  file.pipe(counter).pipe(gunzip)
  try {
    const entries = Readable.toWeb(gunzip).pipeThrough(createTarDecoder({ strict: true }))
    for await (const { header, body } of entries) {
      if (header.type === 'file') yield { name: header.name, bytes: header.size, chunks: explainErrors(body) }
      else throw new BackupFailure('This file is not a backup of Porchlight.')
    }
  } catch (error) {
    throw explain(error)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
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
export async function readWholeEntry(entry: ArchiveEntry): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of entry.chunks) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
