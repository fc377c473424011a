import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from '../sign-in/call-library.ts'
import { hostCookieName, readCookie, writeHostCookie } from '../sign-in/host-cookie.ts'
import { readBody } from '../sign-in/read-body.ts'
import { placeOf } from './keep-passkey.ts'
import { challengeMinutes, makeChallenge } from './passkey-challenge.ts'
import { takeSigned } from './take-signed.ts'
import { SignedCredential } from './verify-passkey.ts'

/** Of a browser that is to sign: no secret of any account. */
const waitingCookie = 'passkey'

const SignIn = Type.Object({ credential: SignedCredential })

/** Answers what a device is to sign, whosever it is: `options` of navigator.credentials.get. A cookie binds it to the browser. */
export async function beginPasskeySignIn(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const place = placeOf(app, call)
  // Two tabs of a browser share it.
  const secret = readWaiting(app, call) ?? randomBytes(32).toString('base64url')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    challenge: await makeChallenge(app.db, { to: 'sign-in', secret }),
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
  })
  return { cookies: [writeWaiting(app, secret, challengeMinutes * 60)], body: { options } }
}

/**
 * Signs in by what a device signed. It counts as both factors, since the device has verified its user. An unknown
 * passkey, a wrong signature and a used-up challenge are one answer.
 */
export async function signInByPasskey(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { credential } = readBody(SignIn, call.body)
  const secret = readWaiting(app, call)
  if (secret === null) throw fail('passkey-refused')
  const passkey = await takeSigned(app, call, { credential, holder: { to: 'sign-in', secret } })
  const { accountId } = passkey
  const cookie = await app.accounts.beginSession({ accountId, address: call.address, userAgent: call.userAgent })
  const known = await app.accounts.devices.trust(call.cookies, passkey.email)
  return { cookies: [cookie, writeWaiting(app, '', 0), known], body: { accountId } }
}

function readWaiting({ publicUrl }: Pick<FirmApp, 'publicUrl'>, { cookies }: SignInCall): string | null {
  const value = readCookie(cookies, hostCookieName(publicUrl, waitingCookie))
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null
}

function writeWaiting({ publicUrl }: Pick<FirmApp, 'publicUrl'>, value: string, seconds: number): string {
  return writeHostCookie(publicUrl, { name: waitingCookie, value, seconds, sameSite: 'Strict' })
}
