import type { FirmApp } from '../../firm-app.ts'
import { bindSignedOn } from '../team/find-signed-on.ts'
import { SignOnRefusal } from './sign-on-refusal.ts'
import type { ProvenPerson } from './single-sign-on.ts'
import { waitingToBind } from './waiting-cookies.ts'

/** The Set-Cookie header with which a sign-in that asks for a code binds the account once that is right. */
export function waitToBind(
  app: FirmApp,
  person: ProvenPerson,
  accountId: string,
  cookies: readonly string[],
): Promise<string> {
  const step = cookies.map((cookie) => cookie.split(';')[0] ?? '').filter((pair) => !pair.endsWith('='))
  return waitingToBind.write(app, { person, accountId, step })
}

/**
 * Binds the account whose code was right to whom the provider has vouched for in this very sign-in; one that began with
 * the password binds nobody, whatever waits in the browser. Answers false when the account is somebody else's since.
 */
export async function bindAfterCode(
  app: FirmApp,
  cookies: string | undefined,
  accountId: string,
): Promise<{ isTheirs: boolean; cookies: string[] }> {
  const waiting = await waitingToBind.read(app, cookies)
  if (!waiting) return { isTheirs: true, cookies: [] }
  const sent = new Set((cookies ?? '').split(';').map((pair) => pair.trim()))
  const ended = { isTheirs: true, cookies: [waitingToBind.end(app)] }
  const isThisOne = waiting.step.length > 0 && waiting.step.every((pair) => sent.has(pair))
  if (!isThisOne || waiting.accountId !== accountId) return ended
  try {
    await bindSignedOn(app, waiting.person, accountId)
    return ended
  } catch (error) {
    if (error instanceof SignOnRefusal) return { ...ended, isTheirs: false }
    throw error
  }
}
