import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOpenApi } from '../../src/doors/http/openapi.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const get = (path: string, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  wire.call({ method: 'GET', path, headers: { authorization: undefined, ...headers } })

describe('health', () => {
  test('live and ready need no key', async () => {
    expect(await get('/health/live')).toMatchObject({ status: 200, text: '{"status":"live"}' })
    expect(await get('/health/ready')).toMatchObject({ status: 200, text: '{"status":"ready"}' })
  })

  test('not ready without its file storage, nor without its database, but still alive', async () => {
    const broken = await startTestApp()
    const other = openWire(broken)
    const look = (path: string): Promise<WireAnswer> => other.call({ method: 'GET', path })
    try {
      const { files } = broken.app
      const check = (): Promise<never> => Promise.reject(new Error('gone'))
      broken.app.files = { ...files, check }
      const noStorage = 'Not ready: the file storage cannot be reached.'
      expectFailure(await look('/health/ready'), 'not-ready', noStorage, ['retry-after'])
      broken.app.files = files
      await broken.app.db.destroy()
      const noDatabase = 'Not ready: the database does not answer.'
      expectFailure(await look('/health/ready'), 'not-ready', noDatabase, ['retry-after'])
      expect((await look('/health/live')).status).toBe(200)
    } finally {
      await other.close()
      await broken.close()
    }
  })
})

describe('metrics', () => {
  test('are Prometheus text, for this machine', async () => {
    await wire.call({ path: '/chat/Chatbot/Nothing', body: {} })
    const answer = await get('/metrics')
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.text).toMatch(/^# HELP \w+ .+\n# TYPE \w+ (counter|gauge|histogram)\n/m)
    expect(answer.text).toMatch(/_total\{[^}]*code="404"[^}]*\} [1-9]/)
  })

  test('ask for the token where one is set', async () => {
    const guarded = await startTestApp({ environment: { PORCHLIGHT_METRICS_TOKEN: 'a-token-of-my-own' } })
    const other = openWire(guarded)
    const read = (authorization: string | undefined): Promise<WireAnswer> =>
      other.call({ method: 'GET', path: '/metrics', headers: { authorization } })
    try {
      expect((await read('Bearer a-token-of-my-own')).status).toBe(200)
      for (const wrong of [undefined, '', 'Bearer', 'Bearer a-token-of-my-owm', guarded.secretKey]) {
        expect((await read(wrong)).status, String(wrong)).toBe(401)
      }
    } finally {
      await other.close()
      await guarded.close()
    }
  })
})

describe('metrics without a token', () => {
  const host = '127.0.0.1'
  test.each([
    ['a program here', { host: `${host}:8787` }, 200],
    ['a program here by name', { host: 'localhost:8787' }, 200],
    ['a program here by IPv6', { host: '[::1]:8787' }, 200],
    ['a name that somebody made point here', { host: 'rebound.example.com:8787' }, 403],
    ['a name that only begins like ours', { host: 'localhost.example.com' }, 403],
    ['an address that only begins like ours', { host: '127.0.0.1.nip.io' }, 403],
    ['a proxy here that passes the Host on', { host: 'chat.example.com' }, 403],
    ['a proxy here that says for whom', { host, 'x-forwarded-for': '203.0.113.9' }, 403],
    ['a visitor who claims to be here', { host, 'x-forwarded-for': '127.0.0.1' }, 403],
    ['a proxy here by the standard header', { host, forwarded: 'for=127.0.0.1' }, 403],
    ['a proxy here that adds another header', { host, 'x-real-ip': '127.0.0.1' }, 403],
    ['a proxy here that says only its port', { host, 'x-forwarded-port': '443' }, 403],
    ['a proxy here that names who it is', { host, via: '1.1 edge' }, 403],
    ['a proxy here that says for whom in words of its own', { host, 'fastly-client-ip': '203.0.113.9' }, 403],
    ['a page in a browser here', { host, origin: 'https://evil.example.com' }, 403],
    ['a page in a browser here that sends no Origin', { host, 'sec-fetch-site': 'cross-site' }, 403],
    ['a person in a browser here', { host, 'sec-fetch-site': 'none' }, 200],
  ])('%s', async (_who, headers, status) => {
    expect((await get('/metrics', headers)).status).toBe(status)
  })

  test('a trusted proxy cannot make a visitor local', async () => {
    const trusting = await startTestApp({ environment: { PORCHLIGHT_TRUST_PROXY: '127.0.0.0/8' } })
    const other = openWire(trusting)
    try {
      const headers = { 'x-forwarded-for': '127.0.0.1', authorization: undefined }
      const answer = await other.call({ method: 'GET', path: '/metrics', headers })
      expectFailure(
        answer,
        'metrics-forbidden',
        'Metrics are shown to programs on this machine only: set PORCHLIGHT_METRICS_TOKEN and send it as a Bearer token to read them from elsewhere or through a proxy.',
      )
    } finally {
      await other.close()
      await trusting.close()
    }
  })
})

describe('behind https', () => {
  test('browsers are told to stay there; security.txt says whom to tell', async () => {
    const secure = await startTestApp({
      environment: {
        PORCHLIGHT_PUBLIC_URL: 'https://chat.example.com/bots',
        PORCHLIGHT_SECURITY_CONTACT: 'security@example.com',
        PORCHLIGHT_TRUST_PROXY: '127.0.0.0/8',
      },
    })
    const other = openWire(secure)
    const read = (path: string, headers: Record<string, string>): Promise<WireAnswer> =>
      other.call({ method: 'GET', path, headers: { authorization: undefined, ...headers } })
    const strict = async (path: string, headers: Record<string, string>): Promise<unknown> =>
      (await read(path, headers)).headers['strict-transport-security']
    try {
      for (const path of ['/health/live', '/docs', '/nothing', '/console', '/chat/Chatbot/GetConfig']) {
        expect(await strict(path, { host: 'chat.example.com' }), path).toBe('max-age=31536000')
      }
      // The own host of a chatbot: only once its proxy says that it has a certificate, too.
      const own = { host: 'homes.example.net', 'x-forwarded-for': '203.0.113.9' }
      expect(await strict('/docs', { ...own, 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
      expect(await strict('/docs', { ...own, 'x-forwarded-proto': 'http' })).toBeUndefined()

      secure.app.now = () => new Date('2026-11-28T17:05:06.789Z')
      const text = await read('/.well-known/security.txt', { host: 'chat.example.com' })
      expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(text.text).toBe(
        [
          'Contact: mailto:security@example.com',
          'Expires: 2027-05-27T00:00:00Z',
          'Preferred-Languages: en, es',
          'Canonical: https://chat.example.com/bots/.well-known/security.txt',
          '',
        ].join('\n'),
      )
    } finally {
      await other.close()
      await secure.close()
    }
  })

  test('nothing of it without', async () => {
    const answer = await get('/docs', { 'x-forwarded-proto': 'https' })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    const text = await get('/.well-known/security.txt')
    expectFailure(
      text,
      'path-not-found',
      'There is nothing at /.well-known/security.txt: see /docs for the paths that exist.',
    )
  })
})

describe('the description of the API', () => {
  test('/openapi.json is the one of this address', async () => {
    const answer = await get('/openapi.json')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(makeOpenApi(app.url))))
  })

  test('/docs is one readable page that loads nothing from elsewhere', async () => {
    const answer = await get('/docs', { accept: 'text/html' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/)
    expect(answer.text).toMatch(/<html lang="en"/)
    expect(answer.text).not.toMatch(/(src|href)="(https?:)?\/\/(?!127\.0\.0\.1)/)
    for (const path of ['/chat/Chatbot/Edit', '/chat/Chat/ClientAsk', '/chat/User/GetPreUploadUrl'])
      expect(answer.text).toContain(path)
  })
})
