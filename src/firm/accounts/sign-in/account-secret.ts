import { randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/connect.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { readAccountSecret, writeAccountSecret } from './account-secret-store.ts'

const place = { table: 'accountSecrets', column: 'sealed', row: 1 }

/**
 * What the cookies of the console are signed with, the same in every process: random, made when first asked for, and
 * kept sealed, so that who reads the database alone cannot sign in, and a new encryption key ends nobody's session.
 */
export async function findAccountSecret(db: Database, secrets: Secrets): Promise<string> {
  let sealed = await readAccountSecret(db)
  if (sealed === null) {
    await writeAccountSecret(db, await secrets.seal(place, randomBytes(32)))
    sealed = await readAccountSecret(db)
  }
  const secret = sealed && (await secrets.open(place, sealed))
  if (!secret) throw new Error('what sign-ins are signed with cannot be opened with the encryption key')
  return secret.toString('base64url')
}
