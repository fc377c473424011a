import type pg from 'pg'
import type { ListingScope } from '../../listing-scope.ts'

/** What rows and listings are told apart by. */
export type KeyColumn = 'mlsKey' | 'urlKey'

/** Rows of a batch, in one order: their keys, and digests of what they say. */
export interface RowDigests {
  keys: readonly (string | Buffer)[]
  digests: readonly Buffer[]
}

export interface KnownRows {
  known: number
  /** How many of them are of listings that this import has met before. */
  repeated: number
  /** Places of all others, which are few in a feed that is read again. */
  unknown: number[]
}

/**
 * Finds the rows that say what they said when the source was read last, of listings that nobody has changed since: there
 * is nothing to compare. Their listings are noted as seen.
 */
export async function findKnownRows(
  client: pg.PoolClient,
  { workspaceId, chatbotId, sourceId }: ListingScope & { sourceId: number },
  key: KeyColumn,
  { keys, digests }: RowDigests,
): Promise<KnownRows> {
  const type = key === 'mlsKey' ? 'text' : 'bytea'
  const { rows } = await client.query<{ known: number; repeated: number; unknown: number[] | null }>(
    `WITH file AS MATERIALIZED (
      SELECT * FROM unnest($4::${type}[], $5::bytea[]) WITH ORDINALITY AS file(key, digest, place)
    ), found AS (
      SELECT file.place, array_agg(l.id) AS ids, bool_or(seen.id IS NOT NULL) AS again
      FROM file JOIN listings l ON l."workspaceId" = $1 AND l."chatbotId" = $2 AND l."${key}" = file.key
      LEFT JOIN "importDigests" d ON d."workspaceId" = $1 AND d."chatbotId" = $2 AND d."listingId" = l.id
        AND d.digest = file.digest AND d."updatedAt" = l."updatedAt"
      LEFT JOIN "importSeen" AS seen ON seen.id = l.id
      GROUP BY file.place
      HAVING bool_and(d.digest IS NOT NULL AND l."importSource" IS NOT DISTINCT FROM $3 AND l."goneSince" IS NULL)
    ), noted AS (
      INSERT INTO "importSeen" (id) SELECT DISTINCT unnest(ids) FROM found ON CONFLICT DO NOTHING
    )
    SELECT count(*)::integer AS known, count(*) FILTER (WHERE again)::integer AS repeated, (
        SELECT array_agg(place::integer - 1 ORDER BY place) FROM file
        WHERE NOT EXISTS (SELECT FROM found AS other WHERE other.place = file.place)
      ) AS unknown
    FROM found`,
    [workspaceId, chatbotId, sourceId, keys, digests],
  )
  const { known = 0, repeated = 0, unknown = null } = rows[0] ?? {}
  return { known, repeated, unknown: unknown ?? [] }
}

/** Keeps what the rows of "importRows" say, now that their listings say it too. */
export async function keepDigests(
  client: pg.PoolClient,
  { workspaceId, chatbotId }: ListingScope,
  key: KeyColumn,
): Promise<void> {
  await client.query(
    `INSERT INTO "importDigests" AS d ("workspaceId", "chatbotId", "listingId", digest, "updatedAt")
    SELECT $1, $2, l.id, file.digest, l."updatedAt" FROM "importRows" AS file
    JOIN listings l ON l."workspaceId" = $1 AND l."chatbotId" = $2 AND l."${key}" = file."${key}"
    ON CONFLICT ("workspaceId", "chatbotId", "listingId")
      DO UPDATE SET digest = excluded.digest, "updatedAt" = excluded."updatedAt"`,
    [workspaceId, chatbotId],
  )
}

/** Forgets those of listings that are gone. */
export async function forgetDigests(client: pg.PoolClient, { workspaceId, chatbotId }: ListingScope): Promise<void> {
  await client.query(
    `DELETE FROM "importDigests" d WHERE d."workspaceId" = $1 AND d."chatbotId" = $2 AND NOT EXISTS (
      SELECT FROM listings l WHERE l."workspaceId" = $1 AND l."chatbotId" = $2 AND l.id = d."listingId")`,
    [workspaceId, chatbotId],
  )
}
