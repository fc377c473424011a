import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What an Idempotency-Key is one of: each place has keys of its own. */
export interface IdempotencyPlace {
  workspaceId: number
  /** The visitor's session; 0 with a key of the workspace. */
  sessionId: number
  /** Account and role of who is signed in to the console, or what a program may do; '': everything, or a visitor. */
  member: string
  path: string
  key: string
}

export interface KeptCall {
  bodyHash: Buffer
  /** null while it runs, or when it was cut off. */
  answer: KeptAnswer | null
  holder: string | null
  claim: string | null
}

/** Kept for a day. A key of the future, left by a clock that jumped, is over too: it would be kept for years. */
const isCurrent = sql<boolean>`idempotency."createdAt" BETWEEN now() - interval '24 hours' AND now() + interval '1 hour'`

/** The call that has this key; undefined when there is none of the last 24 hours. */
export async function findKeptCall(db: Database, place: IdempotencyPlace): Promise<KeptCall | undefined> {
  const row = await db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'headers', 'body', 'claim', sql<string | null>`holder::text`.as('holder')])
    .where(isPlace(place))
    .where(isCurrent)
    .executeTakeFirst()
  if (!row) return undefined
  const { bodyHash, status, headers, body, holder, claim } = row
  const answer = status === null ? null : { status, headers: headers ?? {}, body: body ?? '' }
  return { bodyHash, answer, holder, claim }
}

/** Longest pause of a call in its transaction: should its process freeze, the key must not stay locked for long. */
const idleMs = 15_000

/**
 * Keeps others with the same key out until the transaction ends, also by the death of its process. Answers false when
 * another call has the key now. What that one leaves behind is seen by the next statement, not by this one.
 */
export async function lockKey(transaction: Database, place: IdempotencyPlace): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock(${lockNumber(place)}::bigint) AS free,
      set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true)`.execute(transaction)
  return rows[0]?.free === true
}

function lockNumber({ workspaceId, sessionId, member, path, key }: IdempotencyPlace): string {
  const text = JSON.stringify(['idempotency', workspaceId, sessionId, member, path, key])
  return createHash('sha256').update(text).digest().readBigInt64BE().toString()
}

/** Keeps the answer of a call that had the key locked. */
export async function insertAnswer(
  transaction: Database,
  place: IdempotencyPlace,
  bodyHash: Buffer,
  { status, headers, body }: KeptAnswer,
): Promise<void> {
  const call = { bodyHash, status, headers: JSON.stringify(headers), body, holder: null, claim: null }
  await transaction
    .insertInto('idempotency')
    .values({ ...place, ...call })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'sessionId', 'member', 'path', 'key'])
        .doUpdateSet({ ...call, createdAt: sql<Date>`now()` }),
    )
    .execute()
}

/** Where to go back to when what came behind is not to be kept, in the transaction at hand. */
export async function setSavepoint(transaction: Database): Promise<void> {
  await sql`SAVEPOINT call`.execute(transaction)
}

export async function returnToSavepoint(transaction: Database): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT call`.execute(transaction)
}

/** A call that runs: the lock that its process holds, and the call itself. */
export interface Claim {
  holder: string
  claim: string
}

/** Claims a key that nobody has, or had more than 24 hours ago. Answers whether it is ours now. */
export async function insertClaim(
  db: Database,
  place: IdempotencyPlace,
  bodyHash: Buffer,
  claim: Claim,
): Promise<boolean> {
  const call = { bodyHash, status: null, headers: null, body: null, ...claim }
  const row = await db
    .insertInto('idempotency')
    .values({ ...place, ...call })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'sessionId', 'member', 'path', 'key'])
        .doUpdateSet({ ...call, createdAt: sql<Date>`now()` })
        .where(sql<boolean>`NOT ${isCurrent}`),
    )
    .returning('claim')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a key over from a call that was cut off. Answers false when somebody else was faster. */
export async function takeOverClaim(
  db: Database,
  place: IdempotencyPlace,
  former: string | null,
  bodyHash: Buffer,
  claim: Claim,
): Promise<boolean> {
  const result = await db
    .updateTable('idempotency')
    .set({ bodyHash, ...claim, createdAt: sql<Date>`now()` })
    .where(isPlace(place))
    .where(sql<boolean>`claim IS NOT DISTINCT FROM ${former}`)
    .where('status', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Whether the process of a claim lives. */
export async function isHeld(db: Database, holder: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${holder}::bigint) AS free`.execute(db)
  return rows[0]?.free !== true
}

/** Makes sure that a claim is still ours until the transaction ends. Answers whether it is. */
export async function lockClaim(transaction: Database, place: IdempotencyPlace, { claim }: Claim): Promise<boolean> {
  const row = await transaction
    .selectFrom('idempotency')
    .select('claim')
    .where(isPlace(place))
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the answer of a claim, unless the claim was taken over. */
export async function settleClaim(
  db: Database,
  place: IdempotencyPlace,
  { claim }: Claim,
  { status, headers, body }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status, headers: JSON.stringify(headers), body, holder: null, claim: null })
    .where(isPlace(place))
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute()
}

/** Forgets a claim whose call failed on our side, so that a retry runs. */
export async function deleteClaim(db: Database, place: IdempotencyPlace, { claim }: Claim): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where(isPlace(place))
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute()
}

/** Forgets the claims of a process but for those of calls that still run. */
export async function deleteOtherClaims(db: Database, holder: string, running: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM idempotency
    WHERE holder = ${holder}::bigint AND status IS NULL AND NOT claim = ANY(${[...running]}::text[])`.execute(db)
}

export async function forgetOldIdempotencyKeys(db: Database): Promise<void> {
  await db.deleteFrom('idempotency').where(sql<boolean>`NOT ${isCurrent}`).execute()
}

function isPlace({ workspaceId, sessionId, member, path, key }: IdempotencyPlace) {
  return sql<boolean>`"workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND member = ${member} AND path = ${path} AND key = ${key}`
}
