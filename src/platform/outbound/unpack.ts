import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

/** Pieces that come out are as small as that: who reads them may stop before much was unpacked. */
const chunkSize = 65_536

/** What a packed answer says, as it is read; null for packings that nobody uses. It fails where the packing is broken. */
export function unpack(incoming: IncomingMessage, encoding: string): Readable | null {
  const unpacker = makeUnpacker(encoding.trim().toLowerCase())
  if (!unpacker) return null
  // Who reads hears of every failure, and whoever stops reading ends the answer too.
  return pipeline(incoming, unpacker, () => {})
}

function makeUnpacker(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ chunkSize })
  if (encoding === 'br') return createBrotliDecompress({ chunkSize })
  return encoding === 'deflate' ? createInflate({ chunkSize }) : null
}
