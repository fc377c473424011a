import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { makeDataFolder } from './data-folder.ts'
import { finishPorchlight, killAll, type ReadyPorchlight, startPorchlight } from './porchlight-process.ts'
import { readJson } from './read-json.ts'
import { deepTest, quickTest } from './run/how-much.ts'
import { makeStartedFolder } from './started-folder.ts'

const run = promisify(execFile)

describe('a first start', () => {
  const folder = makeDataFolder()
  let server: ReadyPorchlight

  beforeAll(async () => {
    server = await startPorchlight(folder.path)
  })
  afterAll(async () => {
    await killAll(server)
    folder.remove()
  })

  quickTest('says where it is, and its curl works as it stands', async () => {
    expect(server.output.stdout).toMatch(/^Porchlight is ready on http:\/\/127\.0\.0\.1:\d+$/m)
    await expect.poll(() => server.output.stdout).toMatch(/^Note: what visitors of .+ leave is mailed to nobody: set /m)
    await expect.poll(() => server.output.stdout).toMatch(/^curl .+\n/m)
    expect(server.output.stdout).toMatch(/^Try the chat: http:\/\/127\.0\.0\.1:\d+\/share\/[0-9a-f]{32}$/m)
    const command = /^curl .+$/m.exec(server.output.stdout)?.[0] ?? ''
    const { stdout } = await run('bash', ['-c', command])
    const answer = JSON.parse(stdout)
    expect(answer.total).toBeGreaterThan(0)
    for (const listing of answer.listings) {
      expect(listing.Bedrooms).toBe(3)
      expect(listing.RentPrice ?? listing.SalePrice).toBeLessThanOrEqual(600_000)
    }
  })

  quickTest('keeps the credentials for its owner only', async () => {
    const { mode } = await stat(join(folder.path, 'credentials.json'))
    expect(mode & 0o777).toBe(0o600)
    expect(server.credentials).toEqual({
      baseUrl: server.url,
      secretKey: expect.stringMatching(/^pl_sk_/),
      sessionKey: expect.stringMatching(/^pl_ses_/),
      serialNumber: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })

  quickTest('logs one JSON line a request, with its id and without any key', async () => {
    const response = await fetch(`${server.url}/chat/Chatbot/ModelList`, {
      headers: { authorization: server.credentials.secretKey },
    })
    const id = response.headers.get('x-request-id') ?? ''
    expect(response.status).toBe(200)
    await expect.poll(() => server.output.stderr).toContain(id)
    const lines = server.output.stderr.split('\n').filter((line) => line.includes(id))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: id,
      method: 'GET',
      path: '/chat/Chatbot/ModelList',
      status: 200,
    })
    expect(server.output.stderr).not.toContain(server.credentials.secretKey)
  })

  deepTest('a second process on the same data folder is refused with a sentence', async () => {
    const { code, stderr, stdout } = await finishPorchlight(['start'], { PORCHLIGHT_DATA_DIR: folder.path, PORT: '0' })
    expect(code).toBe(1)
    expect(stdout).not.toContain('ready')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(folder.path)
  })

  quickTest('stops cleanly on SIGTERM, and starts again with the same keys and a new address', async () => {
    const { credentials } = server
    expect(await server.stop()).toBe(0)
    server = await startPorchlight(folder.path)
    expect(server.credentials).toEqual({ ...credentials, baseUrl: server.url })
    const search = await fetch(`${server.url}/v1/chatbots/${credentials.serialNumber}/search`, {
      method: 'POST',
      headers: { authorization: credentials.secretKey },
      body: JSON.stringify({ q: 'homes for sale' }),
    })
    const { listings } = await readJson<{ listings: { Url: string }[] }>(search)
    for (const listing of listings) expect(listing.Url).toContain(server.url)
    expect((await fetch(listings[0]?.Url ?? '')).status).toBe(200)
  })
})

deepTest('keys of the environment are the keys of the first workspace, and the demo may be left out', async () => {
  const folder = makeDataFolder()
  const keys = {
    PORCHLIGHT_SECRET_KEY: 'my-own-secret-key-0123456789',
    PORCHLIGHT_SESSION_KEY: 'my-own-session-key-0123456789',
  }
  const server = await startPorchlight(folder.path, { ...keys, PORCHLIGHT_DEMO: 'off', LOG_LEVEL: 'silent' })
  try {
    expect(server.credentials).toEqual({
      baseUrl: server.url,
      secretKey: keys.PORCHLIGHT_SECRET_KEY,
      sessionKey: keys.PORCHLIGHT_SESSION_KEY,
    })
    const response = await fetch(`${server.url}/chat/Chatbot/Add`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.PORCHLIGHT_SECRET_KEY}` },
      body: JSON.stringify({ timeZone: 'UTC', type: 0 }),
    })
    expect(response.status).toBe(200)
    expect(server.output.stderr).toBe('')
  } finally {
    await killAll(server)
    folder.remove()
  }
})

deepTest('a public address goes into links and credentials, not into the ready line', async () => {
  const folder = makeDataFolder()
  const server = await startPorchlight(folder.path, { PORCHLIGHT_PUBLIC_URL: 'https://chat.example.com/' })
  try {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:/)
    expect(server.credentials.baseUrl).toBe('https://chat.example.com')
    const upload = await fetch(`${server.url}/chat/User/GetPreUploadUrl`, {
      method: 'POST',
      headers: { authorization: server.credentials.secretKey },
      body: JSON.stringify({ fileName: 'a.png' }),
    })
    const { Data } = await readJson<{ Data: { PreUploadUrl: string } }>(upload)
    expect(Data.PreUploadUrl).toMatch(/^https:\/\/chat\.example\.com\//)
  } finally {
    await killAll(server)
    folder.remove()
  }
})

deepTest.each([
  ['PORT', 'eighty'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://nowhere'],
])('a wrong %s stops the start with one sentence that names it', async (variable, value) => {
  const { code, stderr, stdout } = await finishPorchlight(['start'], { [variable]: value })
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toMatch(new RegExp(`^${variable} must be [^\n]+\\.\n$`))
})

deepTest('a data folder that is a file stops the start with one sentence', async () => {
  const folder = makeDataFolder()
  const file = join(folder.path, 'file')
  await writeFile(file, '')
  const { code, stderr } = await finishPorchlight(['start'], { PORCHLIGHT_DATA_DIR: file, PORT: '0' })
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  folder.remove()
})

deepTest('an address that cannot be had stops the start with one sentence that names the variable', async () => {
  const folder = await makeStartedFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = String((other.address() as AddressInfo).port)
  const cases: [Record<string, string>, string][] = [
    [{ PORT: taken }, `Another program listens on port ${taken} of 127.0.0.1 already. Set PORT to a free one`],
    [{ PORT: '0', HOST: '203.0.113.1' }, 'This machine has no address 203.0.113.1. Set HOST to one that it has'],
  ]
  try {
    for (const [environment, sentence] of cases) {
      const { code, stderr } = await finishPorchlight(['start'], { PORCHLIGHT_DATA_DIR: folder.path, ...environment })
      expect(code).toBe(1)
      expect(stderr).toContain(sentence)
      expect(
        stderr
          .trim()
          .split('\n')
          .filter((line) => !line.startsWith('{')),
      ).toHaveLength(1)
    }
  } finally {
    other.close()
    folder.remove()
  }
})
