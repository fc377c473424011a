import type { Readable } from 'node:stream'
import type { FileStorage } from './file-storage.ts'

/** The first bytes of a file, at most `bytes` of them. */
export async function readHead(storage: FileStorage, name: string, bytes: number): Promise<Buffer> {
  return collect(await storage.open(name), bytes)
}

/** A whole file, which must not be larger than `maxBytes`. */
export async function readWhole(storage: FileStorage, name: string, maxBytes: number): Promise<Buffer> {
  const whole = await collect(await storage.open(name), maxBytes + 1)
  if (whole.length > maxBytes) throw new Error(`the file ${name} is larger than ${maxBytes} bytes`)
  return whole
}

async function collect(stream: Readable, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  // Leaving the loop ends the stream.
  for await (const piece of stream) {
    pieces.push(piece)
    length += piece.length
    if (length >= limit) break
  }
  return Buffer.concat(pieces, length).subarray(0, limit)
}
