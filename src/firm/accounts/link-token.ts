import { hash, randomBytes } from 'node:crypto'

/** What a link that is used once ends in: 256 random bits. Only its hash is kept. */
export function makeLinkToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkToken(token) }
}

/** SHA-256: a fast hash is right, since nobody guesses 256 bits. */
export function hashLinkToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
