import { sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '../../../../platform/database/connect.ts'
import type { ListingScope } from '../../listing-scope.ts'
import type { HeldBackOfImport } from '../held-back/import-held-back.ts'

/** Where listings come from again and again. */
export interface ImportSource {
  kind: 'file' | 'feed'
  /** Name of the file without its folder, or of the feed. */
  name: string
}

export interface RunCounts {
  rows: number
  added: number
  updated: number
  unchanged: number
  repeated: number
  faulty: number
  gone: number
  pruned: number
}

export interface RunPlace {
  workspaceId: number
  id: number
}

export type RunState = 'running' | 'finished' | 'failed' | 'stopped'

export interface RunFault {
  line: number
  reasons: string[]
}

/** What became of an import. */
export interface ImportRun extends RunPlace, RunCounts {
  sourceId: number
  kind: ImportSource['kind']
  name: string
  serialNumber: string
  state: RunState
  by: string
  place: string
  startedAt: Date
  endedAt: Date | null
  message: string
  faults: RunFault[]
  heldBack: HeldBackOfImport[]
}

/** Any number of our own; it keeps these locks apart from others. */
const lockSpace = 7_250_902

/** The id of a source, which is made where there is none yet. */
export async function ensureSource(db: Database, scope: ListingScope, { kind, name }: ImportSource): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    WITH made AS (
      INSERT INTO "importSources" ("workspaceId", "chatbotId", kind, name)
      VALUES (${scope.workspaceId}, ${scope.chatbotId}, ${kind}, ${name}) ON CONFLICT DO NOTHING RETURNING id
    )
    SELECT id FROM made UNION ALL
    SELECT id FROM "importSources" WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
      AND kind = ${kind} AND name = ${name}`.execute(db)
  const id = rows[0]?.id
  // Somebody else made it between the two halves of the statement.
  return id ?? ensureSource(db, scope, { kind, name })
}

export async function findSource(db: Database, scope: ListingScope, source: ImportSource): Promise<number | null> {
  const row = await db
    .selectFrom('importSources')
    .select('id')
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('kind', '=', source.kind)
    .where('name', '=', source.name)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Keeps a source for the life of the connection, or of what unlocks it. False: somebody else has it. */
export async function lockSource(client: pg.PoolClient, sourceId: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS locked', [
    lockSpace,
    lockNumber(sourceId),
  ])
  return rows[0]?.locked === true
}

export async function unlockSource(client: pg.PoolClient, sourceId: number): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1, $2)', [lockSpace, lockNumber(sourceId)])
}

/** Locks have 32 bits. Two sources that share a number merely wait for each other. */
function lockNumber(sourceId: number): number {
  return sourceId % 0x7fff_ffff
}

export async function insertRun(
  db: Database,
  run: ListingScope & { sourceId: number; by: string; place: string },
): Promise<number> {
  const row = await db
    .insertInto('importRuns')
    .values({ ...run, endedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function updateRun(
  db: Database,
  { workspaceId, id }: RunPlace,
  counts: Partial<RunCounts>,
): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ ...counts, toldAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function endRun(
  db: Database,
  { workspaceId, id }: RunPlace,
  end: Partial<RunCounts> & {
    state: RunState
    message: string
    faults: readonly RunFault[]
    heldBack?: readonly HeldBackOfImport[]
  },
): Promise<void> {
  const { faults, heldBack = [], ...rest } = end
  await db
    .updateTable('importRuns')
    .set({
      ...rest,
      faults: JSON.stringify(faults),
      heldBack: JSON.stringify(heldBack),
      endedAt: sql<Date>`clock_timestamp()`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export async function deleteRun(db: Database, { workspaceId, id }: RunPlace): Promise<void> {
  await db.deleteFrom('importRuns').where('workspaceId', '=', workspaceId).where('id', '=', id).execute()
}

/** Runs of a source that say that they are at work, while nobody has its lock: whoever was at it is gone. */
export async function endLostRuns(db: Database, workspaceId: number, sourceId: number): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({
      state: 'stopped',
      message: 'The process that was at it ended in the middle.',
      endedAt: sql<Date>`clock_timestamp()`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('sourceId', '=', sourceId)
    .where('state', '=', 'running')
    .execute()
}

/** The same for all sources. Answers those whose run was lost. */
export async function endAllLostRuns(transaction: Database): Promise<{ workspaceId: number; sourceId: number }[]> {
  const { rows } = await sql<{ workspaceId: number; sourceId: number }>`
    WITH lost AS MATERIALIZED (
      SELECT "workspaceId", "sourceId", id FROM "importRuns" WHERE state = 'running' FOR UPDATE SKIP LOCKED
    ), free AS MATERIALIZED (
      SELECT * FROM lost WHERE pg_try_advisory_xact_lock(${lockSpace}, ("sourceId" % 2147483647)::integer)
    )
    UPDATE "importRuns" r SET state = 'stopped', message = 'The process that was at it ended in the middle.',
      "endedAt" = clock_timestamp()
    FROM free WHERE r."workspaceId" = free."workspaceId" AND r.id = free.id
    RETURNING r."workspaceId", r."sourceId"`.execute(transaction)
  return rows
}

/** Keeps the newest runs of a source. */
export async function forgetOldRuns(db: Database, workspaceId: number, sourceId: number, keep: number): Promise<void> {
  await sql`
    DELETE FROM "importRuns" WHERE "workspaceId" = ${workspaceId} AND "sourceId" = ${sourceId} AND id <= (
      SELECT id FROM "importRuns" WHERE "workspaceId" = ${workspaceId} AND "sourceId" = ${sourceId}
      ORDER BY id DESC OFFSET ${keep} LIMIT 1)`.execute(db)
}

/** Runs, the newest first. */
export async function listRuns(
  db: Database,
  of: { sourceId?: number; workspaceId?: number; after?: number; kind?: ImportSource['kind'] },
  limit: number,
): Promise<ImportRun[]> {
  let query = db
    .selectFrom('importRuns as r')
    .innerJoin('importSources as s', (join) =>
      join.onRef('s.workspaceId', '=', 'r.workspaceId').onRef('s.id', '=', 'r.sourceId'),
    )
    .innerJoin('chatbots as c', (join) =>
      join.onRef('c.workspaceId', '=', 'r.workspaceId').onRef('c.id', '=', 'r.chatbotId'),
    )
    .select(['r.workspaceId', 'r.id', 'r.sourceId', 's.kind', 's.name', 'c.serialNumber', 'r.state', 'r.by', 'r.place'])
    .select(['r.startedAt', 'r.endedAt', 'r.rows', 'r.added', 'r.updated', 'r.unchanged', 'r.repeated', 'r.faulty'])
    .select(['r.gone', 'r.pruned', 'r.message', 'r.faults', 'r.heldBack'])
    .orderBy('r.id', 'desc')
    .limit(limit)
  if (of.workspaceId !== undefined) query = query.where('r.workspaceId', '=', of.workspaceId)
  if (of.sourceId !== undefined) query = query.where('r.sourceId', '=', of.sourceId)
  if (of.after !== undefined) query = query.where('r.id', '>=', of.after)
  if (of.kind !== undefined) query = query.where('s.kind', '=', of.kind)
  return query.execute()
}
