import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingsTable } from '../../../platform/database/tables/listing-tables.ts'
import type { ListingScope } from '../listing-scope.ts'

type StoredListing = Selectable<ListingsTable>

export interface ListingRecord extends StoredListing {
  /** Which file or feed brought it last; null: none did. */
  sourceKind: 'file' | 'feed' | null
  sourceName: string | null
}

export async function findListingRecord(db: Database, scope: ListingScope, id: number): Promise<ListingRecord | null> {
  const row = await db
    .selectFrom('listings as l')
    .leftJoin('importSources as s', (join) =>
      join.onRef('s.workspaceId', '=', 'l.workspaceId').onRef('s.id', '=', 'l.importSource'),
    )
    .selectAll('l')
    .select(['s.kind as sourceKind', 's.name as sourceName'])
    .where('l.workspaceId', '=', scope.workspaceId)
    .where('l.chatbotId', '=', scope.chatbotId)
    .where('l.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export interface HistoryStep {
  changedAt: Date
  formerPrice: number | null
  price: number | null
  formerStatus: string
  status: string
}

/** How price and state went on, newest first. */
export async function listHistory(
  db: Database,
  scope: ListingScope,
  listingId: number,
  limit: number,
): Promise<HistoryStep[]> {
  return db
    .selectFrom('listingHistory')
    .select(['changedAt', 'formerPrice', 'price', 'formerStatus', 'status'])
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('listingId', '=', listingId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface LoggedChange {
  at: Date
  actor: string
  /** How many listings were changed together. */
  count: number
  /** Of this one; null where the log kept none of so many. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What people and programs changed of a listing, as far as the change log kept it, newest first. */
export async function listLoggedChanges(
  db: Database,
  { workspaceId }: ListingScope,
  listingId: number,
  limit: number,
): Promise<LoggedChange[]> {
  const { rows } = await sql<LoggedChange>`
    SELECT c.at, c.actor, coalesce((c.details ->> 'count')::integer, 1) AS count,
      entry -> 'before' AS before, entry -> 'after' AS after
    FROM "changeLog" c LEFT JOIN LATERAL (
      SELECT each AS entry FROM jsonb_path_query(c.details, '$.changes[*]') AS each
      WHERE (each ->> 'id')::bigint = ${listingId} LIMIT 1
    ) AS own ON true
    WHERE c."workspaceId" = ${workspaceId} AND c.action = 'listings.updated'
      AND c.details -> 'ids' @> ${JSON.stringify(listingId)}::jsonb
    ORDER BY c.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
