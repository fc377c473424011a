import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { type EncryptionKey, keyIdBytes } from './encryption-key.ts'

/** Where a sealed value lies: moved to another place, it does not open. */
export interface SealedPlace {
  table: string
  column: string
  row: number | string
}

const version = 1
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + keyIdBytes

/** AES-256-GCM: version (1 byte), id of the key (8), nonce (12), the sealed bytes, tag (16). */
export function seal({ id, key }: EncryptionKey, place: SealedPlace, plain: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from([version]), id])
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associate(head, place))
  return Buffer.concat([head, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** What was sealed; null when it was sealed with another key, for another place, or was changed since. */
export function open(keys: readonly EncryptionKey[], place: SealedPlace, sealed: Buffer): Buffer | null {
  if (sealed.length < headBytes + nonceBytes + tagBytes || sealed[0] !== version) return null
  const head = sealed.subarray(0, headBytes)
  const key = keys.find(({ id }) => id.equals(head.subarray(1)))?.key
  if (!key) return null
  const nonce = sealed.subarray(headBytes, headBytes + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(associate(head, place))
    .setAuthTag(sealed.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headBytes + nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

function associate(head: Buffer, { table, column, row }: SealedPlace): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([table, column, String(row)]))])
}
