import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { fail } from '../../../platform/errors.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { Member } from '../../../platform/member.ts'
import type { FirmApp } from '../../firm-app.ts'
import { addPasskey, beginPasskey, removePasskey } from '../passkeys/keep-passkey.ts'
import { beginPasskeyProof, proveByPasskey } from '../passkeys/prove-by-passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from '../passkeys/sign-in-by-passkey.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { tellPasswordChange } from '../passwords/tell-password-change.ts'
import { askToJoin, joinBySignOn } from '../single-sign-on/join-by-sign-on.ts'
import { askAgain } from './ask-again.ts'
import { callLibrary, type SignInAnswer, type SignInCall } from './call-library.ts'
import { listProofs, proveByPassword } from './prove-again.ts'
import { readBody } from './read-body.ts'
import { countSignIn } from './sign-in-limits.ts'
import { verifyCode } from './verify-code.ts'
import { withFreshProof, withPassword } from './with-password.ts'

const password = Type.String({ maxLength: 1_024 })
const PasswordSignIn = Type.Object({ email: Type.String({ maxLength: 254 }), password })
const PasswordChange = Type.Object({ currentPassword: password, newPassword: password })
/** Left out by who has none: who they are was proven a moment ago. */
const OwnPassword = Type.Object({ password: Type.Optional(password) })
const Code = Type.Object({ code: Type.String({ maxLength: 100 }) })

/** What of the sign-in can be called, each by POST from a page of ours: of the library, and passkeys, which are ours. */
const answers: Readonly<Record<string, (app: FirmApp, call: SignInCall) => Promise<SignInAnswer>>> = {
  '/sign-in/email': signIn,
  '/sign-out': signOut,
  '/change-password': changePassword,
  '/two-factor/enable': changeTwoFactors,
  '/two-factor/disable': changeTwoFactors,
  '/two-factor/generate-backup-codes': changeTwoFactors,
  '/two-factor/verify-totp': (app, call) => verifyCode(app, call, readBody(Code, call.body).code),
  '/two-factor/verify-backup-code': (app, call) => verifyCode(app, call, readBody(Code, call.body).code),
  '/sign-in/passkey-options': beginPasskeySignIn,
  '/sign-in/passkey': signInByPasskey,
  '/proof/ways': listProofs,
  '/proof/password': proveByPassword,
  '/proof/passkey-options': beginPasskeyProof,
  '/proof/passkey': proveByPasskey,
  '/oidc/teams': askToJoin,
  '/oidc/join': joinBySignOn,
  '/passkey/options': beginPasskey,
  '/passkey/add': addPasskey,
  '/passkey/remove': removePasskey,
}

export const signInPaths: readonly string[] = Object.keys(answers)

/** Answers a call of the console’s sign-in. Fails with errors of the catalogue. */
export async function answerCall(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const answer = await answers[call.path]?.(app, call)
  if (!answer) throw fail('path-not-found', { path: call.path })
  return answer
}

/** With a second factor set up, the answer has `twoFactorRedirect`, and a code is to follow within ten minutes. */
async function signIn(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { email: given, password } = readBody(PasswordSignIn, call.body)
  const email = foldEmail(given)
  const { devices } = app.accounts
  const browser = await devices.find(call.cookies, email)
  const forget = await countSignIn(app.db, { email, address: call.address, browser })
  const { cookies, body } = await callLibrary(app, call, { email, password })
  await forget()
  // Who is still asked for a code has not signed in.
  if (body.twoFactorRedirect === true) return { cookies, body }
  return { cookies: [...cookies, await devices.trust(call.cookies, email)], body }
}

async function signOut(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  // Who was not signed in ends nothing of anybody.
  const member = call.cookies === undefined ? null : await app.accounts.findMember(call.cookies)
  const answer = await callLibrary(app, call, {})
  if (member) await askAgain(app.db, member.workspaceId)
  return answer
}

/** Gives the account another password and ends it wherever else it is signed in. */
async function changePassword(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { currentPassword, newPassword } = readBody(PasswordChange, call.body)
  const body = { currentPassword, newPassword, revokeOtherSessions: true }
  return withPassword(app, call, async (member) => {
    await checkPassword(app.accounts.passwords, newPassword, member)
    const answer = await callLibrary(app, call, body)
    await noteChange(app, member, 'password.changed')
    await tellPasswordChange(app, member)
    await askAgain(app.db, member.workspaceId)
    return answer
  })
}

/** Sets up a second factor, which counts once a code of it was right; gives codes for when it is lost; or removes it. */
async function changeTwoFactors(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { password } = readBody(OwnPassword, call.body)
  const change = async (member: Member): Promise<SignInAnswer> => {
    // It looks at the password itself, of whoever has one.
    const answer = await callLibrary(app, call, password === undefined ? {} : { password })
    await noteChange(app, member, 'two-factors.changed', { what: call.path.split('/').at(-1) })
    return answer
  }
  return password === undefined ? withFreshProof(app, call, change) : withPassword(app, call, change)
}

function noteChange(
  { db }: Pick<FirmApp, 'db'>,
  { workspaceId, ...member }: Member,
  action: 'password.changed' | 'two-factors.changed',
  details: Record<string, unknown> = {},
): Promise<void> {
  const target = `account ${member.accountId.slice(0, 8)}`
  return recordChange(db, { workspaceId, by: nameMember(member), target, action, details })
}
