import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
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
  /** Each time that contact details were left. */
  leads: number
  tours: number
  /** Alerts and saved homes. */
  alerts: number
  events: number
  webhookMessages: number
  mails: number
  takeOvers: number
  liveEvents: number
  /** What people of the firm were still to be told on their devices. */
  notices: number
  notes: number
  heads: number
  files: GivenUpFile[]
}

/**
 * Removes sessions with all that hangs on them, in one transaction: messages with their traces and views, leads,
 * tours, alerts, what happened in them and what webhooks were told of it, mails.
 * Their files, and those of the workspace that only their messages named, are given up first and lose their names: they
 * are gone once `removeGivenUp` has removed the bytes, or the job for abandoned uploads has. `messageUsage` and
 * `workspaceUsage` count what was used, not who used it, and stay. `forGood`, which is erasing: they count no more among
 * all that was ever stored, and the tables are to be written anew.
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
  // First: who is told of one just now writes a mail, which must be seen below.
  const events = await sql`DELETE FROM events WHERE ${ofThem}`.execute(transaction)
  const told = await sql`DELETE FROM "webhookMessages" WHERE ${ofThem}`.execute(transaction)
  const notices = await sql`DELETE FROM "pushMessages" WHERE ${ofThem}`.execute(transaction)
  await sql`DELETE FROM "visitorIdentities" WHERE ${ofThem}`.execute(transaction)
  // That somebody read something stays, but no longer of whom.
  await sql`UPDATE "readLog" SET "sessionId" = NULL, "leadId" = NULL WHERE ${ofThem}`.execute(transaction)
  const takeOvers = await sql`DELETE FROM "takeOvers" WHERE ${ofThem}`.execute(transaction)
  const messages = await sql<{ fileIds: number[] }>`
    WITH gone AS (
      DELETE FROM messages WHERE ${ofThem} RETURNING "chatbotId", role, "countedMonth", "fileIds"
    ), uncounted AS (
      UPDATE "messageUsage" u SET stored = u.stored - questions.count
      FROM (
        SELECT "chatbotId", coalesce("countedMonth", '') AS month, count(*) AS count FROM gone
        WHERE role = 'question' AND ${options.forGood} GROUP BY 1, 2
      ) AS questions
      WHERE u."workspaceId" = ${workspaceId} AND u."chatbotId" = questions."chatbotId" AND u.month = questions.month
    )
    SELECT "fileIds"::float8[] AS "fileIds" FROM gone`.execute(transaction)
  const named = [...new Set(messages.rows.flatMap(({ fileIds }) => fileIds))]
  const files = await sql<GivenUpFile>`
    UPDATE files SET state = 'waiting', "uploadExpiresAt" = 'epoch', "fileName" = '', "uploadTokenHash" = ''
    WHERE ${ofThem} OR ("workspaceId" = ${workspaceId} AND "sessionId" IS NULL AND id = ANY(${named}::bigint[])
      AND NOT EXISTS (SELECT FROM messages m WHERE m."workspaceId" = ${workspaceId} AND m."fileIds" <> '{}'
        AND m."fileIds" @> ARRAY[files.id])
      AND NOT EXISTS (SELECT FROM chatbots c WHERE c."workspaceId" = ${workspaceId}
        AND files.id::text IN (c.settings->>'ChatIcon', c.settings->>'ChatProfilePicture')))
    RETURNING "workspaceId", id, "storageName"`.execute(transaction)
  await sql`DELETE FROM "heldContacts" WHERE ${ofThem}`.execute(transaction)
  await sql`DELETE FROM leads WHERE ${ofThem}`.execute(transaction)
  const notes = await sql`DELETE FROM "leadNotes" WHERE ${ofThem}`.execute(transaction)
  const tours = await sql`DELETE FROM tours WHERE ${ofThem}`.execute(transaction)
  await sql`DELETE FROM "alertNews" n USING alerts a
    WHERE a."workspaceId" = ${workspaceId} AND a."sessionId" = ANY(${ids}::bigint[])
      AND n."workspaceId" = a."workspaceId" AND n."alertId" = a.id`.execute(transaction)
  const alerts = await sql`DELETE FROM alerts WHERE ${ofThem}`.execute(transaction)
  const mails = await takeMails(
    transaction,
    sql`${ofThem} OR ("workspaceId" = ${workspaceId} AND "sessionIds" <> '{}' AND "sessionIds" && ${ids}::bigint[])`,
  )
  const notesOfFirm = await sql`DELETE FROM "conversationNotes" WHERE ${ofThem}`.execute(transaction)
  // Last: a message that is stored just now tells of itself.
  const heads = await sql`DELETE FROM "conversationHeads" WHERE ${ofThem}`.execute(transaction)
  const live = await sql`DELETE FROM "liveEvents" WHERE ${ofThem}`.execute(transaction)
  await sql`DELETE FROM sessions WHERE "workspaceId" = ${workspaceId} AND id = ANY(${ids}::bigint[])`.execute(
    transaction,
  )
  const removed = {
    sessions: locked.rows.length,
    messages: messages.rows.length,
    leads: Number(notes.numAffectedRows ?? 0),
    tours: Number(tours.numAffectedRows ?? 0),
    alerts: Number(alerts.numAffectedRows ?? 0),
    events: Number(events.numAffectedRows ?? 0),
    webhookMessages: Number(told.numAffectedRows ?? 0),
    mails,
    takeOvers: Number(takeOvers.numAffectedRows ?? 0),
    liveEvents: Number(live.numAffectedRows ?? 0),
    notices: Number(notices.numAffectedRows ?? 0),
    notes: Number(notesOfFirm.numAffectedRows ?? 0),
    heads: Number(heads.numAffectedRows ?? 0),
    files: files.rows,
  }
  if (options.forGood) await requestRewrites(transaction, tablesOf(removed))
  return removed
}

function tablesOf({
  sessions,
  messages,
  leads,
  tours,
  alerts,
  events,
  webhookMessages,
  mails,
  takeOvers,
  liveEvents,
  notices,
  notes,
  heads,
  files,
}: RemovedSessions): string[] {
  const touched: [string, number][] = [
    ['sessions', sessions],
    ['messages', messages],
    ['leads', leads],
    ['leadNotes', leads],
    ['tours', tours],
    ['alerts', alerts],
    ['alertNews', alerts],
    ['events', events],
    ['eventWork', events],
    ['webhookMessages', webhookMessages],
    ['webhookDeliveries', webhookMessages],
    ['outbox', mails],
    ['takeOvers', takeOvers],
    ['liveEvents', liveEvents],
    ['pushMessages', notices],
    ['conversationNotes', notes],
    ['conversationHeads', heads],
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

/** Removes mails, and answers how many. One about many people that was not sent yet is written again, without the one. */
async function takeMails(transaction: Database, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH gone AS (
      DELETE FROM outbox WHERE ${which} RETURNING "workspaceId", id, state
    ), again AS (
      UPDATE "dailyMails" d SET "writeAgain" = true FROM gone
      WHERE d."workspaceId" = gone."workspaceId" AND d."mailId" = gone.id AND gone.state = 'waiting'
    )
    SELECT count(*)::int AS count FROM gone`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Removes mails for good. Answers how many there were. */
export function deleteMails(db: Database, workspaceId: number, ids: readonly number[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const which = sql`"workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[])`
    const count = await takeMails(transaction, which)
    if (count > 0) await requestRewrites(transaction, ['outbox'])
    return count
  })
}

/** Removes text messages for good. Answers how many there were. */
export function deleteTextMessages(db: Database, workspaceId: number, ids: readonly number[]): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { numAffectedRows } = await sql`
      DELETE FROM "smsMessages" WHERE "workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[])`.execute(
      transaction,
    )
    const count = Number(numAffectedRows ?? 0)
    if (count > 0) await requestRewrites(transaction, ['smsMessages'])
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
      DELETE FROM idempotency WHERE "workspaceId" = ${workspaceId} AND ("sessionId", member, path, key) IN (
        SELECT * FROM unnest(${places.map(({ sessionId }) => sessionId)}::bigint[],
          ${places.map(({ member }) => member)}::text[], ${places.map(({ path }) => path)}::text[], ${places.map(({ key }) => key)}::text[]))`.execute(
      transaction,
    )
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
