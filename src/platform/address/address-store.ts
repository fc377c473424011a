import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** The address as it is kept. */
export interface AddressRow {
  /** null: none is set. */
  url: string | null
  setBy: string
  setAt: Date | null
  /** Known to this server alone. */
  mark: string
}

export function readAddress(db: Database): Promise<AddressRow> {
  return db
    .selectFrom('serverAddress')
    .select(['url', 'setBy', 'setAt', 'mark'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
}

export async function writeAddress(db: Database, { url, setBy }: Pick<AddressRow, 'url' | 'setBy'>): Promise<void> {
  const setAt = url === null ? null : sql<Date>`clock_timestamp()`
  await db.updateTable('serverAddress').set({ url, setBy, setAt }).where('id', '=', 1).execute()
}

/** The firm that the server was set up for: its owners decide for the server. */
export async function readFirstWorkspace(db: Database): Promise<number | null> {
  const row = await db.selectFrom('workspaces').select('id').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}
