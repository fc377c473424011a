import { readFileSync } from 'node:fs'
import { type AnsweringModel, type AnsweringShape, type AnsweringTables, sizesOf } from './answering-model.ts'

// A model as bytes: the length of what is told of it (4 bytes), that as JSON, then the tables of each member one behind the other; numbers
// in the order of little-endian machines, which all are that Node runs on.

const bytesOfNumber = 4

interface Told {
  shape: AnsweringShape
  members: number
  noneShift: number
}

/** A model as it is kept in a file. */
export function encodeModel({ shape, members, noneShift }: AnsweringModel): Uint8Array {
  const header: Told = { shape, members: members.length, noneShift }
  const told = new TextEncoder().encode(JSON.stringify(header))
  const start = beginOfTables(told.length)
  const lists = members.flatMap((tables) => tablesOf(shape).map((name) => tables[name]))
  const whole = new Uint8Array(start + lists.reduce((sum, each) => sum + each.byteLength, 0))
  new DataView(whole.buffer).setUint32(0, told.length, true)
  whole.set(told, bytesOfNumber)
  let at = start
  for (const list of lists) {
    whole.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), at)
    at += list.byteLength
  }
  return whole
}

/** Reads what `encodeModel` has written. */
export function decodeModel(file: Uint8Array): AnsweringModel {
  const whole = new Uint8Array(file)
  const length = new DataView(whole.buffer).getUint32(0, true)
  // Written by encodeModel alone; the test of the weights reads the file that is kept.
  const { shape, members, noneShift } = JSON.parse(
    new TextDecoder().decode(whole.subarray(bytesOfNumber, bytesOfNumber + length)),
  ) as Told
  const sizes = sizesOf(shape)
  let at = beginOfTables(length)
  const read = (): AnsweringTables => {
    const entries = tablesOf(shape).map((name) => {
      const list = new Float32Array(whole.buffer, at, sizes[name])
      at += list.byteLength
      return [name, list] as const
    })
    // All names of the tables are among those of their sizes.
    return Object.fromEntries(entries) as unknown as AnsweringTables
  }
  return { shape, noneShift, members: Array.from({ length: members }, read) }
}

const beginOfTables = (told: number): number => Math.ceil((bytesOfNumber + told) / bytesOfNumber) * bytesOfNumber

/** What `npm run train` has made of corpus/asked/. Read when somebody first asks something of a home. */
export function loadAnsweringModel(): AnsweringModel {
  return decodeModel(readFileSync(new URL('./answering.bin', import.meta.url)))
}

function tablesOf(shape: AnsweringShape): (keyof AnsweringTables)[] {
  // The keys of the sizes.
  return Object.keys(sizesOf(shape)) as (keyof AnsweringTables)[]
}
