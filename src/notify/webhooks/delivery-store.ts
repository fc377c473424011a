import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { utcText } from '../../platform/database/utc-text.ts'
import type { EndpointPlace } from './endpoint-store.ts'

/** One attempt at a delivery, as it is kept and presented. */
export interface Attempt {
  /** When it began. */
  at: string
  /** HTTP status; null: there was no answer. */
  code: number | null
  ms: number
  error: string | null
}

export interface DeliveryRow {
  id: number
  eventId: string
  type: string
  status: 'pending' | 'delivered' | 'failed'
  attempts: Attempt[]
  nextAttemptAt: string | null
}

const deliveryColumns = sql`d.id, m."eventId", m.type, d.status, d.attempts,
  ${utcText('d.nextAttemptAt')} AS "nextAttemptAt"`

/** Deliveries of an endpoint, newest first; `before`: those older than one. */
export async function listDeliveries(
  db: Database,
  { workspaceId, id }: EndpointPlace,
  { status, before, limit }: { status?: string | undefined; before?: number | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const withStatus = status === undefined ? sql`` : sql`AND d.status = ${status}`
  const older = before === undefined ? sql`` : sql`AND d.id < ${before}`
  const { rows } = await sql<DeliveryRow>`
    SELECT ${deliveryColumns} FROM "webhookDeliveries" d
    JOIN "webhookMessages" m ON m."workspaceId" = d."workspaceId" AND m.id = d."messageId"
    WHERE d."workspaceId" = ${workspaceId} AND d."endpointId" = ${id} ${withStatus} ${older}
    ORDER BY d.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** A delivery of the workspace with its endpoint, which nobody else changes until the transaction ends. */
export async function lockDelivery(
  transaction: Database,
  workspaceId: number,
  id: number,
): Promise<{ endpointId: number; switchedOff: string | null } | null> {
  const { rows } = await sql<{ endpointId: number; switchedOff: string | null }>`
    SELECT d."endpointId", e."switchedOff" FROM "webhookDeliveries" d
    JOIN "webhookEndpoints" e ON e."workspaceId" = d."workspaceId" AND e.id = d."endpointId"
    WHERE d."workspaceId" = ${workspaceId} AND d.id = ${id} FOR UPDATE OF d`.execute(transaction)
  return rows[0] ?? null
}

export async function findDelivery(db: Database, workspaceId: number, id: number): Promise<DeliveryRow | null> {
  const { rows } = await sql<DeliveryRow>`
    SELECT ${deliveryColumns} FROM "webhookDeliveries" d
    JOIN "webhookMessages" m ON m."workspaceId" = d."workspaceId" AND m.id = d."messageId"
    WHERE d."workspaceId" = ${workspaceId} AND d.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** A delivery with its endpoint and what it tells; null: the workspace has none of this id. */
export async function findWholeDelivery(
  db: Database,
  workspaceId: number,
  id: number,
): Promise<(DeliveryRow & { url: string; endpointId: number; body: string | null; happenedAt: string }) | null> {
  const { rows } = await sql<
    DeliveryRow & { url: string; endpointId: number; body: string | null; happenedAt: string }
  >`
    SELECT ${deliveryColumns}, e.url, e.id AS "endpointId", m.body, ${utcText('m.happenedAt')} AS "happenedAt"
    FROM "webhookDeliveries" d
    JOIN "webhookMessages" m ON m."workspaceId" = d."workspaceId" AND m.id = d."messageId"
    JOIN "webhookEndpoints" e ON e."workspaceId" = d."workspaceId" AND e.id = d."endpointId"
    WHERE d."workspaceId" = ${workspaceId} AND d.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Has a delivery made again from its beginning. */
export async function restartDelivery(db: Database, workspaceId: number, id: number, now: Date): Promise<void> {
  await sql`
    UPDATE "webhookDeliveries" SET status = 'pending', tries = 0, "nextAttemptAt" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND id = ${id}`.execute(db)
}

/** Gives up what is on its way to an endpoint. */
export async function giveUpDeliveries(db: Database, { workspaceId, id }: EndpointPlace): Promise<void> {
  await sql`
    UPDATE "webhookDeliveries" SET status = 'failed', "nextAttemptAt" = NULL
    WHERE "workspaceId" = ${workspaceId} AND "endpointId" = ${id} AND status = 'pending'`.execute(db)
}

/** A delivery that is to be tried now. */
export interface DueDelivery {
  workspaceId: number
  id: number
  endpointId: number
  messageId: number
  url: string
  eventId: string
  body: string | null
  /** Whether its endpoint fails or is slow. */
  inTrouble: boolean
  /** The try that begins now included. */
  tries: number
  takes: number
}

export interface Room {
  /** For all endpoints that are well, for all that are in trouble, and for one that is well; one in trouble has one. */
  well: number
  troubled: number
  each: number
  /** How many deliveries to each endpoint are being tried here. */
  busy: ReadonlyMap<number, number>
  /** Endpoints that are in trouble although they do not fail: slow ones. */
  slow: readonly number[]
}

/**
 * Takes deliveries that are due, for as long as `leaseSeconds`: no other process tries them meanwhile, and should this
 * one die, they are due again afterwards. An endpoint that fails or is slow has one at a time, and all of those together
 * have room of their own, so that none of them takes the room of others.
 */
export async function takeDueDeliveries(
  db: Database,
  { well, troubled, each, busy, slow }: Room,
  now: Date,
  leaseSeconds: number,
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    WITH room AS (
      SELECT e."workspaceId", e.id, e.url, t."inTrouble",
        CASE WHEN t."inTrouble" THEN 1 ELSE ${each}::integer END - coalesce(b.count, 0) AS free
      FROM "webhookEndpoints" e
      LEFT JOIN unnest(${[...busy.keys()]}::bigint[], ${[...busy.values()]}::integer[]) AS b(id, count) ON b.id = e.id
      CROSS JOIN LATERAL (
        SELECT e."failingSince" IS NOT NULL OR e.id = ANY(${[...slow]}::bigint[]) AS "inTrouble") AS t
      WHERE e."switchedOff" IS NULL
    ), due AS (
      SELECT d.*, room.url, room."inTrouble",
        row_number() OVER (PARTITION BY room."inTrouble" ORDER BY d."nextAttemptAt", d.id) AS place
      FROM room CROSS JOIN LATERAL (
        SELECT "workspaceId", id, "nextAttemptAt" FROM "webhookDeliveries"
        WHERE "workspaceId" = room."workspaceId" AND "endpointId" = room.id AND status = 'pending'
          AND "nextAttemptAt" <= ${now}
        ORDER BY "nextAttemptAt" LIMIT greatest(room.free, 0) FOR UPDATE SKIP LOCKED
      ) AS d
    )
    UPDATE "webhookDeliveries" AS d SET tries = d.tries + 1, takes = d.takes + 1,
      "nextAttemptAt" = ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    FROM due, "webhookMessages" AS m
    WHERE due.place <= CASE WHEN due."inTrouble" THEN ${troubled}::integer ELSE ${well}::integer END
      AND d."workspaceId" = due."workspaceId" AND d.id = due.id
      AND m."workspaceId" = d."workspaceId" AND m.id = d."messageId"
    RETURNING d."workspaceId", d.id, d."endpointId", d."messageId", due.url, due."inTrouble", m."eventId", m.body, d.tries, d.takes`.execute(
    db,
  )
  return rows
}

/** What became of a try. */
export interface Outcome {
  delivery: Pick<DueDelivery, 'workspaceId' | 'id' | 'endpointId' | 'takes'>
  /** Null: it was not tried, because the process stops; it is due again. */
  attempt: Attempt | null
  isDelivered: boolean
  /** Null: it is not tried again. */
  nextAttemptAt: Date | null
}

/** More of them are of no use to anybody. */
const keptAttempts = 50

/**
 * Notes what became of tries; of those that were taken again since, nothing. Answers the endpoints that only fail, and
 * since when.
 */
export async function settleDeliveries(
  transaction: Database,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<(EndpointPlace & { failingSince: Date })[]> {
  // In the order of ids, so that two processes never wait for each other.
  const rows = [...outcomes]
    .sort((a, b) => a.delivery.id - b.delivery.id)
    .map(({ delivery: { workspaceId, id, takes }, attempt, isDelivered, nextAttemptAt }) => {
      const status = isDelivered ? 'delivered' : nextAttemptAt === null ? 'failed' : 'pending'
      return { workspaceId, id, takes, attempt, status, nextAttemptAt }
    })
  await sql`
    UPDATE "webhookDeliveries" AS d SET status = o.status, "nextAttemptAt" = o."nextAttemptAt",
      tries = CASE WHEN o.attempt IS NULL THEN d.tries - 1 ELSE d.tries END,
      attempts = CASE WHEN o.attempt IS NULL THEN d.attempts
        WHEN jsonb_array_length(d.attempts) < ${keptAttempts} THEN d.attempts || o.attempt
        ELSE (d.attempts - 0) || o.attempt END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS o("workspaceId" integer, id bigint, takes integer,
      attempt jsonb, status text, "nextAttemptAt" timestamptz)
    WHERE d."workspaceId" = o."workspaceId" AND d.id = o.id AND d.takes = o.takes
      -- Pending; not in the words of the index of what is due, whose rows would be gone through for each outcome.
      AND d.status <> 'delivered' AND d.status <> 'failed'`.execute(transaction)
  return noteHealth(transaction, outcomes, now)
}

async function noteHealth(
  transaction: Database,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<(EndpointPlace & { failingSince: Date })[]> {
  const tried = outcomes.filter(({ attempt }) => attempt !== null)
  const well = new Set(tried.filter(({ isDelivered }) => isDelivered).map(({ delivery }) => delivery.endpointId))
  const failed = tried.filter(({ delivery }) => !well.has(delivery.endpointId))
  const change = (endpoints: readonly EndpointPlace[], set: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql<EndpointPlace & { failingSince: Date }>`
      WITH changed AS (
        SELECT e."workspaceId", e.id FROM "webhookEndpoints" e
        WHERE e."workspaceId" = ANY(${endpoints.map(({ workspaceId }) => workspaceId)}::integer[])
          AND e.id = ANY(${endpoints.map(({ id }) => id)}::bigint[]) AND ${where} ORDER BY e.id FOR UPDATE
      )
      UPDATE "webhookEndpoints" AS e SET "failingSince" = ${set} FROM changed
      WHERE e."workspaceId" = changed."workspaceId" AND e.id = changed.id`.execute(transaction)
  const places = (some: readonly Outcome[]): EndpointPlace[] => [
    ...new Map(
      some.map(({ delivery: { workspaceId, endpointId: id } }) => [id, { workspaceId, id }] as const),
    ).values(),
  ]
  const wellPlaces = places(tried.filter(({ isDelivered }) => isDelivered))
  if (wellPlaces.length > 0) await change(wellPlaces, sql`NULL`, sql`e."failingSince" IS NOT NULL`)
  const failedPlaces = places(failed)
  if (failedPlaces.length === 0) return []
  await change(failedPlaces, sql`${now}`, sql`e."failingSince" IS NULL`)
  const { rows } = await sql<EndpointPlace & { failingSince: Date }>`
    SELECT "workspaceId", id, "failingSince" FROM "webhookEndpoints"
    WHERE id = ANY(${failedPlaces.map(({ id }) => id)}::bigint[])
      AND "workspaceId" = ANY(${failedPlaces.map(({ workspaceId }) => workspaceId)}::integer[])
      AND "failingSince" IS NOT NULL AND "switchedOff" IS NULL`.execute(transaction)
  return rows
}
