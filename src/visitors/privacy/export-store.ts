import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KeptAnswerPlace } from './find-person-store.ts'

/** A conversation with everything that is kept of it, under the names that the tables have. */
export interface ExportedSession {
  sessionID: number
  serialNumber: string | null
  createdAt: string
  /** Address of the page on which it began; '' when not known. */
  page: string
  searchState: Record<string, unknown> | null
  messages: Record<string, unknown>[]
  /** The person, as the conversation knows them; null: nobody left anything. */
  contact: Record<string, unknown> | null
  /** Each time that contact details were left. */
  leads: Record<string, unknown>[]
  /** What was said, and waits until the visitor agrees that the firm may have it; null: nothing. */
  heldContact: Record<string, unknown> | null
  tours: Record<string, unknown>[]
  /** What a visitor wants to be told of, and homes that were saved, each with what came up. */
  alerts: Record<string, unknown>[]
  events: Record<string, unknown>[]
  /** What webhooks were told. */
  webhookMessages: Record<string, unknown>[]
  /** What the firm had to do with it; null: nothing. */
  takeOver: Record<string, unknown> | null
  /** Whose it is, and how it stands; null: nothing was said. */
  head: Record<string, unknown> | null
  /** What the firm wrote to itself about it. */
  notes: Record<string, unknown>[]
  /** Who the firm's own site said that they are; null: it said nothing. */
  identity: Record<string, unknown> | null
  /** When somebody of the firm opened or exported it. */
  reads: Record<string, unknown>[]
  /** What open windows were told within the last day. */
  liveEvents: Record<string, unknown>[]
  /** What people of the firm are still to be told of it on their devices. */
  notices: Record<string, unknown>[]
  files: ExportedFile[]
}

export interface ExportedFile {
  id: number
  fileName: string
  mimeType: string | null
  bytes: number | null
  createdAt: string
}

/** Null when it is there no more. */
export async function readSession(
  db: Database,
  workspaceId: number,
  sessionId: number,
): Promise<ExportedSession | null> {
  const session = await db
    .selectFrom('sessions')
    .leftJoin('chatbots', (join) =>
      join.onRef('chatbots.workspaceId', '=', 'sessions.workspaceId').onRef('chatbots.id', '=', 'sessions.chatbotId'),
    )
    .select(['chatbots.serialNumber', 'sessions.createdAt', 'sessions.page', 'sessions.searchState'])
    .where('sessions.workspaceId', '=', workspaceId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (!session) return null
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'role', 'kind', 'content', 'fileIds', 'status', 'questionId', 'model', 'totalToken'])
    .select(['noAnswer', 'isRight', 'failure', 'trace', 'view', 'writerName', 'writerPicture', 'language', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const leads = await db
    .selectFrom('leadNotes')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'message', 'consentText', 'page', 'reply', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const contact = await db
    .selectFrom('leads')
    .select(['id', 'firstName', 'lastName', 'emails', 'phones', 'page', 'status', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const held = await db
    .selectFrom('heldContacts')
    .select(['email', 'phone', 'message', 'consentText', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const tours = await db
    .selectFrom('tours')
    .select(['id', 'kind', 'status', 'times', 'startsAt', 'minutes', 'visitorZone', 'firstName', 'lastName', 'email'])
    .select(['phone', 'message', 'consentText', 'notice', 'page', 'answers', 'listingId', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const alerts = await readAlerts(db, workspaceId, sessionId)
  const events = await db
    .selectFrom('events')
    .select(['eventId', 'type', 'happenedAt as createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const webhookMessages = await db
    .selectFrom('webhookMessages')
    .select(['eventId', 'type', 'body', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const takeOver = await db
    .selectFrom('takeOvers')
    .select(['takenAt', 'name', 'picture', 'accountId', 'lastWordAt', 'requestedAt', 'offeredAt', 'language'])
    .select(['personReadUpTo', 'visitorReadUpTo'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const head = await db
    .selectFrom('conversationHeads')
    .select(['assignedTo', 'lastMessageAt', 'isUnanswered', 'language'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const notes = await db
    .selectFrom('conversationNotes')
    .select(['id', 'accountId', 'name', 'content', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const live = await db
    .selectFrom('liveEvents')
    .select(['type', 'messageId', 'data', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const identity = await db
    .selectFrom('visitorIdentities')
    .select(['subject', 'name', 'email', 'provenAt as createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const reads = await db
    .selectFrom('readLog')
    .select(['action', 'at as createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const notices = await db
    .selectFrom('pushMessages')
    .select(['kind', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const files = await sql<Omit<ExportedFile, 'createdAt'> & { createdAt: Date }>`
    SELECT id, "fileName", "mimeType", bytes, "createdAt" FROM files
    WHERE "workspaceId" = ${workspaceId} AND ("sessionId" = ${sessionId} OR ("sessionId" IS NULL AND id IN (
      SELECT unnest("fileIds") FROM messages WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId})))
    ORDER BY id`.execute(db)
  return {
    sessionID: sessionId,
    serialNumber: session.serialNumber,
    createdAt: session.createdAt.toISOString(),
    page: session.page,
    searchState: session.searchState,
    // The driver gives lists of bigint as texts.
    messages: messages.map((row) => ({ ...withTimes(row), fileIds: row.fileIds.map(Number) })),
    contact: contact ? withTimes(contact) : null,
    leads: leads.map(withTimes),
    heldContact: held ? withTimes(held) : null,
    tours: tours.map(withTimes),
    alerts,
    events: events.map(withTimes),
    webhookMessages: webhookMessages.map(withTimes),
    takeOver: takeOver ?? null,
    head: head ?? null,
    notes: notes.map(withTimes),
    liveEvents: live.map(withTimes),
    identity: identity ? withTimes(identity) : null,
    reads: reads.map(withTimes),
    notices: notices.map(withTimes),
    files: files.rows.map(withTimes),
  }
}

async function readAlerts(db: Database, workspaceId: number, sessionId: number): Promise<Record<string, unknown>[]> {
  const alerts = await db
    .selectFrom('alerts')
    .select([
      'id',
      'language',
      'label',
      'chips',
      'criteria',
      'listingId',
      'home',
      'email',
      'pace',
      'isAsked',
      'isSaved',
    ])
    .select(['createdAt', 'confirmedAt', 'mailedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id')
    .execute()
  const ids = alerts.map(({ id }) => id)
  const { rows: news } = await sql<{ alertId: number; createdAt: Date }>`
    SELECT "alertId", kind, "listingId", price, "formerPrice", "createdAt", "mailedAt" FROM "alertNews"
    WHERE "workspaceId" = ${workspaceId} AND "alertId" = ANY(${ids}::bigint[]) ORDER BY "createdAt"`.execute(db)
  return alerts.map((alert) => ({
    ...withTimes(alert),
    news: news.filter(({ alertId }) => alertId === alert.id).map(withTimes),
  }))
}

function withTimes<Row extends { createdAt: Date }>(row: Row): Omit<Row, 'createdAt'> & { createdAt: string } {
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** The mails about sessions of a person, and those with the given ids; none that tells of other people, too. */
export async function readMails(
  db: Database,
  workspaceId: number,
  which: { ids: readonly number[]; sessionIds: readonly number[] },
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT id, "sessionId" AS "sessionID", recipient, subject, text, calendar, state, attempts, "lastError", "createdAt", "sentAt"
    FROM outbox WHERE "workspaceId" = ${workspaceId} AND "sessionIds" = '{}'
      AND (id = ANY(${[...which.ids]}::bigint[]) OR "sessionId" = ANY(${[...which.sessionIds]}::bigint[]))
    ORDER BY id`.execute(db)
  return rows
}

export async function readTextMessages(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT id, "toNumber", message, sid, status, "errorCode", "createdAt", "updatedAt"
    FROM "smsMessages" WHERE "workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[]) ORDER BY id`.execute(db)
  return rows
}

export async function readKeptAnswers(
  db: Database,
  workspaceId: number,
  places: readonly KeptAnswerPlace[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT path, key AS "idempotencyKey", status, body, "createdAt" FROM idempotency
    WHERE "workspaceId" = ${workspaceId} AND ("sessionId", member, path, key) IN (
      SELECT * FROM unnest(${places.map(({ sessionId }) => sessionId)}::bigint[],
          ${places.map(({ member }) => member)}::text[], ${places.map(({ path }) => path)}::text[], ${places.map(({ key }) => key)}::text[]))
    ORDER BY path, key`.execute(db)
  return rows
}

/** About how many bytes the conversations have. */
export async function measureSessions(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    SELECT sum(octet_length(content) + coalesce(octet_length(trace::text), 0) + coalesce(octet_length(view::text), 0)
      + 300)::float8 AS bytes
    FROM messages WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ANY(${[...sessionIds]}::bigint[])`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Where the bytes of files lie. */
export async function locateFiles(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<{ id: number; storageName: string }[]> {
  const { rows } = await sql<{ id: number; storageName: string }>`
    SELECT id, "storageName" FROM files WHERE "workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[])
      AND "storageName" IS NOT NULL AND state <> 'waiting'`.execute(db)
  return rows
}
