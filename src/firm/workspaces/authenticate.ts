import { fail, type PorchlightError } from '../../platform/errors.ts'
import { countVisitor, type VisitorLimits } from '../../platform/limits/visitor-limits.ts'
import type { Access, Caller } from '../../platform/operation.ts'
import type { Accounts } from '../accounts/sign-in/accounts.ts'
import { visitorKeyPrefix } from '../visitor-keys/visitor-key.ts'
import type { VisitorKeys } from '../visitor-keys/visitor-keys.ts'
import { hashKey, type KeyKind } from './key.ts'
import type { KeyCache } from './key-cache.ts'
import type { KnownKey } from './keys/key-store.ts'

export interface Credentials {
  authorization: string | undefined
  sessionKey: string | undefined
  /** The Cookie header, in which somebody may be signed in to the console. */
  cookies: string | undefined
  /** Whether a call with a cookie may do what its method does: only our own pages may change anything by it. */
  mayUseCookie: boolean
  /** Whether somebody does something by the call, rather than a page by itself: only that is a use of a session. */
  isUse: boolean
}

/** Where keys are looked up, and where those are counted that are not found. */
export interface KeyRing {
  accounts: Pick<Accounts, 'hasCookie' | 'findMember'>
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
 * looked at only when the listed one is absent, and the cookie of the console only when both are. Fails with `missing-credential`, `unknown-credential`, `visitor-key-over`, `key-scope`, or `too-many-calls` when
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
  if (access === 'member') return findMember(ring, credentials, moment)
  const secret = secretOf(credentials.authorization)
  const session = credentials.sessionKey?.trim() || undefined
  const given: [KeyKind, string | undefined][] = [
    ['secret', secret],
    ['session', session],
  ]
  if (access === 'session-key-first' || access === 'visitor-key') given.reverse()
  const [kind, key] = given.find(([, value]) => value !== undefined) ?? []
  if (kind === undefined || key === undefined) {
    const isSignedIn = takes(access, 'secret') && ring.accounts.hasCookie(credentials.cookies)
    if (isSignedIn) return findMember(ring, credentials, moment)
    countWrongKey(ring, moment)
    const { key: wantedKey, header } = askFor(access)
    throw fail('missing-credential', {
      wanted: access === 'visitor-key' ? `the ${wantedKey}` : `your ${wantedKey}`,
      header,
    })
  }
  if (key.startsWith(visitorKeyPrefix)) return findVisitor(ring, access, wanted.visitorsUse, kind, key, moment)

  const known = await findKey(ring, key, moment)
  if (!known) throw unknownCredential(access, kind)
  if (!takes(access, known.kind)) {
    const reason = known.kind === kind ? wish(access) : `it is a ${known.kind} key, and ${wish(access)}`
    throw fail('key-scope', { reason })
  }
  if (known.kind !== kind) {
    throw fail('key-scope', {
      reason: `it is a ${known.kind} key, which belongs into the header ${headerNames[known.kind]}`,
    })
  }
  const { workspaceId, id: keyId, scopes } = known
  return { workspaceId, grade: kind, keyId, ...(scopes !== null && { scopes }) }
}

/**
 * A key of a workspace. One that was known a moment ago is always looked for, so that whoever floods us with wrong keys
 * does not shut out a neighbour's right one.
 */
async function findKey(ring: KeyRing, key: string, moment: Moment): Promise<KnownKey | null> {
  const hash = hashKey(key)
  if (ring.keys.remembers(hash)) return ring.keys.find(hash)
  // Counted before it is looked for, or a thousand at once would all be looked for.
  countWrongKey(ring, moment)
  const known = await ring.keys.find(hash)
  if (known) ring.visitorLimits.wrongKeys.giveBack(moment.address, moment.now)
  return known
}

function countWrongKey({ visitorLimits }: KeyRing, { now, address }: Moment): void {
  countVisitor({ visitorLimits, now: () => new Date(now) }, 'wrongKeys', { address })
}

/** A visitor's key opens its own session and nothing else. */
async function findVisitor(
  ring: KeyRing,
  access: KeyAccess,
  visitorsUse: string | null,
  kind: KeyKind,
  key: string,
  moment: Moment,
): Promise<Caller> {
  const visitor = await ring.visitorKeys.prove(key, moment.now)
  if (!visitor || visitor.state === 'old') {
    countWrongKey(ring, moment)
    throw unknownCredential(access, kind)
  }
  if (!takes(access, 'visitor')) {
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

/** Who is signed in to the console. Fails with `cross-origin-call` and `signed-out`. */
async function findMember(
  ring: KeyRing,
  { cookies, mayUseCookie, isUse }: Credentials,
  moment: Moment,
): Promise<Caller> {
  const isGiven = cookies !== undefined && ring.accounts.hasCookie(cookies)
  if (isGiven && !mayUseCookie) throw fail('cross-origin-call')
  // Counted before it is looked for, as keys are.
  countWrongKey(ring, moment)
  const member = isGiven ? await ring.accounts.findMember(cookies, { isUse }) : null
  if (!member) throw fail('signed-out')
  ring.visitorLimits.wrongKeys.giveBack(moment.address, moment.now)
  return { workspaceId: member.workspaceId, grade: 'secret', member }
}

type Grade = KeyKind | 'visitor'

/** The kinds of keys that operations of an access take, the one that they list first. */
const takenBy: Record<Exclude<Access, 'public' | 'member'>, readonly Grade[]> = {
  'secret-key': ['secret'],
  'secret-key-first': ['secret', 'session'],
  'session-key-first': ['session', 'secret'],
  'visitor-key': ['visitor'],
  'secret-or-visitor-key': ['secret', 'visitor'],
}

type KeyAccess = keyof typeof takenBy

const namesOfKeys: Record<Grade, string> = {
  secret: 'secret key',
  session: 'session key',
  visitor: 'session key from GetConfig',
}

function takes(access: KeyAccess, grade: Grade): boolean {
  return takenBy[access].includes(grade)
}

/** What to send to an operation, and in which header: what it lists first. */
function askFor(access: KeyAccess): { key: string; header: string } {
  if (access === 'visitor-key') return { key: namesOfKeys.visitor, header: headerNames.session }
  const listed = access === 'session-key-first' ? 'session' : 'secret'
  return { key: namesOfKeys[listed], header: headerNames[listed] }
}

function wish(access: KeyAccess): string {
  return access === 'visitor-key'
    ? 'this operation asks for a visitor’s session key, which GetConfig hands out, in chatrobot-sessionkey'
    : 'this operation asks for a secret key in the header Authorization'
}

/** A key that nobody knows: told is what would work in its header, or else which header takes what. */
function unknownCredential(access: KeyAccess, kind: KeyKind): PorchlightError {
  const worksThere = takenBy[access].find((grade) => (grade === 'visitor' ? 'session' : grade) === kind)
  const { key, header } = askFor(access)
  const wanted = worksThere ? namesOfKeys[worksThere] : `${key} in the header ${header}`
  return fail('unknown-credential', { header: headerNames[kind], wanted })
}

function secretOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  return header.replace(/^bearer(\s+|$)/i, '').trim() || undefined
}
