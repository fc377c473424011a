import type { Database } from '../../platform/database/connect.ts'
import { bytesOfHash, type KeyHash } from './key.ts'
import { KeyUses } from './key-uses.ts'
import { findKeyByHash, type KnownKey } from './keys/key-store.ts'

const maxEntries = 10_000
/** Backstop for a change whose notification got lost, for instance behind a connection pooler. */
const maxAgeMs = 5_000

/**
 * Remembers keys between requests, so that a request costs no query for its credential. `clear` is called whenever any
 * process changes a key; only known keys are remembered, so that a new key works at once.
 */
export class KeyCache {
  readonly #entries = new Map<string, { key: KnownKey; readAt: number }>()
  readonly #db: Database
  readonly #uses: KeyUses
  #generation = 0

  constructor(db: Database) {
    this.#db = db
    this.#uses = new KeyUses(db)
  }

  clear(): void {
    this.#entries.clear()
    this.#generation += 1
  }

  /** Whether the key of that hash was known the last time that it was looked for, however long ago. */
  remembers(hash: KeyHash): boolean {
    return this.#entries.has(hash)
  }

  /** The key of that hash, when it is known and not over: it counts as used. */
  async find(hash: KeyHash): Promise<KnownKey | null> {
    const key = await this.#look(hash)
    if (key) this.#uses.note(key.id)
    return key
  }

  /** Ages are measured on a clock that never jumps. */
  async #look(hash: KeyHash): Promise<KnownKey | null> {
    const entry = this.#entries.get(hash)
    const age = entry ? performance.now() - entry.readAt : maxAgeMs
    if (entry && age < maxAgeMs) return isCurrent(entry.key, age) ? entry.key : null
    const generation = this.#generation
    const readAt = performance.now()
    const found = await findKeyByHash(this.#db, bytesOfHash(hash))
    if (!found) return null
    if (this.#entries.size >= maxEntries) this.#entries.clear()
    // A change announced while we were reading may have missed this answer: then it is used once and not kept.
    if (generation === this.#generation) this.#entries.set(hash, { key: found, readAt })
    return isCurrent(found, 0) ? found : null
  }
}

function isCurrent({ leftMs }: KnownKey, ageMs: number): boolean {
  return leftMs === null || leftMs > ageMs
}
