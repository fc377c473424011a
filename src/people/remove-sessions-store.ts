import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { KeptAnswerPlace } from './find-person-store.ts'

/** A file whose row says that it is given up; its bytes are still to go. */
export interface GivenUpFile {
  workspaceId: number
  id: number
  storageName: string | null
}

export interface RemovedSessions {
  sessions: number
  messages: number
  leads: number
  mails: number
  files: GivenUpFile[]
}

/**
 * Removes sessions with all that hangs on them, in one transaction: messages with their traces and views, leads, mails.
 * Their files, and those of the workspace that only their messages named, are given up first and lose their names: they
 * are gone once `removeGivenUp` has removed the bytes, or the job for abandoned uploads has. `messageUsage` counts what
 * was used, not who used it, and stays. `forGood` asks for the tables to be written anew.
 */
export async function deleteSessions(
  transaction: Database,
  workspaceId: number,
  sessionIds: readonly number[],
  options: { forGood: boolean },
): Promise<RemovedSessions> {
  const ids = [...sessionIds]
  const ofThem = sql`"workspaceId" = ${workspaceId} AND "sessionId" = ANY(${ids}::bigint[])`
  // A question that is taken in meanwhile, within a rate limit, waits; it then finds no session.
  const locked = await sql`
    SELECT FROM sessions WHERE "workspaceId" = ${workspaceId} AND id = ANY(${ids}::bigint[]) FOR UPDATE`.execute(
    transaction,
  )
  const messages = await sql<{ fileIds: number[] }>`
    DELETE FROM messages WHERE ${ofThem} RETURNING "fileIds"::float8[] AS "fileIds"`.execute(transaction)
  const named = [...new Set(messages.rows.flatMap(({ fileIds }) => fileIds))]
  const files = await sql<GivenUpFile>`
    UPDATE files SET state = 'waiting', "uploadExpiresAt" = 'epoch', "fileName" = '', "uploadTokenHash" = ''
    WHERE ${ofThem} OR ("workspaceId" = ${workspaceId} AND "sessionId" IS NULL AND id = ANY(${named}::bigint[])
      AND NOT EXISTS (SELECT FROM messages m WHERE m."workspaceId" = ${workspaceId} AND m."fileIds" <> '{}'
        AND m."fileIds" @> ARRAY[files.id])
      AND NOT EXISTS (SELECT FROM chatbots c WHERE c."workspaceId" = ${workspaceId}
        AND files.id::text IN (c.settings->>'ChatIcon', c.settings->>'ChatProfilePicture')))
    RETURNING "workspaceId", id, "storageName"`.execute(transaction)
  const leads = await sql`DELETE FROM leads WHERE ${ofThem}`.execute(transaction)
  const mails = await sql`DELETE FROM outbox WHERE ${ofThem}`.execute(transaction)
  await sql`DELETE FROM sessions WHERE "workspaceId" = ${workspaceId} AND id = ANY(${ids}::bigint[])`.execute(
    transaction,
  )
  const removed = {
    sessions: locked.rows.length,
    messages: messages.rows.length,
    leads: Number(leads.numAffectedRows ?? 0),
    mails: Number(mails.numAffectedRows ?? 0),
    files: files.rows,
  }
  if (options.forGood) await requestRewrites(transaction, tablesOf(removed))
  return removed
}

function tablesOf({ sessions, messages, leads, mails, files }: RemovedSessions): string[] {
  const touched: [string, number][] = [
    ['sessions', sessions],
    ['messages', messages],
    ['leads', leads],
    ['outbox', mails],
    ['files', files.length],
  ]
  return touched.filter(([, count]) => count > 0).map(([name]) => name)
}

/** Notes which tables rows were taken from, with the transaction that takes them. */
async function requestRewrites(transaction: Database, names: readonly string[]): Promise<void> {
  // In the order of their names, so that two transactions never wait for each other.
  for (const name of [...names].sort()) {
    await sql`INSERT INTO "tableRewrites" (name) VALUES (${name})
      ON CONFLICT (name) DO UPDATE SET xid = pg_current_xact_id(), "requestedAt" = now()`.execute(transaction)
  }
}

/** Removes mails for good. Answers how many there were. */
export function deleteMails(db: Database, workspaceId: number, ids: readonly number[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { numAffectedRows } = await sql`
      DELETE FROM outbox WHERE "workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[])`.execute(transaction)
    const count = Number(numAffectedRows ?? 0)
    if (count > 0) await requestRewrites(transaction, ['outbox'])
    return count
  })
}

/** Removes answers kept for an Idempotency-Key for good. Answers how many there were. */
export function deleteKeptAnswers(
  db: Database,
  workspaceId: number,
  places: readonly KeptAnswerPlace[],
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { numAffectedRows } = await sql`
      DELETE FROM idempotency WHERE "workspaceId" = ${workspaceId} AND ("sessionId", path, key) IN (
        SELECT * FROM unnest(${places.map(({ sessionId }) => sessionId)}::bigint[],
          ${places.map(({ path }) => path)}::text[], ${places.map(({ key }) => key)}::text[]))`.execute(transaction)
    const count = Number(numAffectedRows ?? 0)
    if (count > 0) await requestRewrites(transaction, ['idempotency'])
    return count
  })
}

/** Ids of the messages of sessions. */
export async function listMessageIds(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM messages WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ANY(${[...sessionIds]}::bigint[])`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
