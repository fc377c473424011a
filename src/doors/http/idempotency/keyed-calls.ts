import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ControlledTransaction } from 'kysely'
import type { Connection, Database } from '../../../platform/database/connect.ts'
import { describeTrouble } from '../../../platform/database/database-trouble.ts'
import { ProcessMark } from '../../../platform/database/process-mark.ts'
import type { Tables } from '../../../platform/database/schema.ts'
import { untilBack } from '../../../platform/database/until-back.ts'
import { fail } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/logging/log.ts'
import {
  type Claim,
  deleteClaim,
  deleteOtherClaims,
  findKeptCall,
  type IdempotencyPlace,
  insertClaim,
  isHeld,
  type KeptAnswer,
  lockClaim,
  settleClaim,
  takeOverClaim,
} from './idempotency-store.ts'

/** Between two looks of ours somebody else may let go of a key, or take it. */
const mostLooks = 10
/** A claim that could not be let go of while the database was away is forgotten so long afterwards at the latest. */
const longestAwayMs = 5 * 60_000
/** How long an answer waits for that. */
const patienceMs = 200

/**
 * The calls with an Idempotency-Key that run longer than a transaction may: those that wait for a model, examine a file or
 * search. Each has a claim in the database, which is worth as much as the process that it names lives.
 */
export class KeyedCalls {
  readonly #db: Database
  readonly #log: Log
  readonly #stopping: AbortSignal
  readonly #mark: ProcessMark
  readonly #running = new Set<string>()

  constructor(db: Database, connection: Connection, options: { log: Log; stopping: AbortSignal }) {
    this.#db = db
    this.#log = options.log
    this.#stopping = options.stopping
    this.#mark = new ProcessMark(connection, () => deleteOtherClaims(db, this.#mark.id, [...this.#running]))
  }

  /**
   * The answer to give again, or the call that now has the key and must be settled or released. Fails with
   * `idempotency-key-running` or `idempotency-key-reused`.
   */
  async take(place: IdempotencyPlace, bodyHash: Buffer): Promise<{ kept: KeptAnswer } | { call: KeyedCall }> {
    await this.#mark.hold()
    const claim = { holder: this.#mark.id, claim: randomUUID() }
    // Known before it is in the database: another call of ours must not take it for dead.
    this.#running.add(claim.claim)
    try {
      const kept = await this.#claim(place, bodyHash, claim)
      if (kept === null) return { call: this.#open(place, claim) }
      this.#running.delete(claim.claim)
      return { kept }
    } catch (error) {
      this.#running.delete(claim.claim)
      throw error
    }
  }

  close(): Promise<void> {
    return this.#mark.close()
  }

  async #claim(place: IdempotencyPlace, bodyHash: Buffer, claim: Claim): Promise<KeptAnswer | null> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if (await insertClaim(this.#db, place, bodyHash, claim)) return null
      const former = await findKeptCall(this.#db, place)
      if (!former) continue
      const isSame = former.bodyHash.equals(bodyHash)
      if (former.answer) {
        if (!isSame) throw fail('idempotency-key-reused')
        return former.answer
      }
      if (await this.#runs(former.holder, former.claim)) {
        throw fail(isSame ? 'idempotency-key-running' : 'idempotency-key-reused')
      }
      if (await takeOverClaim(this.#db, place, former.claim, bodyHash, claim)) return null
    }
    throw fail('idempotency-key-running')
  }

  async #runs(holder: string | null, claim: string | null): Promise<boolean> {
    if (holder === this.#mark.id) return claim !== null && this.#running.has(claim)
    return holder !== null && (await isHeld(this.#db, holder))
  }

  #open(place: IdempotencyPlace, claim: Claim): KeyedCall {
    return new KeyedCall(this.#db, place, claim, {
      onSettled: () => this.#running.delete(claim.claim),
      onReleased: () => {
        // Our own calls see at once that it does not run any more; others when the database has heard of it.
        this.#running.delete(claim.claim)
        const options = { signal: this.#stopping, mostMs: longestAwayMs }
        return untilBack(() => deleteClaim(this.#db, place, claim), options).catch((error: unknown) =>
          this.#log.warn(describeTrouble(error), 'an Idempotency-Key could not be let go of'),
        )
      },
    })
  }
}

interface CallHooks {
  onSettled(): void
  onReleased(): Promise<void>
}

/** A call that has its key. It ends with `settle` or `release`. */
export class KeyedCall {
  readonly #db: Database
  readonly #place: IdempotencyPlace
  readonly #claim: Claim
  readonly #hooks: CallHooks
  readonly #afterwards: (() => Promise<void>)[] = []
  #transaction: ControlledTransaction<Tables> | null = null

  constructor(db: Database, place: IdempotencyPlace, claim: Claim, hooks: CallHooks) {
    this.#db = db
    this.#place = place
    this.#claim = claim
    this.#hooks = hooks
  }

  /** Whether what the call wrote waits for its answer to be committed with it. */
  get isConcluding(): boolean {
    return this.#transaction !== null
  }

  /**
   * Runs the write that makes the result final, in the transaction that also keeps the answer: both are there, or none.
   * Fails when the key was taken over meanwhile, because the database took us for dead. `afterwards` runs once all is
   * committed.
   */
  async conclude<Result>(write: (db: Database) => Promise<Result>, afterwards?: () => Promise<void>): Promise<Result> {
    const transaction = await this.#db.startTransaction().execute()
    this.#transaction = transaction
    if (!(await lockClaim(transaction, this.#place, this.#claim))) throw fail('idempotency-key-running')
    const result = await write(transaction)
    if (afterwards) this.#afterwards.push(afterwards)
    return result
  }

  /** Keeps the answer for whoever sends the same key again. */
  async settle(answer: KeptAnswer): Promise<void> {
    try {
      await settleClaim(this.#transaction ?? this.#db, this.#place, this.#claim, answer)
      await this.#transaction?.commit().execute()
    } catch (error) {
      await this.release()
      throw error
    }
    this.#transaction = null
    this.#hooks.onSettled()
    for (const act of this.#afterwards) await act()
  }

  /** Undoes what was not committed and lets go of the key. Never fails. */
  async release(): Promise<void> {
    const transaction = this.#transaction
    this.#transaction = null
    // Where this fails, the connection is gone and the database undoes it by itself.
    await transaction
      ?.rollback()
      .execute()
      .catch(() => {})
    // The client need not wait until a database that is away has heard of it.
    await Promise.race([this.#hooks.onReleased(), sleep(patienceMs, undefined, { ref: false })])
  }
}
