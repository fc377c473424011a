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
