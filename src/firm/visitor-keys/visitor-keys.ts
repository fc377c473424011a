import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import type { SealedPlace } from '../../platform/secrets/seal.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import {
  listRevocations,
  listSigningKeys,
  type Revocation,
  renewSigningKey,
  rewriteSigningKeys,
  type SigningKeyRow,
  sealPlainSigningKeys,
} from './signing-key-store.ts'
import { isSignedWith, readVisitorKey, type VisitorClaim, writeVisitorKey } from './visitor-key.ts'
import { isYoung, signingTimes, stateOfKey, type VisitorKeyState } from './visitor-key-times.ts'

/** Backstop for a change whose notification got lost, for instance behind a connection pooler. */
const maxAgeMs = 5_000
/** An unknown signing key is looked for in the database at most this often: anybody may name one. */
const lookAgainMs = 250

interface SigningKey {
  id: number
  secret: Buffer
  createdAt: number
  retired: boolean
}

/** What the database says, and when it said so on a clock that never jumps. */
interface Known {
  signing: SigningKey[]
  revocations: Revocation[]
  readAt: number
}

export type KnownVisitor = VisitorPlace & {
  state: VisitorKeyState
  /** When the first key of the session was issued, in milliseconds. */
  openedAt: number
}

/** Makes and proves the keys that GetConfig hands to browsers. What is signed with lies in the database, for every process. */
export class VisitorKeys {
  readonly #db: Database
  readonly #secrets: Secrets
  #known: Known | null = null
  #generation = 0

  constructor(db: Database, secrets: Secrets) {
    this.#db = db
    this.#secrets = secrets
  }

  /** Called whenever any process changes or revokes something. */
  forget(): void {
    this.#known = null
    this.#generation += 1
  }

  /** A new key of a session. `now` and `openedAt`, when its first one was issued, in milliseconds. */
  async issue(place: VisitorPlace, now: number, openedAt = now): Promise<string> {
    const { signing, revocation } = await this.#current(now)
    const { workspaceId, chatbotId, sessionId } = place
    const claim = {
      workspaceId,
      chatbotId,
      sessionId,
      signingKeyId: signing.id,
      issuedAt: Math.floor(now / 1000),
      openedAt: Math.floor(openedAt / 1000),
      revocation,
    }
    return writeVisitorKey(claim, signing.secret)
  }

  /** Whose key it is; null when it was not made by us, too long ago, or was revoked. */
  async prove(key: string, now: number): Promise<KnownVisitor | null> {
    const read = readVisitorKey(key)
    if (!read) return null
    const { claim, body, signature } = read
    const known = await this.#knowing(claim.signingKeyId)
    const signing = known.signing.find(({ id }) => id === claim.signingKeyId)
    if (!signing || !isSignedWith(signing.secret, body, signature)) return null
    const state = stateOfKey(claim.issuedAt * 1000, now)
    if (state === null || isRevoked(known.revocations, claim)) return null
    const { workspaceId, chatbotId, sessionId } = claim
    return { workspaceId, chatbotId, sessionId, state, openedAt: claim.openedAt * 1000 }
  }

  /** Seals what older versions left in plain text. `onTrace` hears why the plain text may still be on the disk. */
  async sealPlain(onTrace: (error: unknown) => void): Promise<void> {
    const found = await sealPlainSigningKeys(this.#db, (id, secret) => this.#secrets.seal(placeOf(id), secret))
    if (found) await rewriteSigningKeys(this.#db).catch(onTrace)
    this.forget()
  }

  async #current(now: number): Promise<{ signing: SigningKey; revocation: number }> {
    const find = ({ signing }: Known): SigningKey | undefined =>
      signing.find(({ createdAt, retired }) => !retired && isYoung(createdAt, now))
    let known = await this.#read(maxAgeMs)
    if (!find(known)) {
      const secret = randomBytes(32)
      // Not while others wait for the lock.
      await this.#secrets.prepare()
      await renewSigningKey(
        this.#db,
        {
          createdAt: new Date(now),
          seal: (id) => this.#secrets.seal(placeOf(id), secret),
          isOpened: async (row) => (await this.#open(row)) !== null,
        },
        signingTimes(now),
      )
      known = await this.#read(0)
    }
    const signing = find(known)
    if (!signing) throw new Error('there is no signing key although one was just made')
    return { signing, revocation: Math.max(0, ...known.revocations.map(({ number }) => number)) }
  }

  async #knowing(signingKeyId: number): Promise<Known> {
    const known = await this.#read(maxAgeMs)
    return known.signing.some(({ id }) => id === signingKeyId) ? known : this.#read(lookAgainMs)
  }

  /** What the database says, read at most so long ago. */
  async #read(ageMs: number): Promise<Known> {
    if (this.#known && performance.now() - this.#known.readAt < ageMs) return this.#known
    const generation = this.#generation
    const readAt = performance.now()
    const [rows, revocations] = await Promise.all([listSigningKeys(this.#db), listRevocations(this.#db)])
    const signing = await Promise.all(rows.map((row) => this.#open(row)))
    const known = { signing: signing.filter((key) => key !== null), revocations, readAt }
    // A change announced while we were reading may have missed this answer: then it is used once and not kept.
    if (generation === this.#generation) this.#known = known
    return known
  }

  async #open({ id, secret, sealed, createdAt, retired }: SigningKeyRow): Promise<SigningKey | null> {
    const plain = sealed === null ? secret : await this.#secrets.open(placeOf(id), sealed)
    return plain === null ? null : { id, secret: plain, createdAt: createdAt.getTime(), retired }
  }
}

function placeOf(id: number): SealedPlace {
  return { table: 'signingKeys', column: 'sealed', row: id }
}

function isRevoked(revocations: readonly Revocation[], claim: VisitorClaim): boolean {
  return revocations.some(
    ({ workspaceId, chatbotId, number }) =>
      number > claim.revocation &&
      workspaceId === claim.workspaceId &&
      (chatbotId === 0 || chatbotId === claim.chatbotId),
  )
}
