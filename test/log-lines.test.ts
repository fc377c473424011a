import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataFolder } from './data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from './porchlight-process.ts'
import { type ScriptedModelServer, startScriptedModelServer } from './servers/scripted-model-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

// What a server that talks of everything it can writes of many kinds of failures, read as an operator would.

const folder = makeDataFolder()
const modelKey = 'sk-the-key-of-the-model-server'
const smtpPassword = 'password-of-the-mail-server'
let database: TestDatabase
let models: ScriptedModelServer
let server: ReadyPorchlight
let serialNumber: string
let sessionID: number

beforeAll(async () => {
  database = await createTestDatabase()
  models = await startScriptedModelServer()
  server = await startPorchlight(folder.path, {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'trace',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: models.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_KEY: modelKey,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    PORCHLIGHT_MODEL_TIMEOUT_MS: '2000',
    SMTP_URL: `smtp://mail:${smtpPassword}@127.0.0.1:1`,
  })
  serialNumber = server.credentials.serialNumber ?? ''
  await send('/chat/Chatbot/Edit', { serialNumber, Model: 'compatible/scripted' })
  sessionID = JSON.parse((await send('/chat/Chatbot/GetSession', { serialNumber })).text).Data.SessionID
})
afterAll(async () => {
  await killAll(server)
  await models.close()
  await database.drop()
  folder.remove()
})

interface Sent {
  id: string
  code: string | null
  text: string
}

async function send(path: string, body: unknown, options: { method?: string; headers?: object } = {}): Promise<Sent> {
  const headers = {
    authorization: server.credentials.secretKey,
    'content-type': 'application/json',
    ...options.headers,
  }
  const response = await fetch(server.url + path, {
    method: options.method ?? 'POST',
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { id: response.headers.get('x-request-id') ?? '', code: response.headers.get('x-error-code'), text }
}

/** The line of a request, as soon as it is written. */
async function lineOf(id: string): Promise<Record<string, unknown>> {
  const find = (): string | undefined =>
    server.output.stderr.split('\n').find((line) => line.includes(id) && line.includes('"msg":"request"'))
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return JSON.parse(find() ?? '')
}

const ask = (more: object = {}) => ({ sessionID, content: 'Hello there, who are you?', type: 'Text', ...more })

test('each failure names its code in its line, and what went well names none', async () => {
  const long = { serialNumber, content: 'x'.repeat(2_000_000) }
  const failures: [string, Promise<Sent>][] = [
    ['missing-credential', send('/chat/Chatbot/Edit', {}, { headers: { authorization: '' } })],
    ['unknown-credential', send('/chat/Chatbot/Edit', {}, { headers: { authorization: 'pl_sk_made_up' } })],
    ['key-scope', send('/chat/Chatbot/Edit', {}, { headers: { authorization: server.credentials.sessionKey } })],
    ['malformed-json', send('/chat/Chatbot/Edit', '{')],
    ['unsupported-content-type', send('/chat/Chatbot/Edit', '{}', { headers: { 'content-type': 'text/plain' } })],
    ['not-acceptable', send('/chat/Chatbot/Edit', {}, { headers: { accept: 'image/png' } })],
    ['invalid-fields', send('/chat/Chatbot/Edit', { serialNumber, Name: 7 })],
    ['chatbot-not-found', send('/chat/Chatbot/Edit', { serialNumber: 'f'.repeat(32), Name: 'a' })],
    ['session-not-found', send('/chat/Chat/ClientAsk', ask({ sessionID: 987_654 }))],
    ['path-not-found', send('/no/such/path?token=0123456789abcdef', {})],
    ['method-not-allowed', send('/chat/Chatbot/Edit', {}, { method: 'PUT' })],
    ['bad-request', send('/chat/%ff', {})],
    ['path-not-found', send(`/v1/chatbots/${'a'.repeat(300)}/search`, {})],
    ['body-too-large', send('/chat/Chatbot/RealEstateCreate', long)],
  ]
  for (const [code, call] of failures) {
    const sent = await call
    expect(sent.code, sent.text).toBe(code)
    expect(await lineOf(sent.id), sent.text).toMatchObject({ errorCode: code })
  }
  const good = await send('/chat/Chatbot/ModelList', {})
  expect(await lineOf(good.id)).not.toHaveProperty('errorCode')
})

test('a failure that is given again for an Idempotency-Key is named too', async () => {
  const headers = { 'idempotency-key': 'of this test' }
  const first = await send('/chat/Chatbot/RealEstateDelete', { SerialNumber: serialNumber, Keys: [] }, { headers })
  const again = await send('/chat/Chatbot/RealEstateDelete', { SerialNumber: serialNumber, Keys: [] }, { headers })
  expect([first.code, again.code]).toEqual(['invalid-fields', 'invalid-fields'])
  expect(await lineOf(again.id)).toMatchObject({ errorCode: 'invalid-fields', status: 400 })
})

test('a model that fails is named, before the first word and in the middle of a stream', async () => {
  models.play({ status: 500, body: 'broken' })
  const lines = (): string[] =>
    server.output.stderr.split('\n').filter((line) => line.includes('"msg":"a language model failed"'))
  const plain = await send('/chat/Chat/ClientAsk', ask())
  expect(plain.code).toBeNull()
  await expect.poll(() => lines().length, { timeout: 60_000 }).toBe(1)
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ model: 'compatible/scripted', why: 'server-error' })

  models.play({ steps: [{ piece: 'Hello and welcome. ' }, { waitMs: 300 }, { destroy: true }] })
  const streamed = await send('/chat/Chat/ClientAsk', ask({ stream: true }))
  expect(streamed.text).toContain('broke off')
  await expect.poll(() => lines().length, { timeout: 60_000 }).toBe(2)
  expect(JSON.parse(lines()[1] ?? '')).toMatchObject({ model: 'compatible/scripted', why: 'broken' })
})

test('what is no HTTP, and what has no Host, has a line with its code', async () => {
  const { port } = new URL(server.url)
  const speak = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(text))
      let answer = ''
      socket.setEncoding('utf8').on('data', (piece) => {
        answer += piece
      })
      socket.on('close', () => resolve(answer)).on('error', reject)
    })
  for (const text of ['this is no HTTP\r\n\r\n', 'GET /docs HTTP/1.1\r\nConnection: close\r\n\r\n']) {
    const answer = await speak(text)
    const id = /^x-request-id: (\S+)/im.exec(answer)?.[1] ?? 'none'
    expect(/^x-error-code: bad-request/im.test(answer), answer).toBe(true)
    expect(await lineOf(id)).toMatchObject({ errorCode: 'bad-request', status: 400 })
  }
})

test('a lost database connection is told in a few words, without its cancel key', async () => {
  const before = server.output.stderr.length
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle'`,
  )
  await client.end()
  const lost = 'the connection to the database was lost'
  const told = (): string => server.output.stderr.slice(before)
  await expect.poll(told, { timeout: 60_000 }).toContain(lost)
  const lines = told()
    .split('\n')
    .filter((line) => line.includes(lost))
  for (const line of lines) {
    expect(line.length).toBeLessThan(3_000)
    expect(line).not.toMatch(/secretKey|processID|_connectionString|"client"/)
    expect(JSON.parse(line)).toMatchObject({ reason: expect.any(String) })
  }
})

test('no secret of any kind is in any line, at the level that says most', async () => {
  const opened = JSON.parse((await send('/chat/Chatbot/GetConfig', { serialNumber })).text).Data
  const visitor = { authorization: '', 'chatrobot-sessionkey': opened.SessionKey }
  await send('/chat/Chat/Ask', { content: 'Hi' }, { headers: visitor })
  await send('/chat/Chatbot/Edit', {}, { headers: { authorization: `Bearer ${opened.SessionKey}` } })
  const upload = JSON.parse((await send('/chat/User/GetPreUploadUrl', { fileName: 'a.png' })).text).Data
  const { pathname, searchParams, search } = new URL(upload.PreUploadUrl)
  await send(pathname + search, 'no picture', { method: 'PUT' })
  await send(`${pathname}?token=made-up-token-0123456789`, 'x', { method: 'PUT' })
  // A client that goes away in the middle.
  await new Promise<void>((resolve) => {
    const request = httpRequest(server.url + pathname + search, {
      method: 'PUT',
      headers: { 'content-length': '5000' },
    })
    request.on('error', () => resolve()).on('close', () => resolve())
    request.write('half', () => request.destroy())
  })
  const last = await send('/chat/Chatbot/ModelList', {})
  await lineOf(last.id)
  const said = server.output.stderr + server.output.stdout
  const secrets = [
    server.credentials.secretKey,
    server.credentials.sessionKey,
    opened.SessionKey,
    searchParams.get('token') ?? 'no token in the address',
    'made-up-token-0123456789',
    modelKey,
    smtpPassword,
    new URL(database.url).password || 'no password in the address',
    'pl_sk_made_up',
  ]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6)
    expect(said.includes(secret), secret).toBe(false)
  }
  for (const line of server.output.stderr.trim().split('\n')) expect(() => JSON.parse(line), line).not.toThrow()
})
