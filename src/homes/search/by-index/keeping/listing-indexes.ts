import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Database } from '../../../../platform/database/connect.ts'
import type { Condition } from '../../../../reading/criteria/condition.ts'
import type { ListingScope as Scope } from '../../../listings/listing-scope.ts'
import { prepareCondition } from '../answering/match-rows.ts'
import { ListingIndex } from '../listing-index.ts'
import { applyChanges, applyFew, fewIds } from './apply-changes.ts'
import { countListings, type Moment, readChanges, readListings, readSnapshot } from './index-store.ts'

export interface ListingIndexOptions {
  /** What all indexes of the process may take. */
  memoryBytes: number
  /** Milliseconds that a search waits for an index that is being made, before SQL answers it; 0 when not given. */
  patienceMs?: number
  /** Conditions on texts that are looked for beforehand, when there is time. */
  expected(): readonly Condition[]
  /** Hears what went wrong in the background; searches go on by SQL. */
  onError(error: unknown, scope: Scope): void
}

/** The log of changes is kept for longer than this: an index that has not looked for so long has perhaps missed some. */
const lapseMs = 30 * 60_000
/** An index that nobody asked for so long is dropped. */
const idleMs = 3 * 60 * 60_000
/** A chatbot whose index had no room is tried again after this time. */
const refusalMs = 10 * 60_000
const rowsAtOnce = 500
/** Rows that are read before others get their turn. */
const rowsPerSlice = 64
/** About so many listings are read in a millisecond. */
const rowsPerMs = 20
/** From so much of a chatbot on, what the whole will take can be told. */
const tellingShare = 0.1
const rowsPrepared = 32_768
const mostRounds = 20

interface Entry {
  readonly scope: Scope
  index: ListingIndex | null
  /** Every change that was visible in it is in the index. */
  snapshot: string
  /** The database's clock at that time. */
  at: Date
  history: string
  state: 'empty' | 'ready' | 'behind' | 'refused'
  /** Work is waiting or running. */
  isQueued: boolean
  /** Resolves when that work has been done, or has failed. */
  made: Promise<void>
  /** Resolves as soon as it is told that the work will last longer than a search waits. */
  lasts: PromiseWithResolvers<void>
  refusedAt: number
  /** When a search asked for it, or one was expected. */
  usedAt: number
  /** Changes are applied one after the other, or an older state of a listing could overwrite a newer one. */
  turn: Promise<void>
}

/** The indexes of a database's chatbots in this process: at most one for each, the least recently used ones dropped. */
export class ListingIndexes {
  readonly #db: Database
  readonly #options: ListingIndexOptions
  /** The one used last stands last. */
  readonly #entries = new Map<string, Entry>()
  #work: Promise<void> = Promise.resolve()
  #isClosed = false
  /** Of the index that was made last. */
  #serial = 0

  constructor(db: Database, options: ListingIndexOptions) {
    this.#db = db
    this.#options = options
  }

  /** Chatbots that were searched or are expected to be. */
  get count(): number {
    return this.#entries.size
  }

  get bytes(): number {
    let sum = 0
    for (const { index } of this.#entries.values()) sum += index?.bytes ?? 0
    return sum
  }

  /** The index of a chatbot with all that was committed before this call; null while there is none. */
  async find(scope: Scope): Promise<ListingIndex | null> {
    const entry = this.#touch(scope)
    const found = await this.#findCurrent(entry)
    const { patienceMs = 0 } = this.#options
    if (found !== null || patienceMs === 0 || !entry.isQueued) return found
    // Many searches by SQL at once would take the processors that make the index.
    await Promise.race([entry.made, entry.lasts.promise, setTimeout(patienceMs, undefined, { ref: false })])
    return entry.state === 'ready' ? this.#findCurrent(entry) : null
  }

  /** The index of a chatbot as it stands, without a look at what changed. */
  peek({ workspaceId, chatbotId }: Scope): ListingIndex | null {
    return this.#entries.get(`${workspaceId}/${chatbotId}`)?.index ?? null
  }

  async #findCurrent(entry: Entry): Promise<ListingIndex | null> {
    const { scope } = entry
    const { index, snapshot, at, history } = entry
    if (index === null || entry.state !== 'ready') {
      this.#prepare(entry)
      return null
    }
    const changes = await readChanges(this.#db, scope, snapshot)
    // Held against what was known when it was asked: a look that began later may have come back first.
    if (hasLapsed({ snapshot, at, history }, changes)) {
      if (entry.index === index) this.#drop(entry)
      this.#prepare(entry)
      return null
    }
    if (changes.entries.length > 0) {
      const ids = fewIds(changes.entries)
      if (ids === null) {
        entry.state = 'behind'
        this.#prepare(entry)
        return null
      }
      await this.#takeTurn(entry, () => applyFew(this.#db, scope, index, ids))
    }
    if (entry.index === index && entry.snapshot === snapshot)
      Object.assign(entry, { snapshot: changes.snapshot, at: changes.at })
    if (index.isWorn) this.#prepare(entry)
    return index
  }

  /** Begins to make the index of a chatbot that will be searched soon. */
  warm(scope: Scope): void {
    const entry = this.#touch(scope)
    if (entry.state !== 'ready') this.#prepare(entry)
  }

  /** Takes in what changed meanwhile, so that indexes nobody asks do not lapse. */
  async refresh(): Promise<void> {
    for (const [key, entry] of [...this.#entries]) {
      if (performance.now() - entry.usedAt > idleMs) this.#entries.delete(key)
      else if (entry.state === 'ready') await this.#findCurrent(entry)
      else if (entry.state === 'behind') this.#prepare(entry)
    }
  }

  /** Waits until nothing is being made. */
  async settle(): Promise<void> {
    let work: Promise<void>
    do {
      work = this.#work
      await work
    } while (work !== this.#work)
  }

  /** Ends what is being made. Searches afterwards go by SQL. */
  close(): void {
    this.#isClosed = true
    this.#entries.clear()
  }

  #touch(scope: Scope): Entry {
    const key = `${scope.workspaceId}/${scope.chatbotId}`
    const entry = this.#entries.get(key) ?? {
      scope: { workspaceId: scope.workspaceId, chatbotId: scope.chatbotId },
      index: null,
      snapshot: '',
      at: new Date(0),
      history: '',
      state: 'empty' as const,
      isQueued: false,
      made: Promise.resolve(),
      lasts: Promise.withResolvers<void>(),
      refusedAt: 0,
      usedAt: 0,
      turn: Promise.resolve(),
    }
    entry.usedAt = performance.now()
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  #drop(entry: Entry): void {
    entry.index = null
    entry.state = 'empty'
  }

  #takeTurn(entry: Entry, work: () => Promise<void>): Promise<void> {
    const turn = entry.turn.then(work)
    entry.turn = turn.catch(() => {})
    return turn
  }

  /** Brings an entry up to date in the background, one after the other. */
  #prepare(entry: Entry): void {
    if (entry.isQueued || this.#isClosed) return
    if (entry.state === 'refused' && performance.now() - entry.refusedAt < refusalMs) return
    entry.isQueued = true
    entry.lasts = Promise.withResolvers()
    entry.made = this.#work
      .then(() => this.#bringUpToDate(entry))
      .catch((error: unknown) => {
        this.#drop(entry)
        if (!this.#isClosed) this.#options.onError(error, entry.scope)
      })
      .finally(() => {
        entry.isQueued = false
      })
    this.#work = entry.made
      .then(() => this.#prepareExpected(entry))
      .catch((error: unknown) => this.#options.onError(error, entry.scope))
  }

  /** Looks for what most visitors ask for, a few rows at a time. */
  async #prepareExpected({ index }: Entry): Promise<void> {
    if (!index?.texts || index.isPrepared) return
    index.isPrepared = true
    for (const condition of this.#options.expected()) {
      for (let rows = 0; rows < index.rowCount && !this.#isClosed; ) {
        rows = Math.min(rows + rowsPrepared, index.rowCount)
        prepareCondition(index, condition, rows)
        await setImmediate()
      }
    }
  }

  async #bringUpToDate(entry: Entry): Promise<void> {
    if (this.#isClosed) return
    if (entry.index === null || entry.index.isWorn) {
      if (!((await this.#load(entry, true)) || (await this.#load(entry, false)))) {
        this.#drop(entry)
        entry.state = 'refused'
        entry.refusedAt = performance.now()
        return
      }
    }
    for (let round = 0; round < mostRounds && !this.#isClosed; round++) {
      const { index, scope, snapshot, at, history } = entry
      if (index === null) return
      const changes = await readChanges(this.#db, scope, snapshot)
      if (hasLapsed({ snapshot, at, history }, changes)) return this.#drop(entry)
      const few = fewIds(changes.entries)
      await this.#takeTurn(entry, () =>
        few === null
          ? applyChanges(this.#db, scope, index, changes.entries, () => this.#isClosed)
          : applyFew(this.#db, scope, index, few),
      )
      if (entry.index !== index) return
      Object.assign(entry, { snapshot: changes.snapshot, at: changes.at })
      if (few !== null) {
        entry.state = 'ready'
        this.#makeRoom(entry)
        return
      }
    }
  }

  /** Reads all listings of a chatbot; false when they have no room. */
  async #load(entry: Entry, withTexts: boolean): Promise<boolean> {
    const { scope } = entry
    const moment = await readSnapshot(this.#db)
    const expected = await countListings(this.#db, scope)
    if (expected > rowsPerMs * (this.#options.patienceMs ?? 0)) entry.lasts.resolve()
    const index = new ListingIndex(expected, withTexts, ++this.#serial)
    for (let after = 0; ; ) {
      if (this.#isClosed) return true
      const range = { after, last: Number.MAX_SAFE_INTEGER, limit: rowsAtOnce, withTexts }
      const rows = await readListings(this.#db, scope, range)
      for (const [at, row] of rows.entries()) {
        if (at % rowsPerSlice === 0) await setImmediate()
        index.put(row)
      }
      if (index.bytes > this.#options.memoryBytes || this.#willBeTooLarge(index, expected)) return false
      this.#makeRoom(entry, index.bytes)
      after = rows.at(-1)?.id ?? after
      if (rows.length < rowsAtOnce) break
    }
    index.seal()
    Object.assign(entry, moment, { index, state: 'behind' })
    this.#makeRoom(entry)
    return true
  }

  #willBeTooLarge(index: ListingIndex, expected: number): boolean {
    if (!index.texts || index.rowCount < expected * tellingShare) return false
    const texts = index.texts.bytes
    return index.bytes - texts + (texts * expected) / index.rowCount > this.#options.memoryBytes * 1.2
  }

  /** Drops the indexes that were not used for longest until what is left has room. */
  #makeRoom(kept: Entry, more = 0): void {
    for (const entry of this.#entries.values()) {
      if (this.bytes + more <= this.#options.memoryBytes) return
      if (entry !== kept && entry.index !== null) this.#drop(entry)
    }
  }
}

/** The log may have been pruned since, or the database is not the one that it was (it was restored). */
function hasLapsed(entry: Moment, now: Moment): boolean {
  const nextOf = (snapshot: string) => BigInt(snapshot.split(':')[1] ?? 0)
  return (
    entry.history !== now.history ||
    now.at.getTime() - entry.at.getTime() > lapseMs ||
    nextOf(now.snapshot) < nextOf(entry.snapshot)
  )
}
