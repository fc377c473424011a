import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type FeatureTexts, readStoredText, storedTextColumns } from '../../listing-text/stored-text.ts'
import type { ImportEdit } from '../edits/undo-import.ts'
import { listingFieldNames } from '../listing.ts'
import { type ListingColumn, listingColumnNames, withholdableFields } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import { toCopyValues } from './copy-line.ts'
import { changedFields } from './fields/former-listing.ts'
import { RowCopy } from './row-copy.ts'
import { type KeyColumn, keepDigests } from './runs/known-rows-store.ts'

/** What became of rows: each is one of these. */
export interface MergedRows {
  added: number
  /** Rows that changed listings which were there before this import. */
  updated: number
  /** Rows that say what listings say already: nothing was written. */
  unchanged: number
  /** Rows of listings which an earlier row of this import had written or found. */
  repeated: number
}

/** A part of an import, for the change log. */
export interface ImportChange extends ListingScope {
  by: string
  /** Which source the listings are of from now on; null: nothing is noted. */
  sourceId: number | null
  /** Where it is noted what listings were before; null: nowhere. */
  edit: ImportEdit | null
  /** Rows of the file: how many, and the line of the last. */
  rows: number
  lastLine: number
}

export async function logImport(client: pg.PoolClient, change: ImportChange, merged?: MergedRows): Promise<void> {
  const { workspaceId, chatbotId, by, rows, lastLine } = change
  const details = { count: rows, lastLine, ...(merged ?? { added: rows }) }
  await client.query(
    `INSERT INTO "changeLog" ("workspaceId", actor, action, target, details)
    SELECT $1, $3, 'listings.imported', 'chatbot ' || coalesce((SELECT "serialNumber" FROM chatbots
      WHERE "workspaceId" = $1 AND id = $2), $2::text), $4`,
    [workspaceId, chatbotId, by, JSON.stringify(details)],
  )
}

/** What lines of a merge hold. What is read of the texts is read of new listings alone, and of changed ones later. */
export const mergedColumnNames: readonly ListingColumn[] = listingColumnNames.filter(
  (column) => !storedTextColumns.some((stored) => stored === column),
)
const columnList = quote(mergedColumnNames)
const textList = quote(storedTextColumns)
/** So many texts are read at once. */
const textsAtOnce = 500

function quote(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}

/** Makes the tables in which batches are compared with what is there, and the one of what was seen. */
export async function beginMerging(client: pg.PoolClient, key: KeyColumn): Promise<void> {
  await endMerging(client)
  await client.query(`CREATE TEMPORARY TABLE "importRows" ON COMMIT DELETE ROWS AS
    SELECT 0::bigint AS line, ''::bytea AS digest, ''::bit varying AS given, ''::text AS said,
      ${columnList} FROM listings WITH NO DATA`)
  // Without these a plan made for a few rows would compare each row with each listing.
  await client.query('CREATE UNIQUE INDEX ON "importRows" (line)')
  await client.query(`CREATE INDEX ON "importRows" ("${key}")`)
  await client.query(`CREATE TEMPORARY TABLE "importTexts" ON COMMIT DELETE ROWS AS
    SELECT 0::bigint AS line, ${textList} FROM listings WITH NO DATA`)
  await client.query(`CREATE TEMPORARY TABLE "importMatches" (id bigint PRIMARY KEY, line bigint NOT NULL,
    fresh boolean NOT NULL, differs boolean NOT NULL, moves boolean NOT NULL) ON COMMIT DELETE ROWS`)
  await client.query('CREATE INDEX ON "importMatches" (line)')
  await client.query('CREATE TEMPORARY TABLE "importSeen" (id bigint PRIMARY KEY)')
}

export async function endMerging(client: pg.PoolClient): Promise<void> {
  await client.query('DROP TABLE IF EXISTS "importRows", "importTexts", "importMatches", "importSeen"')
}

/** Any number of our own; it keeps this lock apart from others. */
const lockSpace = 7_250_901

/**
 * Changes the listings whose key a row has and that say something else, adds the others, and commits. Each line: number of
 * the row, a digest of the rest, which fields it gives (as bits in the order of listingFieldNames), of which keys
 * of ExtensionColumn it speaks (toSaidKeys), values of mergedColumnNames; no two of one
 * key. Two imports into one chatbot take turns.
 */
export async function mergeRows(
  client: pg.PoolClient,
  scope: ImportChange,
  key: KeyColumn,
  lines: Iterable<string>,
): Promise<MergedRows> {
  const chatbot = [scope.workspaceId, scope.chatbotId]
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', [lockSpace, scope.chatbotId])
    const copy = new RowCopy(async () =>
      client.query(copyFrom(`COPY "importRows" (line, digest, given, said, ${columnList}) FROM STDIN`)),
    )
    for (const line of lines) await copy.add(line)
    await copy.end()
    await client.query('ANALYZE "importRows"')
    await client.query(matchText(key), [...chatbot, scope.sourceId])
    await client.query('ANALYZE "importMatches"')
    await readNewTexts(client)
    // In the order of ids, as every writer of ours does.
    await client.query(lockText, chatbot)
    if (scope.edit) await client.query(keepFormerText, [...chatbot, scope.edit.editId, scope.edit.fromId])
    const { rows } = await client.query<MergedRows>(mergeText, [...chatbot, scope.sourceId])
    const merged = rows[0] ?? { added: 0, updated: 0, unchanged: 0, repeated: 0 }
    if (scope.sourceId !== null) await keepDigests(client, scope, key)
    if (merged.added + merged.updated > 0) await logImport(client, scope, merged)
    await client.query('COMMIT')
    return merged
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

const fieldOf: Partial<Record<ListingColumn, string>> = { cityKey: 'City', mlsKey: 'MLSNumber', urlKey: 'Url' }

function isGiven(column: ListingColumn): string {
  const bit = listingFieldNames.findIndex((field) => field === (fieldOf[column] ?? column))
  return `get_bit(file.given, ${bit}) = 1`
}

/** What a column is to be. A home that was gone and is back is offered again, though the row does not say so. */
function nextValue(column: ListingColumn): string {
  // What the file gives was not filled in; of what it does not give, the listing's own mark holds.
  if (column === 'filledIn') return 'listings."filledIn" & file."filledIn"'
  if (column === 'ExtensionColumn')
    return `CASE WHEN ${isGiven(column)} THEN ${nextEntries} ELSE ${standing(column)} END`
  const isBack = column === 'Status' ? ' OR listings."goneSince" IS NOT NULL' : ''
  return `CASE WHEN ${isGiven(column)}${isBack} THEN file."${column}" ELSE ${standing(column)} END`
}

/**
 * What the row says under its keys, behind what the listing has under all others. Entries are taken as the text that
 * they are: not everything that JSON can write is a text to the database.
 */
const nextEntries = `CASE WHEN file.said IS NULL THEN file."ExtensionColumn" ELSE (
  SELECT '[' || string_agg(each.text, ',' ORDER BY part, place) || ']' FROM (
    SELECT 1 AS part, place, value::text AS text
    FROM json_array_elements(listings."ExtensionColumn"::json) WITH ORDINALITY AS old(value, place)
    WHERE NOT EXISTS (SELECT FROM unnest(string_to_array(file.said, E'\\n')) AS key WHERE starts_with(value::text, key))
    UNION ALL SELECT 2, place, value::text
    FROM json_array_elements(file."ExtensionColumn"::json) WITH ORDINALITY AS new(value, place)
  ) AS each) END`

const withholdable: ReadonlySet<string> = new Set(withholdableFields)

/** What a listing has, where visitors may not see it too (0030-standing.ts). */
function standing(column: ListingColumn): string {
  if (!withholdable.has(column)) return `listings."${column}"`
  const kept = `listings."withheldFields" ->> '${column}'`
  return `coalesce(listings."${column}", ${column === 'Address' ? kept : `(${kept})::float8`})`
}

/** Rows are locked later, and only those that are to be written: a lock is a write too. */
function matchText(key: KeyColumn): string {
  const compared = mergedColumnNames.filter((column) => !(column in fieldOf))
  const differences = compared.map((column) => `${standing(column)} IS DISTINCT FROM ${nextValue(column)}`)
  return `
    INSERT INTO "importMatches" (id, line, fresh, differs, moves)
    SELECT listings.id, file.line, seen.id IS NOT NULL, ${differences.join(' OR ')},
      $3::bigint IS NOT NULL AND (listings."importSource" IS DISTINCT FROM $3 OR listings."goneSince" IS NOT NULL)
    FROM "importRows" AS file JOIN listings
      ON listings."workspaceId" = $1 AND listings."chatbotId" = $2 AND listings."${key}" = file."${key}"
    LEFT JOIN "importSeen" AS seen ON seen.id = listings.id`
}

const lockText = `
  SELECT FROM listings WHERE "workspaceId" = $1 AND "chatbotId" = $2
    AND id IN (SELECT id FROM "importMatches" WHERE differs OR moves)
  ORDER BY id FOR UPDATE`

/** What listings were before, by which an import is undone; what it changes twice is kept as it was first. */
const keepFormerText = makeKeepFormerText()

function makeKeepFormerText(): string {
  const differs = (field: string): string => {
    const column = mergedColumnNames.find((name) => name === field)
    return column === undefined ? 'false' : `${standing(column)} IS DISTINCT FROM ${nextValue(column)}`
  }
  return `
    INSERT INTO "listingEditRows" AS e ("workspaceId", "editId", "listingId", before, after)
    SELECT $1, $3, listings.id, ${changedFields('listings', differs)}, '{}'
    FROM "importMatches" AS matched JOIN "importRows" AS file ON file.line = matched.line
    JOIN listings ON listings."workspaceId" = $1 AND listings."chatbotId" = $2 AND listings.id = matched.id
    WHERE (matched.differs OR matched.moves) AND listings.id <= $4
    ON CONFLICT ("workspaceId", "editId", "listingId") DO UPDATE SET before = excluded.before || e.before`
}

const mergeText = makeMergeText()

function makeMergeText(): string {
  const assignments = mergedColumnNames.map((column) => `"${column}" = ${nextValue(column)}`)
  // What the file gives, an empty field too, is not to come back from where it was withheld.
  const ofFile = withholdableFields.map((field) => `CASE WHEN ${isGiven(field)} THEN '${field}' END`)
  assignments.push(`"withheldFields" = listings."withheldFields" - array_remove(ARRAY[${ofFile}], NULL)`)
  return `
    WITH changed AS (
      UPDATE listings SET ${assignments.join(', ')}, "importSource" = coalesce($3::bigint, listings."importSource"),
        "goneSince" = NULL, "updatedAt" = CASE WHEN matched.differs THEN now() ELSE listings."updatedAt" END
      FROM "importMatches" AS matched JOIN "importRows" AS file ON file.line = matched.line
      WHERE listings."workspaceId" = $1 AND listings."chatbotId" = $2 AND listings.id = matched.id
        AND (matched.differs OR matched.moves)
    ), added AS (
      INSERT INTO listings ("workspaceId", "chatbotId", "importSource", ${columnList}, ${textList})
      SELECT $1, $2, $3::bigint, ${columnList}, ${textList} FROM "importRows" AS file JOIN "importTexts" USING (line)
      ORDER BY line RETURNING id
    ), seen AS (
      INSERT INTO "importSeen" (id) SELECT id FROM "importMatches" UNION ALL SELECT id FROM added ON CONFLICT DO NOTHING
    ), found AS (
      SELECT line, bool_or(fresh) AS fresh, bool_or(differs) AS differs FROM "importMatches" GROUP BY line
    )
    SELECT (SELECT count(*) FROM "importRows") - count(*) AS added,
      count(*) FILTER (WHERE NOT fresh AND differs) AS updated,
      count(*) FILTER (WHERE NOT fresh AND NOT differs) AS unchanged, count(*) FILTER (WHERE fresh) AS repeated
    FROM found`
}

/** Reads the texts of the rows that no listing has yet. */
async function readNewTexts(client: pg.PoolClient): Promise<void> {
  const names = ['PropertyType', 'Description', 'ExtensionColumn'] as const
  for (let last = -1; ; ) {
    const { rows } = await client.query<FeatureTexts & { line: number }>(
      `SELECT line, ${quote(names)} FROM "importRows" AS file WHERE line > $1
        AND NOT EXISTS (SELECT FROM "importMatches" AS matched WHERE matched.line = file.line) ORDER BY line LIMIT $2`,
      [last, textsAtOnce],
    )
    const end = rows.at(-1)?.line
    if (end === undefined) return
    last = end
    const copy = new RowCopy(async () => client.query(copyFrom(`COPY "importTexts" (line, ${textList}) FROM STDIN`)))
    for (const { line, ...texts } of rows)
      await copy.add(`${line}\t${toCopyValues(readStoredText(texts), storedTextColumns)}`)
    await copy.end()
    if (rows.length < textsAtOnce) return
  }
}

/** Notes that the source still has listings of these keys. */
export async function noteSeen(
  client: pg.PoolClient,
  scope: ListingScope,
  key: KeyColumn,
  keys: readonly (string | Buffer)[],
): Promise<void> {
  await client.query(
    `INSERT INTO "importSeen" (id) SELECT id FROM listings
      WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND "${key}" = ANY($3) ON CONFLICT DO NOTHING`,
    [scope.workspaceId, scope.chatbotId, keys],
  )
}
