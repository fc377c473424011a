import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** What a firm has set, without its password. */
export interface MailServerRow {
  host: string
  port: number
  security: 'tls' | 'starttls'
  userName: string
  sender: string
  sealedPassword: Buffer | null
}

export async function findMailServer(db: Database, workspaceId: number): Promise<MailServerRow | null> {
  const row = await db
    .selectFrom('mailServers')
    .select(['host', 'port', 'security', 'userName', 'sender', 'sealedPassword'])
    .where('workspaceId', '=', workspaceId)
    .executeTakeFirst()
  return row ?? null
}

export async function putMailServer(db: Database, workspaceId: number, row: MailServerRow): Promise<void> {
  await db
    .insertInto('mailServers')
    .values({ workspaceId, ...row })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet({ ...row, changedAt: sql<Date>`now()` }))
    .execute()
}

export async function deleteMailServer(db: Database, workspaceId: number): Promise<void> {
  await db.deleteFrom('mailServers').where('workspaceId', '=', workspaceId).execute()
}

export async function hasMailServer(db: Database, workspaceId: number): Promise<boolean> {
  const query = db.selectFrom('mailServers').select('id').where('workspaceId', '=', workspaceId)
  return (await query.executeTakeFirst()) !== undefined
}

export async function hasAnyMailServer(db: Database): Promise<boolean> {
  return (await db.selectFrom('mailServers').select('id').limit(1).executeTakeFirst()) !== undefined
}

export function listMailServers(db: Database): Promise<{ workspaceId: number; changedAt: Date }[]> {
  return db.selectFrom('mailServers').select(['workspaceId', 'changedAt']).execute()
}
