import type { Database } from '../../platform/database/connect.ts'
import { noteUses } from './keys/key-store.ts'

/** How long a key is not noted again. */
export const everyMs = 60_000
const mostRemembered = 10_000

/**
 * Notes when keys were last used, behind the calls that use them: no call waits for it, a key costs at most one row a
 * minute, all that came up meanwhile goes into one statement, and one runs at a time. What cannot be noted is not: the
 * next use is.
 */
export class KeyUses {
  readonly #db: Database
  /** By key: when it was noted last, on a clock that never jumps. */
  readonly #notedAt = new Map<number, number>()
  #due = new Set<number>()
  #isWriting = false

  constructor(db: Database) {
    this.#db = db
  }

  note(keyId: number): void {
    const now = performance.now()
    if (now - (this.#notedAt.get(keyId) ?? Number.NEGATIVE_INFINITY) < everyMs) return
    if (this.#notedAt.size >= mostRemembered) this.#notedAt.clear()
    this.#notedAt.set(keyId, now)
    this.#due.add(keyId)
    if (!this.#isWriting) void this.#write()
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    try {
      while (this.#due.size > 0) {
        const ids = [...this.#due]
        this.#due = new Set()
        await noteUses(this.#db, ids, everyMs)
      }
    } catch {
      // The database is away, which whoever needs it says.
    } finally {
      this.#isWriting = false
    }
  }
}
