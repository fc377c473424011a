import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { asUser, type ConsoleUser, cookieOf, goodPassword, openOwner, pageHeaders, signIn } from './console-user.ts'

// A second factor: an authenticator of one's own, written down here as RFC 6238 has it.

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
})
beforeEach(() => {
  app.app.visitorLimits = makeVisitorLimits()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const me = { method: 'GET', path: '/v1/console/me' }

/** The bytes of base32 (RFC 4648), as in the address that an authenticator scans. */
function readBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** What an authenticator shows now. */
function codeNow(uri: string): string {
  const key = readBase32(new URL(uri).searchParams.get('secret') ?? '')
  const moment = Buffer.alloc(8)
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(moment).digest()
  const at = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

interface Guarded {
  user: ConsoleUser
  uri: string
  backupCodes: string[]
}

/** An owner with a second factor; that the code of now was used to set it up is forgotten, so that it can be used again. */
async function openGuarded(email: string): Promise<Guarded> {
  const before = await openOwner(app, wire, { email })
  const asked = await before.call({ path: '/console/auth/two-factor/enable', body: { password: goodPassword } })
  expect(asked.status, asked.text).toBe(200)
  const { totpURI: uri, backupCodes } = JSON.parse(asked.text)
  const proven = await before.call({ path: '/console/auth/two-factor/verify-totp', body: { code: codeNow(uri) } })
  expect(proven.status, proven.text).toBe(200)
  await app.app.pool.query('DELETE FROM "signInFailures"')
  return { user: await asUser(app, wire, proven), uri, backupCodes }
}

/** The first step of a sign-in: the cookie that waits for a code. */
async function beginSignIn(email: string): Promise<{ answer: WireAnswer; cookie: string }> {
  const answer = await signIn(app, wire, { email, password: goodPassword })
  const waiting = [answer.headers['set-cookie'] ?? []].flat().find((cookie) => cookie.includes('two_factor='))
  return { answer, cookie: waiting?.split(';')[0] ?? '' }
}

const sendCode = (cookie: string, code: string, path = 'verify-totp') =>
  wire.call({ path: `/console/auth/two-factor/${path}`, body: { code }, headers: { ...pageHeaders(app), cookie } })

quickTest('with a second factor, the password alone opens nothing; the code does, once', async () => {
  const { user, uri } = await openGuarded('ana@example.com')
  expect(JSON.parse((await user.call(me)).text).hasTwoFactors).toBe(true)
  const { answer, cookie } = await beginSignIn(user.email)
  expect(JSON.parse(answer.text)).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  expect(cookie).toMatch(/^porchlight\.two_factor=/)
  for (const each of [cookie, cookie.replace('two_factor', 'session_token'), cookieOf(answer)]) {
    expect((await wire.call({ ...me, headers: { ...pageHeaders(app), cookie: each } })).status).toBe(401)
  }
  const code = codeNow(uri)
  const inside = await asUser(app, wire, await sendCode(cookie, `${code.slice(0, 3)} ${code.slice(3)}`))
  expect(inside.email).toBe(user.email)
  const later = await beginSignIn(user.email)
  const again = await sendCode(later.cookie, code)
  expect([again.status, codeOf(again), again.headers['set-cookie']]).toEqual([401, 'code-refused', undefined])
  const { rows } = await app.app.pool.query(
    'SELECT count(*)::int AS sessions FROM "accountSessions" WHERE "accountId" = $1',
    [user.accountId],
  )
  expect(rows[0].sessions, 'the session that the second use began is gone').toBe(2)
})

deepTest('codes for a lost authenticator work once each; new ones end the old', async () => {
  const { user, backupCodes } = await openGuarded('bo@example.com')
  expect(backupCodes).toHaveLength(10)
  const [first = '', second = ''] = backupCodes
  const use = async (code: string) => sendCode((await beginSignIn(user.email)).cookie, code, 'verify-backup-code')
  expect((await use(first)).status).toBe(200)
  expect(codeOf(await use(first))).toBe('code-refused')
  const path = '/console/auth/two-factor/generate-backup-codes'
  const fresh = JSON.parse((await user.call({ path, body: { password: goodPassword } })).text).backupCodes
  expect(codeOf(await use(second))).toBe('code-refused')
  expect((await use(fresh[0])).status).toBe(200)
})

quickTest('it is set up and removed with the password, and never by a code that was not proven', async () => {
  const user = await openOwner(app, wire, { email: 'kim@example.com' })
  const call = (path: string, body: object) => user.call({ path: `/console/auth/two-factor/${path}`, body })
  expect(codeOf(await call('enable', { password: 'not my password' }))).toBe('sign-in-refused')
  const { totpURI } = JSON.parse((await call('enable', { password: goodPassword })).text)
  expect((await signIn(app, wire, { email: user.email, password: goodPassword })).text).not.toContain(
    'twoFactorRedirect',
  )
  expect(codeOf(await call('verify-totp', { code: '000000' }))).toBe('code-refused')
  const proven = await asUser(app, wire, await call('verify-totp', { code: codeNow(totpURI) }))
  const remove = (password: string) => proven.call({ path: '/console/auth/two-factor/disable', body: { password } })
  expect(codeOf(await remove('not my password'))).toBe('sign-in-refused')
  const done = await asUser(app, wire, await remove(goodPassword))
  expect(JSON.parse((await done.call(me)).text).hasTwoFactors).toBe(false)
  expect((await signIn(app, wire, { email: user.email, password: goodPassword })).text).not.toContain(
    'twoFactorRedirect',
  )
})

deepTest('who guesses codes is locked out of guessing, also with the password and anew each time', async () => {
  const { user, uri } = await openGuarded('mo@example.com')
  const answers: WireAnswer[] = []
  for (let round = 0; round < 4; round += 1) {
    const { cookie } = await beginSignIn(user.email)
    for (let n = 0; n < 4; n += 1) answers.push(await sendCode(cookie, '000000'))
  }
  expect(answers.some(({ status }) => status === 200)).toBe(false)
  expect(answers.at(-1)?.status).toBe(429)
  const right = await sendCode((await beginSignIn(user.email)).cookie, codeNow(uri))
  expect([right.status, codeOf(right)]).toEqual([429, 'too-many-calls'])
  expect((await user.call(me)).status, 'who is in stays in').toBe(200)
})

deepTest('the database tells nobody a code', async () => {
  const { uri, backupCodes } = await openGuarded('lee@example.com')
  const { rows } = await app.app.pool.query('SELECT * FROM "accountTwoFactors", "accountVerifications"')
  const kept = JSON.stringify(rows)
  const secret = readBase32(new URL(uri).searchParams.get('secret') ?? '').toString()
  expect(secret).toMatch(/^[\w-]{32}$/)
  for (const each of [secret, new URL(uri).searchParams.get('secret') ?? '', ...backupCodes])
    expect(kept).not.toContain(each)
})
