import { createHash } from 'node:crypto'
import { fail } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/operation.ts'
import type { IdempotencyPlace } from './idempotency-store.ts'

const maxKeyLength = 255

/** The Idempotency-Key of a request; an empty one counts as none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header.join(',') : header
  if (!key) return null
  if (key.length > maxKeyLength) throw fail('idempotency-key-too-long', { length: key.length })
  return key
}

/**
 * Where a caller's key counts; null where none is kept. A visitor's belong to the session, those of somebody who is signed
 * in to their account and role, those of programs to what they may do: none is ever given what was answered to whoever
 * may see more, nor what they themselves were while they might. Programs that may do the same share theirs, so that what
 * a key has begun is taken up by its successor. Without a credential nobody could tell callers apart.
 */
export function placeOfKey(caller: Caller, path: string, key: string | null): IdempotencyPlace | null {
  if (key === null || caller.grade === 'public') return null
  const { workspaceId, visitor } = caller
  const member = describePower(caller)
  if (caller.grade !== 'visitor') return { workspaceId, sessionId: 0, member, path, key }
  if (!visitor) throw new Error('a visitor without a session')
  return { workspaceId, sessionId: visitor.sessionId, member, path, key }
}

/** Who it is, or what a program may do; '': everything, or what a visitor's session may. */
function describePower({ member, grade, scopes }: Caller): string {
  if (member) return `${member.role} ${member.accountId}`
  if (grade === 'session') return 'session key'
  return scopes ? `key for ${[...scopes].sort().join(' ')}` : ''
}

/** Names a key for those who keep something by it: the key itself is a client's, and may say anything. */
export function nameOfKey({ workspaceId, sessionId, member, path, key }: IdempotencyPlace): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([workspaceId, sessionId, path, key, ...(member === '' ? [] : [member])]))
    .digest()
}

/** Equal for bodies that are equal as parsed JSON, whatever their blanks and the order of their fields. */
export function hashBody(body: unknown): Buffer {
  return createHash('sha256').update(sortedJson(body)).digest()
}

function sortedJson(body: unknown): string {
  try {
    return JSON.stringify(body ?? null, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  } catch {
    // JSON.parse has no limit of depth, JSON.stringify has that of the stack.
    throw fail('malformed-json', { reason: 'it is nested too deeply' })
  }
}
