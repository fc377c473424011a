import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

export interface LogoRow {
  name: string
  /** PNG. */
  bytes: Buffer
  /** In pixels. */
  width: number
  height: number
}

export async function readLogo(db: Database, workspaceId: number): Promise<LogoRow | null> {
  const query = db.selectFrom('firmLogos').select(['name', 'bytes', 'width', 'height'])
  return (await query.where('workspaceId', '=', workspaceId).executeTakeFirst()) ?? null
}

export async function readLogoSize(db: Database, workspaceId: number): Promise<Omit<LogoRow, 'bytes'> | null> {
  const query = db.selectFrom('firmLogos').select(['name', 'width', 'height'])
  return (await query.where('workspaceId', '=', workspaceId).executeTakeFirst()) ?? null
}

/** By its name, which is random: whoever knows it was shown it. */
export async function readLogoByName(db: Database, name: string): Promise<Buffer | null> {
  const row = await db.selectFrom('firmLogos').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}

export async function putLogo(db: Database, workspaceId: number, row: LogoRow): Promise<void> {
  await db
    .insertInto('firmLogos')
    .values({ workspaceId, ...row })
    .onConflict((conflict) =>
      conflict.column('workspaceId').doUpdateSet({ ...row, setAt: sql<Date>`clock_timestamp()` }),
    )
    .execute()
}

export async function deleteLogo(db: Database, workspaceId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('firmLogos').where('workspaceId', '=', workspaceId).executeTakeFirst()
  return numDeletedRows > 0n
}
