import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInPaths } from '../../src/firm/accounts/sign-in/answer-call.ts'
import { findAnswerFault } from '../properties/find-answer-fault.ts'
import { pick } from '../properties/good-words.ts'
import { hostileBody } from '../properties/hostile-body.ts'
import { runMany } from '../properties/run-many.ts'
import { howMany } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openOwner } from './console-user.ts'

// Whatever is sent to the door of the console: never a 5xx, never an answer that is none of ours, never a session.

/** Each may take a tenth of a second of a processor. */
const bodiesEach = howMany(10, 60)

let app: TestApp
let wire: Wire
let owner: ConsoleUser

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  owner = await openOwner(app, wire)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const good = () => ({
  email: pick('ana@example.com', 'nobody@example.com'),
  password: pick('not the password at all'),
  currentPassword: pick('not the password at all'),
  newPassword: pick(goodPassword),
  code: pick('123456'),
})

test.each(signInPaths)(`%s survives ${bodiesEach} bodies`, async (path) => {
  const statuses = new Set<number>()
  await runMany(hostileBody(good()), bodiesEach, async (bytes) => {
    // Signed in, but for signing out, which would end it.
    const call = path === '/sign-out' ? wire.call : owner.call
    const headers = { authorization: undefined, origin: app.url }
    const answer = await call({ path: `/console/auth${path}`, bytes, headers })
    statuses.add(answer.status)
    const setsCookie = [answer.headers['set-cookie'] ?? []].flat().some((cookie) => /session=[^;]/.test(cookie))
    const fault = setsCookie ? 'a session was begun' : findAnswerFault(answer, { bare: true })
    return fault === null ? null : `${fault}\nThe body was: ${bytes.toString('utf8').slice(0, 1_000)}`
  })
  expect(statuses.size).toBeGreaterThan(0)
  expect((await owner.call({ method: 'GET', path: '/v1/console/me' })).status).toBe(200)
})

test('strange cookies, hosts and origins are refused as such', async () => {
  const hostile = [
    'porchlight-session=%',
    'porchlight-session=%E0%A4%A',
    `porchlight-session=${'a.'.repeat(2_000)}`,
    'porchlight-session=\u00ff.\u00ff',
    ';;;=;porchlight-session',
    'porchlight-session=a.b; porchlight-session=c.d',
  ]
  for (const cookie of hostile) {
    const answer = await owner.call({ method: 'GET', path: '/v1/console/me', headers: { cookie } })
    expect(answer.status, cookie.slice(0, 60)).toBe(401)
  }
  for (const origin of [
    'http://',
    'http://[',
    '://',
    'null',
    'data:text/html,x',
    'http://a@b',
    app.url.replace('http', 'javascript'),
  ]) {
    const answer = await owner.call({
      method: 'PATCH',
      path: '/v1/console/me',
      body: { name: 'Ana' },
      headers: { origin },
    })
    expect([answer.status, origin]).toEqual([403, origin])
  }
})
