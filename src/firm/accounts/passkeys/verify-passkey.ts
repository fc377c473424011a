import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { type Static, Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import type { PasskeyPlace } from './passkey-place.ts'

/** EdDSA, ES256 and RS256: what devices have. */
export const algorithms = [-8, -7, -257]

const part = (maxLength: number) => Type.String({ minLength: 1, maxLength })
// 1,023 bytes (WebAuthn, section 4).
const credentialId = part(1_364)

/** What a device answers when it made a passkey, as browsers write it in JSON (WebAuthn, section 5.1). */
export const MadeCredential = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: part(4_096),
    attestationObject: part(8_192),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 30 }), { maxItems: 10 })),
  }),
})

/** What a device answers when it signed. */
export const SignedCredential = Type.Object({
  id: credentialId,
  rawId: credentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: part(4_096),
    authenticatorData: part(4_096),
    signature: part(4_096),
    userHandle: part(100),
  }),
})

export type MadeCredential = Static<typeof MadeCredential>
export type SignedCredential = Static<typeof SignedCredential>

export interface Verification {
  place: PasskeyPlace
  /** What the device was to sign. */
  challenge: string
}

/** The user handle of an account (WebAuthn, section 4): its id, which is random and says nothing of the person. */
export function handleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId))
}

/**
 * Reads a passkey that was just made here, by a device that has verified its user. What a maker says of the device is
 * not asked for, and nothing with certificates is looked at: reading those would call addresses that they name. Fails
 * with `passkey-refused`.
 */
export async function verifyMade({ id, rawId, type, response }: MadeCredential, { place, challenge }: Verification) {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { transports: _, ...read } = response
  const credential: RegistrationResponseJSON = { id, rawId, type, response: read, clientExtensionResults: {} }
  const verified = await refusing(async () => {
    const made = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
    const [format, statement] = [made.get('fmt'), made.get('attStmt')]
    const isPlain = format === 'none' || (format === 'packed' && statement.get('x5c') === undefined)
    if (!isPlain) throw new Error('the device was vouched for, which nobody asked for')
    return verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserPresence: true,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
  })
  if (!verified.verified) throw fail('passkey-refused')
  return verified.registrationInfo.credential
}

/**
 * Verifies what a device signed at the sign-in, with its user verified. Answers how often it was used, as it says:
 * whether that may be is for the caller, once the signature is known to be right. Fails with `passkey-refused`.
 */
export async function verifySigned(
  { id, rawId, type, response }: SignedCredential,
  passkey: { credentialId: string; publicKey: Buffer },
  { place, challenge }: Verification,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const signed: AuthenticationResponseJSON = { id, rawId, type, response, clientExtensionResults: {} }
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.host,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    }),
  )
  if (!verified || !authenticationInfo.userVerified) throw fail('passkey-refused')
  return authenticationInfo.newCounter
}

/** The challenge that a device says it signed; '' where that cannot be read. Proves nothing. */
export function readChallenge(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge: unknown = Reflect.get(Object(said), 'challenge')
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** The library throws for whatever does not fit. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw fail('passkey-refused', {}, { cause })
  }
}
