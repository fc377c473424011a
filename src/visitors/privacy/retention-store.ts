import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { deleteSessions, type RemovedSessions } from './remove-sessions-store.ts'

/** The workspaces that keep nothing for good. */
export async function listRetentions(db: Database): Promise<{ workspaceId: number; retentionDays: number }[]> {
  const { rows } = await sql<{ workspaceId: number; retentionDays: number }>`
    SELECT id AS "workspaceId", "retentionDays" FROM workspaces WHERE "retentionDays" IS NOT NULL ORDER BY id`.execute(
    db,
  )
  return rows
}

/**
 * Removes up to `limit` sessions above `afterId` in which nothing has happened since a moment: no message, no contact
 * details, no tour, no file, no alert that goes on by mail. Those that another process has at hand are passed over. Null when there is none left; else what went
 * and the last id.
 */
export function removeEndedSessions(
  db: Database,
  place: { workspaceId: number; before: Date; afterId: number },
  limit: number,
): Promise<{ lastId: number; removed: RemovedSessions } | null> {
  const { workspaceId, before, afterId } = place
  return inTransaction(db, async (transaction) => {
    const later = (table: string) => sql`EXISTS (SELECT FROM ${sql.table(table)} t
      WHERE t."workspaceId" = s."workspaceId" AND t."sessionId" = s.id AND t."createdAt" >= ${before})`
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM sessions s
      WHERE s."workspaceId" = ${workspaceId} AND s.id > ${afterId} AND s."createdAt" < ${before}
        AND NOT ${later('messages')} AND NOT ${later('leadNotes')}
        AND NOT EXISTS (SELECT FROM tours t WHERE t."workspaceId" = s."workspaceId" AND t."sessionId" = s.id
          AND greatest(t."updatedAt", t."startsAt") >= ${before}) AND NOT ${later('files')}
        AND NOT ${later('alerts')} AND NOT EXISTS (SELECT FROM alerts t WHERE t."workspaceId" = s."workspaceId"
          AND t."sessionId" = s.id AND t.email <> '' AND t."confirmedAt" IS NOT NULL)
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(transaction)
    const lastId = rows.at(-1)?.id
    if (lastId === undefined) return null
    const ids = rows.map(({ id }) => id)
    return { lastId, removed: await deleteSessions(transaction, workspaceId, ids, { forGood: false }) }
  })
}

/** Removes up to `limit` text messages of before a moment. Answers how many. */
export async function removeOldTextMessages(
  db: Database,
  workspaceId: number,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM "smsMessages" WHERE "workspaceId" = ${workspaceId} AND id IN (
      SELECT id FROM "smsMessages" WHERE "workspaceId" = ${workspaceId} AND "createdAt" < ${before}
      ORDER BY "createdAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Removes up to `limit` mails that were posted before a moment, whatever became of them. Answers how many. */
export async function removeOldMails(db: Database, workspaceId: number, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM outbox WHERE "workspaceId" = ${workspaceId} AND id IN (
      SELECT id FROM outbox WHERE "workspaceId" = ${workspaceId} AND "createdAt" < ${before}
      ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
