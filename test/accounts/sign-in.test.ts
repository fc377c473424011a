import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer, type WireCall } from '../wire-call.ts'
import { asUser, type ConsoleUser, cookieOf, goodPassword, openOwner, pageHeaders, signIn } from './console-user.ts'

// Signing in, staying in, and who may use the cookie, over real HTTP.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  owner = await openOwner(app, wire)
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const me: WireCall = { method: 'GET', path: '/v1/console/me' }
const mine = () => ({ email: owner.email, password: goodPassword })
const setCookie = ({ headers }: WireAnswer) => [headers['set-cookie'] ?? []].flat()

test('the cookie opens /v1, is read by no script, and says nothing in the answer', async () => {
  const answer = await signIn(app, wire, mine())
  const [cookie = '', browser, ...others] = setCookie(answer)
  expect(others).toEqual([])
  // By which the browser is known at the next sign-in.
  expect(browser).toMatch(/^porchlight-browser=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(cookie).toMatch(/^porchlight-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const user = await asUser(app, wire, answer)
  expect(user).toMatchObject({ name: 'Ana Ruiz', role: 'owner' })
  const token = decodeURIComponent(user.cookie).split('=')[1]?.split('.')[0] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(answer.text).not.toContain(token)
  expect((await user.call({ method: 'GET', path: '/v1/conversations' })).status).toBe(200)
  expect((await user.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber: serialNumber } })).status).toBe(
    200,
  )
})

test('where Porchlight is known by https, the cookie is bound to its host and never sent in the clear', async () => {
  const secure = await startTestApp({ environment: { PORCHLIGHT_PUBLIC_URL: 'https://chat.example.com' } })
  const wireOfSecure = openWire(secure)
  try {
    const user = await openOwner(secure, wireOfSecure)
    expect(user.cookie).toMatch(/^__Host-porchlight-session=/)
    const headers = { origin: 'https://chat.example.com', host: 'chat.example.com' }
    const answer = await signIn(secure, wireOfSecure, { email: user.email, password: goodPassword }, headers)
    expect(setCookie(answer)[0]).toMatch(
      /^__Host-porchlight-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const plain = user.cookie.replace('__Host-', '')
    expect(codeOf(await user.call({ ...me, headers: { cookie: plain } }))).toBe('signed-out')
  } finally {
    await wireOfSecure.close()
    await secure.close()
  }
})

describe('who may use the cookie', () => {
  const edit = (headers: Record<string, string | undefined>): Promise<WireAnswer> =>
    owner.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, Name: 'Harbour' }, headers })
  const other = 'https://evil.example'

  test.each([
    ['another site', { origin: other }, 403],
    ['another site, as a browser says it', { origin: other, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister of our host', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address that was typed', { origin: undefined, 'sec-fetch-site': 'none' }, 403],
    ['nobody says where', { origin: undefined }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['our own page', {}, 200],
    ['our own page, as a browser says it', { origin: undefined, 'sec-fetch-site': 'same-origin' }, 200],
  ])('%s', async (_name, headers, status) => {
    const answer = await edit(headers)
    expect(answer.status, answer.text).toBe(status)
    if (status === 403) expect(codeOf(answer)).toBe('cross-origin-call')
  })

  test('the host that a page of ours was opened under counts, whatever Porchlight calls itself', async () => {
    const headers = { host: 'porchlight.internal:8787', origin: 'http://porchlight.internal:8787' }
    expect((await edit(headers)).status).toBe(200)
    expect((await edit({ ...headers, origin: 'http://porchlight.internal:9999' })).status).toBe(403)
  })

  test('other sites may not even sign somebody in or out', async () => {
    for (const path of ['/console/auth/sign-in/email', '/console/auth/sign-out', '/console/auth/change-password']) {
      const answer = await owner.call({ path, body: mine(), headers: { origin: other } })
      expect([answer.status, codeOf(answer)], path).toEqual([403, 'cross-origin-call'])
    }
    expect((await owner.call(me)).status).toBe(200)
  })

  test('other sites may read nothing with it: no answer is shared with credentials', async () => {
    const answer = await owner.call({ ...me, headers: { origin: other } })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('a key that is sent counts, and not the cookie beside it', async () => {
    const wrong = await owner.call({ ...me, path: '/v1/conversations', headers: { authorization: 'pl_sk_wrong' } })
    expect(codeOf(wrong)).toBe('unknown-credential')
    const programs = await wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, Name: 'Harbour' } })
    expect(programs.status, 'a program needs to say nothing of pages').toBe(200)
  })

  test('it opens nothing of visitors, and a key opens nothing that is a person’s', async () => {
    expect(codeOf(await owner.call({ path: '/chat/Chat/Ask', body: { content: 'Hi' } }))).toBe('missing-credential')
    const asKey = await wire.call(me)
    expect([asKey.status, codeOf(asKey)]).toEqual([401, 'signed-out'])
  })
})

describe('what a session is worth', () => {
  test('a cookie that was changed, made up or is over signs nobody in', async () => {
    const [name = '', value = ''] = owner.cookie.split(/=(.*)/s)
    const text = decodeURIComponent(value)
    const swap = (at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
    const [token = ''] = text.split('.')
    const wrong = [swap(0), swap(token.length + 5), token, `${token}.`, 'x.y', '', 'a'.repeat(5_000)]
    for (const each of wrong) {
      const answer = await owner.call({ ...me, headers: { cookie: `${name}=${encodeURIComponent(each)}` } })
      expect([answer.status, codeOf(answer)], each.slice(0, 60)).toEqual([401, 'signed-out'])
    }
    const user = await asUser(app, wire, await signIn(app, wire, mine()))
    await app.app.pool.query(
      `UPDATE "accountSessions" SET "expiresAt" = now() - interval '1 second' WHERE token = $1`,
      [decodeURIComponent(user.cookie.split(/=(.*)/s)[1] ?? '').split('.')[0]],
    )
    expect(codeOf(await user.call(me))).toBe('signed-out')
  })

  test('a session that somebody planted is not the one that a sign-in gives', async () => {
    const planted = (await asUser(app, wire, await signIn(app, wire, mine()))).cookie
    const answer = await signIn(app, wire, mine(), { cookie: planted })
    expect(cookieOf(answer)).not.toBe(planted)
    const forged = 'porchlight-session=planted.by-another'
    const fresh = cookieOf(await signIn(app, wire, mine(), { cookie: forged }))
    expect(fresh).not.toContain('planted')
    expect(codeOf(await wire.call({ ...me, headers: { ...pageHeaders(app), cookie: forged } }))).toBe('signed-out')
  })

  test('who signs out is out with that browser alone', async () => {
    const [here, there] = await Promise.all([0, 1].map(async () => asUser(app, wire, await signIn(app, wire, mine()))))
    const out = await here?.call({ path: '/console/auth/sign-out', body: {} })
    expect(out?.status, out?.text).toBe(200)
    expect(out && setCookie(out)[0]).toMatch(/^porchlight-session=; Max-Age=0/)
    expect((await here?.call(me))?.status).toBe(401)
    expect((await there?.call(me))?.status).toBe(200)
  })

  test('sessions are listed, and one or all others can be ended, which counts at once', async () => {
    const browser = { 'user-agent': 'Firefox on a desk' }
    const here = await asUser(app, wire, await signIn(app, wire, mine(), browser))
    const there = await asUser(app, wire, await signIn(app, wire, mine(), { 'user-agent': 'Safari on a phone' }))
    const list = async () =>
      JSON.parse((await here.call({ method: 'GET', path: '/v1/console/sessions' })).text).sessions
    const [newest, second] = await list()
    expect([newest, second]).toMatchObject([
      { isThis: false, browser: 'Safari on a phone' },
      { isThis: true, browser: 'Firefox on a desk' },
    ])
    expect((await here.call({ method: 'DELETE', path: `/v1/console/sessions/${newest.id}` })).status).toBe(200)
    expect((await there.call(me)).status).toBe(401)
    const again = await here.call({ method: 'DELETE', path: `/v1/console/sessions/${newest.id}` })
    expect(codeOf(again)).toBe('sign-in-not-found')
    const all = await here.call({ method: 'DELETE', path: '/v1/console/sessions' })
    expect(JSON.parse(all.text).ended).toBeGreaterThan(0)
    expect(await list()).toHaveLength(1)
    expect((await owner.call(me)).status).toBe(401)
    owner = here
  })

  test('nobody ends a session of somebody else', async () => {
    const other = await app.addWorkspace()
    const stranger = await openOwner(app, wire, { workspaceId: other.workspaceId, email: 'eve@example.com' })
    const [{ id }] = JSON.parse((await owner.call({ method: 'GET', path: '/v1/console/sessions' })).text).sessions
    expect(codeOf(await stranger.call({ method: 'DELETE', path: `/v1/console/sessions/${id}` }))).toBe(
      'sign-in-not-found',
    )
    expect((await owner.call(me)).status).toBe(200)
  })

  test('another password ends all other sessions; the old one must be known, and the new one good', async () => {
    const email = 'changing@example.com'
    const user = await openOwner(app, wire, { email, name: 'Lee Park' })
    const elsewhere = await asUser(app, wire, await signIn(app, wire, { email, password: goodPassword }))
    const newPassword = 'a sentence nobody else says'
    const change = (body: object) => user.call({ path: '/console/auth/change-password', body })
    expect(codeOf(await change({ currentPassword: 'not mine at all', newPassword }))).toBe('sign-in-refused')
    expect(codeOf(await change({ currentPassword: goodPassword, newPassword: 'short' }))).toBe('password-refused')
    expect((await elsewhere.call(me)).status).toBe(200)
    const done = await change({ currentPassword: goodPassword, newPassword })
    expect(done.status, done.text).toBe(200)
    expect((await elsewhere.call(me)).status).toBe(401)
    expect((await user.call(me)).status, 'its own goes on under a new cookie').toBe(401)
    expect((await asUser(app, wire, done)).email).toBe(email)
    expect(codeOf(await signIn(app, wire, { email, password: goodPassword }))).toBe('sign-in-refused')
    expect((await signIn(app, wire, { email, password: newPassword })).status).toBe(200)
  })

  test('the database alone signs nobody in: what it holds of sessions and passwords is no credential', async () => {
    const { rows } = await app.app.pool.query(
      'SELECT * FROM "accountSessions" UNION ALL SELECT * FROM "accountSessions" LIMIT 1',
    )
    const [{ token }] = rows
    for (const cookie of [`porchlight-session=${token}`, `porchlight-session=${token}.${token}`]) {
      expect(codeOf(await owner.call({ ...me, headers: { cookie } }))).toBe('signed-out')
    }
    const secrets = await app.app.pool.query(`SELECT password FROM "accountCredentials"`)
    expect(secrets.rows.length).toBeGreaterThan(0)
    for (const { password } of secrets.rows) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })
})

test('of the library, only what is listed can be called', async () => {
  const paths = [
    'sign-up/email',
    'get-session',
    'list-sessions',
    'update-user',
    'delete-user',
    'request-password-reset',
    'ok',
    'error',
    'sign-in/social',
  ]
  for (const path of paths) {
    for (const method of ['GET', 'POST']) {
      const answer = await owner.call({ method, path: `/console/auth/${path}`, ...(method === 'POST' && { body: {} }) })
      expect([answer.status, path]).toEqual([404, path])
    }
  }
})
