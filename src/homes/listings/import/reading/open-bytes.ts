import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { ImportRefusal } from '../import-refusal.ts'

const mostUnpacked = 4 * 1_024 * 1_048_576
/** Tables of text become eight times smaller, seldom twenty. */
const mostTimes = 200
/** Up to there nothing is said of how well it is packed. */
const fewBytes = 16 * 1_048_576

/** The bytes of a file, unpacked where it is packed with gzip; in small pieces, so that others get their turn in between. */
export async function openBytes(path: string, pieceBytes = 65_536): Promise<AsyncIterable<Uint8Array>> {
  const file = await open(path)
  const { size } = await file.stat()
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0).finally(() => file.close())
  const isPacked = bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  return isPacked ? unpack(path, size, pieceBytes) : createReadStream(path, { highWaterMark: pieceBytes })
}

async function* unpack(path: string, packed: number, pieceBytes: number): AsyncGenerator<Buffer> {
  const source = createReadStream(path)
  const unpacked = source.pipe(createGunzip({ chunkSize: pieceBytes }))
  source.on('error', (error) => unpacked.destroy(error))
  let length = 0
  try {
    for await (const piece of unpacked) {
      length += piece.length
      if (length > mostUnpacked || (length > fewBytes && length > packed * mostTimes))
        throw new ImportRefusal('The file unpacks to far more than a list of homes: it is not read further.')
      yield piece
    }
  } catch (error) {
    throw isBroken(error) ? describeBroken(error) : error
  } finally {
    source.destroy()
    unpacked.destroy()
  }
}

function isBroken(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

function describeBroken(cause: Error): Error {
  return new Error(`The packed file is damaged or not whole (${cause.message}): have it written anew.`, { cause })
}
