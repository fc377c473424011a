import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** A text message that was sent, or may have been. */
export interface StoredMessage {
  workspaceId: number
  id: number
  chatbotId: number
  token: string
  toNumber: string
  message: string
  /** Both null: it is not known whether the provider took it. */
  sid: string | null
  status: string | null
  createdAt: Date
  askedAt: Date
}

const columns = [
  'workspaceId',
  'id',
  'chatbotId',
  'token',
  'toNumber',
  'message',
  'sid',
  'status',
  'createdAt',
  'askedAt',
] as const

export interface NewMessage {
  workspaceId: number
  chatbotId: number
  callId: Buffer | null
  toNumber: string
  message: string
}

export async function insertMessage(transaction: Database, message: NewMessage, now: Date): Promise<StoredMessage> {
  return transaction
    .insertInto('smsMessages')
    .values({ ...message, createdAt: now, askedAt: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** The message of a call, which nobody else changes until the transaction ends. Those of before a moment are of older calls. */
export async function lockMessageOfCall(
  transaction: Database,
  { workspaceId, callId }: { workspaceId: number; callId: Buffer },
  since: Date,
): Promise<StoredMessage | null> {
  await transaction
    .updateTable('smsMessages')
    .set({ callId: null })
    .where('workspaceId', '=', workspaceId)
    .where('callId', '=', callId)
    .where('createdAt', '<', since)
    .execute()
  const row = await transaction
    .selectFrom('smsMessages')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('callId', '=', callId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type Place = Pick<StoredMessage, 'workspaceId' | 'id'>

/** Notes that the provider is asked again. */
export async function noteAsked(transaction: Database, { workspaceId, id }: Place, now: Date): Promise<void> {
  await transaction
    .updateTable('smsMessages')
    .set({ askedAt: now, updatedAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Forgets a message that was not sent. One that the provider has told us of meanwhile stays. */
export async function deleteUnsent(db: Database, { workspaceId, id }: Place): Promise<void> {
  await db
    .deleteFrom('smsMessages')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('sid', 'is', null)
    .execute()
}

/** Of these names of the provider, those that messages of ours have. */
export async function listKnownSids(db: Database, sids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sid: string }>`
    SELECT sid FROM "smsMessages" WHERE sid = ANY(${[...sids]}::text[])`.execute(db)
  return new Set(rows.map(({ sid }) => sid))
}

/** The message that the provider tells of, by our name for it or by its own; nobody else changes it until the transaction ends. */
export async function lockMessageToldOf(
  transaction: Database,
  { token, sid }: { token: string | null; sid: string },
): Promise<StoredMessage | null> {
  const row = await transaction
    .selectFrom('smsMessages')
    .select(columns)
    .where((where) => (token === null ? where('sid', '=', sid) : where('token', '=', token)))
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Notes what the provider said of a message. */
export async function noteTold(
  db: Database,
  { workspaceId, id }: Place,
  told: { sid: string; status: string; errorCode?: number | null },
): Promise<void> {
  await db
    .updateTable('smsMessages')
    .set({ ...told, updatedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function isOptedOut(db: Database, workspaceId: number, numberHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('smsOptOuts')
    .select('workspaceId')
    .where('workspaceId', '=', workspaceId)
    .where('numberHash', '=', numberHash)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertOptOut(db: Database, workspaceId: number, numberHash: Buffer): Promise<void> {
  await db
    .insertInto('smsOptOuts')
    .values({ workspaceId, numberHash })
    .onConflict((it) => it.doNothing())
    .execute()
}

/** Opts a number out of the workspaces that have written to it; of all where none has. Answers of which it is new. */
export async function optOutOfWriters(db: Database, number: string, numberHash: Buffer): Promise<number[]> {
  const { rows } = await sql<{ workspaceId: number }>`
    WITH writers AS (SELECT DISTINCT "workspaceId" AS id FROM "smsMessages" WHERE "toNumber" = ${number})
    INSERT INTO "smsOptOuts" ("workspaceId", "numberHash")
    SELECT id, ${numberHash}::bytea FROM (
      SELECT id FROM writers UNION ALL SELECT id FROM workspaces WHERE NOT EXISTS (SELECT FROM writers)) AS concerned
    ON CONFLICT DO NOTHING RETURNING "workspaceId"`.execute(db)
  return rows.map(({ workspaceId }) => workspaceId)
}

/** Answers of which workspaces it was opted out. */
export async function deleteOptOuts(db: Database, numberHash: Buffer): Promise<number[]> {
  const rows = await db.deleteFrom('smsOptOuts').where('numberHash', '=', numberHash).returning('workspaceId').execute()
  return rows.map(({ workspaceId }) => workspaceId)
}
