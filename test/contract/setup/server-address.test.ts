import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cookieOf, goodPassword, openOwner, signIn } from '../../accounts/console-user.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'
import { openWire } from '../../wire-call.ts'

// An owner of the server's first firm sets its address: links follow, sign-ins do not break, and a check says whether it leads here.

let app: TestApp
let other: TestWorkspace
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: 'localhost,127.0.0.1' } })
  other = await app.addWorkspace()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(() => app?.close())

async function call<Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  { server = app, key = app.secretKey }: { server?: TestApp; key?: string } = {},
) {
  const response = await fetch(server.url + path, {
    method,
    headers: { authorization: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await response.json()) as Body & { Message?: string }
  return { status: response.status, code: response.headers.get('x-error-code'), body: told }
}

const setAddress = (url: string | null) => call('POST', '/v1/server-address', { url })
const check = (url: string) => call('POST', '/v1/server-address/check', { url })

/** Something else that answers. Its address. */
async function startOther(status: number, headers: Record<string, string>, said: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status, headers).end(said))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('links begin with it at once, and with where the server listens once it is removed', async () => {
  expect((await call('GET', '/v1/server-address')).body).toEqual({
    url: app.url,
    setBy: 'nobody',
    reach: 'machine',
    isEncrypted: false,
    maySet: true,
    setWho: '',
    setAt: null,
  })
  const set = await setAddress('https://Chat.Harbour.example/')
  expect(set.body).toMatchObject({
    url: 'https://chat.harbour.example',
    setBy: 'console',
    reach: 'everybody',
    isEncrypted: true,
    setWho: expect.stringMatching(/^key \d+$/),
  })
  await expect.poll(() => app.app.publicUrl).toBe('https://chat.harbour.example')
  const log = await call<{ changes: object[] }>('GET', '/v1/audit-log')
  expect(log.body.changes[0]).toMatchObject({
    action: 'server-address.changed',
    details: { before: { address: null }, after: { address: 'https://chat.harbour.example' } },
  })
  const serialNumber = await app.addChatbot({})
  const { body } = await call<{ connections: { url: string }[] }>('GET', `/v1/chatbots/${serialNumber}/connections`)
  expect(body.connections.every(({ url }) => url.startsWith('https://chat.harbour.example/'))).toBe(true)
  expect((await setAddress(null)).body).toMatchObject({ url: app.url, setBy: 'nobody' })
  await expect.poll(() => app.app.publicUrl).toBe(app.url)
})

test('who is signed in stays so, and signs in where they did, whatever address is set', async () => {
  const wire = openWire(app)
  ends.push(() => wire.close())
  const owner = await openOwner(app, wire)
  await setAddress('https://chat.harbour.example')
  await expect.poll(() => app.app.publicUrl).toBe('https://chat.harbour.example')
  const me = () => owner.call({ method: 'GET', path: '/v1/console/me' })
  expect((await me()).status).toBe(200)
  const again = await signIn(app, wire, { email: owner.email, password: goodPassword })
  expect(again.status, again.text).toBe(200)
  expect(cookieOf(again)).toMatch(/^porchlight-session/)
  await setAddress(null)
  expect((await me()).status).toBe(200)
})

test('another process takes it over', async () => {
  await app.app.pool.query(`
    INSERT INTO "serverAddress" (id, url) VALUES (1, 'https://elsewhere.example')
    ON CONFLICT (id) DO UPDATE SET url = excluded.url`)
  await app.app.address.follow()
  expect(app.app.publicUrl).toBe('https://elsewhere.example')
  await app.app.pool.query('UPDATE "serverAddress" SET url = NULL')
  await app.app.address.follow()
  expect(app.app.publicUrl).toBe(app.url)
})

test('owners of other firms neither set nor check it', async () => {
  const told = await call('GET', '/v1/server-address', undefined, { key: other.secretKey })
  expect(told.body).toMatchObject({ url: app.url, maySet: false, setWho: '', setAt: null })
  for (const path of ['/v1/server-address', '/v1/server-address/check']) {
    const refused = await call('POST', path, { url: 'https://theirs.example' }, { key: other.secretKey })
    expect([refused.status, refused.code]).toEqual([403, 'server-owner-only'])
  }
})

test('the environment wins, and says so', async () => {
  const operated = await startTestApp({ environment: { PORCHLIGHT_PUBLIC_URL: 'https://operator.example' } })
  const asOperated = { server: operated, key: operated.secretKey }
  await operated.app.pool.query(`INSERT INTO "serverAddress" (id, url) VALUES (1, 'https://firm.example')`)
  await operated.app.address.follow()
  const told = await call('GET', '/v1/server-address', undefined, asOperated)
  expect(told.body).toMatchObject({ url: 'https://operator.example', setBy: 'server', maySet: false, setWho: '' })
  const refused = await call('POST', '/v1/server-address', { url: 'https://firm.example' }, asOperated)
  expect([refused.status, refused.code]).toEqual([409, 'server-address-of-server'])
  await operated.close()
})

test('the check says what is found at an address, and what to do', async () => {
  const here = await check(app.url)
  expect(here.body).toMatchObject({ verdict: 'reached', detail: expect.stringContaining('leads to this server') })
  const neighbour = await startTestApp()
  ends.push(() => neighbour.close())
  const page = await startOther(200, {}, '<html>Welcome to nginx</html>')
  const gone = await startOther(404, {}, 'no')
  const moved = await startOther(301, { location: `${app.url}/.well-known/porchlight` }, '')
  expect((await check(neighbour.url)).body).toMatchObject({ verdict: 'other-server' })
  expect((await check(page)).body).toMatchObject({ verdict: 'no-porchlight', found: '200' })
  expect((await check(gone)).body).toMatchObject({ verdict: 'no-porchlight', found: '404' })
  expect((await check(moved)).body).toMatchObject({ verdict: 'moved', found: app.url })
  expect((await check('http://127.0.0.1:1')).body).toMatchObject({ verdict: 'no-answer' })
  expect((await check('https://no-such-host.invalid')).body).toMatchObject({ verdict: 'unknown-host' })
  expect((await check('https://10.0.0.7')).body).toMatchObject({ verdict: 'not-public' })
})

test('the proof is for a challenge alone', async () => {
  for (const query of ['', '?challenge=', '?challenge=abc', `?challenge=${'f'.repeat(33)}`])
    expect((await fetch(`${app.url}/.well-known/porchlight${query}`)).status).toBe(404)
  const first = await (await fetch(`${app.url}/.well-known/porchlight?challenge=${'a'.repeat(32)}`)).text()
  const second = await (await fetch(`${app.url}/.well-known/porchlight?challenge=${'b'.repeat(32)}`)).text()
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).not.toBe(first)
})

test.each(['http://chat.example.com', 'chat.example.com', 'https://a.example/path', 'https://u:p@a.example'])(
  '%s is refused',
  async (url) => {
    for (const answer of [await setAddress(url), await check(url)])
      expect([answer.status, answer.body.Message?.slice(0, 4)]).toEqual([400, 'url:'])
  },
)
