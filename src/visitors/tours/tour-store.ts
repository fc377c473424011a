import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import type { ToursTable } from '../../platform/database/tables/tour-tables.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { TakenTime } from './free-times.ts'

export type Tour = Selectable<ToursTable>
export type TourStatus = Tour['status']

/** What a visitor asks for. */
export type NewTour = Pick<
  Tour,
  | keyof VisitorPlace
  | 'listingId'
  | 'kind'
  | 'times'
  | 'minutes'
  | 'visitorZone'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'message'
  | 'consentText'
  | 'notice'
  | 'page'
>

/** A home of a chatbot. */
export interface HomePlace {
  workspaceId: number
  chatbotId: number
  listingId: number
}

/** Holds the times of a home for the transaction: each is taken by one, and seen as taken by the next. */
export async function lockTimesOf(transaction: Database, { listingId }: HomePlace): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tours of a home', ${listingId}))`.execute(transaction)
}

/** When a home is being shown, from a moment on; by others than the tour `besides`. */
export function listTakenTimes(db: Database, home: HomePlace, from: Date, besides = 0): Promise<TakenTime[]> {
  return db
    .selectFrom('tours')
    .select(sql<Date>`"startsAt"`.as('startsAt'))
    .select('minutes')
    .where('workspaceId', '=', home.workspaceId)
    .where('chatbotId', '=', home.chatbotId)
    .where('listingId', '=', home.listingId)
    .where('status', '=', 'confirmed')
    .where('id', '<>', besides)
    .where(sql<boolean>`"startsAt" + make_interval(mins => minutes) > ${from}`)
    .execute()
}

/** Holds the tours of a session for the transaction. Seconds until it may ask for another; null: now. */
export async function waitForTour(
  transaction: Database,
  { workspaceId, sessionId }: VisitorPlace,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<number | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tours of a session', ${sessionId}))`.execute(transaction)
  const { rows } = await sql<{ waitSeconds: number }>`
    SELECT ceil(extract(epoch FROM "createdAt" + ${windowSeconds} * interval '1 second' - clock_timestamp()))::int
      AS "waitSeconds"
    FROM tours WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId}
      AND "createdAt" > clock_timestamp() - ${windowSeconds} * interval '1 second'
      AND "createdAt" < clock_timestamp() + interval '1 minute'
    ORDER BY "createdAt" DESC OFFSET ${limit - 1} LIMIT 1`.execute(transaction)
  return rows[0]?.waitSeconds ?? null
}

export async function insertTour(transaction: Database, tour: NewTour): Promise<number> {
  const { id } = await transaction.insertInto('tours').values(tour).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A tour of a workspace that who asks may see; null when there is none. With `hold` nobody else changes it until the transaction ends. */
export async function findTour(
  db: Database,
  workspaceId: number,
  id: number,
  { hold = false, agentId = null }: { hold?: boolean; agentId?: string | null } = {},
): Promise<Tour | null> {
  const query = db
    .selectFrom('tours')
    .selectAll()
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where(isSeen(agentId, workspaceId))
  const tour = await (hold ? query.forUpdate() : query).executeTakeFirst()
  return tour ?? null
}

/** A tour is whose its conversation is. */
function isSeen(agentId: string | null, workspaceId: number) {
  return sql<boolean>`(true ${seenByAgent(agentId, workspaceId, 'tours.sessionId')})`
}

/** Changes a tour, with what the firm wrote. Answers it as it then is. */
export function updateTour(
  transaction: Database,
  { workspaceId, id }: Tour,
  change: { status: TourStatus; startsAt: Date | null; answer: string; times?: Date[] },
): Promise<Tour> {
  return transaction
    .updateTable('tours')
    .set({
      status: change.status,
      startsAt: change.startsAt,
      ...(change.times === undefined ? {} : { times: change.times }),
      sequence: sql<number>`sequence + 1`,
      answers: sql<string[]>`answers || ARRAY[${change.answer}::text]`,
      updatedAt: sql<Date>`clock_timestamp()`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The tours of a workspace whose chatbots are there, newest first, with the serialNumber of each one's chatbot. */
export async function selectTours(
  db: Database,
  workspaceId: number,
  query: {
    chatbotId?: number | undefined
    status?: TourStatus | undefined
    /** Only those that take place within it; those that no time was confirmed for, by a time that was asked for. */
    within?: { from: Date; to: Date } | undefined
    beforeId?: number | undefined
    /** Only those that this agent may see; null: all. */
    agentId: string | null
  },
  limit: number,
): Promise<(Tour & { serialNumber: string })[]> {
  let select = db
    .selectFrom('tours')
    .innerJoin('chatbots', (join) =>
      join.onRef('chatbots.workspaceId', '=', 'tours.workspaceId').onRef('chatbots.id', '=', 'tours.chatbotId'),
    )
    .selectAll('tours')
    .select('chatbots.serialNumber')
    .where('tours.workspaceId', '=', workspaceId)
    .where('chatbots.removedAt', 'is', null)
    .where(isSeen(query.agentId, workspaceId))
  if (query.chatbotId !== undefined) select = select.where('tours.chatbotId', '=', query.chatbotId)
  if (query.status !== undefined) select = select.where('tours.status', '=', query.status)
  if (query.within !== undefined) {
    const { from, to } = query.within
    select = select.where(sql<boolean>`CASE WHEN tours."startsAt" IS NOT NULL
      THEN tours."startsAt" >= ${from} AND tours."startsAt" < ${to}
      ELSE EXISTS (SELECT FROM unnest(tours.times) AS asked WHERE asked >= ${from} AND asked < ${to}) END`)
  }
  if (query.beforeId !== undefined) select = select.where('tours.id', '<', query.beforeId)
  return await select.orderBy('tours.id', 'desc').limit(limit).execute()
}

/** The tours of a session, oldest first; at most the newest `limit`. */
export async function selectToursOfSession(
  db: Database,
  { workspaceId, sessionId }: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<Tour[]> {
  const rows = await db
    .selectFrom('tours')
    .selectAll()
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}
