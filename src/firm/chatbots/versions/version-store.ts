import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ChatbotSettings } from '../chatbot-settings.ts'

/** More are not kept of a chatbot: each may hold its longest texts twice. */
const mostVersions = 100

export interface VersionRow {
  id: number
  at: Date
  actor: string
  before: Partial<ChatbotSettings>
  after: Partial<ChatbotSettings>
}

interface NewVersion {
  workspaceId: number
  chatbotId: number
  actor: string
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Keeps what a change changed, in its transaction; one that changed nothing is not kept, and the oldest go. */
export async function insertVersion(transaction: Database, { before, after, ...version }: NewVersion): Promise<void> {
  if (Object.keys(after).length === 0) return
  await transaction
    .insertInto('chatbotVersions')
    .values({ ...version, before: JSON.stringify(before), after: JSON.stringify(after) })
    .execute()
  const { workspaceId, chatbotId } = version
  await sql`
    DELETE FROM "chatbotVersions" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id <= (
      SELECT id FROM "chatbotVersions" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
      ORDER BY id DESC OFFSET ${mostVersions} LIMIT 1)`.execute(transaction)
}

/** Changes of a chatbot's settings, newest first, older than the one of the given id. */
export async function listVersionRows(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
  { before, limit }: { before: number | null; limit: number },
): Promise<VersionRow[]> {
  let query = db
    .selectFrom('chatbotVersions')
    .select(['id', 'at', 'actor', 'before', 'after'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== null) query = query.where('id', '<', before)
  return query.execute()
}
