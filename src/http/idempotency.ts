import { createHash } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { fail } from '../errors.ts'
import { claimIdempotencyKey, type IdempotencyPlace, type KeptAnswer } from './idempotency-store.ts'

const maxKeyLength = 255

/** The Idempotency-Key of a request; an empty one counts as none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header.join(',') : header
  if (!key) return null
  if (key.length > maxKeyLength) throw fail('idempotency-key-too-long', { length: key.length })
  return key
}

/** The answer to give again, or null when this request now owns the key and must run. */
export async function takeIdempotencyKey(
  db: Database,
  place: IdempotencyPlace,
  body: unknown,
): Promise<KeptAnswer | null> {
  const claim = await claimIdempotencyKey(db, place, hashBody(body))
  if (claim.state === 'claimed') return null
  if (claim.state === 'answered') return claim.answer
  throw fail(claim.state === 'running' ? 'idempotency-key-running' : 'idempotency-key-reused')
}

/** Equal for bodies that are equal as parsed JSON, whatever their blanks and the order of their fields. */
function hashBody(body: unknown): Buffer {
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
