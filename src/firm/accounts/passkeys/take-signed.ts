import { nameMember, recordChange } from '../../../platform/change-log/record-change.ts'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInCall } from '../sign-in/call-library.ts'
import { placeOf } from './keep-passkey.ts'
import { type Holder, useChallenge } from './passkey-challenge.ts'
import { findPasskey, type KnownPasskey, noteUse } from './passkey-store.ts'
import { handleOf, readChallenge, type SignedCredential, verifySigned } from './verify-passkey.ts'

/**
 * The passkey that signed what this holder was given, and whose use is noted. An unknown passkey, a wrong signature and a
 * used-up challenge are one answer: fails with `passkey-refused`.
 */
export async function takeSigned(
  app: FirmApp,
  call: SignInCall,
  { credential, holder }: { credential: SignedCredential; holder: Holder },
): Promise<KnownPasskey> {
  const place = placeOf(app, call)
  const challenge = readChallenge(credential.response.clientDataJSON)
  if (!(await useChallenge(app.db, challenge, holder))) throw fail('passkey-refused')
  const passkey = await findPasskey(app.db, credential.id)
  if (!passkey || passkey.host !== place.host || !isOf(passkey, credential.response.userHandle))
    throw fail('passkey-refused')
  const counter = await verifySigned(credential, passkey, { place, challenge })
  const { workspaceId, accountId, id } = passkey
  if (await noteUse(app.db, { workspaceId, accountId, id, counter })) return passkey
  await noteRefusal(app, passkey)
  throw fail('passkey-refused')
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
