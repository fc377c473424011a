import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { keyChannel } from '../workspaces/key-channel.ts'

export interface SigningKeyRow {
  id: number
  /** Plain, as it lay here before secrets were sealed. */
  secret: Buffer | null
  sealed: Buffer | null
  createdAt: Date
  retired: boolean
}

/** Every signing key, newest first. */
export async function listSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db
    .selectFrom('signingKeys')
    .select(['id', 'secret', 'sealed', 'createdAt', 'retired'])
    .orderBy('id', 'desc')
    .execute()
}

const keptWhateverTheirTime = 4

/**
 * Adds a key unless one of those times is there that this process can open, made by another one perhaps, and removes
 * those of no use. `seal` seals for the row of that id.
 */
export async function renewSigningKey(
  db: Database,
  key: { createdAt: Date; seal(id: number): Promise<Buffer>; isOpened(row: SigningKeyRow): Promise<boolean> },
  times: { young: [Date, Date]; kept: [Date, Date] },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockSigningKeys(transaction)
    const rows = await listSigningKeys(transaction)
    for (const row of rows) {
      const isYoung = row.createdAt >= times.young[0] && row.createdAt <= times.young[1]
      if (isYoung && !row.retired && (await key.isOpened(row))) return
    }
    const { rows: next } = await sql<{ id: number }>`
      SELECT nextval(pg_get_serial_sequence('"signingKeys"', 'id')) AS id`.execute(transaction)
    const id = next[0]?.id
    if (id === undefined) throw new Error('the sequence of signing keys answered no id')
    await sql`INSERT INTO "signingKeys" (id, sealed, "createdAt") OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${await key.seal(id)}, ${key.createdAt})`.execute(transaction)
    // The last few stay whatever their time says: a clock that jumps must not end every conversation.
    const last = [id, ...rows.slice(0, keptWhateverTheirTime).map((row) => row.id)]
    await sql`DELETE FROM "signingKeys" WHERE id <> ALL(${last}::integer[])
      AND NOT "createdAt" BETWEEN ${times.kept[0]} AND ${times.kept[1]}`.execute(transaction)
    await announce(transaction)
  })
}

/** Seals what lies here in plain text; it signs nothing new any more. Answers whether there was any. */
export async function sealPlainSigningKeys(
  db: Database,
  seal: (id: number, secret: Buffer) => Promise<Buffer>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const { rows: plain } = await sql<{ found: boolean }>`
      SELECT EXISTS (SELECT FROM "signingKeys" WHERE secret IS NOT NULL) AS found`.execute(transaction)
    if (!plain[0]?.found) return false
    await lockSigningKeys(transaction)
    for (const { id, secret } of await listSigningKeys(transaction)) {
      if (secret === null) continue
      await transaction
        .updateTable('signingKeys')
        .set({ secret: null, sealed: await seal(id, secret), retired: true })
        .where('id', '=', id)
        .execute()
    }
    await announce(transaction)
    return true
  })
}

/** Writes the table anew, so that rows that are gone are gone from the disk too. */
export async function rewriteSigningKeys(db: Database): Promise<void> {
  await sql`VACUUM FULL "signingKeys"`.execute(db)
}

/** Ends every visitor key there is: none of those that signed them is left. */
export async function deleteSigningKeys(transaction: Database): Promise<void> {
  await transaction.deleteFrom('signingKeys').execute()
  await announce(transaction)
}

export interface Revocation {
  workspaceId: number
  /** 0: every chatbot of the workspace. */
  chatbotId: number
  number: number
}

/** The newest revocation of each workspace and chatbot. */
export async function listRevocations(db: Database): Promise<Revocation[]> {
  const { rows } = await sql<Revocation>`
    SELECT "workspaceId", "chatbotId", max(number) AS number FROM "visitorKeyRevocations" GROUP BY 1, 2`.execute(db)
  return rows
}

/** Ends the visitor keys of a workspace, or of one chatbot of it, that are there now. */
export async function insertRevocation(
  transaction: Database,
  place: { workspaceId: number; chatbotId: number },
): Promise<void> {
  // Numbers become visible in their order: a key that knows a higher one must not outlive a lower one.
  await sql`LOCK TABLE "visitorKeyRevocations" IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
  await transaction.insertInto('visitorKeyRevocations').values(place).execute()
  await transaction
    .deleteFrom('visitorKeyRevocations')
    .where('workspaceId', '=', place.workspaceId)
    .where('chatbotId', '=', place.chatbotId)
    .where('number', '<', sql<number>`(SELECT max(number) FROM "visitorKeyRevocations")`)
    .execute()
  await announce(transaction)
}

async function lockSigningKeys(transaction: Database): Promise<void> {
  // Two processes that start together must not both make one.
  await sql`LOCK TABLE "signingKeys" IN SHARE ROW EXCLUSIVE MODE`.execute(transaction)
}

async function announce(db: Database): Promise<void> {
  await sql`SELECT pg_notify(${keyChannel}, '')`.execute(db)
}
