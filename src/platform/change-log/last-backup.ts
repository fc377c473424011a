import type { Database } from '../database/connect.ts'
import { listChangeRows } from './change-store.ts'

/** The last backup that `porchlight backup` wrote of this database. */
export interface LastBackup {
  at: Date
  /** Size of its file; null: it was not noted then. */
  bytes: number | null
  /** Whether all of it could be read again; null: nobody looked. */
  isReadable: boolean | null
}

/** Null: there is none within what the change log keeps. */
export async function findLastBackup(db: Database): Promise<LastBackup | null> {
  const [row] = await listChangeRows(db, { action: 'backup.written', limit: 1 })
  if (!row) return null
  const { bytes, isReadable } = row.details
  return {
    at: row.at,
    bytes: typeof bytes === 'number' ? bytes : null,
    isReadable: typeof isReadable === 'boolean' ? isReadable : null,
  }
}
