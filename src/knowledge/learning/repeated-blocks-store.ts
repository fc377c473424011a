import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { PageBlocks, TakenSource } from './lesson.ts'

/** So many pages of a site speak for all of them: those that were learned last, and the first of all. */
const sampled = 40
/** A block is no page's own where so many other pages have it, and half of those that were learned last. */
const forOne = { fewest: 5, share: 0.5 }
/** To have others learned again takes more: what they come to then must not be that they tell it after all. */
const forOthers = { fewest: 7, share: 0.6 }

/** Which blocks of a page stand on so many others of its site that they are none of its own, and are learned from one that came before. */
export async function findRepeated(
  db: Database,
  source: TakenSource,
  page: Pick<PageBlocks, 'site' | 'blocks'>,
): Promise<number[]> {
  const tellers = await findTellers(db, source, page, { ...forOne, among: sql`AND id <> ${source.id}` })
  return [...new Set(tellers.filter(({ id }) => id < source.id).map(({ block }) => block))]
}

/**
 * Pages that tell what others of the site tell as well, but for the first: they were learned before it showed, or at the same
 * moment. For who holds the knowledge of the chatbot.
 */
export async function findDoubles(
  transaction: Database,
  source: TakenSource,
  page: Pick<PageBlocks, 'site' | 'blocks'>,
): Promise<number[]> {
  const tellers = await findTellers(transaction, source, page, { ...forOthers, among: sql`` })
  const first = new Map<number, number>()
  for (const { block, id } of tellers) first.set(block, Math.min(id, first.get(block) ?? id))
  const doubles = tellers.filter(({ block, id, isLearned }) => isLearned && first.get(block) !== id)
  return [...new Set(doubles.map(({ id }) => id))]
}

interface Teller {
  block: number
  id: number
  /** Whether nobody is at it, or about to be. */
  isLearned: boolean
}

/** Pages that are learned with a block of this page that many pages of its site have. */
async function findTellers(
  db: Database,
  { workspaceId, chatbotId }: TakenSource,
  { site, blocks }: Pick<PageBlocks, 'site' | 'blocks'>,
  { fewest, share, among }: { fewest: number; share: number; among: RawBuilder<unknown> },
): Promise<Teller[]> {
  const ofSite = sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND site = ${site} AND status <> 3 ${among}`
  const columns = sql`id, blocks, "leftOut", status`
  const { rows } = await sql<Teller>`
    WITH newest AS (
      SELECT ${columns} FROM "knowledgeSources" WHERE ${ofSite} ORDER BY "learnedAt" DESC LIMIT ${sampled}
    ), first AS (
      SELECT ${columns} FROM "knowledgeSources" WHERE ${ofSite} ORDER BY id LIMIT ${sampled}
    ), repeated AS (
      SELECT b AS block FROM newest, unnest(blocks) AS b WHERE b = ANY(${[...blocks]}::bigint[])
      GROUP BY b HAVING count(DISTINCT id) >= greatest(${fewest}::integer, ${share}::real * (SELECT count(*) FROM newest))
    )
    SELECT DISTINCT b AS block, s.id, s.status = 2 AS "isLearned"
    FROM (SELECT * FROM newest UNION ALL SELECT * FROM first) s, unnest(s.blocks) AS b
    WHERE b IN (SELECT block FROM repeated) AND NOT b = ANY(s."leftOut")`.execute(db)
  return rows
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
