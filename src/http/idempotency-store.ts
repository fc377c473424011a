import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

export interface KeptAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface IdempotencyPlace {
  workspaceId: number
  path: string
  key: string
}

export type Claim =
  | { state: 'claimed' }
  | { state: 'running' | 'other-body' }
  | { state: 'answered'; answer: KeptAnswer }

/** A key of the future, left by a clock that jumped, is over too: it would be kept for years. */
const isOver = sql<boolean>`NOT idempotency."createdAt" BETWEEN now() - interval '24 hours' AND now() + interval '1 hour'`

/** Claims a key for this request, or tells what became of the one that has it. An answer older than 24 hours is forgotten. */
export async function claimIdempotencyKey(db: Database, place: IdempotencyPlace, bodyHash: Buffer): Promise<Claim> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ ...place, bodyHash, status: null, headers: null, body: null })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'path', 'key'])
        .doUpdateSet({ bodyHash, status: null, headers: null, body: null, createdAt: sql<Date>`now()` })
        .where(isOver),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed) return { state: 'claimed' }
  const row = await whereKey(db, place).executeTakeFirst()
  // Let go between our two looks: the next try will claim it.
  if (!row) return { state: 'running' }
  if (!row.bodyHash.equals(bodyHash)) return { state: 'other-body' }
  if (row.status === null) return { state: 'running' }
  return { state: 'answered', answer: { status: row.status, headers: row.headers ?? {}, body: row.body ?? '' } }
}

function whereKey(db: Database, place: IdempotencyPlace) {
  return db
    .selectFrom('idempotency')
    .select(['bodyHash', 'status', 'headers', 'body'])
    .where('workspaceId', '=', place.workspaceId)
    .where('path', '=', place.path)
    .where('key', '=', place.key)
}

export async function keepAnswer(db: Database, place: IdempotencyPlace, answer: KeptAnswer): Promise<void> {
  await db
    .updateTable('idempotency')
    .set({ status: answer.status, headers: JSON.stringify(answer.headers), body: answer.body })
    .where('workspaceId', '=', place.workspaceId)
    .where('path', '=', place.path)
    .where('key', '=', place.key)
    .execute()
}

/** Forgets a claim whose request failed on our side, so that a retry runs. */
export async function releaseIdempotencyKey(db: Database, place: IdempotencyPlace): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('workspaceId', '=', place.workspaceId)
    .where('path', '=', place.path)
    .where('key', '=', place.key)
    .execute()
}

export async function forgetOldIdempotencyKeys(db: Database): Promise<void> {
  await db.deleteFrom('idempotency').where(isOver).execute()
}
