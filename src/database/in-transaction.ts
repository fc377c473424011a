import type { Database } from './connect.ts'

/** Runs in the transaction at hand, or in one of its own. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
