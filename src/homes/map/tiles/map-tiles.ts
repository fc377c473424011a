import { createHash } from 'node:crypto'
import { addressOf, type TilePlace, type TileProvider } from '../../../platform/config/tile-provider.ts'
import { fail } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { GuardedFetch, OutboundResponse } from '../../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../../platform/outbound/retry-after.ts'
import { readTile } from './read-tile.ts'
import type { KeptTile, TileCache } from './tile-cache.ts'
import { readFreshness } from './tile-freshness.ts'
import { UnreadableTile } from './tile-shapes.ts'

const usualTimeoutMs = 8_000
/** The largest of a dense city have a third of it. */
const mostBytes = 3 * 1_048_576
/** So many are fetched at once, and so many wait for it. */
const mostAtOnce = 6
const mostWaiting = 120
/** After so many failures, one after the other, the provider is left in peace for a while. */
const mostFaults = 3
const restMs = 30_000
const longestRestMs = 10 * 60_000
/** How long it counts that there is no tile at a place, or one that cannot be read. */
const missingMs = 24 * 3_600_000
const unreadableMs = 10 * 60_000
/** Changes with what is drawn of a tile, so that none that was drawn otherwise is shown. */
const drawingVersion = 1

interface Options {
  fetch: GuardedFetch
  cache: TileCache
  log: Pick<Log, 'warn' | 'info'>
  now(): Date
  timeoutMs?: number
}

/** Tiles of the provider that the operator chose: from the disk, or fetched, once for all who want the same at once. */
export class MapTiles {
  readonly provider: TileProvider
  readonly #options: Options
  readonly #prefix: string
  readonly #coming = new Map<string, Promise<KeptTile>>()
  readonly #waiting: (() => void)[] = []
  #fetching = 0
  #faults = 0
  #restingUntil = 0

  constructor(provider: TileProvider, options: Options) {
    this.provider = provider
    this.#options = options
    const named = `${drawingVersion} ${provider.kind} ${provider.address}`
    this.#prefix = createHash('sha256').update(named).digest('hex').slice(0, 12)
  }

  /** The tile of a place. Fails with `map-tile-not-found`, and while the provider fails with `map-tiles-unavailable`. */
  async find(place: TilePlace): Promise<KeptTile> {
    const key = `${this.#prefix}-${place.z}-${place.x}-${place.y}`
    const coming = this.#coming.get(key) ?? this.#bring(key, place).finally(() => this.#coming.delete(key))
    this.#coming.set(key, coming)
    const tile = await coming
    if (tile.type === '') throw fail('map-tile-not-found', { place: `${place.z}/${place.x}/${place.y}` })
    return tile
  }

  async #bring(key: string, place: TilePlace): Promise<KeptTile> {
    const { cache } = this.#options
    const kept = await cache.find(key)
    if (kept && kept.until > this.#now()) return kept
    try {
      const { tile, isKept } = await this.#inTurn(() => this.#fetch(place))
      if (isKept) await cache.keep(key, tile)
      return tile
    } catch (error) {
      // Streets of last month are better than none.
      if (kept && kept.type !== '') return kept
      throw error
    }
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    this.#refuseWhileResting()
    if (this.#fetching >= mostAtOnce) {
      if (this.#waiting.length >= mostWaiting) throw fail('too-busy', {}, { retryAfterSeconds: 2 })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#fetching += 1
    try {
      this.#refuseWhileResting()
      return await work()
    } finally {
      this.#fetching -= 1
      this.#waiting.shift()?.()
    }
  }

  async #fetch(place: TilePlace): Promise<{ tile: KeptTile; isKept: boolean }> {
    const response = await this.#ask(place)
    const now = this.#now()
    if ([204, 404, 410].includes(response.status) || response.body.length === 0) {
      return { tile: { type: '', until: now + missingMs, bytes: Buffer.alloc(0) }, isKept: true }
    }
    try {
      const read = await readTile(this.provider, response.body, place.z)
      const keptMs = readFreshness(response.headers, now)
      return { tile: { ...read, until: now + (keptMs ?? 0) }, isKept: keptMs !== null }
    } catch (err) {
      if (!(err instanceof UnreadableTile)) throw err
      this.#options.log.info({ err, ...place }, 'a map tile could not be read')
      return { tile: { type: '', until: now + unreadableMs, bytes: Buffer.alloc(0) }, isKept: true }
    }
  }

  async #ask(place: TilePlace): Promise<OutboundResponse> {
    const { fetch, timeoutMs = usualTimeoutMs } = this.#options
    try {
      const url = addressOf(this.provider, place)
      const response = await fetch({ url, maxBytes: mostBytes, timeoutMs, unpacks: true })
      const { status } = response
      if (status === 200 || [204, 404, 410].includes(status)) {
        this.#faults = 0
        return response
      }
      if (status === 429 || status === 503) {
        const seconds = readRetryAfter(response.headers['retry-after'], this.#options.now())
        this.#rest(seconds > 0 ? seconds * 1000 : restMs)
      }
      throw new Error(`it answered with the status ${status}`)
    } catch (err) {
      this.#faults += 1
      this.#options.log.warn({ err, ...place }, 'a map tile did not come; maps show their own ground meanwhile')
      if (this.#faults >= mostFaults) this.#rest(restMs)
      throw this.#unavailable(err)
    }
  }

  #rest(ms: number): void {
    this.#restingUntil = Math.max(this.#restingUntil, this.#now() + Math.min(longestRestMs, Math.max(1_000, ms)))
  }

  #refuseWhileResting(): void {
    if (this.#restingUntil > this.#now()) throw this.#unavailable()
  }

  #unavailable(cause?: unknown): Error {
    const waitMs = Math.max(5_000, this.#restingUntil - this.#now())
    return fail('map-tiles-unavailable', {}, { cause, retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }

  #now(): number {
    return this.#options.now().getTime()
  }
}
