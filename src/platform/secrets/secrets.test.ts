import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../config/config.ts'
import type { OpenDatabase } from '../database/connect.ts'
import { makeEncryptionKeys, readKeyTexts } from './encryption-key.ts'
import { open, seal } from './seal.ts'
import { resealAll } from './sealed-columns-store.ts'
import { EncryptionKeyMismatch, Secrets } from './secrets.ts'

let database: OpenDatabase
let root: string

beforeAll(async () => {
  database = await openTestDatabase()
  root = await mkdtemp(join(tmpdir(), 'porchlight-secrets-'))
})
afterAll(async () => {
  await database.close()
  await rm(root, { recursive: true, force: true })
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE "encryptionCheck", "signingKeys"')
})

const place = { table: 'signingKeys', column: 'sealed', row: 1 }
const plain = Buffer.from('what must not be read')
let folders = 0
const newFolder = (): string => join(root, `data ${folders++}`)
const openSecrets = (dataDir: string, configured: string | null = null): Secrets =>
  new Secrets({ db: database.db, dataDir, configured })

describe('the setting', () => {
  const hex = 'ab'.repeat(32)

  test.each([
    hex,
    hex.toUpperCase(),
    Buffer.from(hex, 'hex').toString('base64'),
    Buffer.from(hex, 'hex').toString('base64url'),
  ])('takes 32 bytes as hex or base64: %s', async (text) => {
    const [key] = await makeEncryptionKeys(readKeyTexts(text))
    expect(key?.key.toString('hex')).toBe(hex)
  })

  test('takes a passphrase, the same in every process, and several', async () => {
    const [one, two] = await makeEncryptionKeys(readKeyTexts('sixteen letters!, another passphrase'))
    const [again] = await makeEncryptionKeys(readKeyTexts('sixteen letters!'))
    expect(again?.key).toEqual(one?.key)
    expect(two?.key).not.toEqual(one?.key)
    expect(one?.key).toHaveLength(32)
  })

  test.each(['short', '', 'fifteen letters', `${hex},short`, `${hex},`])('refuses %j', (text) => {
    expect(() => readKeyTexts(text)).toThrow(/^must be 32 bytes/)
    if (text !== '') {
      const read = () => readConfig({ PORCHLIGHT_ENCRYPTION_KEY: text })
      expect(read).toThrow(/^PORCHLIGHT_ENCRYPTION_KEY must be 32 bytes/)
      expect(read).not.toThrow(text)
    }
  })
})

describe('a sealed value', () => {
  test('opens in its place with its key, and nowhere else', async () => {
    const [key, other] = await makeEncryptionKeys([randomBytes(32).toString('hex'), randomBytes(32).toString('hex')])
    if (!key || !other) throw new Error('no keys')
    const sealed = seal(key, place, plain)
    expect(open([other, key], place, sealed)).toEqual(plain)
    expect(open([other], place, sealed)).toBeNull()
    for (const elsewhere of [
      { ...place, row: 2 },
      { ...place, table: 'keys' },
      { ...place, column: 'secret' },
    ]) {
      expect(open([key], elsewhere, sealed)).toBeNull()
    }
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(open([key], place, changed), `byte ${at}`).toBeNull()
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(open([key], place, sealed.subarray(0, length))).toBeNull()
    }
    expect(seal(key, place, plain)).not.toEqual(sealed)
    expect(sealed.includes(plain)).toBe(false)
    expect(open([key], place, seal(key, place, Buffer.alloc(0)))).toEqual(Buffer.alloc(0))
  })
})

describe('the key of an installation', () => {
  test('is a file of the data folder that its owner alone reads, made once', async () => {
    const folder = newFolder()
    // As many processes at once as like.
    await Promise.all(Array.from({ length: 8 }, () => openSecrets(folder).prepare()))
    const { mode } = await stat(join(folder, 'encryption.key'))
    expect(mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['encryption.key'])
    const sealed = await openSecrets(folder).seal(place, plain)
    expect(await openSecrets(folder).open(place, sealed)).toEqual(plain)
  })

  test('of another folder is refused with a sentence that names the variable, and nothing is made there', async () => {
    const first = newFolder()
    await openSecrets(first).prepare()
    const second = newFolder()
    const failure = await openSecrets(second)
      .prepare()
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(EncryptionKeyMismatch)
    expect(String(failure)).toContain('PORCHLIGHT_ENCRYPTION_KEY')
    expect(String(failure)).toContain('encryption.key')
    await expect(stat(second)).rejects.toThrow('ENOENT')
    await expect(openSecrets(second, 'a quite different passphrase').prepare()).rejects.toThrow(EncryptionKeyMismatch)
    const key = await readFile(join(first, 'encryption.key'), 'utf8')
    await openSecrets(second, key.trim()).prepare()
  })

  test('of two processes that start at once with different keys, one is refused', async () => {
    const results = await Promise.allSettled([openSecrets(newFolder()).prepare(), openSecrets(newFolder()).prepare()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('that was lost is refused, until what it sealed is given up', async () => {
    const folder = newFolder()
    const secrets = openSecrets(folder)
    await storeSealed(secrets, 1)
    await rm(join(folder, 'encryption.key'))
    await expect(openSecrets(folder).prepare()).rejects.toThrow('there is none in')
    const fresh = openSecrets(folder)
    await fresh.adopt()
    expect(await resealAll(database.db, fresh, { discard: false })).toMatchObject({ resealed: 0, lost: [/visitor/] })
    expect(await resealAll(database.db, fresh, { discard: true })).toMatchObject({ lost: [/visitor/] })
    const { rows } = await database.pool.query('SELECT * FROM "signingKeys"')
    expect(rows).toEqual([])
    await openSecrets(folder).prepare()
  })

  test('is changed by naming a new one before it, in the variable or in the file', async () => {
    const folder = newFolder()
    await storeSealed(openSecrets(folder), 1)
    const old = (await readFile(join(folder, 'encryption.key'), 'utf8')).trim()
    // From the file to the variable: the file still opens.
    const moved = openSecrets(folder, 'the passphrase of today')
    await storeSealed(moved, 2)
    expect(await resealAll(database.db, moved, { discard: false })).toEqual({ resealed: 2, lost: [] })
    await moved.adopt()
    await expect(openSecrets(newFolder(), old).prepare()).rejects.toThrow(EncryptionKeyMismatch)
    expect(await readSealed(openSecrets(newFolder(), 'the passphrase of today'))).toEqual([plain, plain])
    // And to a next one.
    const next = openSecrets(newFolder(), 'the passphrase of tomorrow,the passphrase of today')
    expect(await readSealed(next)).toEqual([plain, plain])
    await resealAll(database.db, next, { discard: false })
    await next.adopt()
    expect(await readSealed(openSecrets(newFolder(), 'the passphrase of tomorrow'))).toEqual([plain, plain])
    // Two lines of a file are the same as two keys of the variable.
    const files = newFolder()
    await openSecrets(files, 'the passphrase of tomorrow').prepare()
    await rm(files, { recursive: true, force: true })
    await mkdir(files)
    await writeFile(join(files, 'encryption.key'), `${'cd'.repeat(32)}\nthe passphrase of tomorrow\n`)
    expect(await readSealed(openSecrets(files))).toEqual([plain, plain])
  })
})

async function storeSealed(secrets: Secrets, row: number): Promise<void> {
  const sealed = await secrets.seal({ ...place, row }, plain)
  await database.pool.query('INSERT INTO "signingKeys" (id, sealed) OVERRIDING SYSTEM VALUE VALUES ($1, $2)', [
    row,
    sealed,
  ])
}

async function readSealed(secrets: Secrets): Promise<(Buffer | null)[]> {
  const { rows } = await database.pool.query<{ id: number; sealed: Buffer }>(
    'SELECT id, sealed FROM "signingKeys" ORDER BY id',
  )
  return Promise.all(rows.map(({ id, sealed }) => secrets.open({ ...place, row: id }, sealed)))
}
