import type { Database } from '../../platform/database/connect.ts'

export interface SealedPushKeys {
  publicKey: string
  sealed: Buffer
}

export async function readPushKeys(db: Database): Promise<SealedPushKeys | null> {
  const row = await db.selectFrom('pushKeys').select(['publicKey', 'sealed']).where('id', '=', 1).executeTakeFirst()
  return row ?? null
}

/** Keeps keys where there are none, or `instead` of those that no key opens. */
export async function writePushKeys(
  db: Database,
  keys: SealedPushKeys,
  { instead }: { instead: SealedPushKeys | null },
): Promise<void> {
  await db
    .insertInto('pushKeys')
    .values({ id: 1, ...keys })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(keys)
        .where('pushKeys.publicKey', '=', instead?.publicKey ?? ''),
    )
    .execute()
}
