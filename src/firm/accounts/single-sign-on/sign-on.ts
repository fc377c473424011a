import { hash, timingSafeEqual } from 'node:crypto'
import type { FirmApp } from '../../firm-app.ts'
import { foldEmail } from '../account-fields.ts'
import { signInBase } from '../sign-in/open-library.ts'
import { isFirstAnswer } from '../sign-in/sign-in-limits.ts'
import { findOrJoin } from '../team/find-or-join.ts'
import { readReturnPath } from './return-path.ts'
import { type RefusalReason, SignOnRefusal } from './sign-on-refusal.ts'
import type { SingleSignOn } from './single-sign-on.ts'
import { endWaiting, readWaiting, waitingMinutes, writeWaiting } from './waiting-cookie.ts'

export const callbackPath = `${signInBase}/oidc/callback`

/** Where a browser is led next. */
export interface NextStep {
  url: string
  /** Set-Cookie headers. */
  cookies: string[]
}

/** Sends a browser to the provider; back to the sign-in, with the reason, when there is no way there now. */
export async function beginSignOn(app: FirmApp, provider: SingleSignOn, wanted: unknown): Promise<NextStep> {
  const to = readReturnPath(wanted)
  return orRefusal(app, to, async () => {
    const { url, secrets } = await provider.begin(`${app.publicUrl}${callbackPath}`)
    const until = app.now().getTime() + waitingMinutes * 60_000
    return { url, cookies: [await writeWaiting(app.secrets, { ...secrets, to, until }, app.publicUrl)] }
  })
}

/**
 * Signs in whom the provider has led back: to where they had wanted to go, or to the code of their second factor; back to
 * the sign-in with the reason when it is not to be. `search`: the query, with its question mark.
 */
export async function finishSignOn(
  app: FirmApp,
  provider: SingleSignOn,
  { search, cookies, address, userAgent }: SignOnReturn,
): Promise<NextStep> {
  const { publicUrl } = app
  const waiting = await readWaiting(app.secrets, cookies, { publicUrl, now: app.now() })
  return orRefusal(app, waiting?.to ?? readReturnPath(null), async () => {
    const url = new URL(`${publicUrl}${callbackPath}${search}`)
    // Begun in another browser, or by somebody who wants this one signed in as themselves.
    if (!waiting || !isSame(url.searchParams.get('state') ?? '', waiting.state)) throw new SignOnRefusal('late')
    // An answer is right once, whatever the provider thinks of its code.
    if (!(await isFirstAnswer(app.db, { state: waiting.state, minutes: 2 * waitingMinutes })))
      throw new SignOnRefusal('late')
    const person = await provider.finish(url, waiting)
    const accountId = await findOrJoin(app, person)
    const entry = await app.accounts.signInProven({ accountId, address, userAgent })
    const given = [...entry.cookies, endWaiting(publicUrl)]
    if (entry.asksCode) return { url: signInPage(publicUrl, 'code', waiting.to), cookies: given }
    const known = await app.accounts.devices.trust(cookies, foldEmail(person.email))
    return { url: `${publicUrl}${waiting.to}`, cookies: [...given, known] }
  })
}

export interface SignOnReturn {
  search: string
  cookies: string | undefined
  /** Of the client; '' where it is not known. */
  address: string
  userAgent: string | undefined
}

/** The sign-in page, which says in words what is next: a code, or why nobody was signed in. */
export function signInPage(publicUrl: string, step: RefusalReason | 'code' | 'often', to = ''): string {
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
    return { url: signInPage(app.publicUrl, reason, to), cookies: [endWaiting(app.publicUrl)] }
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
