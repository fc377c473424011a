import { randomBytes } from 'node:crypto'
import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from '../sign-in/call-library.ts'
import { hostCookieName, readCookie, writeHostCookie } from '../sign-in/host-cookie.ts'
import { readBody } from '../sign-in/read-body.ts'
import { placeOf } from './keep-passkey.ts'
import { challengeMinutes, makeChallenge, useChallenge } from './passkey-challenge.ts'
import { findPasskey, type KnownPasskey, noteUse } from './passkey-store.ts'
import { handleOf, readChallenge, SignedCredential, verifySigned } from './verify-passkey.ts'

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
  const place = placeOf(app, call)
  const secret = readWaiting(app, call)
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (secret === null || !(await useChallenge(app.db, challenge, { to: 'sign-in', secret })))
    throw fail('passkey-refused')
  const passkey = await findPasskey(app.db, credential.id)
  if (!passkey || passkey.host !== place.host || !isOf(passkey, credential.response.userHandle))
    throw fail('passkey-refused')
  const counter = await verifySigned(credential, passkey, { place, challenge })
  const { workspaceId, accountId, id } = passkey
  if (!(await noteUse(app.db, { workspaceId, accountId, id, counter }))) {
    await noteRefusal(app, passkey)
    throw fail('passkey-refused')
  }
  const cookie = await app.accounts.beginSession({ accountId, address: call.address, userAgent: call.userAgent })
  const known = await app.accounts.devices.trust(call.cookies, passkey.email)
  return { cookies: [cookie, writeWaiting(app, '', 0), known], body: { accountId } }
}

function isOf({ accountId }: KnownPasskey, userHandle: string): boolean {
  return Buffer.from(handleOf(accountId)).equals(Buffer.from(userHandle, 'base64url'))
}

/** The signature was right, and yet the device had counted further before: there may be two of it. */
async function noteRefusal({ db, log }: Pick<FirmApp, 'db' | 'log'>, passkey: KnownPasskey): Promise<void> {
  const { workspaceId, accountId, id, credentialId, name } = passkey
  // Removed in this very moment: nothing is odd.
  if ((await findPasskey(db, credentialId)) === null) return
  log.warn({ workspaceId, passkey: id }, 'a passkey was refused: its count of uses went back')
  await recordChange(db, {
    workspaceId,
    by: nameMember({ name, accountId }),
    action: 'passkey.refused',
    target: `account ${accountId.slice(0, 8)}`,
    details: { passkey: id },
  })
}

function readWaiting({ publicUrl }: Pick<FirmApp, 'publicUrl'>, { cookies }: SignInCall): string | null {
  const value = readCookie(cookies, hostCookieName(publicUrl, waitingCookie))
  return value !== null && /^[\w-]{43}$/.test(value) ? value : null
}

function writeWaiting({ publicUrl }: Pick<FirmApp, 'publicUrl'>, value: string, seconds: number): string {
  return writeHostCookie(publicUrl, { name: waitingCookie, value, seconds, sameSite: 'Strict' })
}
