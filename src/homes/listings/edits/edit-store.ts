import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { type ListingField, listingFieldNames } from '../listing.ts'
import { type ListingColumns, withholdableFields } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { PriceChange } from './listing-change.ts'

/** What a change does to each listing: values for columns, or a new price made of the one it has. */
export interface EditOfListings {
  columns: Partial<ListingColumns>
  /** Bits of `filledIn` that are taken away. */
  saidBits: number
  price: PriceChange | null
}

export interface EditedListing {
  id: number
  title: string
  before: Record<string, unknown>
  after: Record<string, unknown> | null
}

const fieldNames: ReadonlySet<string> = new Set(listingFieldNames)
const hidden: ReadonlySet<string> = new Set(withholdableFields)

/** The fields that a change touches, as they are told and undone. */
export function fieldsOf({ columns, price }: EditOfListings): ListingField[] {
  const set = Object.keys(columns).filter((column) => fieldNames.has(column)) as ListingField[]
  return price === null ? set : [...new Set<ListingField>([...set, 'SalePrice', 'RentPrice'])]
}

/** Fields of a row as they are kept, also those that are hidden from visitors. */
function imageOf(alias: string, fields: readonly ListingField[]): RawBuilder<unknown> {
  const pairs = fields.map((field) => {
    const column = sql.ref(`${alias}.${field}`)
    const value = hidden.has(field)
      ? sql`coalesce(to_jsonb(${column}), ${sql.ref(`${alias}.withheldFields`)} -> ${sql.lit(field)})`
      : column
    return sql`${sql.lit(field)}::text, ${value}`
  })
  return sql`jsonb_build_object(${sql.join(pairs)})`
}

/** What each column becomes, of the row `l`. */
function assignmentsOf({ columns, price, saidBits }: EditOfListings): Map<string, RawBuilder<unknown>> {
  const assigned = new Map<string, RawBuilder<unknown>>()
  for (const [column, value] of Object.entries(columns)) assigned.set(column, valueFor(column, value))
  if (saidBits !== 0) assigned.set('filledIn', sql`l."filledIn" & ~${saidBits}::integer`)
  if (price !== null) {
    const changed = (column: 'SalePrice' | 'RentPrice') => newPrice(sql.ref(`l.${column}`), price)
    assigned.set(
      'SalePrice',
      sql`CASE l."SaleType" WHEN 'for_rent' THEN l."SalePrice" ELSE ${changed('SalePrice')} END`,
    )
    assigned.set(
      'RentPrice',
      sql`CASE l."SaleType" WHEN 'for_rent' THEN ${changed('RentPrice')} ELSE l."RentPrice" END`,
    )
  }
  return assigned
}

const numbers: ReadonlySet<string> = new Set([
  ...['Bedrooms', 'Bathrooms', 'YearBuilt', 'DaysOnMarket', 'LotArea', 'BuildingArea', 'ParkingSpots', 'Latitude'],
  ...['Longitude', 'SalePrice', 'UnitAreaPrice', 'HOAMonth', 'ZestimatePrice', 'RentPrice', 'DepositFee'],
])

function typeOf(column: string): RawBuilder<unknown> {
  if (numbers.has(column)) return sql.raw('double precision')
  return sql.raw(column === 'urlKey' ? 'bytea' : 'text')
}

function valueFor(column: string, value: unknown): RawBuilder<unknown> {
  return sql`${value}::${typeOf(column)}`
}

/** The new price of one that is known; none is made of nothing, unless it is set outright. */
function newPrice(old: RawBuilder<unknown>, { how, amount, roundTo }: PriceChange): RawBuilder<unknown> {
  if (how === 'set') return sql`${amount}::double precision`
  const raw =
    how === 'percent'
      ? sql`${old} * (1 + ${amount}::double precision / 100)`
      : sql`${old} + ${amount}::double precision`
  return sql`CASE WHEN ${old} IS NULL THEN NULL ELSE greatest(0, round((${raw})::numeric / ${roundTo}::numeric) * ${roundTo}::numeric)::double precision END`
}

const ofScope = (alias: string, { workspaceId, chatbotId }: ListingScope) =>
  sql`${sql.ref(`${alias}.workspaceId`)} = ${workspaceId} AND ${sql.ref(`${alias}.chatbotId`)} = ${chatbotId}`

const titleOf = (alias: string) =>
  sql`left(coalesce(${sql.ref(`${alias}.Address`)}, ${sql.ref(`${alias}.withheldFields`)} ->> 'Address',
    ${sql.ref(`${alias}.Location`)}, ${sql.ref(`${alias}.PropertyType`)}), 200)`

/** How many of the listings a change would touch, and what becomes of the first of them. */
export async function previewEdit(
  db: Database,
  scope: ListingScope,
  { ids, edit, sample }: { ids: readonly number[]; edit: EditOfListings; sample: number },
): Promise<{ found: number; changed: number; first: EditedListing[] }> {
  const assigned = assignmentsOf(edit)
  const fields = fieldsOf(edit)
  const after = fields.map((field) => sql`${sql.lit(field)}::text, ${assigned.get(field) ?? sql.ref(`l.${field}`)}`)
  const { rows } = await sql<{ found: number; changed: number; first: EditedListing[] | null }>`
    WITH chosen AS MATERIALIZED (
      SELECT l.id, ${titleOf('l')} AS title, ${imageOf('l', fields)} AS before, jsonb_build_object(${sql.join(after)}) AS after
      FROM listings l WHERE ${ofScope('l', scope)} AND l.id = ANY(${[...ids]}::bigint[])
    )
    SELECT (SELECT count(*) FROM chosen) AS found, (SELECT count(*) FROM chosen WHERE before <> after) AS changed,
      (SELECT jsonb_agg(to_jsonb(picked)) FROM
        (SELECT * FROM chosen WHERE before <> after ORDER BY id DESC LIMIT ${sample}) AS picked) AS first`.execute(db)
  const [row] = rows
  return { found: row?.found ?? 0, changed: row?.changed ?? 0, first: row?.first ?? [] }
}

/** How many of the listings there are to delete, and the first of them. */
export async function previewRemoval(
  db: Database,
  scope: ListingScope,
  ids: readonly number[],
  sample: number,
): Promise<{ found: number; first: EditedListing[] }> {
  const { rows } = await sql<{ id: number; title: string; found: number }>`
    SELECT l.id, ${titleOf('l')} AS title, count(*) OVER () AS found FROM listings l
    WHERE ${ofScope('l', scope)} AND l.id = ANY(${[...ids]}::bigint[]) ORDER BY l.id DESC LIMIT ${sample}`.execute(db)
  return { found: rows[0]?.found ?? 0, first: rows.map(({ id, title }) => ({ id, title, before: {}, after: null })) }
}

export async function insertEdit(
  transaction: Database,
  scope: ListingScope,
  edit: { by: string; kind: 'changed' | 'deleted' },
): Promise<number> {
  const row = await transaction
    .insertInto('listingEdits')
    .values({ ...scope, ...edit, count: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes the listings and keeps how they were. Answers how many really changed, and some of them. */
export async function applyEdit(
  transaction: Database,
  scope: ListingScope,
  { ids, edit, editId }: { ids: readonly number[]; edit: EditOfListings; editId: number },
): Promise<number> {
  const assigned = [...assignmentsOf(edit)]
  const fields = fieldsOf(edit)
  const set = assigned.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const emptied = withholdableFields.filter((field) => edit.columns[field] === null)
  // What is cleared is not to come back from where it was withheld.
  if (emptied.length > 0) set.push(sql`"withheldFields" = l."withheldFields" - ${emptied}::text[]`)
  const differs = sql.join(
    assigned.map(([column, value]) => sql`${sql.ref(`l.${column}`)} IS DISTINCT FROM ${value}`),
    sql` OR `,
  )
  const { rows } = await sql<{ count: number }>`
    WITH old AS MATERIALIZED (
      SELECT l.* FROM listings l WHERE ${ofScope('l', scope)} AND l.id = ANY(${[...ids]}::bigint[]) AND (${differs})
      ORDER BY l.id FOR UPDATE
    ), changed AS (
      UPDATE listings l SET ${sql.join([...set, sql`"updatedAt" = now()`])} FROM old
      WHERE ${ofScope('l', scope)} AND l.id = old.id RETURNING l.*
    ), kept AS (
      INSERT INTO "listingEditRows" ("workspaceId", "editId", "listingId", before, after)
      SELECT ${scope.workspaceId}, ${editId}, c.id, ${imageOf('old', fields)}, ${imageOf('c', fields)}
      FROM changed c JOIN old ON old.id = c.id
      WHERE ${imageOf('old', fields)} <> ${imageOf('c', fields)}
      RETURNING "listingId"
    )
    SELECT count(*) AS count FROM kept`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Deletes the listings and keeps all of them. Answers how many there were. */
export async function applyRemoval(
  transaction: Database,
  scope: ListingScope,
  ids: readonly number[],
  editId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    WITH old AS MATERIALIZED (
      SELECT l.* FROM listings l WHERE ${ofScope('l', scope)} AND l.id = ANY(${[...ids]}::bigint[]) ORDER BY l.id FOR UPDATE
    ), gone AS (
      DELETE FROM listings l USING old WHERE ${ofScope('l', scope)} AND l.id = old.id RETURNING l.id
    ), kept AS (
      INSERT INTO "listingEditRows" ("workspaceId", "editId", "listingId", before, after)
      SELECT ${scope.workspaceId}, ${editId}, old.id, ${imageOf('old', listingFieldNames)} ||
        jsonb_build_object('filledIn', old."filledIn", 'importSource', old."importSource", 'goneSince', old."goneSince",
          'createdAt', old."createdAt"), NULL
      FROM old JOIN gone ON gone.id = old.id RETURNING "listingId"
    )
    SELECT count(*) AS count FROM kept`.execute(transaction)
  return rows[0]?.count ?? 0
}

/** Notes how many listings an edit touched; one that touched none is forgotten. */
export async function settleEdit(
  transaction: Database,
  { workspaceId }: ListingScope,
  editId: number,
  count: number,
): Promise<void> {
  const row = { workspaceId, id: editId }
  if (count === 0) {
    await transaction
      .deleteFrom('listingEdits')
      .where('workspaceId', '=', row.workspaceId)
      .where('id', '=', row.id)
      .execute()
    return
  }
  await transaction
    .updateTable('listingEdits')
    .set({ count })
    .where('workspaceId', '=', row.workspaceId)
    .where('id', '=', row.id)
    .execute()
}

/** Some of the listings of an edit, as they were and as it made them. */
export async function listEdited(
  db: Database,
  { workspaceId }: ListingScope,
  editId: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<{ id: number; before: Record<string, unknown>; after: Record<string, unknown> | null }[]> {
  const rows = await db
    .selectFrom('listingEditRows')
    .select(['listingId as id', 'before', 'after'])
    .where('workspaceId', '=', workspaceId)
    .where('editId', '=', editId)
    .where('listingId', '>', after)
    .orderBy('listingId')
    .limit(limit)
    .execute()
  return rows
}
