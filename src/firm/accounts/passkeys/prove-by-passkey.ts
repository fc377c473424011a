import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import type { FirmApp } from '../../firm-app.ts'
import type { SignInAnswer, SignInCall } from '../sign-in/call-library.ts'
import { noteProof } from '../sign-in/note-proof.ts'
import { requireMember } from '../sign-in/prove-again.ts'
import { readBody } from '../sign-in/read-body.ts'
import { placeOf } from './keep-passkey.ts'
import { challengeMinutes, makeChallenge } from './passkey-challenge.ts'
import { listCredentials } from './passkey-store.ts'
import { takeSigned } from './take-signed.ts'
import { SignedCredential } from './verify-passkey.ts'

const Proof = Type.Object({ credential: SignedCredential })

/** Answers what a passkey of who is signed in is to sign: `options` of navigator.credentials.get. */
export async function beginPasskeyProof(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const place = placeOf(app, call)
  const { workspaceId, accountId, sessionId } = await requireMember(app, call)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const known = await listCredentials(app.db, { workspaceId, accountId, host: place.host })
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    challenge: await makeChallenge(app.db, { to: 'prove', secret: sessionId }),
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { cookies: [], body: { options } }
}

/** Proves who is signed in by what one of their passkeys signed in this session. Another’s proves nothing. */
export async function proveByPasskey(app: FirmApp, call: SignInCall): Promise<SignInAnswer> {
  const { credential } = readBody(Proof, call.body)
  const { accountId, sessionId } = await requireMember(app, call)
  const passkey = await takeSigned(app, call, { credential, holder: { to: 'prove', secret: sessionId } })
  if (passkey.accountId !== accountId) throw fail('passkey-refused')
  await noteProof(app.db, sessionId)
  return { cookies: [], body: {} }
}
