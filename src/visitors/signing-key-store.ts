import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'

export interface SigningKey {
  id: number
  secret: Buffer
  createdAt: Date
}

/** Every signing key, newest first. */
export async function listSigningKeys(db: Database): Promise<SigningKey[]> {
  return db.selectFrom('signingKeys').select(['id', 'secret', 'createdAt']).orderBy('id', 'desc').execute()
}

/** Adds a key unless one was made after that moment, by another process perhaps, and removes those too old for any use. */
export async function renewSigningKey(
  db: Database,
  secret: Buffer,
  limits: { now: Date; newestBefore: Date; oldestKept: Date },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Two processes that start together must not both make one.
    await sql`LOCK TABLE "signingKeys" IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
    const young = await transaction
      .selectFrom('signingKeys')
      .select('id')
      .where('createdAt', '>', limits.newestBefore)
      .limit(1)
      .executeTakeFirst()
    if (!young) await transaction.insertInto('signingKeys').values({ secret, createdAt: limits.now }).execute()
    await transaction.deleteFrom('signingKeys').where('createdAt', '<', limits.oldestKept).execute()
  })
}
