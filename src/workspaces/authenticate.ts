import { fail } from '../errors.ts'
import type { Access, Caller } from '../operation.ts'
import { visitorKeyPrefix } from '../visitors/visitor-key.ts'
import type { VisitorKeys } from '../visitors/visitor-keys.ts'
import type { KeyKind } from './key.ts'
import type { KeyCache } from './key-cache.ts'

export interface Credentials {
  authorization: string | undefined
  sessionKey: string | undefined
}

/** Where keys are looked up. */
export interface KeyRing {
  keys: KeyCache
  visitorKeys: VisitorKeys
}

const headerNames: Record<KeyKind, string> = { secret: 'Authorization', session: 'chatrobot-sessionkey' }
const publicCaller: Caller = { workspaceId: 0, grade: 'public' }

/**
 * Finds out who calls (wire-decisions.md, "Credentials"): the header that the operation lists decides; the other one is
 * looked at only when the listed one is absent. Fails with `missing-credential`, `unknown-credential`,
 * `visitor-key-over` or `key-scope`.
 */
export async function authenticate(
  ring: KeyRing,
  access: Access,
  credentials: Credentials,
  now: number,
): Promise<Caller> {
  if (access === 'public') return publicCaller
  const secret = secretOf(credentials.authorization)
  const session = credentials.sessionKey?.trim() || undefined
  const listed: KeyKind = access === 'session-key-first' || access === 'visitor-key' ? 'session' : 'secret'
  const given: [KeyKind, string | undefined][] = [
    ['secret', secret],
    ['session', session],
  ]
  if (listed === 'session') given.reverse()
  const [kind, key] = given.find(([, value]) => value !== undefined) ?? [listed, undefined]
  if (key === undefined) throw fail('missing-credential', { wanted: listed, header: headerNames[listed] })
  if (key.startsWith(visitorKeyPrefix)) return findVisitor(ring.visitorKeys, access, kind, key, now)

  const known = await ring.keys.find(key)
  if (!known) throw fail('unknown-credential', { wanted: kind, header: headerNames[kind] })
  if (known.kind !== kind) {
    throw fail('key-scope', {
      reason: `it is a ${known.kind} key, which belongs into the header ${headerNames[known.kind]}`,
    })
  }
  if (access === 'visitor-key') {
    throw fail('key-scope', {
      reason: 'this operation asks for a visitor’s session key, which GetConfig hands out, in chatrobot-sessionkey',
    })
  }
  if ((access === 'secret-key' || access === 'secret-or-visitor-key') && kind !== 'secret') {
    throw fail('key-scope', { reason: 'this operation asks for a secret key in the header Authorization' })
  }
  return { workspaceId: known.workspaceId, grade: kind, keyId: known.id }
}

/** A visitor's key opens its own session and nothing else. */
async function findVisitor(
  visitorKeys: VisitorKeys,
  access: Access,
  kind: KeyKind,
  key: string,
  now: number,
): Promise<Caller> {
  const visitor = await visitorKeys.prove(key, now)
  if (!visitor || visitor.state === 'old') {
    throw fail('unknown-credential', { wanted: kind, header: headerNames[kind] })
  }
  if (access !== 'visitor-key' && access !== 'secret-or-visitor-key') {
    throw fail('key-scope', { reason: 'it is a visitor’s key, which may only message its own session' })
  }
  if (kind !== 'session') {
    throw fail('key-scope', { reason: 'it is a visitor’s key, which belongs into the header chatrobot-sessionkey' })
  }
  if (visitor.state !== 'usable') throw fail('visitor-key-over')
  const { workspaceId, chatbotId, sessionId } = visitor
  return { workspaceId, grade: 'visitor', visitor: { workspaceId, chatbotId, sessionId } }
}

function secretOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  return header.replace(/^bearer(\s+|$)/i, '').trim() || undefined
}
