import type { Database } from '../database/connect.ts'
import { type Cursor, writeCursor } from './cursor.ts'
import type { LiveEvent, LivePlace, SessionPlace } from './live-events.ts'
import { type LivePage, readLiveEvents, readSnapshotNow } from './live-store.ts'
import { isLater, isSeen, type Snapshot } from './snapshot.ts'
import { holds, mayHear, tellOf } from './who-hears.ts'

/** What was stored without a NOTIFY, and what a lost one would have told, is looked for so often. */
const lookEveryMs = 500
/** Also keeps proxies from closing what is silent. */
const cursorEveryMs = 15_000
/** Who may listen is asked again when a stream is opened again. */
const longestMs = 10 * 60_000
const pageSize = 200
const mostTyping = 1_000

/** Where a stream is written; the one of HTTP keeps little of what its client does not take. */
export interface LiveSink {
  /** Writes an event, or the cursor alone. */
  write(cursor: string | null, event: { type: string; data: object } | null): void
  end(): void
}

interface Stream {
  place: LivePlace
  sink: LiveSink
  seen: Snapshot
  openedAt: number
}

/**
 * The open event streams of a process. One reader of the database serves all of them: woken by a NOTIFY, or twice a
 * second, it reads what is new since its last look, and every stream gets what it has not had.
 */
export class LiveStreams {
  readonly #db: Database
  readonly #onError: (error: unknown) => void
  readonly #streams = new Set<Stream>()
  readonly #watches = new Map<number, Set<() => void>>()
  /** Up to where the reader has come, and the part that it is in the midst of. */
  #seen: Snapshot | null = null
  #part: Cursor['part'] = null
  /** Who types: told once everything before it is. */
  readonly #typing: (SessionPlace & { who: string; assignedTo: string | null })[] = []
  #isReading = false
  #isDue = false
  #timer: NodeJS.Timeout | null = null
  #cursorsAt = performance.now()
  #isClosed = false

  constructor(db: Database, options: { onError: (error: unknown) => void }) {
    this.#db = db
    this.#onError = options.onError
  }

  /**
   * Writes all that happens in a place from now on, after what has happened since the cursor; at first the cursor from
   * which on nothing is missed. Answers how to leave.
   */
  async open(place: LivePlace, cursor: Cursor | null, sink: LiveSink, signal: AbortSignal): Promise<() => void> {
    const now = await readSnapshotNow(this.#db)
    // A cursor of another database, as after a backup was restored, may lie in the future of this one.
    const since = cursor !== null && isLater(now, cursor.part?.until ?? cursor.seen) ? cursor : null
    const stream: Stream = { place, sink, seen: since?.seen ?? now, openedAt: performance.now() }
    let part = since?.part ?? null
    let isOwed = since !== null || this.#isAhead(stream)
    while (isOwed && !signal.aborted && !this.#isClosed) {
      const wasPart = part !== null
      part = await this.#catchUp(stream, part)
      // A part ends at a moment of before.
      isOwed = wasPart || part !== null || this.#isAhead(stream)
    }
    if (signal.aborted || this.#isClosed) {
      sink.end()
      return () => {}
    }
    // What was told before its first look is not its own.
    this.#seen ??= stream.seen
    this.#streams.add(stream)
    sink.write(writeCursor({ seen: stream.seen, part: null }), null)
    this.#timer ??= setInterval(() => this.#look(), lookEveryMs).unref()
    this.#look()
    return () => this.#leave(stream)
  }

  /** Something is to be told. `payload`: that of the NOTIFY; null: perhaps, and nobody knows what. */
  wake(payload: string | null): void {
    const [workspaceId = 0, sessionId = 0] = (payload ?? '').split(' ', 2).map(Number)
    const [who, assignedTo] = payload?.split(' ').slice(2) ?? []
    if (who !== undefined) {
      const typing = { workspaceId, sessionId, who, assignedTo: assignedTo || null }
      if (this.#typing.length < mostTyping) this.#typing.push(typing)
      this.#look()
      return
    }
    for (const [session, watches] of this.#watches)
      if (payload === null || session === sessionId) for (const watch of watches) watch()
    if (payload === null || [...this.#streams].some(({ place }) => holds(place, { workspaceId, sessionId })))
      this.#look()
  }

  /** Calls `onNews` when something may have happened in a conversation; answers how to stop. */
  watch(sessionId: number, onNews: () => void): () => void {
    const watches = this.#watches.get(sessionId) ?? new Set()
    this.#watches.set(sessionId, watches.add(onNews))
    return () => {
      watches.delete(onNews)
      if (watches.size === 0 && this.#watches.get(sessionId) === watches) this.#watches.delete(sessionId)
    }
  }

  /** Ends all streams, as when keys have changed: who may still listen comes back and misses nothing. */
  endAll(): void {
    for (const stream of [...this.#streams]) this.#end(stream)
  }

  /** Ends those that the firm listens to, as when somebody of the team may do less. */
  endInboxes(workspaceId: number): void {
    for (const stream of [...this.#streams]) {
      if (stream.place.workspaceId === workspaceId && stream.place.sessionId === null) this.#end(stream)
    }
  }

  close(): void {
    this.#isClosed = true
    this.endAll()
  }

  #tellTyping(): void {
    for (const { who, assignedTo, ...session } of this.#typing.splice(0)) {
      const event = { type: 'typing', data: { sessionID: session.sessionId, who } }
      for (const { place, sink } of this.#streams)
        if (holds(place, session) && (place.sessionId !== null || mayHear(place, assignedTo))) sink.write(null, event)
    }
  }

  /** Reads a page of what the stream has not had; answers the part that it is in the midst of. */
  async #catchUp(stream: Stream, part: Cursor['part']): Promise<Cursor['part']> {
    const page = await readLiveEvents(this.#db, stream.place, { since: stream.seen, part }, pageSize)
    tell(stream, page)
    return page.isWhole ? null : page
  }

  /** Whether the reader has told more than the stream has had. */
  #isAhead({ seen }: Stream): boolean {
    const told = this.#part?.until ?? this.#seen
    return told !== null && !isLater(seen, told)
  }

  #look(): void {
    this.#isDue = true
    if (!this.#isReading) void this.#readAll()
  }

  async #readAll(): Promise<void> {
    this.#isReading = true
    try {
      while (this.#isDue && this.#streams.size > 0) {
        this.#isDue = false
        this.#tidy()
        await this.#readOnce()
      }
    } catch (error) {
      // The next look is soon.
      this.#onError(error)
    } finally {
      this.#isReading = false
    }
  }

  async #readOnce(): Promise<void> {
    if (this.#seen === null) return
    // Of all workspaces: a stream of another one may be opened meanwhile.
    const page = await readLiveEvents(this.#db, null, { since: this.#seen, part: this.#part }, pageSize)
    if (this.#streams.size === 0) return
    for (const stream of this.#streams) tell(stream, page)
    this.#part = page.isWhole ? null : page
    if (page.isWhole) this.#seen = page.until
    else this.#isDue = true
    if (page.isWhole) this.#tellTyping()
  }

  #tidy(): void {
    const now = performance.now()
    for (const stream of [...this.#streams]) if (now - stream.openedAt > longestMs) this.#end(stream)
    if (now - this.#cursorsAt < cursorEveryMs) return
    this.#cursorsAt = now
    for (const { sink, seen } of this.#streams) sink.write(writeCursor({ seen, part: null }), null)
  }

  #end(stream: Stream): void {
    this.#leave(stream)
    stream.sink.end()
  }

  #leave(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0 || this.#timer === null) return
    clearInterval(this.#timer)
    this.#timer = null
    this.#seen = null
    this.#part = null
  }
}

/** Writes what is new to a stream; after a whole page it has had everything up to there. */
function tell(stream: Stream, { events, until, isWhole }: LivePage): void {
  const isNew = ({ xid }: LiveEvent): boolean => !isSeen(stream.seen, xid)
  for (const event of events.filter(isNew)) {
    const data = tellOf(stream.place, event)
    if (data === null) continue
    const cursor = writeCursor({ seen: stream.seen, part: { until, lastId: event.id } })
    stream.sink.write(cursor, { type: event.type, data })
  }
  if (isWhole && isLater(until, stream.seen)) stream.seen = until
}
