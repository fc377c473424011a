import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope } from '../source.ts'
import type { RowData, SheetRow } from './row-data.ts'

const ofChatbot = ({ workspaceId, chatbotId }: KnowledgeScope) =>
  sql`"workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`

/** Rows of a chatbot's sheet by their ids; `ids` null: all. */
export async function listRows(
  db: Database,
  scope: KnowledgeScope,
  {
    ids,
    offset,
    limit,
    isAscending,
  }: { ids: readonly number[] | null; offset: number; limit: number; isAscending: boolean },
): Promise<SheetRow[]> {
  const among = ids === null ? sql`` : sql`AND id = ANY(${[...ids]}::bigint[])`
  const { rows } = await sql<SheetRow>`
    SELECT id, data FROM "sheetRows" WHERE ${ofChatbot(scope)} ${among}
    ORDER BY id ${sql.raw(isAscending ? 'ASC' : 'DESC')} OFFSET ${offset} LIMIT ${limit}`.execute(db)
  return rows
}

/** Rows after the one with an id, oldest first. */
export async function readRowsAfter(
  db: Database,
  scope: KnowledgeScope,
  { after, limit, isFetched }: { after: number; limit: number; isFetched?: boolean },
): Promise<SheetRow[]> {
  const fetched = isFetched === undefined ? sql`` : sql`AND "isFetched" = ${isFetched}`
  const { rows } = await sql<SheetRow>`
    SELECT id, data FROM "sheetRows" WHERE ${ofChatbot(scope)} AND id > ${after} ${fetched}
    ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}

export async function countRows(db: Database, scope: KnowledgeScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM "sheetRows" WHERE ${ofChatbot(scope)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Stores rows and answers their ids, in their order. */
export async function insertRows(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  rows: readonly RowData[],
  { isFetched }: { isFetched: boolean },
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await sql<{ id: number }>`
    INSERT INTO "sheetRows" ("workspaceId", "chatbotId", data, "isFetched")
    SELECT ${workspaceId}::integer, ${chatbotId}::integer, data, ${isFetched}::boolean
    FROM unnest(${rows.map((row) => JSON.stringify(row))}::json[]) WITH ORDINALITY AS r(data, place)
    ORDER BY place RETURNING id`.execute(transaction)
  return inserted.rows.map(({ id }) => id)
}

export async function updateRows(
  transaction: Database,
  scope: KnowledgeScope,
  rows: readonly SheetRow[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    UPDATE "sheetRows" SET data = r.data, "updatedAt" = clock_timestamp()
    FROM unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ data }) => JSON.stringify(data))}::json[])
      AS r(id, data)
    WHERE ${ofChatbot(scope)} AND "sheetRows".id = r.id`.execute(transaction)
}

/** Deletes rows: those of the ids, or all. Answers how many there were. */
export async function deleteRows(
  transaction: Database,
  scope: KnowledgeScope,
  { ids, isFetched }: { ids?: readonly number[]; isFetched?: boolean },
): Promise<number> {
  const among = ids === undefined ? sql`` : sql`AND id = ANY(${[...ids]}::bigint[])`
  const fetched = isFetched === undefined ? sql`` : sql`AND "isFetched" = ${isFetched}`
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM "sheetRows" WHERE ${ofChatbot(scope)} ${among} ${fetched}`.execute(transaction)
  return Number(numAffectedRows)
}
