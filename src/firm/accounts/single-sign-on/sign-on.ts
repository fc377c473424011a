import { hash, timingSafeEqual } from 'node:crypto'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { FirmApp } from '../../firm-app.ts'
import { noteProof } from '../sign-in/note-proof.ts'
import { signInBase } from '../sign-in/open-library.ts'
import { isFirstAnswer } from '../sign-in/sign-in-limits.ts'
import { findMembership } from '../team/find-membership.ts'
import { bindSignedOn, findSignedOn } from '../team/find-signed-on.ts'
import { waitToBind } from './bind-after-code.ts'
import { readReturnPath } from './return-path.ts'
import { type RefusalReason, SignOnRefusal } from './sign-on-refusal.ts'
import type { ProvenPerson, SingleSignOn } from './single-sign-on.ts'
import { waitingMinutes, waitingSignOn, waitingToJoin } from './waiting-cookies.ts'

export const callbackPath = `${signInBase}/oidc/callback`

/** Where a browser is led next. */
export interface NextStep {
  url: string
  /** Set-Cookie headers. */
  cookies: string[]
}

/**
 * Sends a browser to the provider; back to the sign-in, with the reason, when there is no way there now. `proves`: who is
 * signed in is to prove again who they are.
 */
export async function beginSignOn(
  app: FirmApp,
  provider: SingleSignOn,
  { to: wanted, proves, cookies }: { to: unknown; proves: boolean; cookies: string | undefined },
): Promise<NextStep> {
  const to = readReturnPath(wanted)
  const member = proves && cookies !== undefined ? await app.accounts.findMember(cookies) : null
  if (proves && !member) return { url: signInPage(app.publicUrl, 'late', to), cookies: [] }
  return orRefusal(app, to, async () => {
    const { url, secrets } = await provider.begin(`${app.publicUrl}${callbackPath}`, { asksAnew: proves })
    return { url, cookies: [await waitingSignOn.write(app, { ...secrets, to, proves: member?.sessionId ?? null })] }
  })
}

/**
 * Signs in whom the provider has led back: to where they had wanted to go, or to the code of their second factor. Who has
 * no account and is invited is asked first; back to the sign-in with the reason when it is not to be. `search`: the query, with its question mark.
 */
export async function finishSignOn(
  app: FirmApp,
  provider: SingleSignOn,
  { search, cookies, address, userAgent }: SignOnReturn,
): Promise<NextStep> {
  const { publicUrl } = app
  const waiting = await waitingSignOn.read(app, cookies)
  return orRefusal(app, waiting?.to ?? readReturnPath(null), async () => {
    const url = new URL(`${publicUrl}${callbackPath}${search}`)
    // Begun in another browser, or by somebody who wants this one signed in as themselves.
    if (!waiting || !isSame(url.searchParams.get('state') ?? '', waiting.state)) throw new SignOnRefusal('late')
    // An answer is right once, whatever the provider thinks of its code.
    if (!(await isFirstAnswer(app.db, { state: waiting.state, minutes: 2 * waitingMinutes })))
      throw new SignOnRefusal('late')
    const person = await provider.finish(url, waiting, { asksAnew: waiting.proves !== null })
    if (waiting.proves !== null) return proveMember(app, person, { ...waiting, cookies })
    const found = await findSignedOn(app, person)
    if (found === null) {
      const given = [await waitingToJoin.write(app, { person }), waitingSignOn.end(app)]
      return { url: signInPage(publicUrl, 'join', waiting.to), cookies: given }
    }
    const { accountId, isBound } = found
    // Whoever stops at the code is not all that the account asks for, and must not keep its person out.
    const asksCode = (await findMembership(app.db, accountId))?.hasTwoFactors === true
    if (!isBound && !asksCode) await bindSignedOn(app, person, accountId)
    const entry = await app.accounts.signInProven({ accountId, address, userAgent })
    const given = [...entry.cookies, waitingSignOn.end(app)]
    if (entry.asksCode && !isBound) given.push(await waitToBind(app, person, accountId, entry.cookies))
    if (entry.asksCode) return { url: signInPage(publicUrl, 'code', waiting.to), cookies: given }
    const known = await app.accounts.devices.trust(cookies, foldEmail(person.email))
    return { url: `${publicUrl}${waiting.to}`, cookies: [...given, known] }
  })
}

/** Notes that who is signed in was proven; somebody else at the provider proves nothing. */
async function proveMember(
  app: FirmApp,
  person: ProvenPerson,
  { to, proves, cookies }: { to: string; proves: string | null; cookies: string | undefined },
): Promise<NextStep> {
  const member = cookies === undefined ? null : await app.accounts.findMember(cookies)
  if (member === null || member.sessionId !== proves) throw new SignOnRefusal('late')
  const found = await findSignedOn(app, person)
  if (found?.accountId !== member.accountId) throw new SignOnRefusal('another')
  if (!found.isBound) await bindSignedOn(app, person, member.accountId)
  await noteProof(app.db, member.sessionId)
  return { url: `${app.publicUrl}${to}`, cookies: [waitingSignOn.end(app)] }
}

export interface SignOnReturn {
  search: string
  cookies: string | undefined
  /** Of the client; '' where it is not known. */
  address: string
  userAgent: string | undefined
}

/** The sign-in page, which says in words what is next: a code, a question, or why nobody was signed in. */
export function signInPage(publicUrl: string, step: RefusalReason | 'code' | 'join' | 'often', to = ''): string {
  const next = to.slice('/console'.length)
  return `${publicUrl}/console/sign-in?${new URLSearchParams({ step, ...(next === '' ? {} : { next }) })}`
}

async function orRefusal(app: FirmApp, to: string, work: () => Promise<NextStep>): Promise<NextStep> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SignOnRefusal)) throw error
    const { reason, cause } = error
    if (reason === 'down' || reason === 'untrusted')
      app.log.warn({ reason, detail: describe(cause) }, 'a sign-in with the OIDC provider failed')
    return { url: signInPage(app.publicUrl, reason, to), cookies: [waitingSignOn.end(app)] }
  }
}

/** Codes and sentences of the library and of our client, which hold nothing of a token. */
function describe(cause: unknown): string {
  const { code, message = '', cause: deeper } = Object(cause)
  const own = [code, message].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return (deeper === undefined ? own : `${own}: ${String(Object(deeper).message ?? '')}`).slice(0, 300)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer')]
  return timingSafeEqual(a, b)
}
