import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ListingScope } from '../listings/listing-scope.ts'

export interface SitemapHome {
  id: number
  updatedAt: Date
}

/** Homes that visitors may see and that are on offer, in the order of their ids, those behind one id. */
export async function listOfferedHomes(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  { after, limit }: { after: number; limit: number },
): Promise<SitemapHome[]> {
  const { rows } = await sql<SitemapHome>`SELECT id, "updatedAt" FROM "shownListings"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Status" <> 'Sold' AND id > ${after}
    ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}

/** The id of every so-many-th of them: behind each begins another part. */
export async function listPartEnds(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  { size, most }: { size: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM (
      SELECT id, row_number() OVER (ORDER BY id) AS place FROM "shownListings"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Status" <> 'Sold'
    ) AS numbered WHERE place % ${size} = 0 ORDER BY id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
