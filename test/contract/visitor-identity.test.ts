import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestWorkspace } from '../test-app.ts'

let app: TestApp
let other: TestWorkspace
let serialNumber: string
let secret: string

interface SecretState {
  isSet: boolean
  createdAt: string | null
  formerEndsAt: string | null
  secret?: string
}
interface Identified {
  identified: boolean
  reason: string
  SessionID: number
  SessionKey: string
}
interface Window {
  key: string
  sessionId: number
}

beforeAll(async () => {
  app = await startTestApp()
  other = await app.addWorkspace()
  serialNumber = await app.addChatbot()
  secret = (await manage('POST')).secret ?? ''
})
afterAll(() => app.close())

async function call<Data>(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: app.secretKey, 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // Tests compare what it says.
  return (await response.json()) as Data
}

const manage = (method: string, serial = serialNumber, key = app.secretKey): Promise<SecretState> =>
  call(method, `/v1/chatbots/${serial}/identity-secret`, undefined, { authorization: key })

async function openWindow(key?: string, serial = serialNumber): Promise<Window> {
  const { body } = await app.post<{ SessionKey: string; SessionID: number }>(
    '/chat/Chatbot/GetConfig',
    { serialNumber: serial },
    { headers: { authorization: undefined, ...(key && { 'chatrobot-sessionkey': key }) } },
  )
  return { key: body.Data.SessionKey, sessionId: body.Data.SessionID }
}

const visit = <Data>(window: Window, method: string, path: string, body?: object): Promise<Data> =>
  call(method, path, body, { 'chatrobot-sessionkey': window.key })

async function say(window: Window, message: string): Promise<void> {
  const response = await fetch(`${app.url}/chat/Chat/Ask`, {
    method: 'POST',
    headers: { 'chatrobot-sessionkey': window.key, 'content-type': 'application/json' },
    body: JSON.stringify({ serialNumber, sessionID: window.sessionId, content: message, type: 'Text' }),
  })
  expect(await response.text()).not.toContain('"Success":false')
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
function sign(claims: object, key = secret): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ exp: Math.floor(app.app.now().getTime() / 1000) + 600, ...claims })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const identify = (window: Window, token: string): Promise<Identified> =>
  visit(window, 'POST', '/v1/visitor/identify', { token })
const goOn = (window: Window, { SessionID, SessionKey }: Identified): Window => ({
  sessionId: SessionID,
  key: SessionKey || window.key,
})
const said = async (window: Window): Promise<string[]> =>
  (await visit<{ messages: { from: string; content: string }[] }>(window, 'GET', '/v1/visitor/conversation')).messages
    .filter(({ from }) => from === 'visitor')
    .map(({ content }) => content)

describe('history', () => {
  test('follows a signed-in customer to another device', async () => {
    const phone = await openWindow()
    await say(phone, 'Homes with a garden')
    const atHome = await identify(phone, sign({ sub: 'ana' }))
    expect(atHome).toEqual({
      identified: true,
      reason: '',
      wasIdentified: false,
      SessionID: phone.sessionId,
      SessionKey: '',
    })

    const laptop = await openWindow()
    const moved = await identify(laptop, sign({ sub: 'ana' }))
    expect(moved).toMatchObject({ identified: true, SessionID: phone.sessionId })
    const there = goOn(laptop, moved)
    expect(await said(there)).toEqual(['Homes with a garden'])
    await say(there, 'Under 600k')
    expect(await said(phone)).toEqual(['Homes with a garden', 'Under 600k'])
    // The window that was opened for nothing may not read it.
    expect(await said(laptop)).toEqual([])
  })

  test('is not somebody else’s: another user in the same browser begins anew', async () => {
    const window = await openWindow()
    await say(window, 'I am Bo')
    await identify(window, sign({ sub: 'bo' }))
    const next = await identify(window, sign({ sub: 'cy' }))
    expect(next.SessionID).not.toBe(window.sessionId)
    expect(await said(goOn(window, next))).toEqual([])
    expect((await identify(window, sign({ sub: 'bo' }))).SessionID).toBe(window.sessionId)
  })

  test('stays within its chatbot, and within 30 days', async () => {
    const window = await openWindow()
    await say(window, 'Hello from Di')
    await identify(window, sign({ sub: 'di' }))
    const second = await app.addChatbot()
    const theirs = (await manage('POST', second)).secret ?? ''
    const elsewhere = await openWindow(undefined, second)
    expect(await identify(elsewhere, sign({ sub: 'di' }))).toMatchObject({
      identified: false,
      reason: 'wrong-signature',
    })
    expect(await identify(elsewhere, sign({ sub: 'di' }, theirs))).toMatchObject({ SessionID: elsewhere.sessionId })

    await app.app.pool.query(
      `UPDATE messages SET "createdAt" = "createdAt" - interval '31 days' WHERE "sessionId" = $1`,
      [window.sessionId],
    )
    const later = await openWindow()
    expect(await identify(later, sign({ sub: 'di' }))).toMatchObject({ SessionID: later.sessionId })
  })

  test('one that only looks leaves one session at most', async () => {
    const ids = new Set<number>()
    for (let time = 0; time < 3; time += 1)
      ids.add((await identify(await openWindow(), sign({ sub: 'eve' }))).SessionID)
    expect(ids.size).toBe(1)
  })
})

describe('the firm', () => {
  test('sees what is proven as proven, and earlier conversations of the same user', async () => {
    const first = await openWindow()
    await say(first, 'Hello')
    await identify(first, sign({ sub: 'fay', name: 'Fay Long', email: 'fay@example.com' }))
    const second = await openWindow()
    await say(second, 'Hello again')
    await identify(second, sign({ sub: 'fay' }))
    const read = await call<{ identity: object; earlier: { sessionID: number }[] }>(
      'GET',
      `/v1/conversations/${first.sessionId}/visitor`,
    )
    expect(read.identity).toEqual({
      userId: 'fay',
      name: 'Fay Long',
      email: 'fay@example.com',
      provenAt: expect.any(String),
    })
    expect(read.earlier.map(({ sessionID }) => sessionID)).toEqual([second.sessionId])
    await visit(first, 'POST', '/v1/visitor/lead', {
      firstName: 'Not',
      lastName: 'Fay',
      email: 'else@example.com',
      message: '',
    })
    const { leads } = await call<{ leads: { id: number }[] }>('GET', '/v1/leads?q=else')
    const lead = await call<{ firstName: string; identity: { name: string } }>('GET', `/v1/leads/${leads[0]?.id}`)
    expect([lead.firstName, lead.identity.name]).toEqual(['Not', 'Fay Long'])
  })

  test('exports and erases it with the person, found by the proven address', async () => {
    const window = await openWindow()
    await identify(window, sign({ sub: 'gil', name: 'Gil', email: 'Gil@example.com' }))
    const exported = await app.post('/v1/visitors/export', { email: 'gil@example.com' })
    expect(exported.text).toContain('"subject":"gil"')
    const erased = await app.post('/v1/visitors/erase', { email: 'gil@example.com' })
    expect(erased.text).toContain('"sessions":1')
    const { rows } = await app.app.pool.query('SELECT FROM "visitorIdentities" WHERE subject = $1', ['gil'])
    expect(rows).toEqual([])
  })
})

test('what is not right changes nothing, and the chat goes on', async () => {
  const window = await openWindow()
  await say(window, 'Anonymous')
  const bare = `${encode({ alg: 'none' })}.${encode({ sub: 'ana', exp: 9_999_999_999 })}.`
  for (const [token, reason] of [
    ['nonsense', 'malformed'],
    [bare, 'malformed'],
    [sign({ sub: 'ana' }, 'wrong'), 'wrong-signature'],
    [sign({ sub: 'ana', exp: 1 }), 'expired'],
    [sign({ sub: 'ana', aud: 'other' }), 'wrong-chatbot'],
  ] as const)
    expect(await identify(window, token)).toEqual({
      identified: false,
      reason,
      wasIdentified: false,
      SessionID: window.sessionId,
      SessionKey: '',
    })
  expect(
    await visit(window, 'POST', '/v1/visitor/identify', { userId: 'ana', userHash: '0'.repeat(64) }),
  ).toMatchObject({ identified: false })
  expect(await visit(window, 'POST', '/v1/visitor/identify', { userId: 'ana', name: 'Ana' })).toMatchObject({
    identified: false,
  })
  await say(window, 'Still here')
  expect(await said(window)).toEqual(['Anonymous', 'Still here'])
  const { identity } = await call<{ identity: null }>('GET', `/v1/conversations/${window.sessionId}/visitor`)
  expect(identity).toBeNull()
})

test('a user id with its HMAC is enough', async () => {
  const window = await openWindow()
  const userHash = createHmac('sha256', secret).update('hal').digest('hex')
  const done = await visit<Identified>(window, 'POST', '/v1/visitor/identify', { userId: 'hal', userHash })
  expect(done).toMatchObject({ identified: true, SessionID: window.sessionId })
})

describe('the secret', () => {
  test('is made, shown once, replaced with a day of both, and removed; sealed in the database', async () => {
    const own = await app.addChatbot()
    expect(await manage('GET', own)).toEqual({ isSet: false, createdAt: null, formerEndsAt: null })
    const { secret: first = '' } = await manage('POST', own)
    expect(first).toMatch(/^pl_id_[\w-]{43}$/)
    expect(await manage('GET', own)).toEqual({ isSet: true, createdAt: expect.any(String), formerEndsAt: null })
    const { rows } = await app.app.pool.query('SELECT sealed FROM "identitySecrets"')
    expect(rows.every(({ sealed }) => !sealed.includes(first))).toBe(true)

    const { secret: second = '', formerEndsAt } = await manage('POST', own)
    expect(second).not.toBe(first)
    expect(Date.parse(formerEndsAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const window = await openWindow(undefined, own)
    expect((await identify(window, sign({ sub: 'a' }, first))).identified).toBe(true)
    expect((await identify(window, sign({ sub: 'a' }, second))).identified).toBe(true)
    const { now } = app.app
    app.app.now = () => new Date(now().getTime() + 25 * 3_600_000)
    const later = await openWindow(undefined, own)
    expect((await identify(later, sign({ sub: 'a' }, first))).reason).toBe('wrong-signature')
    expect((await identify(later, sign({ sub: 'a' }, second))).identified).toBe(true)
    app.app.now = now

    expect(await manage('DELETE', own)).toMatchObject({ isSet: false })
    expect((await identify(await openWindow(undefined, own), sign({ sub: 'a' }, second))).reason).toBe('not-set-up')
    const { changes } = await call<{ changes: { action: string }[] }>(
      'GET',
      `/v1/audit-log?target=${own}&action=identity-secret.*`,
    )
    expect(changes.map(({ action }) => action)).toEqual([
      'identity-secret.removed',
      'identity-secret.rotated',
      'identity-secret.made',
    ])
  })

  test('is the workspace’s own', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await manage(method, serialNumber, other.secretKey)).toMatchObject({ Success: false, Code: 404 })
  })
})
