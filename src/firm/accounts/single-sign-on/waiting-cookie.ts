import { Type } from 'typebox'
import Value from 'typebox/value'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { hostCookieName, readCookie, writeHostCookie } from '../sign-in/host-cookie.ts'
import type { SignOnSecrets } from './single-sign-on.ts'

/** How long somebody may take at the provider, in minutes. */
export const waitingMinutes = 10

const name = 'sign-on'
const place = { table: 'cookies', column: 'sign-on', row: 1 }

/** A sign-in that was begun in one browser, and must be finished there. */
export interface Waiting extends SignOnSecrets {
  /** A page of the console. */
  to: string
  /** Milliseconds since 1970. */
  until: number
}

const WaitingShape = Type.Object({
  state: Type.String(),
  nonce: Type.String(),
  verifier: Type.String(),
  to: Type.String(),
  until: Type.Number(),
})

/** What the browser keeps meanwhile as a Set-Cookie header, sealed: it can neither be read there nor made there. */
export async function writeWaiting(secrets: Secrets, waiting: Waiting, publicUrl: string): Promise<string> {
  const sealed = await secrets.seal(place, Buffer.from(JSON.stringify(waiting)))
  return setCookie(publicUrl, sealed.toString('base64url'), waitingMinutes * 60)
}

/** The Set-Cookie header that takes it away again. */
export function endWaiting(publicUrl: string): string {
  return setCookie(publicUrl, '', 0)
}

/** What a Cookie header says of a sign-in that waits; null: nothing that we have sealed, or it is over. */
export async function readWaiting(
  secrets: Secrets,
  cookies: string | undefined,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<Waiting | null> {
  const sealed = readCookie(cookies, hostCookieName(publicUrl, name))
  if (sealed === null) return null
  const plain = await secrets.open(place, Buffer.from(sealed, 'base64url'))
  const value: unknown = plain && JSON.parse(plain.toString())
  return Value.Check(WaitingShape, value) && value.until > now.getTime() ? value : null
}

/** Lax: it must come along when the provider leads the browser back. */
function setCookie(publicUrl: string, value: string, seconds: number): string {
  return writeHostCookie(publicUrl, { name, value, seconds, sameSite: 'Lax' })
}
