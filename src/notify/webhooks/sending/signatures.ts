import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'

const secretStart = 'whsec_'
const secretBytes = 32

/** A new secret as Standard Webhooks writes it: `whsec_` and 32 random bytes in base64. */
export function makeSecret(): string {
  return secretStart + randomBytes(secretBytes).toString('base64')
}

/** Proves messages by the secrets that sign at a moment; their keys are made once for all of them. */
export type Signer = (message: { id: string; body: string }, at: Date) => Record<string, string>

/**
 * Makes the headers that prove a message: those of Standard Webhooks 1.0, and the one of the original service
 * (vendor-compat.md), whose key is the secret as it is written. Several secrets: each signs, in the order given.
 */
export function makeSigner(secrets: readonly string[]): Signer {
  const keys = secrets.map((secret) => ({
    standard: createSecretKey(Buffer.from(secret.slice(secretStart.length), 'base64')),
    original: createSecretKey(Buffer.from(secret)),
  }))
  return ({ id, body }, at) => {
    const seconds = Math.floor(at.getTime() / 1000)
    const standard = keys.map((key) => `v1,${sign(key.standard, `${id}.${seconds}.${body}`, 'base64')}`)
    const original = keys.map((key) => `v1=${sign(key.original, `${seconds}.${body}`, 'hex')}`)
    return {
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': standard.join(' '),
      'X-Webhook-Signature': [`t=${seconds}`, ...original].join(','),
    }
  }
}

function sign(key: KeyObject, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}
