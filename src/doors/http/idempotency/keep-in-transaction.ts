import { forgetAfterCommit, inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import {
  findKeptCall,
  type IdempotencyPlace,
  insertAnswer,
  type KeptAnswer,
  lockKey,
  returnToSavepoint,
  setSavepoint,
} from './idempotency-store.ts'

/**
 * Runs a call that only touches the database in one transaction with its kept answer: whatever dies, both are there or
 * none. `run` answers a refusal as an answer and throws what is our own trouble. Fails with `idempotency-key-running`
 * while another call has the key, and with `idempotency-key-reused` when it was sent with another body.
 */
export function keepInTransaction(
  app: App,
  place: IdempotencyPlace,
  bodyHash: Buffer,
  run: (app: App) => Promise<KeptAnswer>,
): Promise<{ answer: KeptAnswer; isKept: boolean }> {
  return inTransaction(app.db, async (db) => {
    const isFree = await lockKey(db, place)
    const former = await findKeptCall(db, place)
    if (former?.answer) {
      if (!former.bodyHash.equals(bodyHash)) throw fail('idempotency-key-reused')
      return { answer: former.answer, isKept: true }
    }
    if (!isFree) throw fail('idempotency-key-running')
    await setSavepoint(db)
    const answer = await run({ ...app, db })
    if (answer.status >= 400) {
      await returnToSavepoint(db)
      forgetAfterCommit(db)
    }
    await insertAnswer(db, place, bodyHash, answer)
    return { answer, isKept: false }
  })
}
