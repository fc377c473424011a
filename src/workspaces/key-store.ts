import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { hashKey, type KeyKind, startOfKey } from './key.ts'

/** Channel on which every process hears that some key has changed. */
export const keyChannel = 'porchlight_keys'

export interface KnownKey {
  workspaceId: number
  kind: KeyKind
  expiresAt: Date | null
}

export interface KeyRow {
  id: number
  workspaceId: number
  kind: KeyKind
  start: string
  label: string
  createdAt: Date
  expiresAt: Date | null
}

export async function findKeyByHash(db: Database, hash: Buffer): Promise<KnownKey | null> {
  const row = await db
    .selectFrom('keys')
    .select(['workspaceId', 'kind', 'expiresAt'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps a new key as its hash. Answers its id. */
export async function insertKey(
  db: Database,
  key: { workspaceId: number; kind: KeyKind; key: string; label: string },
): Promise<number> {
  const row = await db
    .insertInto('keys')
    .values({
      workspaceId: key.workspaceId,
      kind: key.kind,
      hash: hashKey(key.key),
      start: startOfKey(key.key),
      label: key.label,
      expiresAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await announceKeyChange(db)
  return row.id
}

/** The keys of a workspace, or of all, oldest first. */
export function listKeys(db: Database, workspaceId?: number): Promise<KeyRow[]> {
  let query = db
    .selectFrom('keys')
    .select(['id', 'workspaceId', 'kind', 'start', 'label', 'createdAt', 'expiresAt'])
    .orderBy('id')
  if (workspaceId !== undefined) query = query.where('workspaceId', '=', workspaceId)
  return query.execute()
}

/** Lets a key end at the given moment, if it does not end earlier anyway. Answers whether there is such a key. */
export async function endKey(db: Database, id: number, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('keys')
    .set({ expiresAt: sql<Date>`least("expiresAt", ${at})` })
    .where('id', '=', id)
    .executeTakeFirst()
  await announceKeyChange(db)
  return result.numUpdatedRows > 0n
}

async function announceKeyChange(db: Database): Promise<void> {
  await sql`SELECT pg_notify(${keyChannel}, '')`.execute(db)
}
