import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SingleSignOn } from '../../src/firm/accounts/single-sign-on/single-sign-on.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { makeGuardedFetch } from '../../src/platform/outbound/guarded-fetch.ts'
import { type OidcServer, oidcClient, startOidcServer } from '../servers/oidc-server.ts'
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

// People sign in with the provider of the firm; whom it does not vouch for, wholly and just now, does not.

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

describe('who has an account', () => {
  test('is signed in by the address, in a new session, and led to the page that was wanted', async () => {
    const begun = await begin('/console/leads?look=board')
    expect(begun.answer.status).toBe(302)
    const asked = new URL(locationOf(begun.answer))
    expect(asked.origin).toBe(oidc.issuer)
    expect(asked.searchParams.get('redirect_uri')).toBe(`${app.url}/console/auth/oidc/callback`)
    expect(cookiesOf(begun.answer)).toEqual([expect.stringMatching(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)])
    const secret = Buffer.from(begun.cookie.split('=')[1] ?? '', 'base64url').toString('latin1')
    expect(secret).not.toContain(asked.searchParams.get('state'))
    const answer = await visit(await askProvider(begun), `${begun.cookie}; ${owner.cookie}`)
    expect(locationOf(answer)).toBe(`${app.url}/console/leads?look=board`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(sessionOf(answer)).not.toBe('')
    expect(sessionOf(answer)).not.toBe(owner.cookie)
    expect(cookieNamed(answer, 'porchlight-sign-on'), 'is taken away').toBe('porchlight-sign-on=')
    expect(JSON.parse((await me(sessionOf(answer))).text)).toMatchObject({ name: 'Ana Ruiz', role: 'owner' })
    const { rows } = await app.app.pool.query(
      'SELECT DISTINCT "ipAddress" FROM "accountSessions" WHERE "accountId" = $1',
      [owner.accountId],
    )
    expect(rows, 'is listed as a sign-in with a password is').toHaveLength(1)
  })

  test('still signs in with the password', async () => {
    expect((await signIn(app, wire, { email: owner.email, password: goodPassword })).status).toBe(200)
  })

  test('is asked for the code of a second factor all the same', async () => {
    const kim = await openColleague(app, wire, owner, { role: 'agent', name: 'Kim', email: 'kim@example.com' })
    const enable = { path: '/console/auth/two-factor/enable', body: { password: goodPassword } }
    const { backupCodes } = JSON.parse((await kim.call(enable)).text)
    await app.app.pool.query('UPDATE "accountTwoFactors" SET verified = true WHERE "accountId" = $1', [kim.accountId])
    await app.app.pool.query('UPDATE accounts SET "twoFactorEnabled" = true WHERE id = $1', [kim.accountId])
    await app.app.pool.query('DELETE FROM "accountSessions" WHERE "accountId" = $1', [kim.accountId])
    oidc.person = { email: kim.email, email_verified: true }
    const answer = await signOn('/console/tours')
    expect(locationOf(answer)).toBe(`${app.url}/console/sign-in?step=code&next=%2Ftours`)
    const sent = cookiesOf(answer).map((cookie) => cookie.split(';')[0])
    expect((await me(sent.join('; '))).status, 'nobody is in yet').toBe(401)
    const code = { path: '/console/auth/two-factor/verify-backup-code', body: { code: backupCodes[0] } }
    const proven = await wire.call({ ...code, headers: { ...pageHeaders(app), cookie: sent.join('; ') } })
    expect(proven.status, proven.text).toBe(200)
    expect((await me(sessionOf(proven))).status).toBe(200)
  })
})

describe('who was invited', () => {
  const ask = (what: 'teams' | 'join', cookie: string, body: object = {}) =>
    wire.call({ path: `/console/auth/oidc/${what}`, body, headers: { ...pageHeaders(app), cookie } })
  const invite = (email: string, user = owner) =>
    user.call({ path: '/v1/team/invitations', body: { email, role: 'manager' } })

  test('joins as what they were invited, once, with the name of the provider and no password until one is chosen', async () => {
    await invite('lee@example.com')
    oidc.person = { email: 'LEE@example.com', email_verified: true, name: '  Lee\n Park ' }
    const asked = await signOn('/console/tours')
    expect(stepOf(asked), 'nobody is in before they said yes').toBe('join')
    expect(new URL(locationOf(asked)).searchParams.get('next')).toBe('/tours')
    const cookie = cookieNamed(asked, 'porchlight-join')
    const { teams, ...told } = JSON.parse((await ask('teams', cookie)).text)
    expect(told).toEqual({ email: 'LEE@example.com', name: 'Lee Park' })
    expect(teams).toEqual([{ id: expect.any(Number), firm: 'Test workspace', role: 'manager', invitedBy: 'Ana Ruiz' }])
    const { rows: before } = await app.app.pool.query(`SELECT FROM accounts WHERE email = 'lee@example.com'`)
    expect(before).toEqual([])
    const body = { id: teams[0].id }
    expect((await ask('join', cookie, { id: body.id + 1 })).headers['x-error-code']).toBe('link-not-found')
    expect((await ask('join', '', body)).headers['x-error-code'], 'not in another browser').toBe('signed-out')
    const answers = [await ask('join', cookie, body), await signOn()]
    for (const answer of answers)
      expect(JSON.parse((await me(sessionOf(answer))).text)).toMatchObject({ name: 'Lee Park', role: 'manager' })
    expect((await ask('join', cookie, body)).headers['x-error-code'], 'once').toBe('link-not-found')
    const list = await owner.call({ method: 'GET', path: '/v1/team/invitations' })
    expect(list.text).not.toContain('lee@example.com')
    const { rows } = await app.app.pool.query(
      `SELECT details FROM "changeLog" WHERE action = 'member.joined' AND actor LIKE 'Lee Park%'`,
    )
    expect(rows).toEqual([{ details: { after: { role: 'manager' }, by: 'invitation, with single sign-on' } }])
    const refused = await signIn(app, wire, { email: 'lee@example.com', password: goodPassword })
    expect(refused.headers['x-error-code']).toBe('sign-in-refused')
    const { accountId } = JSON.parse((await me(sessionOf(answers[0] as WireAnswer))).text)
    const made = await owner.call({ path: `/v1/team/${accountId}/password-link`, body: {} })
    const chosen = { token: JSON.parse(made.text).link.split('#')[1], password: 'seven loud amber trains' }
    expect((await wire.call({ path: '/v1/console/password', body: chosen, headers: pageHeaders(app) })).status).toBe(
      200,
    )
    expect((await signIn(app, wire, { email: 'lee@example.com', password: chosen.password })).status).toBe(200)
  })

  test('by two firms chooses one of them, and an invitation that is over lets nobody in', async () => {
    const { workspaceId } = await app.addWorkspace()
    const eve = await openOwner(app, wire, { workspaceId, name: 'Eve Moss', email: 'eve@example.com' })
    await invite('mo@example.com')
    await invite('mo@example.com', eve)
    oidc.person = { email: 'mo@example.com', email_verified: true }
    const asked = await signOn()
    expect(stepOf(asked)).toBe('join')
    const cookie = cookieNamed(asked, 'porchlight-join')
    const { teams } = JSON.parse((await ask('teams', cookie)).text)
    expect(teams).toMatchObject([{ invitedBy: 'Ana Ruiz' }, { invitedBy: 'Eve Moss' }])
    await app.app.pool.query(`UPDATE invitations SET "expiresAt" = now() - interval '1 second'`)
    expect((await ask('join', cookie, { id: teams[1].id })).headers['x-error-code']).toBe('link-not-found')
    expect(stepOf(await signOn())).toBe('unknown')
  })
})

describe('nobody is signed in', () => {
  const past = Math.floor(Date.now() / 1_000) - 3_600
  test.each<[string, string, Partial<OidcServer>]>([
    ['who is not known here', 'unknown', { person: { email: 'zoe@example.com', email_verified: true } }],
    ['whose address is not verified', 'unverified', { claims: { email_verified: false } }],
    ['whose address is said to be verified in words', 'unverified', { claims: { email_verified: 'true' } }],
    ['who has no address', 'unverified', { claims: { email: undefined } }],
    [
      'whose address has a letter that only looks like one of ours',
      'unverified',
      { claims: { email: 'a\u212aa@example.com' } },
    ],
    ['whose address holds a NUL', 'untrusted', { claims: { email: 'ana@example.com\0' } }],
    ['whose name holds a NUL', 'untrusted', { claims: { name: 'Ana\0' } }],
    ['whose number holds a control character', 'untrusted', { claims: { sub: 'ana\u0007' } }],
    ['who has no number', 'untrusted', { claims: { sub: '' } }],
    ['by a token for another nonce', 'untrusted', { claims: { nonce: 'another' } }],
    ['by a token without a nonce', 'untrusted', { claims: { nonce: undefined } }],
    ['by a token for another program', 'untrusted', { claims: { aud: 'another' } }],
    ['by a token of another issuer', 'untrusted', { claims: { iss: 'https://evil.example' } }],
    ['by a token that has expired', 'untrusted', { claims: { iat: past, exp: past + 60 } }],
    ['by a token with another key', 'untrusted', { signs: 'otherwise' }],
    ['by a token without a signature', 'untrusted', { signs: 'not' }],
    ['whom the provider refuses', 'refused', { refusal: 'access_denied' }],
    ['while the provider has trouble', 'down', { refusal: 'temporarily_unavailable' }],
  ])('%s: %s', async (_who, step, change) => {
    Object.assign(oidc, change)
    expect(stepOf(await signOn())).toBe(step)
  })

  test('in a browser that has begun nothing, or something else, or too long ago', async () => {
    const [one, other] = [await begin(), await begin()]
    const back = await askProvider(one)
    const tokensBefore = oidc.asked.filter((path) => path === '/token').length
    expect(stepOf(await visit(back))).toBe('late')
    expect(stepOf(await visit(back, other.cookie))).toBe('late')
    expect(stepOf(await visit(back, `${one.cookie.slice(0, -2)}AA`))).toBe('late')
    expect(stepOf(await visit(back, 'porchlight-sign-on=%%'))).toBe('late')
    expect(stepOf(await visit('/console/auth/oidc/callback', one.cookie))).toBe('late')
    const { now } = app.app
    app.app.now = () => new Date(Date.now() + 601_000)
    expect(stepOf(await visit(back, one.cookie))).toBe('late')
    app.app.now = now
    expect(
      oidc.asked.filter((path) => path === '/token'),
      'the code is not even asked about',
    ).toHaveLength(tokensBefore)
    expect(sessionOf(await visit(back, one.cookie))).not.toBe('')
  })

  test('by an answer that was used, even where the provider takes its code again; nor by one that is looked at', async () => {
    oidc.forgives = true
    const begun = await begin()
    const back = await askProvider(begun)
    const head = await wire.call({ method: 'HEAD', path: back.replace(app.url, ''), headers: { cookie: begun.cookie } })
    expect(head.status).toBe(405)
    const answers = await Promise.all([1, 2, 3].map(() => visit(back, begun.cookie)))
    expect(answers.filter((answer) => sessionOf(answer) !== '')).toHaveLength(1)
    expect(stepOf(await visit(back, begun.cookie))).toBe('late')
  })

  test('by a code that the provider does not know any more', async () => {
    const begun = await begin()
    const back = new URL(await askProvider(begun))
    back.searchParams.set('code', 'guessed')
    expect(stepOf(await visit(back.href, begun.cookie))).toBe('late')
  })
})

test.each([
  'https://evil.example/console/inbox',
  '//evil.example/console/',
  '/\\evil.example',
  '/console/../../evil',
  '/console//evil.example',
  '/console/\\evil.example',
  '/console/auth/sign-out',
  '/console.evil',
  'javascript:alert(1)',
  `/console/${'x'.repeat(2_000)}`,
])('nobody is led to another site by a wanted page: %s', async (to) => {
  expect(locationOf(await signOn(to))).toBe(`${app.url}/console/inbox`)
})

describe('a provider', () => {
  const { issuer, ...rest } = {
    issuer: '',
    clientId: oidcClient.id,
    clientSecret: oidcClient.secret,
    name: 'Firm login',
  }
  /** One that nothing is known of yet. */
  const forget = (at = oidc.issuer) => {
    const fetch = makeGuardedFetch(() => true)
    app.app.singleSignOn = new SingleSignOn({ ...rest, issuer: at, fetch, timeoutMs: 300, now: () => new Date() })
  }
  beforeEach(() => forget())

  test('that is not there, silent, endless or strange holds nobody up, and is asked again the next time', async () => {
    forget('http://127.0.0.1:1')
    expect(stepOf((await begin()).answer)).toBe('down')
    forget()
    const ways: NonNullable<OidcServer['answer']>[] = [
      () => true,
      (_path, response) => Boolean(response.writeHead(200, { 'content-type': 'application/json' }).write('{')),
      (_path, response) =>
        Boolean(response.writeHead(200, { 'content-type': 'application/json' }).end('x'.repeat(300_000))),
      (_path, response) => Boolean(response.writeHead(302, { location: `${oidc.issuer}/else` }).end()),
      (_path, response) => Boolean(response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')),
    ]
    for (const way of ways) {
      oidc.answer = way
      expect(stepOf((await begin()).answer)).toBe('down')
      const before = oidc.answer
      oidc.answer = null
      const begun = await begin()
      oidc.answer = (path, response) => path === '/token' && before(path, response)
      expect(stepOf(await visit(await askProvider(begun), begun.cookie))).toBe('down')
      forget()
    }
    expect((await signIn(app, wire, { email: owner.email, password: goodPassword })).status).toBe(200)
  })

  test('that names itself otherwise, or keys elsewhere without encryption, is not believed', async () => {
    const tell = (more: object) => {
      oidc.answer = (path, response) => {
        if (!path.startsWith('/.well-known')) return false
        const ends = { authorization_endpoint: `${oidc.issuer}/authorize`, token_endpoint: `${oidc.issuer}/token` }
        const told = { issuer: oidc.issuer, ...ends, jwks_uri: `${oidc.issuer}/keys`, ...more }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told))
        return true
      }
      forget()
    }
    tell({ issuer: 'https://evil.example' })
    expect(stepOf((await begin()).answer)).toBe('untrusted')
    tell({ jwks_uri: 'http://127.0.0.2:1/keys' })
    expect(stepOf(await signOn())).toBe('down')
  })

  test('is asked what it is once, by many at the same time, and not before somebody comes', async () => {
    const count = () => oidc.asked.filter((path) => path.startsWith('/.well-known')).length
    const before = count()
    await wire.call({ method: 'GET', path: '/v1/console/sign-in' })
    expect(count()).toBe(before)
    await Promise.all([begin(), begin(), begin()])
    await begin()
    expect(count()).toBe(before + 1)
  })
})

test('tries are counted by their network, and told by a page', async () => {
  const callFrom = (address: string, path: string) =>
    wire.call({ method: 'GET', path, headers: { authorization: undefined, 'x-forwarded-for': address } })
  const callback = '/console/auth/oidc/callback?code=1&state=2'
  for (let tries = 0; tries < 60; tries += 1) expect(stepOf(await callFrom('203.0.113.9', callback))).toBe('late')
  for (const path of [callback, startPath]) expect(stepOf(await callFrom('203.0.113.9', path))).toBe('often')
  expect(locationOf(await callFrom('198.51.100.7', startPath)), 'another network').toContain(oidc.issuer)
})

test('without a provider there is no such way, and none is told of', async () => {
  const plain = await startTestApp()
  const plainWire = openWire(plain)
  try {
    for (const path of [startPath, '/console/auth/oidc/callback?code=1&state=2'])
      expect((await plainWire.call({ method: 'GET', path })).status).toBe(404)
    const ways = await plainWire.call({ method: 'GET', path: '/v1/console/sign-in' })
    expect(JSON.parse(ways.text)).toEqual({ mailsLinks: false, singleSignOn: null })
    const told = await wire.call({ method: 'GET', path: '/v1/console/sign-in' })
    expect(JSON.parse(told.text)).toEqual({ mailsLinks: false, singleSignOn: 'Firm login' })
    const direct = { path: '/console/auth/sign-in/username', body: { accountId: owner.accountId } }
    expect((await wire.call({ ...direct, headers: pageHeaders(app) })).status, 'the inner door is not outside').toBe(
      404,
    )
  } finally {
    await plainWire.close()
    await plain.close()
  }
})
