import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { PageBlocks, TakenSource } from './lesson.ts'

/** So many pages of a site speak for all of them: those that were learned last, and the first of all. */
const sampled = 40
/** A block is no page's own where so many other pages have it, and half of those that were learned last. */
const fewest = 5
const share = 0.5

/** Which blocks of a page stand on so many others of its site that they are none of its own, and are learned from one of those. */
export async function findRepeated(
  db: Database,
  { workspaceId, chatbotId, id }: TakenSource,
  { site, blocks }: Pick<PageBlocks, 'site' | 'blocks'>,
): Promise<{ repeated: number[]; told: number[] }> {
  const ofSite = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND site = ${site} AND id <> ${id} AND status = 2`
  const { rows } = await sql<{ block: number; teller: number | null; others: number[] }>`
    WITH newest AS (
      SELECT id, blocks, "leftOut" FROM "knowledgeSources" WHERE ${ofSite} ORDER BY "learnedAt" DESC LIMIT ${sampled}
    ), first AS (
      SELECT id, blocks, "leftOut" FROM "knowledgeSources" WHERE ${ofSite} ORDER BY id LIMIT ${sampled}
    ), repeated AS (
      SELECT b AS block FROM newest, unnest(blocks) AS b WHERE b = ANY(${[...blocks]}::bigint[])
      GROUP BY b HAVING count(DISTINCT id) >= greatest(${fewest}::integer, ${share}::real * (SELECT count(*) FROM newest))
    ), told AS (
      SELECT DISTINCT b AS block, s.id FROM (SELECT * FROM newest UNION ALL SELECT * FROM first) s, unnest(s.blocks) AS b
      WHERE b IN (SELECT block FROM repeated) AND NOT b = ANY(s."leftOut")
    )
    SELECT r.block, min(t.id) AS teller, coalesce(array_agg(t.id) FILTER (WHERE t.id IS NOT NULL), '{}') AS others
    FROM repeated r LEFT JOIN told t ON t.block = r.block GROUP BY r.block`.execute(db)
  // The page that was named first tells it.
  const elsewhere = rows.filter(({ teller }) => teller !== null && teller < id)
  const told = rows.flatMap(({ teller, others }) => others.filter((other) => other !== teller || other > id))
  return { repeated: elsewhere.map(({ block }) => block), told: [...new Set(told)] }
}

export async function writeBlocks(
  transaction: Database,
  { workspaceId, id }: TakenSource,
  { site, blocks, leftOut }: PageBlocks,
): Promise<void> {
  await transaction
    .updateTable('knowledgeSources')
    .set({ site, blocks: [...blocks], leftOut: [...leftOut] })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}
