import { sql } from 'kysely'
import { differenceOf } from '../../platform/change-log/bound-details.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Chatbot } from './chatbot.ts'
import { type ChatbotSettings, completeSettings } from './chatbot-settings.ts'
import { settleRateLimit } from './rate-limit.ts'
import { insertVersion } from './versions/version-store.ts'

/** A chatbot of the workspace; null when unknown, removed, or of another workspace. */
export async function findChatbot(db: Database, workspaceId: number, serialNumber: string): Promise<Chatbot | null> {
  const row = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings'])
    .where('serialNumber', '=', serialNumber.toLowerCase())
    .where('workspaceId', '=', workspaceId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, settings: completeSettings(row.settings) } : null
}

/** A chatbot wherever it belongs: for public-chatbot.ts, and for command lines, which act for the operator. */
export async function findChatbotAnywhere(db: Database, serialNumber: string): Promise<Chatbot | null> {
  const row = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings'])
    .where('serialNumber', '=', serialNumber.toLowerCase())
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, settings: completeSettings(row.settings) } : null
}

/** A chatbot of the workspace by its id; null when unknown, removed, or of another workspace. */
export async function findChatbotById(db: Database, workspaceId: number, id: number): Promise<Chatbot | null> {
  const row = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, settings: completeSettings(row.settings) } : null
}

/** Every chatbot of the installation, oldest first. */
export async function listChatbots(db: Database): Promise<Chatbot[]> {
  const rows = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings'])
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, settings: completeSettings(row.settings) }))
}

/** Of a workspace, for its quota. */
export async function countChatbots(db: Database, workspaceId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM chatbots WHERE "workspaceId" = ${workspaceId} AND "removedAt" IS NULL`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export interface ListedChatbot extends Chatbot {
  createdAt: Date
}

/** Chatbots of a workspace, oldest first, after the one with the given id. */
export async function listChatbotPage(
  db: Database,
  workspaceId: number,
  { after, limit }: { after: number; limit: number },
): Promise<ListedChatbot[]> {
  const rows = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    // A cursor may say more than the column holds: nothing follows it.
    .where('id', '>', sql<number>`${after}::bigint`)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, settings: completeSettings(row.settings) }))
}

/** A chatbot of the workspace with the time it was made; null when unknown, removed, or of another workspace. */
export async function findListedChatbot(
  db: Database,
  workspaceId: number,
  serialNumber: string,
): Promise<ListedChatbot | null> {
  const row = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id', 'serialNumber', 'settings', 'createdAt'])
    .where('serialNumber', '=', serialNumber.toLowerCase())
    .where('workspaceId', '=', workspaceId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, settings: completeSettings(row.settings) } : null
}

export async function insertChatbot(
  db: Database,
  chatbot: { workspaceId: number; serialNumber: string; settings: Partial<ChatbotSettings> },
): Promise<number> {
  const row = await db
    .insertInto('chatbots')
    .values({ ...chatbot, settings: JSON.stringify(chatbot.settings), removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Changes settings in one step: `changes` are stored, the `cleared` ones go back to their defaults, and who did what is
 * kept. Answers whether the chatbot exists.
 */
export function updateSettings(
  db: Database,
  { workspaceId, serialNumber, by }: { workspaceId: number; serialNumber: string; by: string },
  changes: Partial<ChatbotSettings>,
  cleared: readonly string[],
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const former = await transaction
      .selectFrom('chatbots')
      .select(['id', 'settings'])
      .where('serialNumber', '=', serialNumber.toLowerCase())
      .where('workspaceId', '=', workspaceId)
      .where('removedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!former) return false
    const { id, settings: before } = former
    const settled = settleRateLimit(before, changes, cleared)
    const { rows } = await sql<{ after: Record<string, unknown> }>`
      UPDATE chatbots SET settings = (settings || ${JSON.stringify(settled.changes)}::jsonb) - ${settled.cleared}::text[]
      WHERE "workspaceId" = ${workspaceId} AND id = ${id} RETURNING settings AS after`.execute(transaction)
    const details = differenceOf(completeSettings(before), completeSettings(rows[0]?.after ?? before))
    const target = `chatbot ${serialNumber.toLowerCase()}`
    await recordChange(transaction, { workspaceId, by, action: 'settings.changed', target, details })
    await insertVersion(transaction, { workspaceId, chatbotId: id, actor: by, ...details })
    return true
  })
}

/** Makes a chatbot unknown from this moment on. Answers whether it existed; its rows are deleted by `purgeRemovedChatbots`. */
export async function markRemoved(db: Database, workspaceId: number, serialNumber: string): Promise<boolean> {
  const result = await db
    .updateTable('chatbots')
    .set({ removedAt: new Date() })
    .where('serialNumber', '=', serialNumber.toLowerCase())
    .where('workspaceId', '=', workspaceId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

const purgeBatch = 5_000

/** Deletes what removed chatbots left behind, in short steps, so that a large one holds nobody up. */
export async function purgeRemovedChatbots(db: Database, stopping?: AbortSignal): Promise<void> {
  const removed = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('removedAt', 'is not', null)
    .execute()
  for (const { workspaceId, id } of removed) {
    await giveUpFilesOfVisitors(db, workspaceId, id)
    await giveUpDocuments(db, workspaceId, id)
    for (const table of [
      // First: while there are alerts, each home that goes is noted for them.
      'alertNews',
      'alerts',
      'listings',
      'homeVersions',
      'toldHomes',
      'messages',
      'leadNotes',
      'leads',
      'tours',
      'smsMessages',
      'events',
      'webhookMessages',
      'takeOvers',
      'liveEvents',
      'conversationNotes',
      'conversationHeads',
      'passageVectors',
      'knowledgePassages',
      'knowledgeSources',
      'sheetRows',
      'listingHistory',
      'listingSentences',
      'listingEdits',
      'listingImports',
      'fairHousingAudits',
      'importRuns',
      'importDigests',
      'importMisses',
      'listingReleases',
      'cleanedListings',
      'sessions',
      'insightQueue',
      'insightCounts',
      'unmetDemand',
    ] as const) {
      let deleted: bigint | undefined
      do {
        if (stopping?.aborted) return
        const result = await sql`
          DELETE FROM ${sql.table(table)} WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM ${sql.table(table)} WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${id} LIMIT ${purgeBatch}
          ))`.execute(db)
        deleted = result.numAffectedRows
      } while (deleted !== undefined && deleted > 0n)
    }
    for (const table of [
      'listingCounts',
      'alertTurns',
      'messageUsage',
      'domainProofs',
      'webhookEndpoints',
      'dailyMails',
      'chatbotKnowledge',
      'feeds',
      'importSources',
      'insightModels',
      'insightUsage',
      'modelMonths',
      'connectionRequests',
      'chatbotVersions',
    ] as const) {
      await sql`DELETE FROM ${sql.table(table)} WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${id}`.execute(
        db,
      )
    }
    await sql`DELETE FROM chatbots WHERE "workspaceId" = ${workspaceId} AND id = ${id}`.execute(db)
  }
}

/**
 * Makes uploads that nobody finished of the files that visitors of a chatbot sent: their bytes lie elsewhere, and the
 * job that removes such uploads goes on until those are gone too.
 */
async function giveUpFilesOfVisitors(db: Database, workspaceId: number, chatbotId: number): Promise<void> {
  await sql`
    UPDATE files SET state = 'received', "uploadExpiresAt" = 'epoch'
    FROM sessions s
    WHERE s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId}
      AND files."workspaceId" = s."workspaceId" AND files."sessionId" = s.id`.execute(db)
}

/** The same of documents that it learned from, unless another chatbot learns from them. */
async function giveUpDocuments(db: Database, workspaceId: number, chatbotId: number): Promise<void> {
  await sql`
    UPDATE files SET "unnamedAt" = 'epoch'
    FROM "knowledgeSources" s
    WHERE s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId} AND s.kind = 'file'
      AND files."workspaceId" = s."workspaceId" AND files.id = s.key::bigint
      AND NOT EXISTS (SELECT FROM "knowledgeSources" other WHERE other."workspaceId" = s."workspaceId"
        AND other.kind = 'file' AND other.key = s.key AND other."chatbotId" <> s."chatbotId")`.execute(db)
}
