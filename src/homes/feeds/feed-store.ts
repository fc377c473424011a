import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import type { Feed, FeedProgress, FeedSecrets, FeedSettings } from './feed.ts'

export interface FeedPlace {
  workspaceId: number
  id: number
}

type Sealer = (place: ReturnType<typeof sealedPlace>, plain: Buffer) => Promise<Buffer>
type Opener = (place: ReturnType<typeof sealedPlace>, sealed: Buffer) => Promise<Buffer | null>

/** What secrets are sealed for (secrets/sealed-columns-store.ts). */
const sealedPlace = (row: number) => ({ table: 'feedSecrets', column: 'sealed', row })

function selectFeeds(db: Database) {
  return db
    .selectFrom('feeds as f')
    .innerJoin('chatbots as c', (join) =>
      join.onRef('c.workspaceId', '=', 'f.workspaceId').onRef('c.id', '=', 'f.chatbotId'),
    )
    .select(['f.workspaceId', 'f.chatbotId', 'f.id', 'f.sourceId', 'f.name', 'f.settings', 'f.isPaused'])
    .select(['f.nextRunAt', 'f.progress', 'f.failures', 'c.serialNumber'])
    .select(sql<string>`coalesce(c.settings->>'TimeZone', 'UTC')`.as('timeZone'))
    .where('c.removedAt', 'is', null)
}

type FeedRow = Awaited<ReturnType<ReturnType<typeof selectFeeds>['execute']>>[number]

function toFeed({ settings, progress, ...row }: FeedRow): Feed {
  // Written by insertFeed and noteProgress, in these shapes.
  return { ...row, ...(settings as unknown as FeedSettings), progress: progress as FeedProgress }
}

/** All feeds, or those of a workspace, by name. */
export async function listFeeds(db: Database, workspaceId?: number): Promise<Feed[]> {
  const query = selectFeeds(db).orderBy('f.name').orderBy('f.id')
  const rows = await (workspaceId === undefined ? query : query.where('f.workspaceId', '=', workspaceId)).execute()
  return rows.map(toFeed)
}

export async function findFeed(db: Database, { workspaceId, id }: FeedPlace): Promise<Feed | null> {
  const row = await selectFeeds(db).where('f.workspaceId', '=', workspaceId).where('f.id', '=', id).executeTakeFirst()
  return row ? toFeed(row) : null
}

/** Answers null where the workspace has a feed of that name. */
export async function insertFeed(
  transaction: Database,
  scope: ListingScope & { sourceId: number },
  feed: { name: string; settings: FeedSettings; nextRunAt: Date | null },
): Promise<number | null> {
  const row = await transaction
    .insertInto('feeds')
    .values({ ...scope, ...feed, settings: JSON.stringify(feed.settings), progress: '{}' })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertFeedSecrets(
  transaction: Database,
  { workspaceId, id: feedId }: FeedPlace,
  secrets: FeedSecrets,
  seal: Sealer,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"feedSecrets"', 'id')) AS id`.execute(transaction)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of feed secrets answered no id')
  const sealed = await seal(sealedPlace(id), Buffer.from(JSON.stringify(secrets)))
  await sql`
    INSERT INTO "feedSecrets" ("workspaceId", id, "feedId", sealed) OVERRIDING SYSTEM VALUE
    VALUES (${workspaceId}, ${id}, ${feedId}, ${sealed})`.execute(transaction)
}

/** `lost`: there are some, and no key opens them. */
export async function readFeedSecrets(
  db: Database,
  { workspaceId, id }: FeedPlace,
  open: Opener,
): Promise<FeedSecrets | 'lost'> {
  const row = await db
    .selectFrom('feedSecrets')
    .select(['id', 'sealed'])
    .where('workspaceId', '=', workspaceId)
    .where('feedId', '=', id)
    .executeTakeFirst()
  if (!row) return {}
  const plain = await open(sealedPlace(row.id), row.sealed)
  // What was sealed was written by insertFeedSecrets.
  return plain === null ? 'lost' : (JSON.parse(plain.toString()) as FeedSecrets)
}

/** Takes up to `limit` feeds whose time has come, and notes when `next` says that they come again. */
export async function takeDueFeeds(
  transaction: Database,
  now: Date,
  limit: number,
  next: (feed: Feed) => Date | null,
): Promise<Feed[]> {
  const rows = await selectFeeds(transaction)
    .where('f.nextRunAt', '<=', now)
    .where('f.isPaused', '=', false)
    .orderBy('f.nextRunAt')
    .limit(limit)
    .forUpdate('f')
    .skipLocked()
    .execute()
  const feeds = rows.map(toFeed)
  for (const feed of feeds) await noteNextRun(transaction, feed, next(feed))
  return feeds
}

export async function noteNextRun(db: Database, { workspaceId, id }: FeedPlace, nextRunAt: Date | null): Promise<void> {
  await db.updateTable('feeds').set({ nextRunAt }).where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

export async function noteProgress(
  db: Database,
  { workspaceId, id }: FeedPlace,
  progress: FeedProgress,
): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ progress: JSON.stringify(progress) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Counts a run that failed, or forgets those that did. Answers how many there are one after the other. */
export async function noteFeedOutcome(
  db: Database,
  { workspaceId, id }: FeedPlace,
  hasFailed: boolean,
): Promise<number> {
  const row = await db
    .updateTable('feeds')
    .set({ failures: hasFailed ? sql<number>`failures + 1` : 0 })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

export async function pauseFeed(
  db: Database,
  { workspaceId, id }: FeedPlace,
  change: { isPaused: boolean; nextRunAt: Date | null },
): Promise<void> {
  await db
    .updateTable('feeds')
    .set({ ...change, updatedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** The listings that it brought stay as they are, without a source. */
export async function deleteFeed(transaction: Database, feed: Feed): Promise<void> {
  const { workspaceId, id, sourceId } = feed
  await transaction.deleteFrom('feeds').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
  await transaction
    .deleteFrom('importSources')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', sourceId)
    .execute()
}

/** Feeds of which a run was lost. */
export async function feedsOfSources(
  db: Database,
  sources: readonly { workspaceId: number; sourceId: number }[],
): Promise<FeedPlace[]> {
  if (sources.length === 0) return []
  const rows = await db
    .selectFrom('feeds')
    .select(['workspaceId', 'id', 'sourceId'])
    .where('workspaceId', 'in', [...new Set(sources.map(({ workspaceId }) => workspaceId))])
    .where('sourceId', 'in', [...new Set(sources.map(({ sourceId }) => sourceId))])
    .where('isPaused', '=', false)
    .execute()
  return rows.map(({ workspaceId, id }) => ({ workspaceId, id }))
}

export async function countFeeds(db: Database): Promise<{ good: number; failing: number; paused: number }> {
  const { rows } = await sql<{ good: number; failing: number; paused: number }>`
    SELECT count(*) FILTER (WHERE NOT "isPaused" AND failures = 0)::integer AS good,
      count(*) FILTER (WHERE NOT "isPaused" AND failures > 0)::integer AS failing,
      count(*) FILTER (WHERE "isPaused")::integer AS paused FROM feeds`.execute(db)
  return rows[0] ?? { good: 0, failing: 0, paused: 0 }
}

/** Of a workspace, for its quota. */
export async function countFeedsOf(db: Database, workspaceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM feeds WHERE "workspaceId" = ${workspaceId}`.execute(db)
  return rows[0]?.count ?? 0
}
