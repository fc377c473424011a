import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { FirmApp } from '../../firm-app.ts'
import { hasSubject } from '../team/find-signed-on.ts'
import type { SignInAnswer, SignInCall } from './call-library.ts'
import { readBody } from './read-body.ts'
import { findProofs, renewProof } from './session-store.ts'
import { withPassword } from './with-password.ts'

const Password = Type.Object({ password: Type.String({ maxLength: 1_024 }) })

/** Who is signed in. Fails with `signed-out`. */
export async function requireMember(app: FirmApp, { cookies }: SignInCall): Promise<Member> {
  const member = cookies === undefined ? null : await app.accounts.findMember(cookies)
  if (!member) throw fail('signed-out')
  return member
}

/** In which ways who is signed in can prove again who they are, for a dialog. */
export async function listProofs(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { accountId } = await requireMember(app, call)
  const { hasPassword, hasPasskey } = await findProofs(app.db, accountId)
  const provider = app.singleSignOn
  const isBound = provider !== null && (await hasSubject(app.db, { accountId, issuer: provider.issuer }))
  const body = { password: hasPassword, passkey: hasPasskey, singleSignOn: isBound ? provider.name : null }
  return { cookies: [], body }
}

/** Proves it with the password, tries of which are counted as at the door. */
export async function proveByPassword(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { password } = readBody(Password, call.body)
  return withPassword(app, call, async ({ sessionId }) => {
    if (!(await app.accounts.hasPassword(call.cookies ?? '', password))) throw fail('sign-in-refused')
    await renewProof(app.db, sessionId)
    return { cookies: [], body: {} }
  })
}
