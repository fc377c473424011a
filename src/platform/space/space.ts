import type { Logger } from 'pino'
import { fail } from '../errors.ts'
import { type DiskSpace, measureDisks } from './measure-space.ts'

/** What must stay free of every disk: the larger of the two (docs/decisions/0020). */
export interface Reserve {
  bytes: number
  /** Of the whole disk. */
  percent: number
}

/** The disk that has the least to spare. */
export interface SpaceState extends DiskSpace {
  /** Uploads and imports stop while less than this is free. */
  reserveBytes: number
  isFull: boolean
}

/** A look is good for this long: many uploads share one. */
const freshMs = 250
/** Once full, this much more than the reserve must be free, so that it does not change with every file. */
const backBytes = 32 * 1_048_576
const retryAfterSeconds = 60

/** How much room the disks of the data folder have, and whether that is enough to take uploads and imports. */
export class Space {
  readonly #folders: readonly string[]
  readonly #reserve: Reserve
  readonly #log: Pick<Logger, 'warn'>
  #last: { at: number; state: Promise<SpaceState | null> } | null = null
  #isFull = false

  constructor(folders: readonly string[], reserve: Reserve, log: Pick<Logger, 'warn'>) {
    this.#folders = folders
    this.#reserve = reserve
    this.#log = log
  }

  /** The disk that is nearest to its reserve; null when none can be measured. */
  look(): Promise<SpaceState | null> {
    const now = performance.now()
    if (this.#last === null || now - this.#last.at >= freshMs) this.#last = { at: now, state: this.#measure() }
    return this.#last.state
  }

  /** Fails with `storage-full` when nothing more may be stored. */
  async requireRoom(): Promise<void> {
    if ((await this.look())?.isFull) throw storageFull()
  }

  async #measure(): Promise<SpaceState | null> {
    const disks = (await measureDisks(this.#folders)).map((disk) => ({
      ...disk,
      reserveBytes: reserveOf(disk, this.#reserve),
    }))
    const [least] = disks.sort((a, b) => a.freeBytes - a.reserveBytes - (b.freeBytes - b.reserveBytes))
    if (!least) return null
    const needed = least.reserveBytes + (this.#isFull ? Math.min(backBytes, least.reserveBytes / 10) : 0)
    const state = { ...least, isFull: least.freeBytes < needed }
    if (state.isFull !== this.#isFull) this.#tell(state)
    this.#isFull = state.isFull
    return state
  }

  #tell(state: SpaceState): void {
    const { folder, freeBytes, reserveBytes } = state
    const what = state.isFull
      ? 'the disk is nearly full: uploads and imports are stopped, answers go on'
      : 'there is room on the disk again: uploads and imports go on'
    this.#log.warn({ folder, freeBytes, reserveBytes }, what)
  }
}

/** The failure of an upload or import that finds no room; `cause`: what the system said. */
export function storageFull(cause?: unknown): Error {
  return fail('storage-full', {}, cause === undefined ? { retryAfterSeconds } : { retryAfterSeconds, cause })
}

/** How much of a disk must stay free, in bytes. */
export function reserveOf({ totalBytes }: Pick<DiskSpace, 'totalBytes'>, { bytes, percent }: Reserve): number {
  return Math.max(bytes, (totalBytes * percent) / 100)
}

/** Whether the system refused to write because a disk, or the share of it that we may use, is full. */
export function isDiskFull(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT'
}
