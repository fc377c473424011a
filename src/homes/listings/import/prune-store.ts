import type pg from 'pg'
import type { ImportEdit } from '../edits/undo-import.ts'
import type { ListingScope } from '../listing-scope.ts'
import { wholeListing } from './fields/former-listing.ts'
import { madeNumberStart } from './fields/made-values.ts'
import type { KeyColumn } from './runs/known-rows-store.ts'

/** Listings of a source that have to do with an import, with who imports. */
export interface PruneScope extends ListingScope {
  sourceId: number
  by: string
  /** Where it is noted what listings were before; null or left out: nowhere. */
  edit?: ImportEdit | null
}

export type PruneHow = 'remove' | 'off-market'

/** What one source brought and still offers. */
const ofSource = `"workspaceId" = $1 AND "chatbotId" = $2 AND "importSource" = $3 AND "goneSince" IS NULL`
/** So many go in one transaction: nobody waits long for one. */
const atOnce = 1_000

export async function countOfSource(client: pg.PoolClient, scope: PruneScope): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM listings WHERE ${ofSource}`,
    [scope.workspaceId, scope.chatbotId, scope.sourceId],
  )
  return rows[0]?.count ?? 0
}

/** Whether a source brought listings whose numbers are not made of what they say. */
export async function hasOwnNumbers(client: pg.PoolClient, scope: PruneScope): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM listings WHERE ${ofSource} AND NOT starts_with("MLSNumber", '${madeNumberStart}') LIMIT 1`,
    [scope.workspaceId, scope.chatbotId, scope.sourceId],
  )
  return rows.length > 0
}

/** How many of a source were not seen in this import. */
export async function countGone(client: pg.PoolClient, scope: PruneScope): Promise<number> {
  await client.query('ANALYZE "importSeen"')
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM listings l WHERE ${ofSource}
      AND NOT EXISTS (SELECT FROM "importSeen" AS seen WHERE seen.id = l.id)`,
    [scope.workspaceId, scope.chatbotId, scope.sourceId],
  )
  return rows[0]?.count ?? 0
}

/** Removes those of a source that were not seen, or takes them off the market. Answers how many. */
export function pruneUnseen(client: pg.PoolClient, scope: PruneScope, how: PruneHow): Promise<number> {
  return prune(client, scope, how, 'NOT EXISTS (SELECT FROM "importSeen" AS seen WHERE seen.id = l.id)', [])
}

/** The same with those that were not seen in the last run either; the others are noted for the next one. */
export async function pruneMissedTwice(client: pg.PoolClient, scope: PruneScope, how: PruneHow): Promise<number> {
  const unseen = 'NOT EXISTS (SELECT FROM "importSeen" AS seen WHERE seen.id = l.id)'
  const place = [scope.workspaceId, scope.chatbotId, scope.sourceId]
  const missed = `SELECT FROM "importMisses" m WHERE m."workspaceId" = $1 AND m."chatbotId" = $2 AND m."listingId" = l.id AND m."sourceId" = $3`
  const count = await prune(client, scope, how, `${unseen} AND EXISTS (${missed})`, [])
  await client.query(
    `DELETE FROM "importMisses" WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND "sourceId" = $3`,
    place,
  )
  await client.query(
    `INSERT INTO "importMisses" ("workspaceId", "chatbotId", "listingId", "sourceId")
    SELECT $1, $2, l.id, $3 FROM listings l WHERE ${ofSource} AND ${unseen}
    ON CONFLICT ("workspaceId", "chatbotId", "listingId") DO UPDATE SET "sourceId" = excluded."sourceId"`,
    place,
  )
  return count
}

/** The same with those of the keys. */
export function pruneKeys(
  client: pg.PoolClient,
  scope: PruneScope,
  how: PruneHow,
  { column, keys }: { column: KeyColumn; keys: readonly (string | Buffer)[] },
): Promise<number> {
  return prune(client, scope, how, `"${column}" = ANY($5)`, [keys])
}

async function prune(
  client: pg.PoolClient,
  { workspaceId, chatbotId, sourceId, by, edit }: PruneScope,
  how: PruneHow,
  condition: string,
  values: unknown[],
): Promise<number> {
  const act =
    how === 'remove'
      ? 'DELETE FROM listings WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND id IN (SELECT id FROM due)'
      : `UPDATE listings SET "Status" = 'Sold', "goneSince" = now(), "updatedAt" = now()
        WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND id IN (SELECT id FROM due)`
  const text = `
    WITH due AS MATERIALIZED (
      SELECT id FROM listings l WHERE ${ofSource} AND ${condition} ORDER BY id LIMIT ${atOnce} FOR UPDATE
    )${edit ? `, kept AS (${keepText(how, edit)})` : ''}, gone AS (${act}), forgotten AS (
      DELETE FROM "importDigests" WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND "listingId" IN (SELECT id FROM due)
    ), logged AS (
      INSERT INTO "changeLog" ("workspaceId", actor, action, target, details)
      SELECT $1, $4, 'listings.pruned', 'chatbot ' || coalesce((SELECT "serialNumber" FROM chatbots
        WHERE "workspaceId" = $1 AND id = $2), $2::text), jsonb_build_object('count', (SELECT count(*) FROM due),
        'ids', (SELECT jsonb_agg(id) FROM (SELECT id FROM due LIMIT 100) AS first))
      WHERE EXISTS (SELECT FROM due)
    )
    SELECT count(*)::integer AS count FROM due`
  for (let total = 0; ; ) {
    const { rows } = await client.query<{ count: number }>(text, [workspaceId, chatbotId, sourceId, by, ...values])
    const count = rows[0]?.count ?? 0
    total += count
    if (count < atOnce) return total
  }
}

/** What those that go were before. Numbers of our own stand in it as they are. */
function keepText(how: PruneHow, { editId, fromId }: ImportEdit): string {
  const before =
    how === 'remove'
      ? wholeListing('l')
      : `jsonb_build_object('Status', l."Status", 'goneSince', l."goneSince", 'updatedAt', l."updatedAt")`
  return `INSERT INTO "listingEditRows" AS e ("workspaceId", "editId", "listingId", before, after)
    SELECT $1, ${Number(editId)}, l.id, ${before}, ${how === 'remove' ? 'NULL' : `'{}'::jsonb`} FROM listings l
    WHERE l."workspaceId" = $1 AND l."chatbotId" = $2 AND l.id IN (SELECT id FROM due) AND l.id <= ${Number(fromId)}
    ON CONFLICT ("workspaceId", "editId", "listingId") DO UPDATE SET before = excluded.before || e.before,
      after = excluded.after`
}

/** How many listings of a source have none of the keys: what a dry run would find gone. */
export async function countWithoutKeys(
  client: pg.PoolClient,
  scope: PruneScope,
  column: KeyColumn,
  batches: AsyncIterable<readonly (string | Buffer)[]>,
): Promise<number> {
  const type = column === 'mlsKey' ? 'text' : 'bytea'
  await client.query('BEGIN')
  try {
    await client.query(`CREATE TEMPORARY TABLE "importKeys" (key ${type} PRIMARY KEY) ON COMMIT DROP`)
    for await (const keys of batches) {
      await client.query(`INSERT INTO "importKeys" SELECT unnest($1::${type}[]) ON CONFLICT DO NOTHING`, [keys])
    }
    await client.query('ANALYZE "importKeys"')
    const { rows } = await client.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM listings l WHERE ${ofSource}
        AND NOT EXISTS (SELECT FROM "importKeys" k WHERE k.key = l."${column}")`,
      [scope.workspaceId, scope.chatbotId, scope.sourceId],
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.query('ROLLBACK').catch(() => {})
  }
}
