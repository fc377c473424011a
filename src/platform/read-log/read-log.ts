import type { Database } from '../database/connect.ts'
import type { ReadAction, ReadOf } from './read-actions.ts'
import { deleteOldReads, insertReads, type ReadEntry } from './read-log-store.ts'

/** As long as the change log (docs/decisions/0022), and no more of one workspace than takes some 50 MB. */
const kept = { days: 400, rows: 500_000 }
/** Whoever has a conversation open reads it again with every message: that is one opening for so long. */
const sameMs = 15 * 60_000
/** A page of the inbox that is open all day listens again every ten minutes. */
const sameStreamMs = 12 * 3_600_000
/** Written together this often: a process that is killed loses no more. */
const flushMs = 1_000
const mostAtOnce = 1_000
/** With the database away; the oldest go first. */
const mostWaiting = 20_000
const mostKnown = 20_000

/** Who of the firm read what of whom, as one process hears of it. Noting it costs the reader nothing but memory. */
export class ReadLog {
  readonly #db: Database
  readonly #now: () => Date
  readonly #onError: (error: unknown) => void
  #waiting: ReadEntry[] = []
  /** When who last read what, oldest first. */
  readonly #known = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, options: { now: () => Date; onError: (error: unknown) => void }) {
    this.#db = db
    this.#now = options.now
    this.#onError = options.onError
  }

  /** `actor`: a person or a program of the firm, as the change log names them. */
  note({ workspaceId, actor }: { workspaceId: number; actor: string }, action: ReadAction, of: ReadOf = {}): void {
    const at = this.#now()
    const forMs = action === 'conversations.watched' ? sameStreamMs : sameMs
    if (this.#isKnown(`${workspaceId} ${action} ${of.sessionId} ${of.leadId} ${actor}`, at, forMs)) return
    this.#waiting.push({ ...of, workspaceId, actor, action, at })
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  /** Writes what waits. Never fails: what cannot be written is told, and tried again with the next. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const part = this.#waiting.slice(0, mostAtOnce)
      try {
        await insertReads(this.#db, part)
      } catch (error) {
        this.#onError(error)
        return
      }
      const written = new Set(part)
      this.#waiting = this.#waiting.filter((entry) => !written.has(entry))
    }
  }

  #isKnown(key: string, at: Date, forMs: number): boolean {
    const last = this.#known.get(key)
    const ms = at.getTime()
    // A clock that jumped back hides nothing.
    if (last !== undefined && ms >= last && ms - last < forMs) return true
    this.#known.delete(key)
    this.#known.set(key, ms)
    for (const [oldest] of this.#known) {
      if (this.#known.size <= mostKnown) break
      this.#known.delete(oldest)
    }
    return false
  }
}

/** The same for whoever isn't a caller of an operation, at once: a command line ends soon. */
export function keepRead(
  db: Database,
  read: { workspaceId: number; actor: string; action: ReadAction; now: Date } & ReadOf,
): Promise<void> {
  const { now: at, ...entry } = read
  return insertReads(db, [{ ...entry, at }])
}

export function forgetOldReads(db: Database): Promise<void> {
  return deleteOldReads(db, kept)
}
