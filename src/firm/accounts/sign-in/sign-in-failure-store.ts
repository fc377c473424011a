import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/**
 * Counts a try under a key, in the time of `minutes` that begins with the first. Answers how many there were, this one
 * included, and how many seconds are left. By the clock of the database, in one statement: many at once are all counted.
 */
export async function countTry(
  db: Database,
  { keyHash, minutes }: { keyHash: Buffer; minutes: number },
): Promise<{ count: number; leftSeconds: number }> {
  const end = sql`clock_timestamp() + make_interval(mins => ${minutes})`
  const { rows } = await sql<{ count: number; leftSeconds: number }>`
    INSERT INTO "signInFailures" AS f ("keyHash", count, "endsAt") VALUES (${keyHash}, 1, ${end})
    ON CONFLICT ("keyHash") DO UPDATE SET
      count = CASE WHEN f."endsAt" <= clock_timestamp() THEN 1 ELSE least(f.count + 1, 1000000) END,
      "endsAt" = CASE WHEN f."endsAt" <= clock_timestamp() THEN ${end} ELSE f."endsAt" END
    RETURNING count, extract(epoch FROM "endsAt" - clock_timestamp())::float8 AS "leftSeconds"`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('a try was not counted')
  return counted
}

export async function forgetTries(db: Database, keyHashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('signInFailures').where('keyHash', 'in', keyHashes).execute()
}
