import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOwnerLink } from '../../src/firm/accounts/team/make-owner-link.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import { type MailServer, startMailServer } from '../servers/mail-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { asUser, type ConsoleUser, goodPassword, openColleague, openOwner, tokenOf } from './console-user.ts'
import { type Device, type Oddity, openDevice } from './passkey-device.ts'

// Passkeys, by a device that is written down here: who has one gets in, and nothing that only looks like one does.

let mails: MailServer
let app: TestApp
let wire: Wire
let owner: ConsoleUser
let lee: ConsoleUser
/** Of the page: passkeys are bound to a name, and this machine's is localhost. */
let origin: string

beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ environment: { SMTP_URL: mails.url, PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
  wire = openWire(app)
  origin = `http://localhost:${new URL(app.url).port}`
  owner = await openOwner(app, wire)
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
})
beforeEach(async () => {
  app.app.visitorLimits = makeVisitorLimits()
  await app.app.pool.query('DELETE FROM "signInFailures"')
})
afterAll(async () => {
  await wire?.close()
  await app?.close()
  await mails?.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const dataOf = ({ text }: WireAnswer) => JSON.parse(text)
const cookiesIn = ({ headers }: WireAnswer): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0] ?? '')
const page = (cookie?: string, from = origin) => ({
  authorization: undefined,
  origin: from,
  'sec-fetch-site': 'same-origin',
  ...(cookie === undefined ? {} : { cookie }),
})
const call = (path: string, body: object, cookie?: string, from?: string) =>
  wire.call({ path: `/console/auth${path}`, body, headers: page(cookie, from) })
const begin = (user: ConsoleUser, password = goodPassword) => call('/passkey/options', { password }, user.cookie)
const add = (user: ConsoleUser, credential: object, name = 'Phone') =>
  call('/passkey/add', { name, credential }, user.cookie)
const list = async (user: ConsoleUser) =>
  dataOf(await user.call({ method: 'GET', path: '/v1/console/passkeys' })).passkeys

/** A device with a passkey of somebody. */
async function openWithPasskey(user: ConsoleUser, name?: string): Promise<{ device: Device; id: number }> {
  const device = openDevice(origin)
  const added = await add(user, device.make(dataOf(await begin(user)).options), name)
  expect(added.status, added.text).toBe(200)
  return { device, id: dataOf(added).id }
}

/** What a browser is given to sign, and the cookie that it keeps. */
async function beginSignIn() {
  const answer = await call('/sign-in/passkey-options', {})
  expect(answer.status, answer.text).toBe(200)
  return { options: dataOf(answer).options, cookie: cookiesIn(answer)[0] ?? '' }
}

async function trySignIn(device: Device, odd?: Oddity): Promise<WireAnswer> {
  const { options, cookie } = await beginSignIn()
  return call('/sign-in/passkey', { credential: device.sign(options, odd) }, cookie)
}

const isRefused = (answer: WireAnswer, why?: string) =>
  expect([answer.status, codeOf(answer), answer.headers['set-cookie']], why).toEqual([
    401,
    'passkey-refused',
    undefined,
  ])

describe('a passkey', () => {
  test('is added with the password, is told by mail and log, signs in, and is removed with the password', async () => {
    const asked = dataOf(await begin(lee)).options
    expect(asked.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
    expect([asked.rp.id, asked.attestation]).toEqual(['localhost', 'none'])
    const { device, id } = await openWithPasskey(lee, 'Lee’s phone')
    expect(await list(lee)).toMatchObject([{ id, name: 'Lee’s phone', host: 'localhost', lastUsedAt: null }])
    expect(await list(owner)).toEqual([])
    await mails.wait(lee.email, ({ subject }) => subject === 'A passkey was added to your account')

    const answer = await trySignIn(device)
    const inside = await asUser(app, wire, answer)
    expect(inside.accountId).toBe(lee.accountId)
    expect(answer.text).not.toContain('token')
    const [{ lastUsedAt }] = await list(lee)
    expect(Date.parse(lastUsedAt)).toBeGreaterThan(0)
    const sessions = dataOf(await inside.call({ method: 'GET', path: '/v1/console/sessions' })).sessions
    expect(sessions.find((each: { isThis: boolean }) => each.isThis).address).not.toBe('')

    const wrong = await call('/passkey/remove', { id, password: 'not the password' }, lee.cookie)
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'sign-in-refused'])
    expect(codeOf(await call('/passkey/remove', { id, password: goodPassword }, owner.cookie))).toBe(
      'passkey-not-found',
    )
    expect((await call('/passkey/remove', { id, password: goodPassword }, lee.cookie)).status).toBe(200)
    expect(await list(lee)).toEqual([])
    isRefused(await trySignIn(device))
    const { rows } = await app.app.pool.query(
      `SELECT action, target FROM "changeLog" WHERE action LIKE 'passkey%' ORDER BY id`,
    )
    const target = `account ${lee.accountId.slice(0, 8)}`
    expect(rows).toEqual([
      { action: 'passkey.added', target },
      { action: 'passkey.removed', target },
    ])
  })

  test('counts as both factors', async () => {
    const kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim Cho', email: 'kim@example.com' })
    const { device } = await openWithPasskey(kim)
    await app.app.pool.query('UPDATE accounts SET "twoFactorEnabled" = true WHERE id = $1', [kim.accountId])
    expect((await asUser(app, wire, await trySignIn(device))).accountId).toBe(kim.accountId)
  })
})

describe('adding is refused', () => {
  deepTest('without the password, which is counted as at the door', async () => {
    const answers = []
    for (let index = 0; index < 11; index += 1) answers.push(await begin(lee, 'not the password'))
    expect(answers.map(codeOf)).toEqual([...Array(10).fill('sign-in-refused'), 'too-many-calls'])
    expect(codeOf(await call('/passkey/options', { password: goodPassword }))).toBe('signed-out')
  })

  deepTest('of what another session asked for, a second time, or when its time is over', async () => {
    const { options } = dataOf(await begin(lee))
    const device = openDevice(origin)
    isRefused(await add(owner, device.make(options)), 'another session')
    const again = openDevice(origin)
    expect((await add(lee, again.make(options))).status).toBe(200)
    isRefused(await add(lee, openDevice(origin).make(options)), 'used up')
    isRefused(await add(lee, again.make(dataOf(await begin(lee)).options)), 'this very one is there already')
    const late = dataOf(await begin(lee)).options
    await app.app.pool.query(`UPDATE "passkeyChallenges" SET "expiresAt" = clock_timestamp() - interval '1 second'`)
    isRefused(await add(lee, device.make(late)), 'over')
  })

  quickTest('from another page, for another host, without a look at the person, or vouched for', async () => {
    const made = async (odd: Parameters<Device['make']>[1]) =>
      add(lee, openDevice(origin).make(dataOf(await begin(lee)).options, odd))
    isRefused(await made({ origin: 'https://evil.example' }))
    isRefused(await made({ host: 'evil.example' }))
    isRefused(await made({ isVerified: false }))
    // {"x5c": [h'00']}: a certificate, which could name an address to be called.
    const statement = Buffer.from([0xa1, 0x63, ...Buffer.from('x5c'), 0x81, 0x41, 0])
    isRefused(await made({ format: 'packed', statement }))
  })

  deepTest('where browsers have none: by a number, or at a host that is not ours', async () => {
    for (const from of [app.url, 'https://homes.example']) {
      const answer = await call('/passkey/options', { password: goodPassword }, lee.cookie, from)
      expect([answer.status, codeOf(answer)]).toEqual([400, 'passkeys-not-here'])
      expect(dataOf(answer).Message ?? answer.text).toContain(origin)
    }
  })

  deepTest('beyond twenty', async () => {
    await app.app.pool.query('DELETE FROM passkeys')
    await openWithPasskey(owner)
    await app.app.pool.query(`INSERT INTO passkeys ("workspaceId", "accountId", "credentialId", "publicKey", counter, transports, host, name)
      SELECT "workspaceId", "accountId", 'copy' || n, "publicKey", 0, transports, host, name FROM passkeys, generate_series(1, 19) n`)
    const { options } = dataOf(await begin(owner))
    expect(options.excludeCredentials).toHaveLength(20)
    expect(codeOf(await add(owner, openDevice(origin).make(options)))).toBe('too-many-passkeys')
    await app.app.pool.query('DELETE FROM passkeys')
  })
})

describe('signing in is refused', () => {
  quickTest('for an unknown passkey and a wrong signature alike, byte by byte', async () => {
    const { device } = await openWithPasskey(lee)
    const stranger = openDevice(origin)
    const { userHandle } = device.sign({ challenge: 'x', rpId: 'localhost' }).response
    const answers = [
      await trySignIn(stranger, { userHandle }),
      await trySignIn(stranger, { id: device.id, userHandle }),
      await trySignIn(device, { userHandle: Buffer.from(owner.accountId).toString('base64url') }),
      await trySignIn(device, { origin: 'https://evil.example' }),
      await trySignIn(device, { host: 'evil.example' }),
      await trySignIn(device, { isVerified: false }),
      await trySignIn(device, { challenge: Buffer.alloc(32).toString('base64url') }),
    ]
    for (const answer of answers) {
      isRefused(answer)
      expect(answer.text).toBe(answers[0]?.text)
    }
    expect((await trySignIn(device)).status).toBe(200)
  })

  quickTest('with a challenge that was used, is over, is another browser’s, or was for something else', async () => {
    const { device } = await openWithPasskey(lee)
    const { options, cookie } = await beginSignIn()
    const credential = device.sign(options)
    isRefused(await call('/sign-in/passkey', { credential }), 'no cookie')
    isRefused(await call('/sign-in/passkey', { credential }, (await beginSignIn()).cookie), 'another browser’s')
    const both = await Promise.all([1, 2, 3].map(() => call('/sign-in/passkey', { credential }, cookie)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    isRefused(await call('/sign-in/passkey', { credential }, cookie), 'replayed')
    const late = await beginSignIn()
    await app.app.pool.query(`UPDATE "passkeyChallenges" SET "expiresAt" = clock_timestamp() - interval '1 second'`)
    isRefused(await call('/sign-in/passkey', { credential: device.sign(late.options) }, late.cookie), 'over')
    const toAdd = dataOf(await begin(lee)).options
    const odd = device.sign({ challenge: toAdd.challenge, rpId: 'localhost' })
    isRefused(await call('/sign-in/passkey', { credential: odd }, (await beginSignIn()).cookie), 'to add')
  })

  deepTest('and logged when its count goes back, but not for devices that do not count', async () => {
    const { device } = await openWithPasskey(lee)
    expect((await trySignIn(device, { counter: 7 })).status).toBe(200)
    isRefused(await trySignIn(device, { counter: 7 }))
    isRefused(await trySignIn(device, { counter: 0 }))
    const { rows } = await app.app.pool.query(
      `SELECT count(*)::int AS times FROM "changeLog" WHERE action = 'passkey.refused'`,
    )
    expect(rows[0].times).toBe(2)
    const { device: still } = await openWithPasskey(lee)
    for (const counter of [0, 0]) expect((await trySignIn(still, { counter })).status).toBe(200)
  })

  deepTest('from pages that are not ours, and after too many tries from a network', async () => {
    const headers = { ...page(), 'sec-fetch-site': 'cross-site' }
    const foreign = await wire.call({ path: '/console/auth/sign-in/passkey', body: {}, headers })
    expect(codeOf(foreign)).toBe('cross-origin-call')
    for (const body of [{}, { credential: null }, { credential: { id: 'x' } }])
      expect(codeOf(await call('/sign-in/passkey', body))).toBe('invalid-fields')
    let last = ''
    const away = { ...page(), 'x-forwarded-for': '8.8.8.8' }
    for (let index = 0; index < 61; index += 1)
      last = String(codeOf(await wire.call({ path: '/console/auth/sign-in/passkey', body: {}, headers: away })))
    expect(last).toBe('too-many-calls')
  })
})

deepTest(
  'the link of an owner takes passkeys away, a new password leaves them, and they go with the member',
  async () => {
    await app.app.pool.query('DELETE FROM passkeys')
    const password = 'seven loud amber trains'
    const { device } = await openWithPasskey(lee)
    const sent = await owner.call({ path: `/v1/team/${lee.accountId}/password-link`, body: {} })
    expect(sent.status, sent.text).toBe(200)
    const mail = await mails.wait(lee.email, ({ subject }) => subject === 'A new password for Porchlight')
    const token = /new-password#([\w-]{43})/.exec(mail.text)?.[1]
    expect((await wire.call({ path: '/v1/console/password', body: { token, password }, headers: page() })).status).toBe(
      200,
    )
    expect((await trySignIn(device)).status).toBe(200)

    const own = await openWithPasskey(owner)
    const body = { token: tokenOf(await makeOwnerLink(app.app, app.workspaceId)), name: owner.name, email: owner.email }
    const renewed = await wire.call({ path: '/v1/console/owner', body: { ...body, password }, headers: page() })
    const fresh = await asUser(app, wire, renewed)
    expect(await list(fresh)).toEqual([])
    isRefused(await trySignIn(own.device))

    expect((await fresh.call({ method: 'DELETE', path: `/v1/team/${lee.accountId}` })).status).toBe(200)
    isRefused(await trySignIn(device))
    const { rows } = await app.app.pool.query('SELECT count(*)::int AS kept FROM passkeys')
    expect(rows[0].kept).toBe(0)
  },
)
