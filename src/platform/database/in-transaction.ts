import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './connect.ts'
import { isConflict } from './database-trouble.ts'

/** By transaction: what is to be done once it is committed. */
const openTransactions = new WeakMap<Database, (() => void)[]>()

const mostTries = 3
const pauseMs = 20

/**
 * Runs `work` in a transaction: the one at hand where there is one, which then commits or undoes it with all else, or a
 * new one. A new one that another transaction stood in the way of is run again: `work` must do nothing that outlives it.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (tries === mostTries || !isConflict(error)) throw error
      // Not at the same moment as the one that it met.
      await sleep(pauseMs * tries * (1 + Math.random()))
    }
  }
}

async function runOnce<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const afterwards: (() => void)[] = []
  const result = await db.transaction().execute((transaction) => {
    openTransactions.set(transaction, afterwards)
    return work(transaction)
  })
  for (const act of afterwards) act()
  return result
}

/** Does what must not be done for a transaction that is undone, such as waking a job: after its commit; at once outside. */
export function afterCommit(db: Database, act: () => void): void {
  const afterwards = openTransactions.get(db)
  if (afterwards) afterwards.push(act)
  else act()
}

/** Takes back what was left for after the commit, because what asked for it was undone. */
export function forgetAfterCommit(db: Database): void {
  const afterwards = openTransactions.get(db)
  if (afterwards) afterwards.length = 0
}
