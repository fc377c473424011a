import { type RawBuilder, sql } from 'kysely'
import type { Condition, Limits } from './condition.ts'
import { familyTest } from './families.ts'
import { denialHints, denialPattern, denyingValue, mentionMark, mentionPatterns } from './mention-pattern.ts'

type Sql = RawBuilder<boolean>

const earthRadiusInMiles = 3958.7613
const milesInDegree = 69.0

/** One condition as SQL over the columns of `listings`. What is unknown satisfies nothing, hence never NULL. */
export function conditionSql(condition: Condition): Sql {
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
    case 'address':
      return sql`("Address" IS NOT NULL AND ${streetWords(condition.words)} AND "Address" ~* ${addressPattern(condition.words)})`
    case 'location':
      return sql`("Location" IS NOT NULL AND "Location" ~* ${addressPattern(condition.words.map((word) => [word]))})`
    case 'mls':
      return sql`("mlsKey" = ANY(${condition.keys}))`
    case 'nowhere':
      return sql`false`
    case 'near':
      return nearSql(condition.latitude, condition.longitude, condition.miles)
    case 'text':
      return textSql(condition.mentions)
    case 'ids':
      return sql`(id = ANY(${condition.ids}::bigint[]))`
    case 'all':
      return condition.of.length === 0 ? sql`true` : sql`(${sql.join(condition.of.map(conditionSql), sql` AND `)})`
    case 'not':
      return sql`(${conditionSql(condition.of)} IS NOT TRUE)`
  }
}

export function anyOfSql(conditions: readonly Condition[]): Sql {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions.map(conditionSql), sql` OR `)})`
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
  const column = field === 'Price' ? 'ownPrice' : field
  // A home without an HOA has no fee: absent counts as 0. A year of 0 is an unknown year.
  const value = field === 'HOAMonth' ? sql<number>`coalesce("HOAMonth", 0)` : sql<number | null>`${sql.ref(column)}`
  const parts = limitsSql(value, limits)
  if (field === 'YearBuilt') parts.push(sql`"YearBuilt" > 0`)
  if (field !== 'HOAMonth') parts.push(sql`${sql.ref(column)} IS NOT NULL`)
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

/** The ZIP itself in the ways people write it; the +4 of an American one does not matter. */
function zipSpellings(key: string): string[] {
  return [
    ...new Set([key, key.toUpperCase(), key.toLowerCase(), key.replace(/ /g, ''), key.replace(/ /g, '').toUpperCase()]),
  ]
}

function zipExtended(key: string): Sql {
  return /^\d{5}$/.test(key)
    ? sql`("ZIP" IS NOT NULL AND "ZIP" COLLATE "C" >= ${`${key}-`} AND "ZIP" COLLATE "C" < ${`${key}.`})`
    : sql`false`
}

/** Words in their order, each in any spelling, with blanks or signs between them. */
export function addressPattern(words: readonly (readonly string[])[]): string {
  const group = (spellings: readonly string[]) =>
    `(?:${spellings.map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|')})`
  return `\\m${words.map(group).join('[\\s.,#-]+')}\\M`
}

/** The full-text form of the same, which an index answers; the pattern then checks the order. */
export function streetWords(words: readonly (readonly string[])[]): Sql {
  const clean = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '')
  const query = words
    .map((spellings) => `(${spellings.map(clean).filter(Boolean).join(' | ')})`)
    .filter((part) => part !== '()')
    .join(' & ')
  return sql`to_tsvector('simple', "Address") @@ to_tsquery('simple', ${query})`
}

export function distanceSql(latitude: number, longitude: number): RawBuilder<number | null> {
  return sql`(2 * ${earthRadiusInMiles}::float8 * asin(least(1, sqrt(
    power(sin(radians("Latitude" - ${latitude}::float8) / 2), 2) +
    cos(radians(${latitude}::float8)) * cos(radians("Latitude")) * power(sin(radians("Longitude" - ${longitude}::float8) / 2), 2)))))`
}

function nearSql(latitude: number, longitude: number, miles: number): Sql {
  // A band of latitudes first: it spares most rows the trigonometry.
  const band = miles / milesInDegree + 0.01
  return sql`("Latitude" BETWEEN ${latitude - band}::float8 AND ${latitude + band}::float8 AND "Longitude" IS NOT NULL AND ${distanceSql(latitude, longitude)} <= ${miles}::float8)`
}

/** Said by description, property type or extension column, and not only in order to deny it. */
function textSql(mentions: readonly string[]): Sql {
  const { hints, mention } = mentionPatterns(mentions)
  const marked = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, ${mention}, ${mentionMark}, 'g')`
  const some = `%${mentionMark}%`
  const description = sql`lower("Description")`
  const undenied = (text: RawBuilder<unknown>) =>
    sql`(${text} ~ ${mention} AND (${text} LIKE ANY(${denialHints}) IS NOT TRUE OR regexp_replace(${marked(text)}, ${denialPattern}, ' ', 'g') LIKE ${some}))`
  return sql`(
    (lower("PropertyType") LIKE ANY(${hints}) AND lower("PropertyType") ~ ${mention})
    OR (${description} LIKE ANY(${hints}) AND ${undenied(description)})
    OR (lower("ExtensionColumn") LIKE ANY(${hints}) AND EXISTS (
      SELECT 1 FROM json_array_elements("ExtensionColumn"::json) AS entries (entry)
      CROSS JOIN LATERAL (SELECT lower(entry ->> 'Key') AS said, lower(entry ->> 'value') AS told) AS pair
      WHERE (said LIKE ANY(${hints}) AND said ~ ${mention} AND told !~ ${denyingValue})
        OR (told LIKE ANY(${hints}) AND ${undenied(sql`told`)})))) IS TRUE`
}
