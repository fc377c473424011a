import { fail } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from './call-library.ts'
import { checkProof } from './check-proof.ts'
import { countSignIn } from './sign-in-limits.ts'

/** Does what asks somebody who is signed in for the password once more: guessing it is counted by itself, since whoever guesses at the door must not keep them from it. */
export async function withPassword(
  app: FirmApp,
  { cookies, address }: SignInCall,
  work: (member: Member) => Promise<SignInAnswer>,
): Promise<SignInAnswer> {
  const member = cookies === undefined ? null : await app.accounts.findMember(cookies)
  if (!member) throw fail('signed-out')
  const forget = await countSignIn(app.db, { email: member.email, address, browser: member.sessionId })
  const answer = await work(member)
  await forget()
  return answer
}

/** Does what asks who they are of somebody who has proven that a moment ago. Fails with `proof-needed`. */
export async function withFreshProof(
  app: FirmApp,
  { cookies }: SignInCall,
  work: (member: Member) => Promise<SignInAnswer>,
): Promise<SignInAnswer> {
  const member = cookies === undefined ? null : await app.accounts.findMember(cookies)
  if (!member) throw fail('signed-out')
  checkProof(member)
  return work(member)
}

/** Does it with the password where one is given (fails with `sign-in-refused`), else by a proof of a moment ago. */
export function withProof(
  app: FirmApp,
  call: SignInCall,
  password: string | undefined,
  work: (member: Member) => Promise<SignInAnswer>,
): Promise<SignInAnswer> {
  if (password === undefined) return withFreshProof(app, call, work)
  return withPassword(app, call, async (member) => {
    if (!(await app.accounts.hasPassword(call.cookies ?? '', password))) throw fail('sign-in-refused')
    return work(member)
  })
}
