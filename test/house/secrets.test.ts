import { execFileSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataFolder } from '../data-folder.ts'
import {
  type Environment,
  finishPorchlight,
  killAll,
  type ReadyPorchlight,
  runPorchlight,
  startPorchlight,
} from '../porchlight-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { openVisitor } from '../visitor.ts'

// Secrets of whole processes, as an operator meets them: what is printed, what lies where, what a command changes.

const folder = makeDataFolder()
/** A folder whose name a careless shell line would trip over. */
const dataDir = join(folder.path, "Ana's data $HOME")
let database: TestDatabase
let environment: Environment
let server: ReadyPorchlight

beforeAll(async () => {
  database = await createTestDatabase()
  environment = { DATABASE_URL: database.url, PORCHLIGHT_DATA_DIR: dataDir }
  server = await startPorchlight(dataDir, environment)
})
afterAll(async () => {
  await killAll(server)
  await database.drop()
  folder.remove()
})

const command = (...commandLine: string[]) => finishPorchlight(commandLine, environment)
const serial = (): string => server.credentials.serialNumber ?? ''

async function conversation({ sessionKey }: { sessionKey: string }): Promise<number> {
  const headers = { 'chatrobot-sessionkey': sessionKey }
  return (await fetch(`${server.url}/v1/visitor/conversation`, { headers })).status
}

async function renew(sessionKey: string): Promise<{ SessionID: number; SessionKey: string }> {
  const headers = { 'chatrobot-sessionkey': sessionKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ serialNumber: serial() })
  const response = await fetch(`${server.url}/chat/Chatbot/GetConfig`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  // What GetConfig answers is proven by the contract's tests.
  return ((await response.json()) as { Data: { SessionID: number; SessionKey: string } }).Data
}

test('a start prints no key, and its curl works from any folder', async () => {
  await expect.poll(() => server.output.stdout).toMatch(/^curl .+\n/m)
  const line = /^curl .+$/m.exec(server.output.stdout)?.[0] ?? ''
  for (const cwd of ['/', folder.path]) {
    const answer = JSON.parse(execFileSync('sh', ['-c', line], { cwd, encoding: 'utf8' }))
    expect(answer.total).toBeGreaterThan(0)
  }
  expect(server.output.stdout + server.output.stderr).not.toMatch(/pl_(sk|ses|vis)_[\w-]{8}/)
})

test('no key lies in the database, and what seals the secrets lies in the data folder alone', async () => {
  await openVisitor(server, serial())
  const key = (await readFile(join(dataDir, 'encryption.key'), 'utf8')).trim()
  expect((await stat(join(dataDir, 'encryption.key'))).mode & 0o777).toBe(0o600)
  const backup = join(folder.path, 'secrets.tar.gz')
  const { code, stdout, stderr } = await command('backup', backup)
  expect(code, stderr).toBe(0)
  expect(stderr).toContain(join(dataDir, 'encryption.key'))
  const unpacked = execFileSync('tar', ['-xzOf', backup], { maxBuffer: 1 << 28 })
  expect(unpacked.length).toBeGreaterThan(10_000)
  for (const secret of [key, server.credentials.secretKey, server.credentials.sessionKey]) {
    expect(unpacked.includes(secret)).toBe(false)
    expect(unpacked.includes(Buffer.from(secret).toString('hex'))).toBe(false)
  }
  expect(unpacked.includes(Buffer.from(key, 'base64').toString('hex'))).toBe(false)
  expect(stdout).toContain(backup)
})

test('a second process with a folder of its own is refused until it has the key', async () => {
  const other = join(folder.path, 'other')
  const refused = await finishPorchlight(['start'], { ...environment, PORCHLIGHT_DATA_DIR: other, PORT: '0' })
  expect(refused.code).toBe(1)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
  expect(refused.stderr).toContain('PORCHLIGHT_ENCRYPTION_KEY')
  const key = (await readFile(join(dataDir, 'encryption.key'), 'utf8')).trim()
  const second = await startPorchlight(other, { DATABASE_URL: database.url, PORCHLIGHT_ENCRYPTION_KEY: key })
  try {
    // Each proves what the other has issued.
    const { sessionKey } = await openVisitor(server, serial())
    const headers = { 'chatrobot-sessionkey': sessionKey }
    expect((await fetch(`${second.url}/v1/visitor/conversation`, { headers })).status).toBe(200)
    expect(second.output.stdout + second.output.stderr).not.toContain(key)
  } finally {
    await killAll(second)
  }
})

describe('key revoke-visitors', () => {
  test('ends the keys of chat windows at once, which begin anew by themselves', async () => {
    const visitor = await openVisitor(server, serial())
    expect(await conversation(visitor)).toBe(200)
    const { code, stdout } = await command('key', 'revoke-visitors')
    expect([code, stdout]).toEqual([0, 'All visitor keys of all workspaces are revoked.\n'])
    await expect.poll(() => conversation(visitor), { timeout: 4_000 }).toBe(401)
    const fresh = await renew(visitor.sessionKey)
    expect(fresh.SessionID).not.toBe(visitor.sessionID)
    expect(await conversation({ sessionKey: fresh.SessionKey })).toBe(200)
  })

  test('of one chatbot, or of one workspace', async () => {
    const first = await openVisitor(server, serial())
    expect((await command('key', 'revoke-visitors', '--chatbot', serial())).code).toBe(0)
    await expect.poll(() => conversation(first), { timeout: 4_000 }).toBe(401)
    const second = await openVisitor(server, serial())
    expect((await command('key', 'revoke-visitors', '--workspace', '1')).code).toBe(0)
    await expect.poll(() => conversation(second), { timeout: 4_000 }).toBe(401)
    expect(await conversation(await openVisitor(server, serial()))).toBe(200)
    const wrong = [
      ['--workspace', '77'],
      ['--workspace', 'x'],
      ['--chatbot', 'none'],
    ]
    const refused = await Promise.all(wrong.map((words) => command('key', 'revoke-visitors', ...words)))
    expect(refused).toHaveLength(3)
    for (const { code, stderr } of refused) expect(code, stderr).not.toBe(0)
  })
})

test('audit log tells who changed what on the command line and over HTTP', async () => {
  const made = await command('key', 'create', '--label', 'web shop')
  const id = /^id\s+(\d+)$/m.exec(made.stdout)?.[1] ?? ''
  await command('key', 'rotate', id, '--overlap', '1')
  await command('key', 'revoke', id)
  await fetch(`${server.url}/chat/Chatbot/Edit`, {
    method: 'POST',
    headers: { authorization: server.credentials.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ serialNumber: serial(), Name: 'Turned \u202e around\u009b' }),
  })
  const { code, stdout, stderr } = await command('audit', 'log', '--json', '--limit', '500')
  expect(code, stderr).toBe(0)
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows[0]).toMatchObject({ action: 'settings.changed', actor: 'key 1', workspaceId: 1 })
  expect(rows[0].details.after).toEqual({ Name: 'Turned \u202e around\u009b' })
  expect(stdout).not.toMatch(/[\u202e\u009b]/)
  const actions = rows.map(({ action }) => action)
  for (const action of ['workspace.created', 'key.created', 'key.ended', 'visitor-keys.revoked', 'backup.written']) {
    expect(actions).toContain(action)
  }
  for (const { action, actor } of rows.filter(({ action }) => action.startsWith('key.'))) {
    expect(actor, action).toMatch(/^command line \(.+\)$/)
  }
  expect(stdout).not.toMatch(/pl_(sk|ses|vis)_/)
  const lines = async (...more: string[]) => (await command('audit', 'log', ...more)).stdout.split('\n').length - 1
  const counts = await Promise.all([
    lines('--action', 'key.*'),
    lines('--action', 'key.ended', '--limit', '1'),
    lines('--since', '2999-01-01'),
    lines('--since', '1d', '--workspace', '1'),
  ])
  expect(counts.slice(0, 3)).toEqual([4, 1, 0])
  expect(counts[3]).toBeGreaterThan(5)
  expect((await command('audit', 'log', '--since', 'yesterdayish')).code).toBe(1)
})

test('a backup that is restored where its key is not says what is lost, and all else works', async () => {
  const visitor = await openVisitor(server, serial())
  const backup = join(folder.path, 'to-restore.tar.gz')
  expect((await command('backup', backup)).code).toBe(0)
  const target = await createTestDatabase()
  const place = { DATABASE_URL: target.url, PORCHLIGHT_DATA_DIR: join(folder.path, 'restored') }
  try {
    const restored = await finishPorchlight(['restore', backup], place)
    expect(restored.code, restored.stderr).toBe(0)
    expect(restored.stderr).toContain('open chat windows begin new conversations')
    const copy = await startPorchlight(place.PORCHLIGHT_DATA_DIR, place)
    try {
      const headers = { authorization: server.credentials.secretKey }
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
  const visitor = await openVisitor(server, serial())
  const backup = join(folder.path, 'with-key.tar.gz')
  expect((await command('backup', backup)).code).toBe(0)
  const target = await createTestDatabase()
  const place = { DATABASE_URL: target.url, PORCHLIGHT_DATA_DIR: join(folder.path, 'with key') }
  await mkdir(place.PORCHLIGHT_DATA_DIR)
  await cp(join(dataDir, 'encryption.key'), join(place.PORCHLIGHT_DATA_DIR, 'encryption.key'))
  try {
    const restored = await finishPorchlight(['restore', backup], place)
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
  const visitor = await openVisitor(server, serial())
  await server.stop()
  const old = (await readFile(join(dataDir, 'encryption.key'), 'utf8')).trim()
  const next = 'the passphrase of the next year'
  const changed = await finishPorchlight(['key', 'reencrypt'], {
    ...environment,
    PORCHLIGHT_ENCRYPTION_KEY: `${next},${old}`,
  })
  expect([changed.code, changed.stdout], changed.stderr).toEqual([0, '1 secret is sealed with the newest key.\n'])
  await rm(join(dataDir, 'encryption.key'))
  const refused = await finishPorchlight(['start'], { ...environment, PORT: '0' })
  expect([refused.code, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toContain('PORCHLIGHT_ENCRYPTION_KEY')
  server = await startPorchlight(dataDir, { ...environment, PORCHLIGHT_ENCRYPTION_KEY: next })
  expect(await conversation(visitor)).toBe(200)
  await server.stop()

  const careful = await command('key', 'reencrypt')
  expect(careful.code).not.toBe(0)
  const given = await command('key', 'reencrypt', '--discard-unreadable')
  expect(given.stdout).toContain('Lost: ')
  expect(given.code).toBe(0)
  server = await startPorchlight(dataDir, environment)
  expect(await conversation(visitor)).toBe(401)
  expect(await conversation(await openVisitor(server, serial()))).toBe(200)
  expect((await readdir(dataDir)).sort()).toEqual(expect.arrayContaining(['credentials.json', 'encryption.key']))
})

test('a wrong key stops the start with one sentence that does not tell it', async () => {
  const run = runPorchlight(['start'], { ...environment, PORCHLIGHT_ENCRYPTION_KEY: 'too short', PORT: '0' })
  expect(await run.ended).toBe(1)
  expect(run.output.stderr.trim().split('\n')).toHaveLength(1)
  expect(run.output.stderr).toMatch(/^PORCHLIGHT_ENCRYPTION_KEY must be 32 bytes/)
  expect(run.output.stderr).not.toContain('too short')
})
