import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { type ListingField, listingFieldNames } from '../listing.ts'
import { withholdableFields } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'

export interface UndoableEdit {
  id: number
  kind: 'changed' | 'deleted'
  count: number
}

/** An edit of the chatbot that was not undone yet, kept for nobody else to undo at the same time. */
export async function lockEdit(
  transaction: Database,
  scope: ListingScope,
  id: number,
  days: number,
): Promise<UndoableEdit | null> {
  const { rows } = await sql<UndoableEdit>`
    SELECT id, kind, count FROM "listingEdits"
    WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId} AND id = ${id}
      AND kind <> 'imported' AND "undoneAt" IS NULL AND "createdAt" > now() - make_interval(days => ${days}) FOR UPDATE`.execute(
    transaction,
  )
  return rows[0] ?? null
}

export async function noteUndone(transaction: Database, { workspaceId }: ListingScope, id: number): Promise<void> {
  await sql`UPDATE "listingEdits" SET "undoneAt" = clock_timestamp() WHERE "workspaceId" = ${workspaceId} AND id = ${id}`.execute(
    transaction,
  )
}

const hidden: ReadonlySet<string> = new Set(withholdableFields)
const numbers: ReadonlySet<string> = new Set([
  ...['Bedrooms', 'Bathrooms', 'YearBuilt', 'DaysOnMarket', 'LotArea', 'BuildingArea', 'ParkingSpots', 'Latitude'],
  ...['Longitude', 'SalePrice', 'UnitAreaPrice', 'HOAMonth', 'ZestimatePrice', 'RentPrice', 'DepositFee'],
])

const typed = (column: string) => sql`${sql.ref(column)} ${sql.raw(numbers.has(column) ? 'double precision' : 'text')}`
const keyColumns = ['cityKey', 'mlsKey', 'urlKey'] as const

/** A listing as it is to be again; `keys` are what its values are compared by, `urlKey` as hex digits. */
export interface FormerListing {
  id: number
  values: Record<string, unknown>
  keys: Record<string, unknown>
  /** What it must be now; null: gone. */
  now: Record<string, unknown> | null
}

/** Puts fields back to what they were, where nobody changed them since. Answers how many listings. */
export async function restoreFields(
  transaction: Database,
  scope: ListingScope,
  fields: readonly ListingField[],
  former: readonly FormerListing[],
): Promise<number> {
  const keys = keyColumns.filter((column) => former.some((each) => column in each.keys))
  const records = former.map(({ id, values, keys: own, now }) => ({ id, ...values, ...own, now }))
  const set = [
    ...fields.map((field) => sql`${sql.ref(field)} = r.${sql.ref(field)}`),
    ...keys.map((column) => sql`${sql.ref(column)} = ${fromRecord(column)}`),
    // The trigger withholds again what is to be withheld.
    sql`"withheldFields" = l."withheldFields" - ${fields.filter((field) => hidden.has(field))}::text[]`,
    sql`"updatedAt" = now()`,
  ]
  const result = await sql`
    UPDATE listings l SET ${sql.join(set)}
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS r(id bigint, now jsonb, ${sql.join([...fields, ...keys].map(typed))})
    WHERE l."workspaceId" = ${scope.workspaceId} AND l."chatbotId" = ${scope.chatbotId} AND l.id = r.id
      AND ${imageOf(fields)} = r.now`.execute(transaction)
  return Number(result.numAffectedRows ?? 0n)
}

function imageOf(fields: readonly ListingField[]): RawBuilder<unknown> {
  const pairs = fields.map((field) => {
    const column = sql.ref(`l.${field}`)
    const value = hidden.has(field)
      ? sql`coalesce(to_jsonb(${column}), l."withheldFields" -> ${sql.lit(field)})`
      : column
    return sql`${sql.lit(field)}::text, ${value}`
  })
  return sql`jsonb_build_object(${sql.join(pairs)})`
}

function fromRecord(column: string): RawBuilder<unknown> {
  return column === 'urlKey' ? sql`decode(r."urlKey", 'hex')` : sql`r.${sql.ref(column)}`
}

/** Puts deleted listings back under their ids. Their texts are read again in the background. */
export async function restoreListings(
  transaction: Database,
  scope: ListingScope,
  former: readonly FormerListing[],
): Promise<number> {
  const columns = [...listingFieldNames, ...keyColumns]
  const marks = ['filledIn', 'importSource', 'goneSince', 'createdAt', 'updatedAt'] as const
  const records = former.map(({ id, values, keys }) => ({ id, ...values, ...keys }))
  const result = await sql`
    INSERT INTO listings ("workspaceId", "chatbotId", id, ${sql.join([...columns, ...marks].map((name) => sql.ref(name)))})
    OVERRIDING SYSTEM VALUE
    SELECT ${scope.workspaceId}, ${scope.chatbotId}, r.id, ${sql.join(columns.map(fromRecord))},
      coalesce(r."filledIn", 0), r."importSource", r."goneSince", r."createdAt", coalesce(r."updatedAt", now())
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS r(id bigint, "filledIn" integer, "importSource" bigint, "goneSince" timestamptz, "createdAt" timestamptz,
        "updatedAt" timestamptz,
        ${sql.join(columns.map(typed))})
    ON CONFLICT DO NOTHING`.execute(transaction)
  return Number(result.numAffectedRows ?? 0n)
}

/** Forgets edits that are too old to be undone. */
export async function deleteOldEdits(db: Database, days: number): Promise<void> {
  await sql`DELETE FROM "listingEdits" WHERE "createdAt" < now() - make_interval(days => ${days})`.execute(db)
}
