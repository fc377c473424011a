import { readFileSync } from 'node:fs'
import { hashSign } from '../../../reading/acts/signs-of-text.ts'

/** What each sign adds to the doubt: a logistic function over a hashed table of signed bytes. */
export interface SignWeights {
  bias: number
  /** What a byte of 1 is worth. */
  scale: number
  bytes: Int8Array
}

const headBytes = 8

/** The weights that `npm run learn:truth` has learned. Read when a language model first says something. */
export function loadSigns(): SignWeights {
  return decodeSigns(readFileSync(new URL('./signs.bin', import.meta.url)))
}

export function encodeSigns({ bias, scale, bytes }: SignWeights): Uint8Array {
  const file = Buffer.alloc(headBytes + bytes.length)
  file.writeFloatLE(bias, 0)
  file.writeFloatLE(scale, 4)
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).copy(file, headBytes)
  return file
}

function decodeSigns(file: Buffer): SignWeights {
  return {
    bias: file.readFloatLE(0),
    scale: file.readFloatLE(4),
    bytes: Int8Array.from(file.subarray(headBytes), (byte) => (byte << 24) >> 24),
  }
}

/** How likely it is, from 0 to 1, that what shows these signs is not borne out. */
export function doubtOfSigns({ bias, scale, bytes }: SignWeights, signs: readonly string[]): number {
  let sum = 0
  for (const sign of signs) sum += bytes[hashSign(sign, bytes.length)] ?? 0
  return 1 / (1 + Math.exp(-(bias + (sum * scale) / Math.sqrt(Math.max(1, signs.length)))))
}
