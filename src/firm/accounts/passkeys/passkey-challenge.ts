import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'
import { insertChallenge, takeChallenge } from './passkey-store.ts'

/** How long a device may take to sign. */
export const challengeMinutes = 5

/** Who a challenge is given to: a session that adds a passkey or proves its person again, or a browser that signs in. */
export interface Holder {
  to: 'add' | 'prove' | 'sign-in'
  secret: string
}

/** What a device is to sign: 256 random bits, of which the hash is kept. Base64url. */
export async function makeChallenge(db: Database, holder: Holder): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  const text = Buffer.from(challenge).toString('base64url')
  await insertChallenge(db, { hash: hashOf(text), holder: hashHolder(holder), minutes: challengeMinutes })
  return challenge
}

/** Uses a challenge up, whatever comes of it. Answers whether this holder was given it, within the time. */
export function useChallenge(db: Database, challenge: string, holder: Holder): Promise<boolean> {
  return takeChallenge(db, { hash: hashOf(challenge), holder: hashHolder(holder) })
}

function hashOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

function hashHolder({ to, secret }: Holder): Buffer {
  return hashOf(JSON.stringify([to, secret]))
}
