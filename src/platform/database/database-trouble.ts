import pg from 'pg'
import { fail, PorchlightError } from '../errors.ts'

/** The connection is gone or the server takes none: refused, shutting down, starting, full of connections, cut off. */
const connectionCodes = /^(08...|57P0[1-5]|53300|25P0[34])$/

/**
 * The server could not do this statement now, and later perhaps can: out of room, of memory or of time, read-only as a
 * standby is, in a circle with another transaction.
 */
const statementCodes = /^(53...|58030|57014|55P03|25006|40001|40P01)$/

/** Two transactions stood in each other's way, and this one was undone: the same work succeeds when it is done again. */
const conflictCodes = /^(40001|40P01)$/

/** What the driver, and Kysely above it, say without a code of a connection that broke or did not come about. */
const driverWords =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e|Received unexpected|Postgres connection has been discarded)/

/** Whether the connection is of no more use, by what was thrown by a statement on it. */
export function isConnectionTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (error instanceof pg.DatabaseError) return connectionCodes.test(code)
  // A call of the system that failed: ECONNRESET, EPIPE, ETIMEDOUT and their like, on a socket that only we have.
  return 'syscall' in error || driverWords.test(error.message)
}

/**
 * What a statement threw as the error that its caller gets: trouble of the database becomes `database-unavailable`, all
 * else stays as it is. Must be used where the error arises: further up, an ECONNRESET may be anybody's.
 */
export function explainStatementError(error: unknown): unknown {
  if (error instanceof PorchlightError) return error
  const isTrouble =
    isConnectionTrouble(error) || (error instanceof pg.DatabaseError && statementCodes.test(codeOf(error)))
  return isTrouble ? unavailable(error) : error
}

/** The same for a connection that did not come about: whatever the reason, no caller can do anything about it. */
export function explainConnectError(error: unknown): unknown {
  return error instanceof PorchlightError ? error : unavailable(error)
}

function unavailable(cause: unknown): PorchlightError {
  return fail('database-unavailable', {}, { cause, retryAfterSeconds: 1 })
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof PorchlightError && error.code === 'database-unavailable'
}

/** Whether it was undone only because of another transaction at the same time. */
export function isConflict(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof pg.DatabaseError && conflictCodes.test(codeOf(cause))
}

/** What is worth a line in a log: the reason alone, without the connection that hangs on some of these errors. */
export function describeTrouble(error: unknown): { reason: string; sqlState?: string } {
  const cause = causeOf(error)
  const reason = cause instanceof Error ? cause.message : String(cause)
  return cause instanceof pg.DatabaseError ? { reason, sqlState: codeOf(cause) } : { reason }
}

/** What the database or the driver threw. */
function causeOf(error: unknown): unknown {
  return error instanceof PorchlightError && isUnavailable(error) ? error.cause : error
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
