import { fail } from '../errors.ts'
import type { Access, Caller } from '../operation.ts'
import type { KeyKind } from './key.ts'
import type { KeyCache } from './key-cache.ts'

export interface Credentials {
  authorization: string | undefined
  sessionKey: string | undefined
}

const headerNames: Record<KeyKind, string> = { secret: 'Authorization', session: 'chatrobot-sessionkey' }

/**
 * Finds out who calls (wire-decisions.md, "Credentials"): the header that the operation lists decides; the other one is
 * looked at only when the listed one is absent. Fails with `missing-credential`, `unknown-credential` or `key-scope`.
 */
export async function authenticate(
  keys: KeyCache,
  access: Access,
  credentials: Credentials,
  now: number,
): Promise<Caller> {
  const secret = secretOf(credentials.authorization)
  const session = credentials.sessionKey?.trim() || undefined
  const listed: KeyKind = access === 'session-key-first' ? 'session' : 'secret'
  const given: [KeyKind, string | undefined][] = [
    ['secret', secret],
    ['session', session],
  ]
  if (listed === 'session') given.reverse()
  const [kind, key] = given.find(([, value]) => value !== undefined) ?? [listed, undefined]
  if (key === undefined) throw fail('missing-credential', { wanted: listed, header: headerNames[listed] })

  const known = await keys.find(key, now)
  if (!known) throw fail('unknown-credential', { wanted: kind, header: headerNames[kind] })
  if (known.kind !== kind) {
    throw fail('key-scope', {
      reason: `it is a ${known.kind} key, which belongs into the header ${headerNames[known.kind]}`,
    })
  }
  if (access === 'secret-key' && kind !== 'secret') {
    throw fail('key-scope', { reason: 'this operation asks for a secret key in the header Authorization' })
  }
  return { workspaceId: known.workspaceId, grade: kind }
}

function secretOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  return header.replace(/^bearer(\s+|$)/i, '').trim() || undefined
}
