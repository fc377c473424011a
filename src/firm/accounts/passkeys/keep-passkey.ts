import { Type } from 'typebox'
import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from '../sign-in/call-library.ts'
import { readBody } from '../sign-in/read-body.ts'
import { withProof } from '../sign-in/with-password.ts'
import { challengeMinutes, makeChallenge, useChallenge } from './passkey-challenge.ts'
import { findPasskeyPlace, namePasskeyAddress, type PasskeyPlace } from './passkey-place.ts'
import { countWhileLocked, deletePasskey, insertPasskey, listCredentials } from './passkey-store.ts'
import { tellNewPasskey } from './tell-new-passkey.ts'
import { algorithms, handleOf, MadeCredential, readChallenge, verifyMade } from './verify-passkey.ts'

const mostPasskeys = 20

const Password = Type.String({ maxLength: 1_024 })
/** Left out: who they are was proven a moment ago. */
const Begin = Type.Object({ password: Type.Optional(Password) })
const Add = Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }), credential: MadeCredential })
const Remove = Type.Object({
  password: Type.Optional(Password),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
})

/** Says where a passkey of a page is bound to. Fails with `passkeys-not-here`. */
export function placeOf(
  { publicUrl }: Pick<FirmApp, 'publicUrl'>,
  { origin }: Pick<SignInCall, 'origin'>,
): PasskeyPlace {
  const place = findPasskeyPlace(publicUrl, origin)
  if (!place) throw fail('passkeys-not-here', { address: namePasskeyAddress(publicUrl) })
  return place
}

/** With the password, or a proof of a moment ago, answers what the browser makes a passkey from: `options` of navigator.credentials.create. */
export async function beginPasskey(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { password } = readBody(Begin, call.body)
  const place = placeOf(app, call)
  return withProof(app, call, password, async (member) => {
    const { workspaceId, accountId, email, name, sessionId } = member
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const known = await listCredentials(app.db, { workspaceId, accountId, host: place.host })
    const options = await generateRegistrationOptions({
      rpName: 'Porchlight',
      rpID: place.host,
      userID: handleOf(accountId),
      userName: email,
      userDisplayName: name,
      challenge: await makeChallenge(app.db, { to: 'add', secret: sessionId }),
      timeout: challengeMinutes * 60_000,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      supportedAlgorithmIDs: algorithms,
    })
    return { cookies: [], body: { options } }
  })
}

/** Keeps what the device made, in the session that asked for it with the password, within five minutes. */
export async function addPasskey(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { name: given, credential } = readBody(Add, call.body)
  const place = placeOf(app, call)
  const member = call.cookies === undefined ? null : await app.accounts.findMember(call.cookies)
  if (!member) throw fail('signed-out')
  const name = given.trim().toWellFormed()
  if (name === '') throw fail('invalid-fields', { faults: 'name: give the passkey a name.' })
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (!(await useChallenge(app.db, challenge, { to: 'add', secret: member.sessionId }))) throw fail('passkey-refused')
  const { id: credentialId, publicKey, counter } = await verifyMade(credential, { place, challenge })
  const transports = credential.response.transports ?? []
  const { workspaceId, accountId } = member
  const id = await inTransaction(app.db, async (transaction) => {
    const owner = { workspaceId, accountId }
    if ((await countWhileLocked(transaction, owner)) >= mostPasskeys)
      throw fail('too-many-passkeys', { most: mostPasskeys })
    const passkey = { ...owner, credentialId, publicKey, counter, transports, host: place.host, name }
    const made = await insertPasskey(transaction, passkey)
    if (made === null) throw fail('passkey-refused')
    await recordChange(transaction, { ...changeOf(member), action: 'passkey.added', details: { passkey: made } })
    await tellNewPasskey(app, member, transaction)
    return made
  })
  return { cookies: [], body: { id } }
}

/** Removes a passkey, with the password or a proof of a moment ago. Where it signed in already stays signed in. */
export async function removePasskey(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { password, id } = readBody(Remove, call.body)
  return withProof(app, call, password, async (member) => {
    const { workspaceId, accountId } = member
    await inTransaction(app.db, async (transaction) => {
      if (!(await deletePasskey(transaction, { workspaceId, accountId, id }))) throw fail('passkey-not-found', { id })
      await recordChange(transaction, { ...changeOf(member), action: 'passkey.removed', details: { passkey: id } })
    })
    return { cookies: [], body: { id } }
  })
}

function changeOf({ workspaceId, name, accountId }: Member) {
  return { workspaceId, by: nameMember({ name, accountId }), target: `account ${accountId.slice(0, 8)}` }
}
