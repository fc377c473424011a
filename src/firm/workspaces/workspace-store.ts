import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Assignment } from './workspace-settings.ts'

export async function insertWorkspace(db: Database, name: string): Promise<number> {
  const row = await db.insertInto('workspaces').values({ name }).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export async function listWorkspaces(db: Database): Promise<{ id: number; name: string; createdAt: Date }[]> {
  return db.selectFrom('workspaces').select(['id', 'name', 'createdAt']).orderBy('id').execute()
}

export async function hasWorkspace(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** What a workspace is called; '' when it is not there. */
export async function readWorkspaceName(db: Database, id: number): Promise<string> {
  const row = await db.selectFrom('workspaces').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

export async function updateWorkspaceName(db: Database, id: number, name: string): Promise<void> {
  await db.updateTable('workspaces').set({ name }).where('id', '=', id).execute()
}

/** Days that conversations and mails are kept after their end; null: for good. */
export async function readRetentionDays(db: Database, workspaceId: number): Promise<number | null> {
  const row = await db
    .selectFrom('workspaces')
    .select('retentionDays')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return row.retentionDays
}

export async function updateRetentionDays(db: Database, workspaceId: number, days: number | null): Promise<void> {
  await db.updateTable('workspaces').set({ retentionDays: days }).where('id', '=', workspaceId).execute()
}

export async function readAssignmentOf(db: Database, workspaceId: number): Promise<Assignment> {
  const row = await db.selectFrom('workspaces').select('assignment').where('id', '=', workspaceId).executeTakeFirst()
  return row?.assignment ?? 'off'
}

export async function updateAssignment(db: Database, workspaceId: number, assignment: Assignment): Promise<void> {
  await db.updateTable('workspaces').set({ assignment }).where('id', '=', workspaceId).execute()
}

/** Who is told where no chatbot names anybody; '': nobody. */
export async function readOwnerEmail(db: Database, workspaceId: number): Promise<string> {
  const row = await db.selectFrom('workspaces').select('ownerEmail').where('id', '=', workspaceId).executeTakeFirst()
  return row?.ownerEmail ?? ''
}

export async function updateOwnerEmail(db: Database, workspaceId: number, email: string): Promise<void> {
  await db.updateTable('workspaces').set({ ownerEmail: email }).where('id', '=', workspaceId).execute()
}

const firstStartLock = 4_270_011

/** Runs `make` when there is no workspace yet; of several processes that start at once, one does it and the others wait. */
export async function onFirstStart(db: Database, make: (db: Database) => Promise<void>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(${firstStartLock})`.execute(transaction)
    const first = await transaction.selectFrom('workspaces').select('id').limit(1).executeTakeFirst()
    if (!first) await make(transaction)
  })
}
