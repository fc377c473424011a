import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { listingFieldNames } from '../listing.ts'
import { withholdableFields } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'

/** What an import notes of listings before it changes them. */
export interface ImportEdit {
  editId: number
  /** Listings with greater ids were added by it. */
  fromId: number
}

export interface UndoableImport {
  id: number
  sourceId: number
  fromId: number
  toId: number
  endedAt: Date
  /** Whether a later import of the source stands. */
  isCovered: boolean
}

const nextListingId = sql`nextval(pg_get_serial_sequence('listings', 'id'))`

export async function insertImportEdit(
  db: Database,
  scope: ListingScope,
  { by, sourceId, runId }: { by: string; sourceId: number; runId: number },
): Promise<ImportEdit> {
  const { rows } = await sql<ImportEdit>`
    INSERT INTO "listingEdits" ("workspaceId", "chatbotId", "by", kind, count, "sourceId", "runId", "fromId")
    VALUES (${scope.workspaceId}, ${scope.chatbotId}, ${by}, 'imported', 0, ${sourceId}, ${runId}, ${nextListingId})
    RETURNING id AS "editId", "fromId"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an import was not noted')
  return row
}

/** Notes that an import has ended; one that changed nothing is forgotten. */
export async function settleImportEdit(db: Database, { workspaceId }: ListingScope, editId: number): Promise<void> {
  await sql`
    UPDATE "listingEdits" e SET "toId" = ${nextListingId}, "endedAt" = clock_timestamp(),
      count = (SELECT count(*) FROM "listingEditRows" r WHERE r."workspaceId" = e."workspaceId" AND r."editId" = e.id)
    WHERE e."workspaceId" = ${workspaceId} AND e.id = ${editId}`.execute(db)
  await sql`
    DELETE FROM "listingEdits" e WHERE e."workspaceId" = ${workspaceId} AND e.id = ${editId} AND e.count = 0
      AND NOT EXISTS (SELECT FROM listings l WHERE l."workspaceId" = e."workspaceId" AND l."chatbotId" = e."chatbotId"
        AND l.id > e."fromId" AND l.id <= e."toId" AND l."importSource" = e."sourceId")`.execute(db)
}

/** An import that can be undone still, kept for nobody else to undo at the same time. */
export async function lockImportEdit(
  transaction: Database,
  scope: ListingScope,
  runId: number,
  days: number,
): Promise<UndoableImport | null> {
  const { rows } = await sql<UndoableImport>`
    SELECT e.id, e."sourceId", e."fromId", e."toId", e."endedAt", EXISTS (
      SELECT FROM "listingEdits" n WHERE n."workspaceId" = e."workspaceId" AND n."sourceId" = e."sourceId"
        AND n.kind = 'imported' AND n.id > e.id AND n."undoneAt" IS NULL) AS "isCovered"
    FROM "listingEdits" e WHERE e."workspaceId" = ${scope.workspaceId} AND e."chatbotId" = ${scope.chatbotId}
      AND e.kind = 'imported' AND e."runId" = ${runId} AND e."undoneAt" IS NULL AND e."endedAt" IS NOT NULL
      AND e."createdAt" > now() - make_interval(days => ${days}) FOR UPDATE`.execute(transaction)
  return rows[0] ?? null
}

/** Of the runs, those that can be undone now, with until when. */
export async function listUndoable(
  db: Database,
  workspaceId: number,
  runIds: readonly number[],
  days: number,
): Promise<Map<number, Date>> {
  if (runIds.length === 0) return new Map()
  const { rows } = await sql<{ runId: number; until: Date }>`
    SELECT e."runId", e."createdAt" + make_interval(days => ${days}) AS until FROM "listingEdits" e
    WHERE e."workspaceId" = ${workspaceId} AND e.kind = 'imported' AND e."runId" = ANY(${[...runIds]}::bigint[])
      AND e."undoneAt" IS NULL AND e."endedAt" IS NOT NULL AND e."createdAt" > now() - make_interval(days => ${days})
      AND NOT EXISTS (SELECT FROM "listingEdits" n WHERE n."workspaceId" = e."workspaceId"
        AND n."sourceId" = e."sourceId" AND n.kind = 'imported' AND n.id > e.id AND n."undoneAt" IS NULL)`.execute(db)
  return new Map(rows.map(({ runId, until }) => [runId, until]))
}

/** The newest import of a chatbot, or of one source of it, that can be undone. */
export async function findNewestUndoable(
  db: Database,
  scope: ListingScope,
  { sourceId, kind, days }: { sourceId: number | null; kind: 'file' | 'feed'; days: number },
): Promise<{ runId: number; name: string } | null> {
  const { rows } = await sql<{ runId: number; name: string }>`
    SELECT e."runId", s.name FROM "listingEdits" e
    JOIN "importSources" s ON s."workspaceId" = e."workspaceId" AND s.id = e."sourceId" AND s.kind = ${kind}
    WHERE e."workspaceId" = ${scope.workspaceId} AND e."chatbotId" = ${scope.chatbotId} AND e.kind = 'imported'
      AND e."undoneAt" IS NULL AND e."endedAt" IS NOT NULL AND e."createdAt" > now() - make_interval(days => ${days})
      AND (${sourceId}::bigint IS NULL OR e."sourceId" = ${sourceId})
    ORDER BY e.id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}

/** Removes what an import added and nobody changed since. Answers the ids of those, and how many were left. */
export async function removeAdded(
  transaction: Database,
  scope: ListingScope,
  { sourceId, fromId, toId, endedAt }: UndoableImport,
): Promise<{ removed: number; kept: number }> {
  const { rows } = await sql<{ removed: number; kept: number }>`
    WITH added AS MATERIALIZED (
      SELECT id, "updatedAt" <= ${endedAt} AS "isSame" FROM listings
      WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId} AND id > ${fromId} AND id <= ${toId}
        AND "importSource" = ${sourceId} ORDER BY id FOR UPDATE
    ), gone AS (
      DELETE FROM listings WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
        AND id IN (SELECT id FROM added WHERE "isSame")
    ), forgotten AS (
      DELETE FROM "importDigests" WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
        AND "listingId" IN (SELECT id FROM added WHERE "isSame")
    )
    SELECT count(*) FILTER (WHERE "isSame")::integer AS removed, count(*) FILTER (WHERE NOT "isSame")::integer AS kept
    FROM added`.execute(transaction)
  return rows[0] ?? { removed: 0, kept: 0 }
}

const numbers: ReadonlySet<string> = new Set([
  ...['Bedrooms', 'Bathrooms', 'YearBuilt', 'DaysOnMarket', 'LotArea', 'BuildingArea', 'ParkingSpots', 'Latitude'],
  ...['Longitude', 'SalePrice', 'UnitAreaPrice', 'HOAMonth', 'ZestimatePrice', 'RentPrice', 'DepositFee'],
])
const otherTypes: Readonly<Record<string, string>> = {
  filledIn: 'integer',
  importSource: 'bigint',
  goneSince: 'timestamptz',
  // As before, so that the import before it can be undone too.
  updatedAt: 'timestamptz',
}

/** Puts what an import changed of listings back, each the fields of its own, where nobody changed them since. */
export async function restoreChanged(
  transaction: Database,
  scope: ListingScope,
  former: readonly { id: number; before: Record<string, unknown> }[],
  endedAt: Date,
): Promise<number> {
  if (former.length === 0) return 0
  const columns = [...listingFieldNames, 'cityKey', 'mlsKey', ...Object.keys(otherTypes)]
  const set = columns.map((column) => {
    const type = sql.raw(otherTypes[column] ?? (numbers.has(column) ? 'double precision' : 'text'))
    const name = sql.lit(column)
    return sql`${sql.ref(column)} = CASE WHEN r.before ? ${name} THEN (r.before ->> ${name})::${type} ELSE ${sql.ref(`l.${column}`)} END`
  })
  const withheld = withholdableFields.map(
    (field) => sql`CASE WHEN r.before ? ${sql.lit(field)} THEN ${sql.lit(field)} END`,
  )
  const result = await sql`
    UPDATE listings l SET ${sql.join(set)},
      "urlKey" = CASE WHEN r.before ? 'urlKey' THEN decode(r.before ->> 'urlKey', 'hex') ELSE l."urlKey" END,
      "withheldFields" = l."withheldFields" - array_remove(ARRAY[${sql.join(withheld)}]::text[], NULL)
    FROM jsonb_to_recordset(${JSON.stringify(former)}::jsonb) AS r(id bigint, before jsonb)
    WHERE l."workspaceId" = ${scope.workspaceId} AND l."chatbotId" = ${scope.chatbotId} AND l.id = r.id
      AND l."updatedAt" <= ${endedAt}`.execute(transaction)
  return Number(result.numAffectedRows ?? 0n)
}
