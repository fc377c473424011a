import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ItemPage } from '../../platform/lists/item-pages.ts'
import type { ItemBookmark, ItemFilter, ItemSource } from './item-source.ts'
import type { LeadItem } from './lead-item.ts'

/** Where an item stands: `source` is the place of its kind among the sources. */
export interface ItemKey extends ItemBookmark {
  source: number
}

/** The items of all sources that are asked for, the oldest first, from `offset` or after a key. */
export async function findItems(
  db: Database,
  sources: readonly ItemSource[],
  filter: ItemFilter,
  { offset, limit, after }: ItemPage & { after?: ItemKey },
): Promise<ItemKey[]> {
  // Of each source as many as the answer could have of it: read by its index, however many there are.
  const keys = sources.map(
    (each, index) =>
      sql`(SELECT ${index}::int AS source, id, "createdAt"
        FROM (${each.selectKeys(filter, after ? standing(after, index) : null, offset + limit)}) AS keys)`,
  )
  const { rows } = await sql<ItemKey>`
    SELECT source, id, "createdAt"::text AS "createdAt" FROM (${sql.join(keys, sql` UNION ALL `)}) AS found
    ORDER BY found."createdAt", source, id OFFSET ${offset} LIMIT ${limit}`.execute(db)
  return rows
}

/** A key as another source sees it: its own items of the same moment come all before, or all after. */
function standing({ source, createdAt, id }: ItemKey, index: number): ItemBookmark {
  if (index === source) return { createdAt, id }
  return { createdAt, id: index < source ? Number.MAX_SAFE_INTEGER : 0 }
}

/** The items of some keys, in their order; without those that were erased meanwhile. */
export async function readItems(
  db: Database,
  sources: readonly ItemSource[],
  place: { workspaceId: number; chatbotId: number },
  keys: readonly ItemKey[],
): Promise<LeadItem[]> {
  const found = new Map<string, LeadItem>()
  for (const [source, ofSource] of Map.groupBy(keys, (key) => key.source)) {
    const ids = ofSource.map(({ id }) => id)
    for (const item of (await sources[source]?.readItems(db, place, ids)) ?? []) found.set(`${source} ${item.ID}`, item)
  }
  return keys.flatMap(({ source, id }) => found.get(`${source} ${id}`) ?? [])
}
