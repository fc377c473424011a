import type { Database } from '../database/connect.ts'
import { deleteChangesOlderThan } from './change-store.ts'

/** Somewhat more than a year, so that the yearly look back finds all of it (docs/decisions/0022). */
const keptDays = 400

export function forgetOldChanges(db: Database): Promise<void> {
  return deleteChangesOlderThan(db, keptDays)
}
