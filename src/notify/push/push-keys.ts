import { createECDH } from 'node:crypto'
import type { NotifyApp } from '../notify-app.ts'
import { readPushKeys, writePushKeys } from './push-key-store.ts'

/** What push services know this installation by (RFC 8292), each as base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

const place = { table: 'pushKeys', column: 'sealed', row: 1 }

/**
 * The keys of this installation, made when they are first asked for. Where the encryption key is lost, new ones are made:
 * devices that subscribed with the old ones are refused by their push services, and forgotten.
 */
export async function findPushKeys({ db, secrets }: Pick<NotifyApp, 'db' | 'secrets'>): Promise<PushKeys> {
  const kept = await readPushKeys(db)
  const known = kept && (await secrets.open(place, kept.sealed))
  if (kept && known) return { publicKey: kept.publicKey, privateKey: known.toString() }
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const made = {
    publicKey: pair.getPublicKey('base64url'),
    // Of 32 bytes, whatever it begins with.
    privateKey: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  }
  const sealed = await secrets.seal(place, Buffer.from(made.privateKey))
  await writePushKeys(db, { publicKey: made.publicKey, sealed }, { instead: kept })
  const now = await readPushKeys(db)
  // Another process was first.
  if (now && now.publicKey !== made.publicKey) return findPushKeys({ db, secrets })
  return made
}
