import { hash, randomBytes } from 'node:crypto'

export type KeyKind = 'secret' | 'session'

export const keyPrefixes: Record<KeyKind, string> = { secret: 'pl_sk_', session: 'pl_ses_' }

/** Makes a key of 256 random bits, such as "pl_sk_Zk3...". It is shown once and kept only as a hash. */
export function makeKey(kind: KeyKind): string {
  return keyPrefixes[kind] + randomBytes(32).toString('base64url')
}

/**
 * SHA-256 of a key. A fast hash is right here, unlike for passwords: a key has 256 random bits. Looking it up by its
 * hash compares in constant time as far as an attacker is concerned: what the index compares is not under their control.
 */
export function hashKey(key: string): KeyHash {
  return hash('sha256', key, 'base64')
}

/** In base64. */
export type KeyHash = string

export function bytesOfHash(keyHash: KeyHash): Buffer {
  return Buffer.from(keyHash, 'base64')
}

/** The part of a key that may be shown later: its prefix and four characters. */
export function startOfKey(key: string): string {
  const prefix = Object.values(keyPrefixes).find((candidate) => key.startsWith(candidate)) ?? ''
  return `${key.slice(0, prefix.length + 4)}…`
}
