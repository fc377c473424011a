import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { EventType, NewEvent, StoredEvent } from './event-types.ts'

/** One consumer's part of one event. */
export interface WorkItem {
  workspaceId: number
  /** `id` of the event. */
  eventId: number
  consumer: string
}

/** By consumer, the workspaces that it has to do with; a consumer that is not there has to do with all of them. */
export type Among = (db: Database, workspaceIds: readonly number[]) => Promise<ReadonlyMap<string, ReadonlySet<number>>>

export async function insertEvent(transaction: Database, event: NewEvent): Promise<void> {
  const { workspaceId, type, data, chatbotId = null, sessionId = null } = event
  await transaction
    .insertInto('events')
    .values({ workspaceId, type, chatbotId, sessionId, data: JSON.stringify(data) })
    .execute()
}

/**
 * Takes events that nobody has been told of, oldest first, and notes a piece of work for each consumer of their types
 * that `among` does not leave out. Other processes take others meanwhile. Answers how many events it took.
 */
export async function handOutEvents(
  transaction: Database,
  consumersOf: ReadonlyMap<string, readonly string[]>,
  limit: number,
  among: Among = async () => new Map(),
): Promise<number> {
  const events = await transaction
    .updateTable('events')
    .set({ handedOutAt: sql<Date>`clock_timestamp()` })
    .where((where) =>
      where.exists(
        where
          .selectFrom(
            where
              .selectFrom('events as waiting')
              .select(['waiting.workspaceId', 'waiting.id'])
              .where('waiting.handedOutAt', 'is', null)
              .orderBy('waiting.id')
              .limit(limit)
              .forUpdate()
              .skipLocked()
              .as('due'),
          )
          .select(sql`1`.as('one'))
          .whereRef('due.workspaceId', '=', 'events.workspaceId')
          .whereRef('due.id', '=', 'events.id'),
      ),
    )
    .returning(['workspaceId', 'id', 'type'])
    .execute()
  const choosy = await among(transaction, [...new Set(events.map(({ workspaceId }) => workspaceId))])
  const work = events.flatMap(({ workspaceId, id, type }) =>
    (consumersOf.get(type) ?? [])
      .filter((consumer) => choosy.get(consumer)?.has(workspaceId) ?? true)
      .map((consumer) => ({ workspaceId, eventId: id, consumer })),
  )
  if (work.length > 0)
    await transaction
      .insertInto('eventWork')
      .values(work)
      .onConflict((it) => it.doNothing())
      .execute()
  return events.length
}

/** Takes work of these consumers for which a job is to be made. Other processes take other work meanwhile. */
export function takeUnqueuedWork(
  transaction: Database,
  consumers: readonly string[],
  limit: number,
): Promise<WorkItem[]> {
  return transaction
    .with('due', (query) =>
      query
        .selectFrom('eventWork')
        .select(['workspaceId', 'eventId', 'consumer'])
        .where('state', '=', 'waiting')
        .where('queuedAt', 'is', null)
        .where('consumer', 'in', consumers)
        .orderBy('eventId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('eventWork')
    .from('due')
    .whereRef('eventWork.workspaceId', '=', 'due.workspaceId')
    .whereRef('eventWork.eventId', '=', 'due.eventId')
    .whereRef('eventWork.consumer', '=', 'due.consumer')
    .set({ queuedAt: sql<Date>`clock_timestamp()` })
    .returning(['eventWork.workspaceId', 'eventWork.eventId', 'eventWork.consumer'])
    .execute()
}

/** Has a job made again for work whose job must be gone: it has waited for longer than any job is tried. */
export async function requeueLostWork(db: Database, afterHours: number): Promise<void> {
  await db
    .updateTable('eventWork')
    .set({ queuedAt: null })
    .where('state', '=', 'waiting')
    .where('queuedAt', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${afterHours})`)
    .execute()
}

/**
 * The events of work that waits for a consumer, oldest first, which nobody else may take up until the transaction ends. Work that
 * is not among them is done, has failed for good, was erased, or another process is at it.
 */
export async function lockWork(
  transaction: Database,
  consumer: string,
  items: readonly Pick<WorkItem, 'workspaceId' | 'eventId'>[],
): Promise<StoredEvent[]> {
  // The rows were written by `insertEvent`, which takes a type and its data together.
  const { rows } = await sql<StoredEvent>`/* prepared: lock-work */
    SELECT e."workspaceId", e.id, e."eventId", e."chatbotId", e."sessionId", e.type, e.data, e."happenedAt"
    FROM unnest(${items.map(({ workspaceId }) => workspaceId)}::bigint[], ${items.map(({ eventId }) => eventId)}::bigint[])
      AS item("workspaceId", "eventId")
    JOIN "eventWork" w ON w."workspaceId" = item."workspaceId" AND w."eventId" = item."eventId"
      AND w.consumer = ${consumer} AND w.state = 'waiting'
    JOIN events e ON e."workspaceId" = w."workspaceId" AND e.id = w."eventId"
    ORDER BY e.id FOR UPDATE OF w SKIP LOCKED`.execute(transaction)
  return rows
}

export async function noteDone(
  transaction: Database,
  consumer: string,
  events: readonly Pick<StoredEvent, 'workspaceId' | 'id'>[],
): Promise<void> {
  await sql`/* prepared: note-done */
    UPDATE "eventWork" w
    SET state = 'done', "lastError" = NULL, attempts = w.attempts + 1, "updatedAt" = clock_timestamp()
    FROM unnest(${events.map(({ workspaceId }) => workspaceId)}::bigint[], ${events.map(({ id }) => id)}::bigint[])
      AS item("workspaceId", "eventId")
    WHERE w."workspaceId" = item."workspaceId" AND w."eventId" = item."eventId" AND w.consumer = ${consumer}
      AND w.state = 'waiting'`.execute(transaction)
}

/** Notes why a try did not succeed; with `isLast` it is not tried again. */
export async function noteFailure(db: Database, item: WorkItem, error: string, isLast: boolean): Promise<void> {
  await sql`/* prepared: note-failure */
    UPDATE "eventWork" SET state = coalesce(${isLast ? 'failed' : null}, state), "lastError" = ${error},
      attempts = attempts + 1, "updatedAt" = clock_timestamp()
    WHERE "workspaceId" = ${item.workspaceId} AND "eventId" = ${item.eventId} AND consumer = ${item.consumer}
      AND state = 'waiting'`.execute(db)
}

export interface FailedWork extends WorkItem {
  type: EventType
  happenedAt: Date
  failedAt: Date
  attempts: number
  error: string
}

/** What failed for good, newest first; of one workspace, or of all. */
export async function listFailedWork(db: Database, limit: number, workspaceId?: number): Promise<FailedWork[]> {
  let query = db
    .selectFrom('eventWork')
    .innerJoin('events', (join) =>
      join.onRef('events.workspaceId', '=', 'eventWork.workspaceId').onRef('events.id', '=', 'eventWork.eventId'),
    )
    .select(['eventWork.workspaceId', 'eventWork.eventId', 'consumer', 'type', 'happenedAt', 'attempts', 'lastError'])
    .select('updatedAt as failedAt')
    .where('state', '=', 'failed')
    .orderBy('updatedAt', 'desc')
    .limit(limit)
  if (workspaceId !== undefined) query = query.where('eventWork.workspaceId', '=', workspaceId)
  const rows = await query.execute()
  return rows.map(({ lastError, type, ...row }) => ({ ...row, type: type as EventType, error: lastError ?? '' }))
}

/** Lets what failed for good be tried again: all of it, or what is named. Answers how many pieces of work. */
export async function replayFailedWork(
  db: Database,
  only: { workspaceId?: number; eventId?: number; consumer?: string } = {},
): Promise<number> {
  let query = db
    .updateTable('eventWork')
    .set({ state: 'waiting', queuedAt: null, attempts: 0, updatedAt: sql<Date>`clock_timestamp()` })
    .where('state', '=', 'failed')
  if (only.workspaceId !== undefined) query = query.where('workspaceId', '=', only.workspaceId)
  if (only.eventId !== undefined) query = query.where('eventId', '=', only.eventId)
  if (only.consumer !== undefined) query = query.where('consumer', '=', only.consumer)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return Number(numUpdatedRows)
}

/** How many pieces of work wait, and how many have failed for good; of one workspace, or of all. */
export async function countWork(db: Database, workspaceId?: number): Promise<{ waiting: number; failed: number }> {
  const row = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('eventWork')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('state', '=', 'waiting')
        .$if(workspaceId !== undefined, (query) => query.where('workspaceId', '=', workspaceId ?? 0))
        .as('waiting'),
      select
        .selectFrom('eventWork')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('state', '=', 'failed')
        .$if(workspaceId !== undefined, (query) => query.where('workspaceId', '=', workspaceId ?? 0))
        .as('failed'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting: Number(row.waiting), failed: Number(row.failed) }
}

/** What is still to be told, and to whom it could not be. */
export interface OpenWork {
  /** Events that nobody has been told of yet. */
  unheard: number
  /** By consumer, work that waits, and work that failed for good. */
  work: { consumer: string; state: 'waiting' | 'failed'; count: number }[]
  /** Since when the oldest of what waits has done so; null: nothing waits. */
  oldestAt: Date | null
}

export async function readOpenWork(db: Database): Promise<OpenWork> {
  const { rows } = await sql<{ consumer: string | null; state: string; count: number; oldestAt: Date | null }>`
    SELECT NULL AS consumer, 'unheard' AS state, count(*)::integer AS count, min("happenedAt") AS "oldestAt"
    FROM events WHERE "handedOutAt" IS NULL
    UNION ALL
    SELECT w.consumer, w.state, count(*)::integer, min(e."happenedAt") FILTER (WHERE w.state = 'waiting')
    FROM "eventWork" w JOIN events e ON e."workspaceId" = w."workspaceId" AND e.id = w."eventId"
    WHERE w.state <> 'done' GROUP BY 1, 2`.execute(db)
  const work = rows.flatMap(({ consumer, state, count }) =>
    consumer !== null && (state === 'waiting' || state === 'failed') ? [{ consumer, state, count } as const] : [],
  )
  const times = rows.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt.getTime()]))
  return {
    unheard: rows.find(({ consumer }) => consumer === null)?.count ?? 0,
    work: [...work],
    oldestAt: times.length === 0 ? null : new Date(Math.min(...times)),
  }
}

/** Forgets events that everybody is done with, and those that are very old. */
export async function deleteOldEvents(db: Database, days: { done: number; failed: number }): Promise<void> {
  const olderThan = (age: number) => sql<Date>`clock_timestamp() - make_interval(days => ${age})`
  await db
    .deleteFrom('events')
    .where('handedOutAt', '<', olderThan(days.done))
    .where((where) =>
      where.or([
        where('handedOutAt', '<', olderThan(days.failed)),
        where.not(
          where.exists(
            where
              .selectFrom('eventWork')
              .select('consumer')
              .whereRef('eventWork.workspaceId', '=', 'events.workspaceId')
              .whereRef('eventWork.eventId', '=', 'events.id')
              .where('state', '<>', 'done'),
          ),
        ),
      ]),
    )
    .execute()
}
