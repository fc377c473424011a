import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'

export async function insertOwnerLink(
  db: Database,
  link: { workspaceId: number; hash: Buffer; hours: number },
): Promise<void> {
  await sql`DELETE FROM "ownerLinks" WHERE "expiresAt" < clock_timestamp()`.execute(db)
  await sql`INSERT INTO "ownerLinks" ("workspaceId", hash, "expiresAt")
    VALUES (${link.workspaceId}, ${link.hash}, clock_timestamp() + make_interval(hours => ${link.hours}))`.execute(db)
}

/** Whether a link can be used. */
export async function hasOwnerLink(db: Database, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`SELECT FROM "ownerLinks" WHERE hash = ${hash} AND "expiresAt" > clock_timestamp()`.execute(
    db,
  )
  return rows.length > 0
}

/** The workspace that a link makes an owner of, and all of whose links are used with it; null: there is no such link. */
export async function takeOwnerLink(transaction: Database, hash: Buffer): Promise<number | null> {
  const { rows } = await sql<{ workspaceId: number }>`DELETE FROM "ownerLinks"
    WHERE hash = ${hash} AND "expiresAt" > clock_timestamp() RETURNING "workspaceId"`.execute(transaction)
  const workspaceId = rows[0]?.workspaceId
  if (workspaceId === undefined) return null
  await transaction.deleteFrom('ownerLinks').where('workspaceId', '=', workspaceId).execute()
  return workspaceId
}

/** The first workspace of those that have no owner yet, where that is the first of all; null: there is nothing to do. */
export async function findOwnerless(db: Database): Promise<number | null> {
  const { rows } = await sql<{ id: number; isOwned: boolean }>`
    SELECT w.id, EXISTS (SELECT FROM members m WHERE m."workspaceId" = w.id AND m.role = 'owner') AS "isOwned"
    FROM workspaces w ORDER BY w.id LIMIT 1`.execute(db)
  const [first] = rows
  return first && !first.isOwned ? first.id : null
}
