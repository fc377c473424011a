import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Closest, ClosestQuery } from '../closest/closest-query.ts'
import type { Yielding } from '../closest/give-up.ts'
import type { Scope } from '../scope.ts'
import { anyOfSql, type FoundWords } from './condition-store.ts'
import { orderOf, whereSql } from './sql-search-store.ts'
import { findWords, wordsOfCriteria } from './words-store.ts'

/** One miss of a level weighs more than so many of the level before: no search has as many criteria. */
const weight = 64

/** The listings that miss least, in one look at each listing. */
export async function findClosest(
  db: Database,
  scope: Scope,
  { held, yielding, wishes, sort, limit }: ClosestQuery,
): Promise<Closest> {
  const criteria = [...held, ...wishes, ...yielding.map(({ criterion }) => criterion)]
  const words = await findWords(db, scope, wordsOfCriteria(criteria))
  const costs = yielding.map((each) => costSql(each, words))
  const missed = yielding.map(({ criterion }) => sql`NOT ${holdsSql(criterion, words)}`)
  const { columns, order } = orderOf(wishes, sort, words)
  const widest = yielding.flatMap(({ steps }) => {
    const last = steps.at(-1)?.criterion
    if (!last) return []
    // As plain conditions, for which an index may be of use.
    const fits = anyOfSql(last.anyOf, words)
    return [last.mode === 'not' ? sql`${fits} IS NOT TRUE` : fits]
  })
  const where = sql.join([whereSql(scope, held, words), ...widest], sql` AND `)
  const { rows } = await sql<{ total: number; id: number | null; missed: boolean[] | null }>`
    WITH scored AS MATERIALIZED (
      SELECT id, (${sql.join(costs, sql` + `)}) AS cost, ${sql.join(columns)}
      FROM "shownListings" WHERE ${where}),
    least AS (SELECT * FROM scored WHERE cost = (SELECT min(cost) FROM scored)),
    page AS (SELECT id, row_number() OVER (ORDER BY ${order}) AS place FROM least ORDER BY ${order} LIMIT ${limit})
    SELECT counted.total, page.id, home.missed FROM (SELECT count(*) AS total FROM least) AS counted LEFT JOIN page ON true
    LEFT JOIN LATERAL (SELECT ARRAY[${sql.join(missed)}] AS missed FROM "shownListings"
      WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId} AND id = page.id) AS home ON true
    ORDER BY page.place`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    homes: rows.flatMap(({ id, missed: which }) =>
      id === null ? [] : [{ id, missed: (which ?? []).flatMap((isMissed, at) => (isMissed ? [at] : [])) }],
    ),
  }
}

function holdsSql({ mode, anyOf }: Criterion, words: FoundWords): RawBuilder<boolean> {
  const fits = anyOfSql(anyOf, words)
  return mode === 'not' ? sql`(${fits} IS NOT TRUE)` : sql`(${fits} IS TRUE)`
}

function costSql({ criterion, steps }: Yielding, words: FoundWords): RawBuilder<number> {
  const cases = steps.map(({ level, criterion: looser }) => {
    const cost = sql.lit(weight ** level)
    return looser === null ? sql`ELSE ${cost}` : sql`WHEN ${holdsSql(looser, words)} THEN ${cost}`
  })
  return sql`(CASE WHEN ${holdsSql(criterion, words)} THEN 0 ${sql.join(cases, sql` `)} END)::bigint`
}
