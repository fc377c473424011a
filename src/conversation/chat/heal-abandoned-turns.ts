import type { Database } from '../../platform/database/connect.ts'
import { healTurns } from '../sessions/turns.ts'
import { longestTurnMs } from './turn-signal.ts'

/** PORCHLIGHT_MODEL_TIMEOUT_MS at its largest: other processes on the database may have another one than we. */
const largestTimeoutMs = 3_600_000
const marginMs = 5 * 60_000

/** Fails the turns of processes that died before they could answer, so that they do not count for MessageLimit. */
export async function healAbandonedTurns(db: Database): Promise<void> {
  await healTurns(db, longestTurnMs(largestTimeoutMs) + marginMs)
}

/**
 * The same for every turn of before, at the start of a process on a database that is its own: who had begun one is dead,
 * and nobody should wait an hour for a message of the month.
 */
export async function failFormerTurns(db: Database): Promise<void> {
  await healTurns(db, 0)
}
