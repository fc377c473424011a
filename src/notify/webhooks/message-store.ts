import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { StoredEvent } from '../../platform/events/event-types.ts'
import type { EndpointPlace } from './endpoint-store.ts'

/** Endpoints that are on and listen to a type of event of a chatbot. */
export async function findListeners(
  db: Database,
  { workspaceId, type, chatbotId }: Pick<StoredEvent, 'workspaceId' | 'type' | 'chatbotId'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`/* prepared: find-listeners */
    SELECT id FROM "webhookEndpoints"
    WHERE "workspaceId" = ${workspaceId} AND "switchedOff" IS NULL AND ${listensTo(type, chatbotId)}
    ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

const listensTo = (type: string, chatbotId: number | null) =>
  sql<boolean>`(events @> ARRAY['*'] OR events @> ARRAY[${type}]) AND ("chatbotId" IS NULL OR "chatbotId" = ${chatbotId})`

/** Which workspaces have an endpoint that is on. */
export async function listListeningWorkspaces(db: Database, workspaceIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('webhookEndpoints')
    .select('workspaceId')
    .distinct()
    .where('workspaceId', 'in', workspaceIds)
    .where('switchedOff', 'is', null)
    .execute()
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

export interface NewMessage {
  workspaceId: number
  eventId: string
  type: string
  chatbotId: number | null
  sessionId: number | null
  body: string
  happenedAt: Date
}

/** A message and the endpoints that are to get it. */
export interface Posting {
  message: NewMessage
  endpointIds: readonly number[]
}

/** Keeps messages, and has each delivered to its endpoints. What is on its way already is left alone. Answers the deliveries. */
export async function insertMessages(
  transaction: Database,
  postings: readonly Posting[],
  now: Date,
): Promise<number[]> {
  if (postings.length === 0) return []
  const column = <Name extends keyof NewMessage>(name: Name) => postings.map(({ message }) => message[name])
  const wanted = postings.flatMap(({ message: { workspaceId, eventId }, endpointIds }) =>
    endpointIds.map((endpointId) => ({ workspaceId, eventId, endpointId })),
  )
  const { rows } = await sql<{ id: number }>`/* prepared: insert-messages */
    WITH kept AS (
      INSERT INTO "webhookMessages" AS m
        ("workspaceId", "eventId", type, "chatbotId", "sessionId", body, "happenedAt", "createdAt")
      SELECT t.*, ${now}::timestamptz
      FROM unnest(${column('workspaceId')}::bigint[], ${column('eventId')}::text[], ${column('type')}::text[],
        ${column('chatbotId')}::bigint[], ${column('sessionId')}::bigint[], ${column('body')}::text[],
        ${column('happenedAt')}::timestamptz[]) AS t
      ON CONFLICT ("workspaceId", "eventId") DO UPDATE SET body = coalesce(m.body, excluded.body)
      RETURNING "workspaceId", "eventId", id
    )
    INSERT INTO "webhookDeliveries" ("workspaceId", "endpointId", "messageId", "nextAttemptAt")
    SELECT kept."workspaceId", wanted."endpointId", kept.id, ${now}::timestamptz
    FROM kept JOIN unnest(${wanted.map(({ workspaceId }) => workspaceId)}::bigint[],
      ${wanted.map(({ eventId }) => eventId)}::text[], ${wanted.map(({ endpointId }) => endpointId)}::bigint[])
      AS wanted("workspaceId", "eventId", "endpointId")
      ON wanted."workspaceId" = kept."workspaceId" AND wanted."eventId" = kept."eventId"
    ORDER BY kept.id, wanted."endpointId"
    ON CONFLICT ("workspaceId", "messageId", "endpointId") DO NOTHING
    RETURNING id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** The event of a message, as the table of events would tell it. */
export interface MessageEvent {
  workspaceId: number
  eventId: string
  type: string
  chatbotId: number | null
  sessionId: number | null
  data: Record<string, unknown>
  happenedAt: Date
}

/**
 * The event of a message that has no body yet; nobody erases it until the transaction ends. Null: it was erased, or
 * somebody has written the body meanwhile.
 */
export async function lockUnwritten(
  transaction: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
): Promise<MessageEvent | null> {
  const { rows } = await sql<MessageEvent>`
    SELECT m."workspaceId", m."eventId", m.type, m."chatbotId", m."sessionId", m."happenedAt", e.data
    FROM "webhookMessages" m
    JOIN events e ON e."workspaceId" = m."workspaceId" AND e."eventId" = m."eventId"
    WHERE m."workspaceId" = ${workspaceId} AND m.id = ${id} AND m.body IS NULL FOR UPDATE OF m`.execute(transaction)
  return rows[0] ?? null
}

export async function writeBody(
  transaction: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
  body: string,
): Promise<void> {
  await transaction
    .updateTable('webhookMessages')
    .set({ body })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** The body as it stands now; null: there is none, or no such message any more. */
export async function readBody(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('webhookMessages')
    .select('body')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.body ?? null
}

/**
 * Has an endpoint told again of all that happened since a moment and that it listens to, also of what happened while
 * it was off. Answers how many deliveries that is.
 */
export async function replaySince(
  transaction: Database,
  { workspaceId, id }: EndpointPlace,
  { since, types, now }: { since: Date; types: readonly string[]; now: Date },
): Promise<number> {
  const again = await sql`
    UPDATE "webhookDeliveries" d SET status = 'pending', tries = 0, "nextAttemptAt" = ${now}
    FROM "webhookMessages" m
    WHERE d."workspaceId" = ${workspaceId} AND d."endpointId" = ${id} AND m."workspaceId" = d."workspaceId"
      AND m.id = d."messageId" AND m."happenedAt" >= ${since} AND m.type = ANY(${[...types]}::text[])`.execute(
    transaction,
  )
  const listened = sql`FROM "webhookEndpoints" w WHERE w."workspaceId" = ${workspaceId} AND w.id = ${id}
    AND (w.events @> ARRAY['*'] OR w.events @> ARRAY[e.type])
    AND (w."chatbotId" IS NULL OR w."chatbotId" = e."chatbotId")`
  // Held, so that whoever erases a conversation meanwhile waits and then sees what is written here.
  await sql`
    INSERT INTO "webhookMessages" ("workspaceId", "eventId", type, "chatbotId", "sessionId", "happenedAt", "createdAt")
    SELECT e."workspaceId", e."eventId", e.type, e."chatbotId", e."sessionId", e."happenedAt", ${now} FROM events e
    WHERE e."workspaceId" = ${workspaceId} AND e."happenedAt" >= ${since} AND e.type = ANY(${[...types]}::text[])
      AND EXISTS (SELECT ${listened})
    ORDER BY e.id FOR KEY SHARE OF e
    ON CONFLICT ("workspaceId", "eventId") DO NOTHING`.execute(transaction)
  const missed = await sql`
    INSERT INTO "webhookDeliveries" ("workspaceId", "endpointId", "messageId", "nextAttemptAt")
    SELECT e."workspaceId", ${id}, e.id, ${now} FROM "webhookMessages" e
    WHERE e."workspaceId" = ${workspaceId} AND e."happenedAt" >= ${since} AND e.type = ANY(${[...types]}::text[])
      AND EXISTS (SELECT ${listened})
    ORDER BY e.id
    ON CONFLICT ("workspaceId", "messageId", "endpointId") DO NOTHING`.execute(transaction)
  return Number(again.numAffectedRows ?? 0) + Number(missed.numAffectedRows ?? 0)
}

/** How many deliveries `replaySince` would make. */
export async function countSince(
  db: Database,
  { workspaceId, id }: EndpointPlace,
  { since, types }: { since: Date; types: readonly string[] },
): Promise<number> {
  const listens = sql`(w.events @> ARRAY['*'] OR w.events @> ARRAY[e.type])
    AND (w."chatbotId" IS NULL OR w."chatbotId" = e."chatbotId")`
  const happened = sql`e."workspaceId" = ${workspaceId} AND e."happenedAt" >= ${since}
    AND e.type = ANY(${[...types]}::text[])`
  const { rows } = await sql<{ count: number }>`
    WITH w AS (SELECT * FROM "webhookEndpoints" WHERE "workspaceId" = ${workspaceId} AND id = ${id})
    SELECT count(*)::float8 AS count FROM (
      SELECT e."eventId" FROM "webhookDeliveries" d
        JOIN "webhookMessages" e ON e."workspaceId" = d."workspaceId" AND e.id = d."messageId"
        WHERE d."workspaceId" = ${workspaceId} AND d."endpointId" = ${id} AND ${happened}
      UNION SELECT e."eventId" FROM events e, w WHERE ${happened} AND ${listens}
      UNION SELECT e."eventId" FROM "webhookMessages" e, w WHERE ${happened} AND ${listens}
    ) AS told`.execute(db)
  return rows[0]?.count ?? 0
}

const forgetBatch = 5_000

/** Forgets messages of before a moment, and what came of them. Answers whether there may be more. */
export async function deleteOldMessages(db: Database, before: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM "webhookMessages" WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM "webhookMessages" WHERE "createdAt" < ${before} LIMIT ${forgetBatch}))`.execute(db)
  return Number(numAffectedRows ?? 0) === forgetBatch
}
