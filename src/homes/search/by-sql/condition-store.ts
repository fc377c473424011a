import { type RawBuilder, sql } from 'kysely'
import type { Condition, Limits } from '../../../reading/criteria/condition.ts'
import { familyTest } from '../../../reading/criteria/families.ts'
import { zipSpellings } from '../by-index/answering/match-rows.ts'
import { knownNumber } from './known-number-store.ts'

type Sql = RawBuilder<boolean>

/** What words in texts come down to, found beforehand: only the program reads texts (words-store.ts). */
export type FoundWords = ReadonlyMap<Condition, FoundTexts>

export interface FoundTexts {
  /** Listings whose texts were looked into. */
  ids: readonly number[]
  /** What tells it of the others, by what was read when they were written. */
  stored?: RawBuilder<boolean>
}

const none: Readonly<FoundWords> = new Map()

const earthRadiusInMiles = 3958.7613
const milesInDegree = 69.0

/** One condition as SQL over the columns of `listings`. What is unknown satisfies nothing, hence never NULL. */
export function conditionSql(condition: Condition, words: FoundWords = none): Sql {
  const found = words.get(condition)
  if (found) return foundSql(found)
  switch (condition.is) {
    case 'number':
      return numberSql(condition.field, condition)
    case 'area':
      return areaSql(condition.field, condition.feet, condition.meters)
    case 'value':
      return sql`(${sql.ref(condition.field)} IS NOT DISTINCT FROM ${condition.value})`
    case 'family':
      return familySql(condition.family)
    case 'currency':
      return sql`(lower("CurrencySymbol") = ANY(${condition.symbols}))`
    case 'city':
      return sql`("cityKey" = ${condition.key})`
    case 'state':
      return sql`("State" IS NOT NULL AND "State" = ANY(${condition.values}))`
    case 'zip':
      return sql`("ZIP" IS NOT NULL AND "ZIP" COLLATE "C" = ANY(${zipSpellings(condition.key)}::text[]) OR ${zipExtended(condition.key)})`
    case 'mls':
      return sql`("mlsKey" = ANY(${condition.keys}))`
    case 'nowhere':
      return sql`false`
    case 'near':
      return nearSql(condition.latitude, condition.longitude, condition.miles)
    case 'text':
    case 'address':
    case 'location':
      throw new Error('Words in texts have to be looked for before.')
    case 'ids':
      return sql`(id = ANY(${condition.ids}::bigint[]))`
    case 'all':
      return condition.of.length === 0
        ? sql`true`
        : sql`(${sql.join(
            condition.of.map((each) => conditionSql(each, words)),
            sql` AND `,
          )})`
    case 'not':
      return sql`(${conditionSql(condition.of, words)} IS NOT TRUE)`
  }
}

function foundSql({ ids, stored }: FoundTexts): Sql {
  if (stored === undefined && ids.length === 0) return sql`false`
  if (stored === undefined) return sql`(id = ANY(${[...ids]}::bigint[]))`
  return ids.length === 0 ? stored : sql`(${stored} OR id = ANY(${[...ids]}::bigint[]))`
}

export function anyOfSql(conditions: readonly Condition[], words: FoundWords = none): Sql {
  if (conditions.length === 0) return sql`false`
  return sql`(${sql.join(
    conditions.map((condition) => conditionSql(condition, words)),
    sql` OR `,
  )})`
}

function limitsSql(value: RawBuilder<number | null>, limits: Limits): Sql[] {
  const parts: Sql[] = []
  if (limits.min !== undefined) parts.push(sql`${value} >= ${limits.min}::float8`)
  if (limits.max !== undefined) parts.push(sql`${value} <= ${limits.max}::float8`)
  if (limits.above !== undefined) parts.push(sql`${value} > ${limits.above}::float8`)
  if (limits.below !== undefined) parts.push(sql`${value} < ${limits.below}::float8`)
  if (limits.oneOf !== undefined) parts.push(sql`${value} = ANY(${limits.oneOf}::float8[])`)
  return parts
}

function numberSql(field: string, limits: Limits): Sql {
  const column = knownNumber(field === 'Price' ? 'ownPrice' : field)
  // A home without an HOA has no fee: absent counts as 0. A year of 0 is an unknown year.
  const value = field === 'HOAMonth' ? sql<number>`coalesce("HOAMonth", 0)` : column
  const parts = limitsSql(value, limits)
  if (field === 'YearBuilt') parts.push(sql`"YearBuilt" > 0`)
  if (field !== 'HOAMonth') parts.push(sql`${column} IS NOT NULL`)
  return sql`(${sql.join(parts, sql` AND `)})`
}

function areaSql(field: string, feet: Limits, meters: Limits): Sql {
  const column = sql<number>`${sql.ref(field)}`
  return sql`(${column} > 0 AND CASE WHEN "AreaUnit" = 'Square Meters' THEN ${sql.join(limitsSql(column, meters), sql` AND `)} ELSE ${sql.join(limitsSql(column, feet), sql` AND `)} END)`
}

function familySql(family: Parameters<typeof familyTest>[0]): Sql {
  const { certain, otherwise, others } = familyTest(family)
  const type = sql`replace("PropertyType", '_', ' ')`
  if (otherwise === null) return sql`(${type} ~* ${certain})`
  return sql`(${type} ~* ${certain} OR (${type} ~* ${otherwise} AND ${type} !~* ${others}))`
}

function zipExtended(key: string): Sql {
  return /^\d{5}$/.test(key)
    ? sql`("ZIP" IS NOT NULL AND "ZIP" COLLATE "C" >= ${`${key}-`} AND "ZIP" COLLATE "C" < ${`${key}.`})`
    : sql`false`
}

/** The words of an address, which an index answers; their order is checked afterwards. */
export function streetWords(words: readonly (readonly string[])[]): Sql {
  const clean = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '')
  const query = words
    .map((spellings) => `(${spellings.map(clean).filter(Boolean).join(' | ')})`)
    .filter((part) => part !== '()')
    .join(' & ')
  return sql`to_tsvector('simple', "Address") @@ to_tsquery('simple', ${query})`
}

/** NULL for a listing without a position: least() alone would make it the farthest. */
export function distanceSql(latitude: number, longitude: number): RawBuilder<number | null> {
  return sql`(CASE WHEN "Latitude" IS NOT NULL AND "Longitude" IS NOT NULL THEN
    2 * ${earthRadiusInMiles}::float8 * asin(least(1, sqrt(
      power(sin(radians("Latitude" - ${latitude}::float8) / 2), 2) +
      cos(radians(${latitude}::float8)) * cos(radians("Latitude")) * power(sin(radians("Longitude" - ${longitude}::float8) / 2), 2)))) END)`
}

function nearSql(latitude: number, longitude: number, miles: number): Sql {
  // A band of latitudes first: it spares most rows the trigonometry.
  const band = miles / milesInDegree + 0.01
  return sql`("Latitude" BETWEEN ${latitude - band}::float8 AND ${latitude + band}::float8 AND "Longitude" IS NOT NULL AND ${distanceSql(latitude, longitude)} <= ${miles}::float8)`
}
