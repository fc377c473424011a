import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

/**
 * Counts a try under a key, in the time of `minutes` that begins with the first. Answers how many there were, this one
 * included. By the clock of the database, in one statement: many at once are all counted.
 */
export async function countTry(
  db: Database,
  { keyHash, minutes }: { keyHash: Buffer; minutes: number },
): Promise<number> {
  const end = sql`clock_timestamp() + make_interval(mins => ${minutes})`
  const { rows } = await sql<{ count: number }>`
    INSERT INTO "signInFailures" AS f ("keyHash", count, "endsAt") VALUES (${keyHash}, 1, ${end})
    ON CONFLICT ("keyHash") DO UPDATE SET
      count = CASE WHEN f."endsAt" <= clock_timestamp() THEN 1 ELSE least(f.count + 1, 1000000) END,
      "endsAt" = CASE WHEN f."endsAt" <= clock_timestamp() THEN ${end} ELSE f."endsAt" END
    RETURNING count`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('a try was not counted')
  return counted.count
}

/** So many tries at once; then one after `firstSeconds`, and each later one after twice as long, up to a most. */
export interface GrowingDelay {
  free: number
  firstSeconds: number
  mostSeconds: number
  /** So long after the last try that was looked at, all of them are forgotten. */
  forgetMinutes: number
}

/**
 * Takes a try under a key if its time has come. Answers 0, or else in how many seconds it will: what comes too early is
 * not counted, so that nobody is kept out any longer by it. In one statement, as above: of many at once one is taken.
 */
export async function takeTry(db: Database, keyHash: Buffer, delay: GrowingDelay): Promise<number> {
  const { free, firstSeconds, mostSeconds, forgetMinutes } = delay
  const end = sql`clock_timestamp() + make_interval(mins => ${forgetMinutes})`
  const isOver = sql`f."endsAt" <= clock_timestamp()`
  const count = sql`CASE WHEN ${isOver} THEN 1 ELSE least(f.count + 1, 1000000) END`
  const seconds = sql`CASE WHEN ${count} < ${free} THEN 0
    ELSE least(${mostSeconds}::float8, ${firstSeconds} * 2.0::float8 ^ least(${count} - ${free}, 30)) END`
  const { rows } = await sql`
    INSERT INTO "signInFailures" AS f ("keyHash", count, "endsAt", "nextAt")
    VALUES (${keyHash}, 1, ${end}, clock_timestamp())
    ON CONFLICT ("keyHash") DO UPDATE SET count = ${count}, "endsAt" = ${end},
      "nextAt" = clock_timestamp() + make_interval(secs => ${seconds})
      WHERE f."nextAt" <= clock_timestamp() OR ${isOver}
    RETURNING 1`.execute(db)
  if (rows.length > 0) return 0
  const waiting = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM "nextAt" - clock_timestamp())::float8 AS seconds
    FROM "signInFailures" WHERE "keyHash" = ${keyHash}`.execute(db)
  return Math.max(1, waiting.rows[0]?.seconds ?? 1)
}

export async function forgetTries(db: Database, keyHashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('signInFailures').where('keyHash', 'in', keyHashes).execute()
}
