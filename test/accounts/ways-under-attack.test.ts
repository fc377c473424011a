import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countSignIn } from '../../src/firm/accounts/sign-in/sign-in-limits.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { type MailServer, startMailServer } from '../servers/mail-server.ts'
import { type OidcServer, startOidcServer } from '../servers/oidc-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import {
  asUser,
  type ConsoleUser,
  goodPassword,
  openColleague,
  openOwner,
  pageHeaders,
  signIn,
} from './console-user.ts'
import { openDevice } from './passkey-device.ts'
import { locationOf, openSignOn, sessionOf } from './sign-on-browser.ts'

// Strangers who try passwords for somebody keep that one from the password alone: every other way in stays open.

let mails: MailServer
let oidc: OidcServer
let app: TestApp
let wire: Wire
let owner: ConsoleUser
let lee: ConsoleUser
/** Of the page: passkeys are bound to a name, and this machine's is localhost. */
let origin: string

beforeAll(async () => {
  mails = await startMailServer()
  oidc = await startOidcServer()
  const environment = { ...oidc.environment, SMTP_URL: mails.url, PORCHLIGHT_TRUST_PROXY: '127.0.0.1' }
  app = await startTestApp({ environment })
  wire = openWire(app, { connections: 20 })
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
  await oidc?.close()
  await mails?.close()
})

const page = (cookie = '') => ({
  authorization: undefined,
  origin,
  'sec-fetch-site': 'same-origin',
  ...(cookie === '' ? {} : { cookie }),
})
const call = (path: string, body: object, cookie?: string): Promise<WireAnswer> =>
  wire.call({ path: `/console/auth${path}`, body, headers: page(cookie) })
const dataOf = ({ text }: WireAnswer) => JSON.parse(text)
const attempt = (password: string, from: string) =>
  signIn(app, wire, { email: lee.email, password }, { 'x-forwarded-for': from })

/** Passwords from many networks, without an end: from then on nobody gets in by the password who was not here before. */
async function attack(): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    const address = `8.${at}.8.8`
    await countSignIn(app.app.db, { email: lee.email, address, browser: null }).catch(() => {})
  }
  // They are tried again as soon as each wait is over.
  await app.app.pool.query(`UPDATE "signInFailures" SET "nextAt" = now() + interval '10 minutes'`)
  expect((await attempt(goodPassword, '9.9.9.9')).status, 'or nothing is under attack').toBe(429)
}

describe('while passwords are tried for an account', () => {
  test('its passkey signs in', async () => {
    const device = openDevice(origin)
    const begun = dataOf(await call('/passkey/options', { password: goodPassword }, lee.cookie))
    const credential = device.make(begun.options)
    expect((await call('/passkey/add', { name: 'Phone', credential }, lee.cookie)).status).toBe(200)
    await attack()
    const asked = await call('/sign-in/passkey-options', {})
    const cookie = [asked.headers['set-cookie'] ?? []].flat()[0]?.split(';')[0]
    const answer = await call('/sign-in/passkey', { credential: device.sign(dataOf(asked).options) }, cookie)
    expect((await asUser(app, wire, answer)).accountId).toBe(lee.accountId)
  })

  test('the provider of the firm signs in', async () => {
    await attack()
    oidc.person = { email: lee.email, email_verified: true, name: 'Lee Park' }
    const { signOn, me } = openSignOn({ app, wire })
    const answer = await signOn('/console/leads')
    expect(locationOf(answer)).toBe(`${app.url}/console/leads`)
    expect(dataOf(await me(sessionOf(answer)))).toMatchObject({ name: 'Lee Park' })
  })

  test('a browser that has signed in before still does', async () => {
    const known = await attempt(goodPassword, '7.7.7.7')
    const browser = [known.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith('porchlight-browser='))
    await attack()
    const who = { email: lee.email, password: goodPassword }
    const answer = await signIn(app, wire, who, { 'x-forwarded-for': '8.1.8.8', cookie: browser ?? '' })
    expect(answer.status).toBe(200)
  })

  test('a link by mail gives another password, with which one gets in', async () => {
    await attack()
    const headers = pageHeaders(app)
    const asked = await wire.call({ path: '/v1/console/password-link', body: { email: lee.email }, headers })
    expect(asked.status, asked.text).toBe(200)
    const mail = await mails.wait(lee.email, ({ subject }) => subject === 'A new password for Porchlight')
    const token = /\/console\/new-password#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
    const password = 'seven loud amber trains'
    const chosen = await wire.call({ path: '/v1/console/password', body: { token, password }, headers })
    expect(chosen.status, chosen.text).toBe(200)
    expect((await signIn(app, wire, { email: lee.email, password })).status).toBe(200)
  })
})
