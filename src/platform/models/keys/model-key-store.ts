import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { ProviderName } from '../providers.ts'

/** A key as it is kept. */
export interface ModelKeyRow {
  provider: ProviderName
  address: string
  sealedKey: Buffer | null
  lastFour: string
  model: string
  setBy: string
  setAt: Date
}

const columns = ['provider', 'address', 'sealedKey', 'lastFour', 'model', 'setBy', 'setAt'] as const

/** The keys of a firm; four at the most. */
export function findModelKeys(db: Database, workspaceId: number): Promise<ModelKeyRow[]> {
  return db.selectFrom('modelKeys').select(columns).where('workspaceId', '=', workspaceId).orderBy('provider').execute()
}

export async function findModelKey(
  db: Database,
  workspaceId: number,
  provider: ProviderName,
): Promise<ModelKeyRow | null> {
  const query = db.selectFrom('modelKeys').select(columns).where('workspaceId', '=', workspaceId)
  return (await query.where('provider', '=', provider).executeTakeFirst()) ?? null
}

export async function putModelKey(db: Database, workspaceId: number, row: Omit<ModelKeyRow, 'setAt'>): Promise<void> {
  await db
    .insertInto('modelKeys')
    .values({ workspaceId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'provider']).doUpdateSet({ ...row, setAt: sql<Date>`clock_timestamp()` }),
    )
    .execute()
}

export async function deleteModelKey(db: Database, workspaceId: number, provider: ProviderName): Promise<void> {
  const query = db.deleteFrom('modelKeys').where('workspaceId', '=', workspaceId)
  await query.where('provider', '=', provider).execute()
}
