import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingsTable } from '../../../platform/database/tables/listing-tables.ts'
import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'
import type { Figure, WantedFigure } from '../../../reading/criteria/figure.ts'
import { squareMetersInSquareFoot } from '../../../reading/measures/measures.ts'
import type { StoredText } from '../../listing-text/stored-text.ts'
import { listingFieldNames } from '../../listings/listing.ts'
import { partPrices, partsSales } from '../price-figures.ts'
import type { Scope } from '../scope.ts'
import { anyOfSql, distanceSql, type FoundWords } from './condition-store.ts'
import { knownNumber } from './known-number-store.ts'
import { findWords, wordsOfCriteria } from './words-store.ts'

export type ListingRow = Omit<
  {
    [Column in keyof ListingsTable]: ListingsTable[Column] extends { __select__: infer T } ? T : ListingsTable[Column]
  },
  'workspaceId' | 'chatbotId' | 'id' | 'ownPrice' | 'urlKey' | keyof StoredText
> & {
  id: number
  ownPrice: number | null
  /** Of the chatbot, where the listing may have no page; null elsewhere. */
  serialNumber: string | null
}

/** A home that an import gave an address to (made-values.ts) has its page below its chatbot's. */
const serialNumber = `CASE WHEN l."Url" LIKE 'https://www.openstreetmap.org/%' OR l."Url" LIKE 'urn:porchlight:%'
  THEN (SELECT c."serialNumber" FROM chatbots AS c WHERE c."workspaceId" = l."workspaceId" AND c.id = l."chatbotId") END`

/** All of a row but what was read of its texts; as text, since to put it together takes longer than much else. */
const shownColumns = [...listingFieldNames, 'id', 'cityKey', 'mlsKey', 'filledIn', 'ownPrice', 'createdAt', 'updatedAt']
  .map((name) => `l."${name}"`)
  .concat(`${serialNumber} AS "serialNumber"`)
  .join(', ')

export interface Query {
  criteria: readonly Criterion[]
  sort: Sort | null
  limit: number
  offset: number
}

/** Everything but sold homes, unless the sentence speaks of status. */
export function whereSql(
  { workspaceId, chatbotId }: Scope,
  criteria: readonly Criterion[],
  words: FoundWords,
): RawBuilder<boolean> {
  const parts: RawBuilder<boolean>[] = [sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`]
  const saysStatus = criteria.some((criterion) => criterion.topic === 'Status' && criterion.mode === 'must')
  if (!saysStatus) parts.push(sql`"Status" <> 'Sold'`)
  for (const criterion of criteria) {
    if (criterion.mode === 'must') parts.push(anyOfSql(criterion.anyOf, words))
    else if (criterion.mode === 'not') parts.push(sql`${anyOfSql(criterion.anyOf, words)} IS NOT TRUE`)
  }
  return sql`${sql.join(parts, sql` AND `)}`
}

const squareFeet = (column: 'BuildingArea' | 'LotArea') =>
  sql`CASE WHEN "AreaUnit" = 'Square Meters' THEN nullif(${sql.ref(column)}, 0) / ${sql.lit(squareMetersInSquareFoot)} ELSE nullif(${sql.ref(column)}, 0) END`

function sortKey(sort: Sort): RawBuilder<unknown> {
  switch (sort.field) {
    case 'Price':
      return sort.around === undefined ? sql`"ownPrice"` : sql`abs("ownPrice" - ${sort.around}::float8)`
    case 'BuildingArea':
    case 'LotArea':
      return squareFeet(sort.field)
    case 'YearBuilt':
      return sql`nullif("YearBuilt", 0)`
    case 'HOAMonth':
      return sql`coalesce("HOAMonth", 0)`
    case 'Distance':
      return sort.from ? distanceSql(sort.from.latitude, sort.from.longitude) : sql`NULL::float8`
    default:
      return knownNumber(sort.field)
  }
}

interface OrderKey {
  key: RawBuilder<unknown>
  direction: RawBuilder<unknown>
}

/** More wishes met first, then the order that was said, then the wishes in their order, then the newest listing. */
function orderKeys(criteria: readonly Criterion[], sort: Sort | null, words: FoundWords): OrderKey[] {
  const wishes = criteria
    .filter((criterion) => criterion.mode === 'wish')
    .map((criterion) => sql`(${anyOfSql(criterion.anyOf, words)} IS TRUE)::int`)
  const keys: OrderKey[] = []
  if (wishes.length > 0) keys.push({ key: sql`(${sql.join(wishes, sql` + `)})`, direction: sql`DESC` })
  if (partsSales(sort)) keys.push({ key: sql`"SaleType"`, direction: sql`DESC` })
  if (sort)
    keys.push({ key: sortKey(sort), direction: sort.direction === 'up' ? sql`ASC NULLS LAST` : sql`DESC NULLS LAST` })
  else for (const wish of wishes.length > 1 ? wishes : []) keys.push({ key: wish, direction: sql`DESC` })
  if (sort?.field !== 'DaysOnMarket') keys.push({ key: knownNumber('DaysOnMarket'), direction: sql`ASC NULLS LAST` })
  return keys
}

/** Columns of what listings are ordered by, and the order by them; `id` names the column of the last one. */
export function orderOf(
  criteria: readonly Criterion[],
  sort: Sort | null,
  words: FoundWords,
  id = 'id',
): { columns: RawBuilder<unknown>[]; order: RawBuilder<unknown> } {
  const keys = orderKeys(criteria, sort, words)
  const columns = keys.map(({ key }, index) => sql`${key} AS ${sql.ref(`k${index}`)}`)
  const directions = keys.map(({ direction }, index) => sql`${sql.ref(`k${index}`)} ${direction}`)
  return { columns, order: sql.join([...directions, sql`${sql.ref(id)} DESC`]) }
}

/** One page of matches and the number of all of them; each listing is tested once. */
export async function findMatches(
  db: Database,
  scope: Scope,
  query: Query,
): Promise<{ total: number; rows: ListingRow[] }> {
  const words = await findWords(db, scope, wordsOfCriteria(query.criteria), { within: query.criteria })
  const { columns, order } = orderOf(query.criteria, query.sort, words, 'page.id')
  const { rows } = await sql<ListingRow & { total: number }>`
    WITH matches AS MATERIALIZED (SELECT id, ${sql.join(columns)} FROM "shownListings" WHERE ${whereSql(scope, query.criteria, words)}),
    page AS (SELECT * FROM matches AS page ORDER BY ${order} LIMIT ${query.limit} OFFSET ${query.offset})
    SELECT counted.total, ${sql.raw(shownColumns)} FROM (SELECT count(*) AS total FROM matches) AS counted
    LEFT JOIN page ON true
    LEFT JOIN "shownListings" AS l ON l."workspaceId" = ${scope.workspaceId} AND l."chatbotId" = ${scope.chatbotId} AND l.id = page.id
    ORDER BY ${order}`.execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.id !== null) }
}

/** The id of the listing that comes first where nothing else is asked. */
export async function findNewest(db: Database, scope: Scope): Promise<number[]> {
  const words: FoundWords = new Map()
  const { columns, order } = orderOf([], null, words)
  const { rows } = await sql<{ id: number }>`SELECT id, ${sql.join(columns)} FROM "shownListings"
    WHERE ${whereSql(scope, [], words)} ORDER BY ${order} LIMIT 1`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countMatches(db: Database, scope: Scope, criteria: readonly Criterion[]): Promise<number> {
  const words = await findWords(db, scope, wordsOfCriteria(criteria), { within: criteria })
  const { rows } = await sql<{
    total: number
  }>`SELECT count(*) AS total FROM "shownListings" WHERE ${whereSql(scope, criteria, words)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Counts several searches at once. */
export async function countEach(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const [first = []] = searches
  const common = first.filter((criterion) => searches.every((criteria) => criteria.includes(criterion)))
  const words = await findWords(db, scope, searches.flatMap(wordsOfCriteria), { within: common })
  const parts = searches.map(
    (criteria) => sql`(SELECT count(*) FROM "shownListings" WHERE ${whereSql(scope, criteria, words)})`,
  )
  const { rows } = await sql<{ counts: (number | string)[] }>`SELECT ARRAY[${sql.join(parts)}] AS counts`.execute(db)
  return (rows[0]?.counts ?? []).map(Number)
}

/** Figures over all matches; what is unknown (NULL, and 0 for areas and years) is left out. */
export async function findFigures(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  wanted: readonly WantedFigure[],
): Promise<Figure[]> {
  if (wanted.length === 0) return []
  const words = await findWords(db, scope, wordsOfCriteria(criteria), { within: criteria })
  const figures = partPrices(wanted)
  const parts = figures.map((figure, index) => sql`${figureSql(figure)} AS ${sql.ref(`f${index}`)}`)
  const { rows } = await sql<
    Record<string, number | null>
  >`SELECT ${sql.join(parts)} FROM "shownListings" WHERE ${whereSql(scope, criteria, words)}`.execute(db)
  const row = rows[0] ?? {}
  return figures.flatMap((figure, index) => {
    const value = row[`f${index}`]
    return value === null || value === undefined ? [] : [{ ...figure, value: Math.round(Number(value) * 100) / 100 }]
  })
}

function figureSql({ kind, field, saleType }: WantedFigure): RawBuilder<unknown> {
  const figure = wholeFigureSql(kind, field)
  return saleType === undefined ? figure : sql`${figure} FILTER (WHERE "SaleType" = ${saleType})`
}

function wholeFigureSql(kind: WantedFigure['kind'], field: string): RawBuilder<unknown> {
  if (kind === 'count') return sql`count(*)`
  const known = ['YearBuilt', 'BuildingArea', 'LotArea'].includes(field)
  const column = knownNumber(field === 'Price' ? 'ownPrice' : field)
  const value = known ? sql`nullif(${column}, 0)` : field === 'HOAMonth' ? sql`coalesce(${column}, 0)` : sql`${column}`
  if (kind === 'median') return sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${value})`
  return kind === 'average' ? sql`avg(${value})` : kind === 'min' ? sql`min(${value})` : sql`max(${value})`
}

/** Which of some listings satisfy conditions; for questions about what was shown. */
export async function findSatisfying(
  db: Database,
  scope: Scope,
  ids: readonly number[],
  criteria: readonly Criterion[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const words = await findWords(db, scope, wordsOfCriteria(criteria), { among: ids })
  const conditions = [sql`true`, ...criteria.map((criterion) => anyOfSql(criterion.anyOf, words))]
  const { rows } = await sql<{ id: number }>`SELECT id FROM "shownListings"
    WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
      AND id = ANY(${[...ids]}::bigint[]) AND ${sql.join(conditions, sql` AND `)}`.execute(db)
  return new Set(rows.map((row) => row.id))
}

/** Listings by id, in the order of the ids. */
export async function findListings(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  ids: readonly number[],
): Promise<ListingRow[]> {
  if (ids.length === 0) return []
  const { rows } =
    await sql<ListingRow>`/* prepared: find-listings */ SELECT ${sql.raw(shownColumns)} FROM "shownListings" AS l
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ANY(${[...ids]}::bigint[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
