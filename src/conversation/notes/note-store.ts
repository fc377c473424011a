import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'

/** What the firm wrote to itself in a conversation. */
export interface Note {
  id: number
  /** Null: a program wrote it. */
  accountId: string | null
  name: string
  content: string
  createdAt: Date
}

const columns = ['id', 'accountId', 'name', 'content', 'createdAt'] as const

/** Notes of a conversation, oldest first, behind the one with the given id. */
export function listNoteRows(
  db: Database,
  { workspaceId, sessionId }: SessionPlace,
  { after, limit }: { after: number; limit: number },
): Promise<Note[]> {
  return db
    .selectFrom('conversationNotes')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Null: the conversation has none of this id. */
export async function findNote(
  db: Database,
  { workspaceId, sessionId }: SessionPlace,
  id: number,
): Promise<Note | null> {
  const row = await db
    .selectFrom('conversationNotes')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function countNotes(db: Database, { workspaceId, sessionId }: SessionPlace): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM "conversationNotes"
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId}`.execute(db)
  return rows[0]?.count ?? 0
}

export function insertNote(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: SessionPlace & { chatbotId: number },
  { accountId, name, content }: Pick<Note, 'accountId' | 'name' | 'content'>,
): Promise<Note> {
  return transaction
    .insertInto('conversationNotes')
    .values({ workspaceId, chatbotId, sessionId, accountId, name, content })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function deleteNoteRow(
  transaction: Database,
  { workspaceId, sessionId }: SessionPlace,
  id: number,
): Promise<void> {
  await transaction
    .deleteFrom('conversationNotes')
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .where('id', '=', id)
    .execute()
}
