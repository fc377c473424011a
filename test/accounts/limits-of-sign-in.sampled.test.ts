import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { countSignIn } from '../../src/firm/accounts/sign-in/sign-in-limits.ts'
import type { PorchlightError } from '../../src/platform/errors.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
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
  tokenOf,
} from './console-user.ts'

// What somebody can find out, or wear down, who knows no password. The proxy that names addresses is this machine.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let lee: ConsoleUser

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
  wire = openWire(app, { connections: 20 })
  owner = await openOwner(app, wire)
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
})
beforeEach(async () => {
  app.app.visitorLimits = makeVisitorLimits()
  await app.app.pool.query('DELETE FROM "signInFailures"')
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const attempt = (email: string, password: string, from = '8.8.8.8') =>
  signIn(app, wire, { email, password }, { 'x-forwarded-for': from })
/** As if every wait were over, and nothing forgotten. */
const waitIsOver = () => app.app.pool.query('UPDATE "signInFailures" SET "nextAt" = now()')
/** What a browser keeps that has signed in, without the session. */
const browserOf = ({ headers }: WireAnswer): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('porchlight-browser=')) ?? ''
const wrong = (email: string, from?: string) => attempt(email, 'not the password at all', from)

describe('who has an account', () => {
  quickTest('is not told: the same answer, byte by byte, whoever is asked for', async () => {
    const answers = await Promise.all(
      [owner.email, 'nobody@example.com', 'no address', '', 'x'.repeat(254)].map((email) => wrong(email)),
    )
    const [first] = answers
    const told = ({ status, text, headers }: WireAnswer) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers
      return { status, text, rest }
    }
    expect(first?.status).toBe(401)
    for (const answer of answers.slice(0, 2)) expect(told(answer)).toEqual(first && told(first))
    for (const answer of answers) expect(codeOf(answer)).toBe('sign-in-refused')
  })

  deepTest('is not told by how long it takes either: the same work is done', async () => {
    // By the processor and not by the clock: a busy machine adds to that one alone. The server is in this process.
    const workOf = async (email: string): Promise<number> => {
      const before = process.cpuUsage()
      expect((await wrong(email)).status).toBe(401)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let n = 0; n < 5; n += 1) {
      known.push(await workOf(owner.email))
      unknown.push(await workOf('nobody@example.com'))
    }
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  quickTest('is not told by limits: those of an unknown address are the same', async () => {
    const counts = []
    for (const email of [owner.email, 'nobody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 14 }, () => wrong(email)))
      counts.push(answers.filter(({ status }) => status === 401).length)
    }
    expect(counts).toEqual([10, 10])
  })
})

describe('passwords that are tried', () => {
  quickTest(
    'for one account from one network: ten at once, then one after growing delays, and the right one too must wait',
    async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(owner.email)))
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
      const right = await attempt(owner.email, goodPassword)
      expect([right.status, codeOf(right)]).toEqual([429, 'too-many-calls'])
      expect(JSON.parse(right.text).Message).toMatch(
        /^Too many passwords were tried for this e-mail address: try again in \d\d? s\.$/,
      )
      expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(30)
      expect(
        (await attempt(`  ${owner.email.toUpperCase()}`, goodPassword)).status,
        'another spelling is no way round',
      ).toBe(429)
      expect((await attempt(owner.email, goodPassword, '8.8.8.9')).status, 'nor is the next address').toBe(429)
      // The person is at another place, a colleague at the same.
      expect((await attempt(lee.email, goodPassword)).status).toBe(200)
      expect((await owner.call({ method: 'GET', path: '/v1/console/me' })).status, 'who is in stays in').toBe(200)
      // Each try that is looked at doubles the wait for the next, up to a quarter of an hour.
      const waits: number[] = []
      for (let n = 0; n < 7; n += 1) {
        await waitIsOver()
        expect((await wrong(owner.email)).status).toBe(401)
        waits.push(Number((await wrong(owner.email)).headers['retry-after']))
      }
      // As they are told, some time after they began.
      for (const [at, most] of [60, 120, 240, 480, 900, 900, 900].entries()) {
        expect(waits[at]).toBeLessThanOrEqual(most)
        expect(waits[at]).toBeGreaterThan(most - 45)
      }
      await waitIsOver()
      expect((await attempt(owner.email, goodPassword)).status, 'the time is over').toBe(200)
    },
  )

  deepTest('a /48 of IPv6 counts as one network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) => wrong(owner.email, `2606:4700:1:${n}::${n}`)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  describe('ten from each of ten networks', () => {
    const networks = Array.from({ length: 10 }, (_, n) => `9.9.${n}.9`)
    /** Tries passwords without having them compared, which takes its time; answers how many would be looked at. */
    const spray = async (email: string): Promise<number> => {
      const tries = networks.flatMap((address) => Array.from({ length: 10 }, () => ({ email, address, browser: null })))
      const outcomes = await Promise.allSettled(tries.map((each) => countSignIn(app.app.db, each)))
      // However long that took: whoever must wait has not waited yet.
      await app.app.pool.query(`UPDATE "signInFailures" SET "nextAt" = now() + interval '50 s' WHERE count >= 20`)
      return outcomes.filter(({ status }) => status === 'fulfilled').length
    }

    quickTest('lock nobody out: few are looked at, the wait is short, whether or not there is an account', async () => {
      for (const email of [lee.email, 'nobody@example.com']) {
        expect(await spray(email)).toBeLessThan(25)
        const refused = await wrong(email, '7.7.7.7')
        expect(refused.status).toBe(429)
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
      }
      await waitIsOver()
      expect((await attempt(lee.email, goodPassword, '7.7.7.7')).status).toBe(200)
    })

    deepTest('in a whole day about a hundred are looked at, from however many networks', async () => {
      const { db } = app.app
      const isLooked = async (n: number): Promise<number> => {
        const address = `7.${n >> 8}.${n & 255}.7`
        const refusal = await countSignIn(db, { email: lee.email, address, browser: null }).then(
          () => null,
          (error: PorchlightError) => error,
        )
        if (refusal === null) return 0
        await waitIsOver()
        return refusal.retryAfterSeconds ?? 0
      }
      let looked = 0
      for (let n = 0, seconds = 0; seconds < 86_400; n += 1) {
        const wait = await isLooked(n)
        seconds += wait
        if (wait === 0) looked += 1
      }
      expect(looked).toBeGreaterThan(80)
      expect(looked).toBeLessThan(110)
    })

    deepTest(
      'do not count in a browser that has signed in to the account before, and there ten are the end as well',
      async () => {
        const signedIn = await attempt(lee.email, goodPassword, '7.7.7.7')
        const cookie = browserOf(signedIn)
        await spray(lee.email)
        expect((await attempt(lee.email, goodPassword, '7.7.7.7')).status, 'another browser waits').toBe(429)
        const there = (email: string, password: string) =>
          signIn(app, wire, { email, password }, { 'x-forwarded-for': '5.5.5.5', cookie })
        expect((await there(lee.email, goodPassword)).status).toBe(200)
        await spray(owner.email)
        expect((await there(owner.email, goodPassword)).status, 'it is known for the one account only').toBe(429)
        const answers = await Promise.all(Array.from({ length: 12 }, () => there(lee.email, 'not the password')))
        expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
      },
    )

    deepTest('leave a link by mail open, with which one is in', async () => {
      await spray(lee.email)
      const asked = await wire.call({
        path: '/v1/console/password-link',
        body: { email: lee.email },
        headers: { ...pageHeaders(app), 'x-forwarded-for': '5.5.5.5' },
      })
      expect(asked.status, asked.text).toBe(200)
      const made = await owner.call({ path: `/v1/team/${lee.accountId}/password-link`, body: {} })
      const token = tokenOf(JSON.parse(made.text).link)
      const chosen = await wire.call({
        path: '/v1/console/password',
        body: { token, password: goodPassword },
        headers: { ...pageHeaders(app), 'x-forwarded-for': '5.5.5.5' },
      })
      expect(chosen.status, chosen.text).toBe(200)
      await spray(lee.email)
      const headers = { 'x-forwarded-for': '5.5.5.5', cookie: browserOf(chosen) }
      expect((await signIn(app, wire, { email: lee.email, password: goodPassword }, headers)).status).toBe(200)
    })

    deepTest('do not keep who is signed in from changing the password', async () => {
      await spray(owner.email)
      const body = { currentPassword: goodPassword, newPassword: goodPassword }
      expect((await owner.call({ path: '/console/auth/change-password', body })).status).toBe(200)
    })
  })

  quickTest('one right password forgets the wrong ones before', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => wrong(owner.email)))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
      expect((await attempt(owner.email, goodPassword)).status).toBe(200)
    }
    const { rows } = await app.app.pool.query('SELECT * FROM "signInFailures"')
    expect(rows).toEqual([])
  })

  deepTest('for whomever, from one network: sixty in ten minutes, links included', async () => {
    const start = Date.now()
    app.app.now = () => new Date(start)
    const calls = Array.from({ length: 62 }, (_unused, n) =>
      n % 2 === 0
        ? wrong(`person${n}@example.com`)
        : wire.call({
            path: '/v1/console/owner',
            body: { token: 'x'.repeat(43), name: 'Eve', email: 'eve@example.com', password: 'short' },
            headers: { ...pageHeaders(app), 'x-forwarded-for': '8.8.8.8' },
          }),
    )
    const answers = await Promise.all(calls)
    app.app.now = () => new Date()
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
    expect((await attempt(owner.email, goodPassword, '9.9.9.9')).status).toBe(200)
  })

  deepTest('with the cookie of somebody who left the desk: the current password is no easier to guess', async () => {
    const body = { currentPassword: 'not the password at all', newPassword: 'a sentence of somebody else' }
    const headers = { 'x-forwarded-for': '8.8.8.8' }
    const left = await asUser(app, wire, await attempt(lee.email, goodPassword))
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => left.call({ path: '/console/auth/change-password', body, headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
  })
})

deepTest('a flood of sign-ins leaves room for everybody else’s calls', async () => {
  const flood = Array.from({ length: 70 }, (_unused, n) => wrong(`flood${n}@example.com`, `6.6.${n}.6`))
  const others = await Promise.all(Array.from({ length: 10 }, () => wire.call({ method: 'GET', path: '/v1/chatbots' })))
  expect(others.map(({ status }) => status)).toEqual(Array(10).fill(200))
  for (const { status } of await Promise.all(flood)) expect([401, 503]).toContain(status)
})
