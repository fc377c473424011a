import { fail } from '../errors.ts'
import type { Access, Caller } from '../operation.ts'
import { visitorKeyPrefix } from '../visitors/visitor-key.ts'
import type { VisitorKeys } from '../visitors/visitor-keys.ts'
import { countVisitor, type VisitorLimits } from '../visitors/visitor-limits.ts'
import type { KeyKind } from './key.ts'
import type { KeyCache } from './key-cache.ts'
import type { KnownKey } from './key-store.ts'

export interface Credentials {
  authorization: string | undefined
  sessionKey: string | undefined
}

/** Where keys are looked up, and where those are counted that are not found. */
export interface KeyRing {
  keys: KeyCache
  visitorKeys: VisitorKeys
  visitorLimits: VisitorLimits
}

/** What an operation asks for. */
interface Wanted {
  access: Access
  /** Method and path of what visitors call instead. */
  visitorsUse: string | null
}

export interface Moment {
  /** Milliseconds. */
  now: number
  /** Address of who calls, by which calls without a known key are counted. */
  address: string
}

const headerNames: Record<KeyKind, string> = { secret: 'Authorization', session: 'chatrobot-sessionkey' }
const publicCaller: Caller = { workspaceId: 0, grade: 'public' }

/**
 * Finds out who calls (wire-decisions.md, "Credentials"): the header that the operation lists decides; the other one is
 * looked at only when the listed one is absent. Fails with `missing-credential`, `unknown-credential`, `visitor-key-over`, `key-scope`, or `too-many-calls` when
 * too many calls without a known key came from one address: those are refused before a key is looked for.
 */
export async function authenticate(
  ring: KeyRing,
  wanted: Wanted,
  credentials: Credentials,
  moment: Moment,
): Promise<Caller> {
  const { access } = wanted
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
  if (key === undefined) {
    countWrongKey(ring, moment)
    throw fail('missing-credential', { wanted: listed, header: headerNames[listed] })
  }
  if (key.startsWith(visitorKeyPrefix)) return findVisitor(ring, wanted, kind, key, moment)

  const known = await findKey(ring, key, moment)
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

/**
 * A key of a workspace. One that was known a moment ago is always looked for, so that whoever floods us with wrong keys
 * does not shut out a neighbour's right one.
 */
async function findKey(ring: KeyRing, key: string, moment: Moment): Promise<KnownKey | null> {
  if (ring.keys.remembers(key)) return ring.keys.find(key)
  // Counted before it is looked for, or a thousand at once would all be looked for.
  countWrongKey(ring, moment)
  const known = await ring.keys.find(key)
  if (known) ring.visitorLimits.wrongKeys.giveBack(moment.address, moment.now)
  return known
}

function countWrongKey({ visitorLimits }: KeyRing, { now, address }: Moment): void {
  countVisitor({ visitorLimits, now: () => new Date(now) }, 'wrongKeys', { address })
}

/** A visitor's key opens its own session and nothing else. */
async function findVisitor(
  ring: KeyRing,
  { access, visitorsUse }: Wanted,
  kind: KeyKind,
  key: string,
  moment: Moment,
): Promise<Caller> {
  const visitor = await ring.visitorKeys.prove(key, moment.now)
  if (!visitor || visitor.state === 'old') {
    countWrongKey(ring, moment)
    throw fail('unknown-credential', { wanted: kind, header: headerNames[kind] })
  }
  if (access !== 'visitor-key' && access !== 'secret-or-visitor-key') {
    throw fail('key-scope', {
      reason: `it is a visitor’s key, which may only message its own session${visitorsUse ? `, and does so with ${visitorsUse}` : ''}`,
    })
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
