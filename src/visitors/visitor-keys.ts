import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import type { VisitorPlace } from '../operation.ts'
import { listSigningKeys, renewSigningKey, type SigningKey } from './signing-key-store.ts'
import {
  isSignedWith,
  readVisitorKey,
  visitorKeyRenewableMs,
  visitorKeyUsableMs,
  writeVisitorKey,
} from './visitor-key.ts'

/** A signing key signs for this long; what it has signed may be renewed that long again. */
const signingMs = 30 * 24 * 60 * 60_000
/** An unknown signing key is looked for in the database at most this often: anybody may name one. */
const lookAgainMs = 5_000
/** A clock of another process may be ahead of ours by this much. */
const clockSlackMs = 60_000

type KnownVisitor = VisitorPlace & {
  /** usable: opens its session; renewable: only GetConfig takes it, for a new one. */
  state: 'usable' | 'renewable'
}

/** Makes and proves the keys that GetConfig hands to browsers. What is signed with lies in the database, for every process. */
export class VisitorKeys {
  readonly #db: Database
  #known: SigningKey[] = []
  #lookedAt = 0

  constructor(db: Database) {
    this.#db = db
  }

  /** A new key of a session. `now` in milliseconds. */
  async issue(place: VisitorPlace, now: number): Promise<string> {
    const signing = await this.#current(now)
    const { workspaceId, chatbotId, sessionId } = place
    const claim = {
      workspaceId,
      chatbotId,
      sessionId,
      signingKeyId: signing.id,
      issuedAt: Math.floor(now / 1000),
    }
    return writeVisitorKey(claim, signing.secret)
  }

  /** Whose key it is; null when it was not made by us, or too long ago. */
  async prove(key: string, now: number): Promise<KnownVisitor | null> {
    const read = readVisitorKey(key)
    if (!read) return null
    const { claim, body, signature } = read
    const signing = await this.#find(claim.signingKeyId, now)
    if (!signing || !isSignedWith(signing.secret, body, signature)) return null
    const age = now - claim.issuedAt * 1000
    if (age < -clockSlackMs || age > visitorKeyRenewableMs) return null
    const { workspaceId, chatbotId, sessionId } = claim
    return { workspaceId, chatbotId, sessionId, state: age > visitorKeyUsableMs ? 'renewable' : 'usable' }
  }

  async #current(now: number): Promise<SigningKey> {
    const isYoung = (key: SigningKey | undefined): key is SigningKey =>
      key !== undefined && now - key.createdAt.getTime() < signingMs
    if (!isYoung(this.#known[0])) {
      await renewSigningKey(this.#db, randomBytes(32), {
        now: new Date(now),
        newestBefore: new Date(now - signingMs),
        oldestKept: new Date(now - signingMs - visitorKeyRenewableMs - clockSlackMs),
      })
      await this.#load(now)
    }
    const newest = this.#known[0]
    if (!newest) throw new Error('there is no signing key although one was just made')
    return newest
  }

  async #find(id: number, now: number): Promise<SigningKey | undefined> {
    const found = this.#known.find((key) => key.id === id)
    if (found || now - this.#lookedAt < lookAgainMs) return found
    await this.#load(now)
    return this.#known.find((key) => key.id === id)
  }

  async #load(now: number): Promise<void> {
    this.#known = await listSigningKeys(this.#db)
    // Not before: a look that failed has found nothing out, and must not make good keys unknown.
    this.#lookedAt = now
  }
}
