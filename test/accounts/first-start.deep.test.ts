import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { makeDataFolder } from '../data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { createTestDatabase } from '../test-database.ts'
import { goodPassword, tokenOf } from './console-user.ts'

// The first start as an operator meets it: a link on the terminal, an owner, and no link any more.

const folder = makeDataFolder()
const database = await createTestDatabase()
const environment = { DATABASE_URL: database.url, PORCHLIGHT_DATA_DIR: folder.path }
const servers: ReadyPorchlight[] = []

afterAll(async () => {
  for (const server of servers) await killAll(server)
  await database.drop()
  folder.remove()
})

const start = async (more: Record<string, string> = {}): Promise<ReadyPorchlight> => {
  const server = await startPorchlight(folder.path, { ...environment, ...more })
  servers.push(server)
  return server
}
const linkIn = (text: string): string => /http\S+\/console\/welcome#\S+/.exec(text)?.[0] ?? ''

async function makeOwner(url: string, token: string, email: string): Promise<Response> {
  const body = JSON.stringify({ token, name: 'Ana Ruiz', email, password: goodPassword })
  const headers = { 'content-type': 'application/json' }
  return fetch(`${url}/v1/console/owner`, { method: 'POST', headers, body })
}

test('a start prints the link as long as nobody is the owner, and a command prints one at any time', async () => {
  const first = await start()
  await expect.poll(() => linkIn(first.output.stdout)).not.toBe('')
  const link = linkIn(first.output.stdout)
  expect(link.startsWith(`${first.url}/console/welcome#`)).toBe(true)
  const made = await makeOwner(first.url, tokenOf(link), 'ana@example.com')
  expect(made.status).toBe(200)
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await first.stop()
  expect(first.output.stderr, 'the log has neither link nor address').not.toMatch(/welcome#|ana@example/)

  const second = await start()
  await expect.poll(() => second.output.stdout).toMatch(/^Console: http\S+\/console$/m)
  expect(linkIn(second.output.stdout)).toBe('')
  const me = () => fetch(`${second.url}/v1/console/me`, { headers: { cookie } })
  expect((await me()).status, 'who is signed in stays in over a restart').toBe(200)

  const further = await finishCommand(['console', 'link'], environment)
  expect([further.code, further.stderr]).toEqual([0, expect.stringContaining('It works once, and for 24 hours')])
  expect((await makeOwner(second.url, tokenOf(further.stdout.trim()), 'bo@example.com')).status).toBe(200)
  const log = await finishCommand(['audit', 'log', '--action', 'owner-link.made', '--json'], environment)
  expect(JSON.parse(log.stdout)).toMatchObject({ actor: expect.stringMatching(/^command line \(/), workspaceId: 1 })

  // Another encryption key signs nobody out.
  await second.stop()
  const next = 'the passphrase of the next year'
  const old = (await readFile(join(folder.path, 'encryption.key'), 'utf8')).trim()
  const both = { ...environment, PORCHLIGHT_ENCRYPTION_KEY: `${next},${old}` }
  const changed = await finishCommand(['key', 'reencrypt'], both)
  expect(changed.code, changed.stderr).toBe(0)
  await rm(join(folder.path, 'encryption.key'))
  const third = await start({ PORCHLIGHT_ENCRYPTION_KEY: next })
  expect((await fetch(`${third.url}/v1/console/me`, { headers: { cookie } })).status).toBe(200)
})
