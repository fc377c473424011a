import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Words of the firm that are used again and again. */
export interface Reply {
  id: number
  name: string
  content: string
  /** '': for every language. */
  language: string
}

const columns = ['id', 'name', 'content', 'language'] as const

/** All of a workspace, by their names. */
export function listReplyRows(db: Database, workspaceId: number): Promise<Reply[]> {
  return db
    .selectFrom('replies')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

/** Makes a reply; null where the workspace has `most` of them. One after the other, so that it is never more. */
export async function insertReply(
  transaction: Database,
  workspaceId: number,
  reply: Omit<Reply, 'id'>,
  most: number,
): Promise<Reply | null> {
  await transaction.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute()
  const { count } = await transaction
    .selectFrom('replies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= most) return null
  const { name, content, language } = reply
  return transaction
    .insertInto('replies')
    .values({ workspaceId, name, content, language })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Changes what is given; null: the workspace has none of this id. */
export async function updateReply(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
  change: { name?: string | undefined; content?: string | undefined; language?: string | undefined },
): Promise<Reply | null> {
  const { name, content, language } = change
  const { rows } = await sql<Reply>`
    UPDATE replies SET name = coalesce(${name ?? null}, name), content = coalesce(${content ?? null}, content),
      language = coalesce(${language ?? null}, language)
    WHERE "workspaceId" = ${workspaceId} AND id = ${id} RETURNING id, name, content, language`.execute(db)
  return rows[0] ?? null
}

/** Answers whether there was such a one. */
export async function deleteReplyRow(
  db: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('replies')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
