import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { type OidcServer, startOidcServer } from '../servers/oidc-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openColleague, openOwner, pageHeaders, signIn } from './console-user.ts'
import {
  cookieNamed,
  cookiesOf,
  locationOf,
  openSignOn,
  type SignOnBrowser,
  sessionOf,
  startPath,
} from './sign-on-browser.ts'

// An account is its person's at the provider: of the first sign-in, and of whoever proves again who they are.

let oidc: OidcServer
let app: TestApp
let wire: Wire
let owner: ConsoleUser
/** Of the browser. */
let visit: SignOnBrowser['visit']
let begin: SignOnBrowser['begin']
let askProvider: SignOnBrowser['askProvider']
let signOn: SignOnBrowser['signOn']
let me: SignOnBrowser['me']
let stepOf: SignOnBrowser['stepOf']

beforeAll(async () => {
  oidc = await startOidcServer()
  app = await startTestApp({ environment: { ...oidc.environment, PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
  wire = openWire(app)
  owner = await openOwner(app, wire)
  ;({ visit, begin, askProvider, signOn, me, stepOf } = openSignOn({ app, wire }))
})
beforeEach(() => {
  app.app.visitorLimits = makeVisitorLimits()
  oidc.person = { email: 'Ana@Example.com', email_verified: true, name: 'Ana at the provider' }
})
afterEach(() => {
  Object.assign(oidc, { claims: {}, refusal: null, signs: 'rightly', forgives: false, answer: null })
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await oidc.close()
})

describe('an account is bound to the provider’s number of its person', () => {
  const actions = async (accountId: string) => {
    const { rows } = await app.app.pool.query(
      `SELECT action FROM "changeLog" WHERE action LIKE 'sign-on.%' AND target = $1 ORDER BY id`,
      [`account ${accountId.slice(0, 8)}`],
    )
    return rows.map(({ action }) => action)
  }

  test('from the first sign-in on: another number with the same address is refused, and the log says so', async () => {
    const pia = await openColleague(app, wire, owner, { role: 'owner', name: 'Pia', email: 'pia@example.com' })
    oidc.person = { email: 'pia@example.com', email_verified: true, sub: 'pia-1' }
    expect(sessionOf(await signOn())).not.toBe('')
    oidc.person = { email: 'Pia@example.com', email_verified: true, sub: 'pia-2' }
    expect(stepOf(await signOn())).toBe('another')
    expect(await actions(pia.accountId)).toEqual(['sign-on.bound', 'sign-on.refused'])
    oidc.person = { email: 'pia.moss@example.com', email_verified: true, sub: 'pia-1' }
    const renamed = await signOn()
    expect(JSON.parse((await me(sessionOf(renamed))).text), 'also with a new address').toMatchObject({ name: 'Pia' })
  })

  test('and with a second factor from the right code on: whoever stops there keeps nobody out', async () => {
    const uma = await openColleague(app, wire, owner, { role: 'owner', name: 'Uma', email: 'uma@example.com' })
    const enable = { path: '/console/auth/two-factor/enable', body: { password: goodPassword } }
    const { backupCodes } = JSON.parse((await uma.call(enable)).text)
    await app.app.pool.query('UPDATE "accountTwoFactors" SET verified = true WHERE "accountId" = $1', [uma.accountId])
    await app.app.pool.query('UPDATE accounts SET "twoFactorEnabled" = true WHERE id = $1', [uma.accountId])
    const waitingOf = (answer: WireAnswer) =>
      cookiesOf(answer)
        .map((cookie) => cookie.split(';')[0] ?? '')
        .filter((pair) => !pair.endsWith('='))
    const giveCode = (pairs: string[], code: string) =>
      wire.call({
        path: '/console/auth/two-factor/verify-backup-code',
        body: { code },
        headers: { ...pageHeaders(app), cookie: pairs.join('; ') },
      })
    const comeAs = async (sub: string) => {
      oidc.person = { email: 'uma@example.com', email_verified: true, sub }
      return signOn()
    }
    const stranger = waitingOf(await comeAs('not uma'))
    // In the same browser she signs in with her password and her code: that binds nobody.
    const byPassword = await signIn(app, wire, { email: 'uma@example.com', password: goodPassword })
    const left = stranger.filter((pair) => pair.startsWith('porchlight-bind='))
    expect(left).toHaveLength(1)
    expect((await giveCode([...waitingOf(byPassword), ...left], backupCodes[0])).status).toBe(200)
    expect(await actions(uma.accountId)).toEqual([])
    const first = await comeAs('uma-1')
    expect(locationOf(first)).toContain('step=code')
    const late = waitingOf(await comeAs('not uma'))
    const entered = await giveCode(waitingOf(first), backupCodes[1])
    expect([entered.status, cookieNamed(entered, 'porchlight-bind')]).toEqual([200, 'porchlight-bind='])
    expect(stepOf(await comeAs('not uma'))).toBe('another')
    expect(locationOf(await comeAs('uma-1'))).toContain('step=code')
    // It was free when that one came, and is hers since.
    const refused = await giveCode(late, backupCodes[2])
    expect([refused.status, (await me(sessionOf(refused))).status]).toEqual([401, 401])
    expect(await actions(uma.accountId)).toEqual(['sign-on.bound', 'sign-on.refused', 'sign-on.refused'])
  })

  test('of two that come first in the same moment, one is let in', async () => {
    await openColleague(app, wire, owner, { role: 'agent', name: 'Rob', email: 'rob@example.com' })
    let number = 0
    oidc.person = {
      email: 'rob@example.com',
      email_verified: true,
      get sub() {
        number += 1
        return `rob-${number}`
      },
    }
    const begun = await Promise.all([begin(), begin(), begin()])
    const backs = await Promise.all(begun.map(askProvider))
    const answers = await Promise.all(backs.map((back, at) => visit(back, begun[at]?.cookie)))
    expect(answers.filter((answer) => sessionOf(answer) !== '')).toHaveLength(1)
  })
})

describe('who is signed in proves again with the provider who they are', () => {
  const startProof = (cookie: string) =>
    visit(`${startPath}?${new URLSearchParams({ to: '/console/setup', prove: 'yes' })}`, cookie)
  const addKey = (cookie: string) => wire.call({ path: '/v1/keys', body: {}, headers: { ...pageHeaders(app), cookie } })
  const prove = async (cookie: string) => {
    const answer = await startProof(cookie)
    const waiting = cookieNamed(answer, 'porchlight-sign-on')
    return visit(await askProvider({ answer, cookie: waiting }), `${waiting}; ${cookie}`)
  }

  test('in their own session, anew, and as nobody else', async () => {
    const cookie = sessionOf(await signOn())
    await app.app.pool.query(`UPDATE "accountSessions" SET "provenAt" = clock_timestamp() - interval '1 hour'`)
    expect((await addKey(cookie)).headers['x-error-code']).toBe('proof-needed')
    const ways = await wire.call({
      path: '/console/auth/proof/ways',
      body: {},
      headers: { ...pageHeaders(app), cookie },
    })
    expect(JSON.parse(ways.text)).toMatchObject({ singleSignOn: 'Firm login' })
    const asked = new URL(locationOf(await startProof(cookie))).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '60'])
    oidc.claims = { auth_time: Math.floor(Date.now() / 1_000) - 3_600 }
    expect(stepOf(await prove(cookie)), 'proven long ago').toBe('untrusted')
    oidc.claims = { auth_time: undefined }
    expect(stepOf(await prove(cookie)), 'nobody says when').toBe('untrusted')
    oidc.claims = {}
    oidc.person = { email: 'ana@example.com', email_verified: true, sub: 'somebody else' }
    expect(stepOf(await prove(cookie))).toBe('another')
    expect((await addKey(cookie)).headers['x-error-code']).toBe('proof-needed')
    oidc.person = { email: 'Ana@Example.com', email_verified: true }
    const proven = await prove(cookie)
    expect(locationOf(proven)).toBe(`${app.url}/console/setup`)
    expect(sessionOf(proven), 'no other session begins').toBe('')
    expect((await addKey(cookie)).status).toBe(200)
    expect(stepOf(await startProof('')), 'who is signed out signs in').toBe('late')
    await app.app.pool.query('UPDATE "accountSessions" SET "provenAt" = clock_timestamp()')
  })
})
