import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { finishPorchlight, killAll, runPorchlight, startPorchlight } from '../porchlight-process.ts'
import { createTestDatabase } from '../test-database.ts'
import { openVisitor } from '../visitor.ts'
import { conversationOf, openSecretsStage, type SecretsStage } from './secrets-stage.ts'

// Secrets where their key is not, or another one is.

let stage: SecretsStage
beforeAll(async () => {
  stage = await openSecretsStage()
})
afterAll(() => stage.close())

const command = (...commandLine: string[]) => finishCommand(commandLine, stage.environment)
const serial = (): string => stage.server.credentials.serialNumber ?? ''
const conversation = (visitor: { sessionKey: string }) => conversationOf(stage.server.url, visitor)

test('a second process with a folder of its own is refused until it has the key', async () => {
  const other = join(stage.folder.path, 'other')
  const refused = await finishPorchlight(['start'], { ...stage.environment, PORCHLIGHT_DATA_DIR: other, PORT: '0' })
  expect(refused.code).toBe(1)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
  expect(refused.stderr).toContain('PORCHLIGHT_ENCRYPTION_KEY')
  const key = (await readFile(join(stage.dataDir, 'encryption.key'), 'utf8')).trim()
  const second = await startPorchlight(other, { DATABASE_URL: stage.database.url, PORCHLIGHT_ENCRYPTION_KEY: key })
  try {
    // Each proves what the other has issued.
    const { sessionKey } = await openVisitor(stage.server, serial())
    const headers = { 'chatrobot-sessionkey': sessionKey }
    expect((await fetch(`${second.url}/v1/visitor/conversation`, { headers })).status).toBe(200)
    expect(second.output.stdout + second.output.stderr).not.toContain(key)
  } finally {
    await killAll(second)
  }
})

test('a backup that is restored where its key is not says what is lost, and all else works', async () => {
  const visitor = await openVisitor(stage.server, serial())
  const backup = join(stage.folder.path, 'to-restore.tar.gz')
  expect((await command('backup', backup)).code).toBe(0)
  const target = await createTestDatabase()
  const place = { DATABASE_URL: target.url, PORCHLIGHT_DATA_DIR: join(stage.folder.path, 'restored') }
  try {
    const restored = await finishCommand(['restore', backup], place)
    expect(restored.code, restored.stderr).toBe(0)
    expect(restored.stderr).toContain('open chat windows begin new conversations')
    const copy = await startPorchlight(place.PORCHLIGHT_DATA_DIR, place)
    try {
      const headers = { authorization: stage.server.credentials.secretKey }
      expect((await fetch(`${copy.url}/chat/Chatbot/ModelList`, { headers })).status).toBe(200)
      const old = { 'chatrobot-sessionkey': visitor.sessionKey }
      expect((await fetch(`${copy.url}/v1/visitor/conversation`, { headers: old })).status).toBe(401)
      expect((await openVisitor(copy, serial())).sessionKey).toMatch(/^pl_vis_/)
    } finally {
      await killAll(copy)
    }
  } finally {
    await target.drop()
  }
})

test('the same with the key goes on as it was', async () => {
  const visitor = await openVisitor(stage.server, serial())
  const backup = join(stage.folder.path, 'with-key.tar.gz')
  expect((await command('backup', backup)).code).toBe(0)
  const target = await createTestDatabase()
  const place = { DATABASE_URL: target.url, PORCHLIGHT_DATA_DIR: join(stage.folder.path, 'with key') }
  await mkdir(place.PORCHLIGHT_DATA_DIR)
  await cp(join(stage.dataDir, 'encryption.key'), join(place.PORCHLIGHT_DATA_DIR, 'encryption.key'))
  try {
    const restored = await finishCommand(['restore', backup], place)
    expect([restored.code, restored.stderr]).toEqual([0, ''])
    const copy = await startPorchlight(place.PORCHLIGHT_DATA_DIR, place)
    try {
      const headers = { 'chatrobot-sessionkey': visitor.sessionKey }
      expect((await fetch(`${copy.url}/v1/visitor/conversation`, { headers })).status).toBe(200)
    } finally {
      await killAll(copy)
    }
  } finally {
    await target.drop()
  }
})

test('the encryption key is changed by a command, and a lost one is given up only when told so', async () => {
  const visitor = await openVisitor(stage.server, serial())
  await stage.server.stop()
  const old = (await readFile(join(stage.dataDir, 'encryption.key'), 'utf8')).trim()
  const next = 'the passphrase of the next year'
  const changed = await finishCommand(['key', 'reencrypt'], {
    ...stage.environment,
    PORCHLIGHT_ENCRYPTION_KEY: `${next},${old}`,
  })
  expect([changed.code, changed.stdout], changed.stderr).toEqual([0, '1 secret is sealed with the newest key.\n'])
  await rm(join(stage.dataDir, 'encryption.key'))
  const refused = await finishPorchlight(['start'], { ...stage.environment, PORT: '0' })
  expect([refused.code, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('PORCHLIGHT_ENCRYPTION_KEY')
  stage.server = await startPorchlight(stage.dataDir, { ...stage.environment, PORCHLIGHT_ENCRYPTION_KEY: next })
  expect(await conversation(visitor)).toBe(200)
  await stage.server.stop()

  const careful = await command('key', 'reencrypt')
  expect(careful.code).not.toBe(0)
  const given = await command('key', 'reencrypt', '--discard-unreadable')
  expect(given.stdout).toContain('Lost: ')
  expect(given.code).toBe(0)
  stage.server = await startPorchlight(stage.dataDir, stage.environment)
  expect(await conversation(visitor)).toBe(401)
  expect(await conversation(await openVisitor(stage.server, serial()))).toBe(200)
  expect((await readdir(stage.dataDir)).sort()).toEqual(expect.arrayContaining(['credentials.json', 'encryption.key']))
})

test('a wrong key stops the start with one sentence that does not tell it', async () => {
  const run = runPorchlight(['start'], { ...stage.environment, PORCHLIGHT_ENCRYPTION_KEY: 'too short', PORT: '0' })
  expect(await run.ended).toBe(1)
  expect(run.output.stderr.trim().split('\n')).toHaveLength(1)
  expect(run.output.stderr).toMatch(/^PORCHLIGHT_ENCRYPTION_KEY must be 32 bytes/)
  expect(run.output.stderr).not.toContain('too short')
})
