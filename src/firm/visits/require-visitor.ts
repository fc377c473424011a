import { fail } from '../../platform/errors.ts'
import type { Caller } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'

/** The session that a visitor's key opens. Fails with `key-scope` when another one is named; 0 names its own. */
export function requireVisitor(caller: Caller, sessionId = 0): VisitorPlace {
  const { visitor } = caller
  if (!visitor) throw fail('key-scope', { reason: 'it is no visitor’s key' })
  if (sessionId !== 0 && sessionId !== visitor.sessionId) {
    throw fail('key-scope', {
      reason: `it is the key of session ${visitor.sessionId}, which may not touch another one`,
    })
  }
  return visitor
}
