import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope } from '../source.ts'

/** What EditKnowledge has set besides lists. */
export interface KnowledgeSettings {
  sitemapUrl: string
  syncsSitemap: boolean
  syncDays: number
  sheetUrl: string
}

const none: KnowledgeSettings = { sitemapUrl: '', syncsSitemap: false, syncDays: 30, sheetUrl: '' }

/** The chatbot of a workspace, which nobody removes until the transaction ends; null when it has none of this serialNumber. */
export async function holdChatbot(
  transaction: Database,
  workspaceId: number,
  serialNumber: string,
): Promise<KnowledgeScope | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM chatbots WHERE "workspaceId" = ${workspaceId} AND "serialNumber" = ${serialNumber.toLowerCase()}
      AND "removedAt" IS NULL FOR SHARE`.execute(transaction)
  return rows[0] ? { workspaceId, chatbotId: rows[0].id } : null
}

/**
 * What is set of a chatbot's knowledge, which nobody else changes until the transaction ends; null: nothing was ever.
 * Whoever changes its sources, rows or passages takes this lock first.
 */
export async function holdKnowledge(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
): Promise<KnowledgeSettings | null> {
  const { rows } = await sql<KnowledgeSettings>`
    SELECT "sitemapUrl", "syncsSitemap", "syncDays", "sheetUrl" FROM "chatbotKnowledge"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} FOR UPDATE`.execute(transaction)
  return rows[0] ?? null
}

/** The same, where something is about to be. */
export async function lockKnowledge(transaction: Database, scope: KnowledgeScope): Promise<KnowledgeSettings> {
  const found = await holdKnowledge(transaction, scope)
  if (found) return found
  await transaction
    .insertInto('chatbotKnowledge')
    .values({ workspaceId: scope.workspaceId, chatbotId: scope.chatbotId })
    .onConflict((it) => it.doNothing())
    .execute()
  return (await holdKnowledge(transaction, scope)) ?? none
}

export async function readSettings(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
): Promise<KnowledgeSettings> {
  const row = await db
    .selectFrom('chatbotKnowledge')
    .select(['sitemapUrl', 'syncsSitemap', 'syncDays', 'sheetUrl'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .executeTakeFirst()
  return row ?? none
}

export async function writeSettings(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  settings: KnowledgeSettings,
): Promise<void> {
  await transaction
    .updateTable('chatbotKnowledge')
    .set({ ...settings })
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .execute()
}

/** Raises the version of a chatbot's passages, and notes which sources are to be told of. */
export async function noteChanged(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  sourceIds: readonly number[],
): Promise<void> {
  if (sourceIds.length === 0) return
  await sql`
    UPDATE "chatbotKnowledge" SET version = version + 1, untold = untold || ${[...sourceIds]}::bigint[]
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}`.execute(transaction)
}

/** Takes what is to be told of one chatbot; nobody else tells it. Null: there is nothing. */
export async function takeUntold(
  transaction: Database,
): Promise<{ workspaceId: number; chatbotId: number; ids: number[] } | null> {
  const { rows } = await sql<{ workspaceId: number; chatbotId: number; ids: number[] }>`
    UPDATE "chatbotKnowledge" k SET untold = '{}'
    FROM (SELECT "workspaceId", "chatbotId", untold FROM "chatbotKnowledge" WHERE untold <> '{}'
      LIMIT 1 FOR UPDATE SKIP LOCKED) AS found
    WHERE k."workspaceId" = found."workspaceId" AND k."chatbotId" = found."chatbotId"
    RETURNING k."workspaceId", k."chatbotId",
      ARRAY(SELECT DISTINCT u FROM unnest(found.untold) AS u ORDER BY u)::float8[] AS ids`.execute(transaction)
  return rows[0] ?? null
}
