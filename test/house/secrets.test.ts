import { execFileSync } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { openVisitor } from '../visitor.ts'
import { conversationOf, openSecretsStage, type SecretsStage } from './secrets-stage.ts'

// Secrets of whole processes, as an operator meets them: what is printed, what lies where, what a command changes. What a process without
// the key does is tried by secrets-elsewhere.deep.test.ts.

let stage: SecretsStage
beforeAll(async () => {
  stage = await openSecretsStage()
})
afterAll(() => stage.close())

const command = (...commandLine: string[]) => finishCommand(commandLine, stage.environment)
const serial = (): string => stage.server.credentials.serialNumber ?? ''
const conversation = (visitor: { sessionKey: string }) => conversationOf(stage.server.url, visitor)

async function renew(sessionKey: string): Promise<{ SessionID: number; SessionKey: string }> {
  const headers = { 'chatrobot-sessionkey': sessionKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ serialNumber: serial() })
  const response = await fetch(`${stage.server.url}/chat/Chatbot/GetConfig`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  // What GetConfig answers is proven by the contract's tests.
  return ((await response.json()) as { Data: { SessionID: number; SessionKey: string } }).Data
}

test('a start prints no key, and its curl works from any folder', async () => {
  await expect.poll(() => stage.server.output.stdout, { timeout: 30_000 }).toMatch(/^curl .+\n/m)
  const line = /^curl .+$/m.exec(stage.server.output.stdout)?.[0] ?? ''
  for (const cwd of ['/', stage.folder.path]) {
    const answer = JSON.parse(execFileSync('sh', ['-c', line], { cwd, encoding: 'utf8' }))
    expect(answer.total).toBeGreaterThan(0)
  }
  expect(stage.server.output.stdout + stage.server.output.stderr).not.toMatch(/pl_(sk|ses|vis)_[\w-]{8}/)
})

test('no key lies in the database, and what seals the secrets lies in the data folder alone', async () => {
  await openVisitor(stage.server, serial())
  const key = (await readFile(join(stage.dataDir, 'encryption.key'), 'utf8')).trim()
  expect((await stat(join(stage.dataDir, 'encryption.key'))).mode & 0o777).toBe(0o600)
  const backup = join(stage.folder.path, 'secrets.tar.gz')
  const { code, stdout, stderr } = await command('backup', backup)
  expect(code, stderr).toBe(0)
  expect(stderr).toContain(join(stage.dataDir, 'encryption.key'))
  const unpacked = execFileSync('tar', ['-xzOf', backup], { maxBuffer: 1 << 28 })
  expect(unpacked.length).toBeGreaterThan(10_000)
  for (const secret of [key, stage.server.credentials.secretKey, stage.server.credentials.sessionKey]) {
    expect(unpacked.includes(secret)).toBe(false)
    expect(unpacked.includes(Buffer.from(secret).toString('hex'))).toBe(false)
  }
  expect(unpacked.includes(Buffer.from(key, 'base64').toString('hex'))).toBe(false)
  expect(stdout).toContain(backup)
})

describe('key revoke-visitors', () => {
  test('ends the keys of chat windows at once, which begin anew by themselves', async () => {
    const visitor = await openVisitor(stage.server, serial())
    expect(await conversation(visitor)).toBe(200)
    const { code, stdout } = await command('key', 'revoke-visitors')
    expect([code, stdout]).toEqual([0, 'All visitor keys of all workspaces are revoked.\n'])
    await expect.poll(() => conversation(visitor), { timeout: 4_000 }).toBe(401)
    const fresh = await renew(visitor.sessionKey)
    expect(fresh.SessionID).not.toBe(visitor.sessionID)
    expect(await conversation({ sessionKey: fresh.SessionKey })).toBe(200)
  })

  test('of one chatbot, or of one workspace', async () => {
    const first = await openVisitor(stage.server, serial())
    expect((await command('key', 'revoke-visitors', '--chatbot', serial())).code).toBe(0)
    await expect.poll(() => conversation(first), { timeout: 4_000 }).toBe(401)
    const second = await openVisitor(stage.server, serial())
    expect((await command('key', 'revoke-visitors', '--workspace', '1')).code).toBe(0)
    await expect.poll(() => conversation(second), { timeout: 4_000 }).toBe(401)
    expect(await conversation(await openVisitor(stage.server, serial()))).toBe(200)
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
  await fetch(`${stage.server.url}/chat/Chatbot/Edit`, {
    method: 'POST',
    headers: { authorization: stage.server.credentials.secretKey, 'content-type': 'application/json' },
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
