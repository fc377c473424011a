import type { Database } from '../../../platform/database/connect.ts'

const onlyRow = 1

/** What sign-ins are signed with, sealed; null: nothing was made yet. */
export async function readAccountSecret(db: Database): Promise<Buffer | null> {
  const row = await db.selectFrom('accountSecrets').select('sealed').where('id', '=', onlyRow).executeTakeFirst()
  return row?.sealed ?? null
}

/** Keeps it unless another process was first. */
export async function writeAccountSecret(db: Database, sealed: Buffer): Promise<void> {
  await db
    .insertInto('accountSecrets')
    .values({ id: onlyRow, sealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
