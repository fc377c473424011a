import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from '../sign-in/call-library.ts'
import { readBody } from '../sign-in/read-body.ts'
import { joinSignedOn, listOfferedTeams } from '../team/join-signed-on.ts'
import { waitingToJoin } from './waiting-cookies.ts'

const Choice = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) })

/** What whom the provider has just vouched for is asked: which team they want to join, and as what. */
export async function askToJoin(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { person } = await requirePerson(app, call)
  const { email, name } = person
  return { cookies: [], body: { email, name, teams: await listOfferedTeams(app, person) } }
}

/** Makes the account of who has said yes, and signs in. */
export async function joinBySignOn(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { id } = readBody(Choice, call.body)
  const { person } = await requirePerson(app, call)
  const accountId = await joinSignedOn(app, person, id)
  const { cookies } = await app.accounts.signInProven({ accountId, address: call.address, userAgent: call.userAgent })
  return { cookies: [...cookies, waitingToJoin.end(app)], body: { accountId } }
}

async function requirePerson(app: FirmApp, { cookies }: SignInCall) {
  const waiting = await waitingToJoin.read(app, cookies)
  if (!waiting) throw fail('signed-out')
  return waiting
}
