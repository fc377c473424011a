import type { Database } from '../database/connect.ts'
import { listChangeRows } from './change-store.ts'

/** When the last backup was written that this database knows of; null: none within what the change log keeps. */
export async function timeOfLastBackup(db: Database): Promise<Date | null> {
  const [row] = await listChangeRows(db, { action: 'backup.written', limit: 1 })
  return row?.at ?? null
}
