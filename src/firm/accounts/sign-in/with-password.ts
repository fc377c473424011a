import { fail } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from './call-library.ts'
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
