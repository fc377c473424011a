import { resolve } from 'node:path'
import type { Database } from '../database/connect.ts'
import { lockEncryptionCheck, readEncryptionCheck, writeEncryptionCheck } from './encryption-check-store.ts'
import { type EncryptionKey, makeEncryptionKeys, readKeyTexts } from './encryption-key.ts'
import { keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts'
import { open, type SealedPlace, seal } from './seal.ts'

/** This process has not the key that the secrets of its database are sealed with: its message says what to do. */
export class EncryptionKeyMismatch extends Error {}

const checkPlace: SealedPlace = { table: 'encryptionCheck', column: 'sealed', row: 1 }
const checkText = Buffer.from('porchlight')

export interface SecretsSource {
  db: Database
  dataDir: string
  /** PORCHLIGHT_ENCRYPTION_KEY; null: the key is in a file of the data folder. */
  configured: string | null
}

/**
 * Seals what the database must not tell whoever reads it or its backup, with a key that lies elsewhere. A check value in
 * the database keeps two processes from sealing with different keys.
 */
export class Secrets {
  readonly #source: SecretsSource
  #keys: Promise<EncryptionKey[]> | null = null

  constructor(source: SecretsSource) {
    this.#source = source
  }

  /** Finds the key, or makes it where nothing is sealed yet. Fails with an EncryptionKeyMismatch. */
  async prepare(): Promise<void> {
    await this.#ready()
  }

  async seal(place: SealedPlace, plain: Buffer): Promise<Buffer> {
    const [newest] = await this.#ready()
    if (!newest) throw new Error('there is no encryption key although one was made')
    return seal(newest, place, plain)
  }

  /** What was sealed; null when none of the keys opens it. */
  async open(place: SealedPlace, sealed: Buffer): Promise<Buffer | null> {
    return open(await this.#ready(), place, sealed)
  }

  /** From now on the check is of this process's newest key, whatever it was: for `key reencrypt` and after a restore. */
  async adopt(): Promise<void> {
    const keys = await this.#readKeys()
    await this.#writeCheck(this.#source.db, keys)
    this.#keys = Promise.resolve(keys)
  }

  #ready(): Promise<EncryptionKey[]> {
    this.#keys ??= this.#find().catch((error: unknown) => {
      this.#keys = null
      throw error
    })
    return this.#keys
  }

  #find(): Promise<EncryptionKey[]> {
    return this.#source.db.transaction().execute(async (transaction) => {
      const kept = await readEncryptionCheck(transaction)
      if (kept === null) await lockEncryptionCheck(transaction)
      const check = kept ?? (await readEncryptionCheck(transaction))
      if (check === null) {
        const keys = await this.#readKeys()
        await this.#writeCheck(transaction, keys)
        return keys
      }
      const keys = await makeEncryptionKeys(await this.#readTexts())
      if (open(keys, checkPlace, check) === null) throw this.#mismatch(keys.length > 0)
      return keys
    })
  }

  /** The keys that are there; a file is made where there is none. */
  async #readKeys(): Promise<EncryptionKey[]> {
    const texts = await this.#readTexts()
    return makeEncryptionKeys(texts.length > 0 ? texts : readKeyTexts(await makeKeyFile(this.#source.dataDir)))
  }

  /** Of the environment, then of the file: who moves from the file to the environment can still read what it sealed. */
  async #readTexts(): Promise<string[]> {
    const { configured, dataDir } = this.#source
    return [configured, await readKeyFile(dataDir)].flatMap((text) => (text === null ? [] : readKeyTexts(text)))
  }

  async #writeCheck(db: Database, [newest]: readonly EncryptionKey[]): Promise<void> {
    if (newest) await writeEncryptionCheck(db, seal(newest, checkPlace, checkText))
  }

  #mismatch(hasKey: boolean): EncryptionKeyMismatch {
    const file = resolve(keyFileOf(this.#source.dataDir))
    const place = this.#source.configured === null ? file : 'PORCHLIGHT_ENCRYPTION_KEY'
    const found = hasKey ? `${place} holds another one` : `there is none in ${file}`
    return new EncryptionKeyMismatch(
      `The secrets in this database are sealed with an encryption key, and ${found}: set PORCHLIGHT_ENCRYPTION_KEY to the same value for every process on it, or copy encryption.key from the data folder that has it (lost for good: \`porchlight key reencrypt --discard-unreadable\`).`,
    )
  }
}
