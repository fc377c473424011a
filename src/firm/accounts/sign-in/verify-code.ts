import { hash } from 'node:crypto'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import { bindAfterCode } from '../single-sign-on/bind-after-code.ts'
import { callLibrary, type SignInAnswer, type SignInCall } from './call-library.ts'
import { countTry } from './sign-in-failure-store.ts'

/** A code of an authenticator is right for a minute and a half: its own half minute, and those before and after. */
const codeMinutes = 2

/**
 * Proves the second factor with a code, of an authenticator or one of those for when it is lost. The library bounds how
 * often one may be wrong (ten in a row lock the account for a quarter of an hour); a code that was right is right once
 * (SP 800-63B-4, section 3.1.4): whoever looked over a shoulder is late.
 */
export async function verifyCode(app: FirmApp, call: SignInCall, code: string): Promise<SignInAnswer> {
  const digits = code.replace(/\s/g, '')
  const answer = await callLibrary(app, call, { code: digits })
  const keyHash = hash('sha256', JSON.stringify(['code', accountOf(answer), digits]), 'buffer')
  if ((await countTry(app.db, { keyHash, minutes: codeMinutes })) === 1) {
    const bound = await bindAfterCode(app, call.cookies, accountOf(answer))
    const cookies = [...answer.cookies, ...bound.cookies]
    const { email } = Object(answer.body.user)
    if (bound.isTheirs && typeof email !== 'string') return { ...answer, cookies }
    if (bound.isTheirs)
      return { ...answer, cookies: [...cookies, await app.accounts.devices.trust(call.cookies, email)] }
  }
  // The session that it has just begun: nobody was given its cookie.
  await callLibrary(app, { ...call, path: '/sign-out', cookies: cookiesOf(answer) }, {})
  throw fail('code-refused')
}

function accountOf({ body }: SignInAnswer): string {
  return String(Object(body.user).id)
}

/** As a browser would send back what an answer sets. */
function cookiesOf({ cookies }: SignInAnswer): string {
  return cookies.map((cookie) => cookie.split(';')[0] ?? '').join('; ')
}
