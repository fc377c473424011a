import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** Keeps processes that start together from each writing a check of their own. */
export async function lockEncryptionCheck(transaction: Database): Promise<void> {
  await sql`LOCK TABLE "encryptionCheck" IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

export async function readEncryptionCheck(db: Database): Promise<Buffer | null> {
  const row = await db.selectFrom('encryptionCheck').select('sealed').executeTakeFirst()
  return row?.sealed ?? null
}

export async function writeEncryptionCheck(db: Database, sealed: Buffer): Promise<void> {
  await db
    .insertInto('encryptionCheck')
    .values({ id: 1, sealed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed }))
    .execute()
}
