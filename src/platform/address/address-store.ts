import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

/** The address as it is kept. */
export interface AddressRow {
  /** null: none is set. */
  url: string | null
  setBy: string
  setAt: Date | null
}

/** Nothing is written before something is set: a database that nobody used is empty, and a backup may be restored into it. */
export async function readAddress(db: Database): Promise<AddressRow> {
  const query = db.selectFrom('serverAddress').select(['url', 'setBy', 'setAt'])
  return (await query.where('id', '=', 1).executeTakeFirst()) ?? { url: null, setBy: '', setAt: null }
}

/** What only this server knows; made when it is first asked for. */
export async function readMark(db: Database): Promise<string> {
  const query = db.selectFrom('serverAddress').select('mark').where('id', '=', 1)
  const known = await query.executeTakeFirst()
  if (known) return known.mark
  const nothing = { id: 1, url: null, setAt: null }
  await db
    .insertInto('serverAddress')
    .values(nothing)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return (await query.executeTakeFirstOrThrow()).mark
}

export async function writeAddress(db: Database, { url, setBy }: Pick<AddressRow, 'url' | 'setBy'>): Promise<void> {
  const setAt = url === null ? null : sql<Date>`clock_timestamp()`
  await db
    .insertInto('serverAddress')
    .values({ id: 1, url, setBy, setAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ url, setBy, setAt }))
    .execute()
}

/** The firm that the server was set up for: its owners decide for the server. */
export async function readFirstWorkspace(db: Database): Promise<number | null> {
  const row = await db.selectFrom('workspaces').select('id').orderBy('id').limit(1).executeTakeFirst()
  return row?.id ?? null
}
