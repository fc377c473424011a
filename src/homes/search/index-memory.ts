import { totalmem } from 'node:os'

const megabyte = 1_048_576
const share = 4
const most = 4_096 * megabyte

/** What the indexes of the process may take, in bytes: as set, or a quarter of the machine's memory, at most 4 GB. */
export function indexMemory(setMb: number | null): number {
  if (setMb !== null) return setMb * megabyte
  const limit = process.constrainedMemory()
  const there = limit > 0 && limit < totalmem() ? limit : totalmem()
  return Math.min(most, Math.floor(there / share))
}
