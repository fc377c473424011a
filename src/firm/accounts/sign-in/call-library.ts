import { fail } from '../../../platform/errors.ts'
import { tooManyCalls } from '../../../platform/limits/visitor-limits.ts'
import type { FirmApp } from '../../firm-app.ts'
import { addressHeader } from './open-library.ts'

export interface SignInCall {
  /** Below `signInBase`. */
  path: string
  cookies: string | undefined
  body: unknown
  /** Of the client; '' where it is not known. */
  address: string
  userAgent: string | undefined
  /** Of the page that calls, as the browser says it: known to be one of ours. */
  origin: string | undefined
}

export interface SignInAnswer {
  /** Set-Cookie headers. */
  cookies: string[]
  body: Record<string, unknown>
}

/** Has the library answer a call with this body. Its refusals are errors of the catalogue. */
export async function callLibrary(
  app: Pick<FirmApp, 'accounts'>,
  { path, cookies, address, userAgent }: SignInCall,
  body: object,
): Promise<SignInAnswer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (cookies !== undefined) headers.cookie = cookies
  if (userAgent !== undefined) headers['user-agent'] = userAgent
  if (address !== '') headers[addressHeader] = address
  const response = await app.accounts.handle({ method: 'POST', path, headers, body })
  const told = await readJson(response)
  if (!response.ok) throw describeRefusal(path, response.status, told)
  // What the cookie holds is no business of the page’s scripts.
  const { token: _, ...shown } = told
  return { cookies: response.headers.getSetCookie(), body: shown }
}

/** Whether there is an account, or whether what was sent is an address at all, is not told. */
function describeRefusal(path: string, status: number, told: Record<string, unknown>): Error {
  if (status === 429) return tooManyCalls('codes were tried for this account', 15 * 60)
  const isOfCode = path.startsWith('/two-factor/verify')
  if (isOfCode && status < 500) return fail('code-refused')
  if (status === 401 || told.code === 'INVALID_EMAIL' || told.code === 'INVALID_PASSWORD')
    return fail('sign-in-refused')
  if (status < 500) return fail('invalid-fields', { faults: `${told.message ?? 'The call could not be read'}.` })
  return new Error(`the sign-in failed with ${status}`)
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  const value: unknown = text === '' ? {} : JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
