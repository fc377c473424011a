import { readFileSync } from 'node:fs'
import type { MeaningTable } from './meaning-table.ts'

// A table as bytes: the length of what is told of it (4 bytes), that as JSON, a scale for each column, then a signed byte for each number;
// numbers in the order of little-endian machines, which all are that Node runs on.

const bytesOfNumber = 4

interface Told {
  rows: number
  width: number
  learnedFrom: string
}

/** A table as it is kept in a file. */
export function encodeMeaning({ rows, width, learnedFrom, table }: MeaningTable): Uint8Array {
  const header: Told = { rows, width, learnedFrom }
  const told = new TextEncoder().encode(JSON.stringify(header))
  const start = beginOfScales(told.length)
  const whole = new Uint8Array(start + width * bytesOfNumber + rows * width)
  new DataView(whole.buffer).setUint32(0, told.length, true)
  whole.set(told, bytesOfNumber)
  whole.set(new Uint8Array(table.scales.buffer, table.scales.byteOffset, table.scales.byteLength), start)
  whole.set(
    new Uint8Array(table.bytes.buffer, table.bytes.byteOffset, table.bytes.byteLength),
    start + width * bytesOfNumber,
  )
  return whole
}

/** Reads what `encodeMeaning` has written. */
export function decodeMeaning(file: Uint8Array): MeaningTable {
  const whole = new Uint8Array(file)
  const length = new DataView(whole.buffer).getUint32(0, true)
  // Written by encodeMeaning alone; a test reads the file that is kept.
  const told = JSON.parse(new TextDecoder().decode(whole.subarray(bytesOfNumber, bytesOfNumber + length))) as Told
  const start = beginOfScales(length)
  const scales = new Float32Array(whole.buffer, start, told.width)
  const bytes = new Int8Array(whole.buffer, start + scales.byteLength, told.rows * told.width)
  return { ...told, table: { scales, bytes } }
}

const beginOfScales = (told: number): number => Math.ceil((bytesOfNumber + told) / bytesOfNumber) * bytesOfNumber

/** What `npm run train` has made of corpus/meanings/. Read when somebody first asks something of a home. */
export function loadMeaning(): MeaningTable {
  return decodeMeaning(readFileSync(new URL('./meaning.bin', import.meta.url)))
}
