import { createHmac, randomBytes, scrypt } from 'node:crypto'

/** What secrets are sealed with: 32 bytes, and a name that tells nothing of them. */
export interface EncryptionKey {
  id: Buffer
  key: Buffer
}

const keyBytes = 32
export const keyIdBytes = 8
const shortestPassphrase = 16

/** Reads "new,old": each 32 bytes in base64 or hex, or a passphrase. Throws a sentence's end, as in "must be ...". */
export function readKeyTexts(text: string): string[] {
  const texts = text.split(/[,\n]/).map((part) => part.trim())
  for (const part of texts) {
    if (readBytes(part) === null && [...part].length < shortestPassphrase) {
      throw new Error(
        'must be 32 bytes as base64 or hex, or a passphrase of at least 16 characters without commas; several, the newest first, separated by commas',
      )
    }
  }
  return texts
}

/** The keys of texts that readKeyTexts has read. A passphrase takes a tenth of a second. */
export function makeEncryptionKeys(texts: readonly string[]): Promise<EncryptionKey[]> {
  return Promise.all(texts.map(async (text) => nameKey(readBytes(text) ?? (await stretch(text)))))
}

/** A new key as text, for a file. */
export function makeKeyText(): string {
  return randomBytes(keyBytes).toString('base64')
}

function readBytes(text: string): Buffer | null {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^([\w+/-]{43}=?)$/.test(text)) return null
  // Buffer reads both alphabets of base64.
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === keyBytes ? bytes : null
}

/** The salt is the same everywhere, so that the same words give the same key in every process. */
function stretch(passphrase: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, key: Buffer): void => (error ? reject(error) : resolve(key))
    scrypt(passphrase.normalize('NFC'), 'porchlight encryption key 1', keyBytes, { N: 32_768, maxmem: 64 << 20 }, done)
  })
}

function nameKey(key: Buffer): EncryptionKey {
  return { key, id: createHmac('sha256', key).update('porchlight key id').digest().subarray(0, keyIdBytes) }
}
