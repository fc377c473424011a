import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { StoredDocument } from './stored-document.ts'

export async function selectDocuments(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    SELECT id, "fileName", "mimeType", bytes, "storageName" FROM files
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" IS NULL AND id = ANY(${[...ids]}::bigint[]) AND state = 'stored'
      AND "mimeType" IS NOT NULL AND bytes IS NOT NULL AND "storageName" IS NOT NULL`.execute(db)
  return rows
}

export async function markNamed(transaction: Database, workspaceId: number, ids: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE files SET "unnamedAt" = NULL WHERE "workspaceId" = ${workspaceId} AND "sessionId" IS NULL
      AND state = 'stored' AND id = ANY(${[...ids]}::bigint[])`.execute(transaction)
  return Number(numAffectedRows)
}

/** Of files that no source of the workspace names. */
export async function markUnnamed(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`
    UPDATE files f SET "unnamedAt" = ${now} WHERE f."workspaceId" = ${workspaceId} AND f.id = ANY(${[...ids]}::bigint[])
      AND NOT EXISTS (SELECT FROM "knowledgeSources" s
        WHERE s."workspaceId" = f."workspaceId" AND s.kind = 'file' AND s.key = f.id::text)`.execute(transaction)
}
