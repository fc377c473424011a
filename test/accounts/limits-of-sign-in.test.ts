import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openColleague, openOwner, pageHeaders, signIn } from './console-user.ts'

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
const wrong = (email: string, from?: string) => attempt(email, 'not the password at all', from)

describe('who has an account', () => {
  test('is not told: the same answer, byte by byte, whoever is asked for', async () => {
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

  test('is not told by how long it takes either: the same work is done', async () => {
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

  test('is not told by limits: those of an unknown address are the same', async () => {
    const counts = []
    for (const email of [owner.email, 'nobody@example.com']) {
      const answers = await Promise.all(Array.from({ length: 14 }, () => wrong(email)))
      counts.push(answers.filter(({ status }) => status === 401).length)
    }
    expect(counts).toEqual([10, 10])
  })
})

describe('passwords that are tried', () => {
  test('for one account from one network: ten in a quarter of an hour, and the right one too must wait', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(owner.email)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
    const right = await attempt(owner.email, goodPassword)
    expect([right.status, codeOf(right)]).toEqual([429, 'too-many-calls'])
    expect(JSON.parse(right.text).Message).toMatch(
      /^Too many passwords were tried for this e-mail address: try again in 1[45] minutes\.$/,
    )
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
    expect(
      (await attempt(`  ${owner.email.toUpperCase()}`, goodPassword)).status,
      'another spelling is no way round',
    ).toBe(429)
    // The person is at another place, a colleague at the same.
    expect((await attempt(owner.email, goodPassword, '9.9.9.9')).status).toBe(200)
    expect((await attempt(lee.email, goodPassword)).status).toBe(200)
    expect((await owner.call({ method: 'GET', path: '/v1/console/me' })).status, 'who is in stays in').toBe(200)
    await app.app.pool.query(`UPDATE "signInFailures" SET "endsAt" = now() - interval '1 second'`)
    expect((await attempt(owner.email, goodPassword)).status, 'the time is over').toBe(200)
  })

  test('from many networks: a hundred in a day', async () => {
    expect((await wrong(lee.email, '9.9.0.9')).status).toBe(401)
    // As if there had been 97 more, from as many networks.
    await app.app.pool.query('UPDATE "signInFailures" SET count = 98')
    const answers = await Promise.all([1, 2, 3, 4, 5].map((network) => wrong(lee.email, `9.9.${network}.9`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429, 429])
    const { rows } = await app.app.pool.query(
      `SELECT bool_and("endsAt" > now() + interval '23 hours') AS lasts FROM "signInFailures" WHERE count > 98`,
    )
    expect(rows).toEqual([{ lasts: true }])
    expect((await attempt(lee.email, goodPassword, '7.7.7.7')).status).toBe(429)
    expect((await attempt(owner.email, goodPassword, '7.7.7.7')).status).toBe(200)
  })

  test('one right password forgets the wrong ones before', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => wrong(owner.email)))
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401))
      expect((await attempt(owner.email, goodPassword)).status).toBe(200)
    }
    const { rows } = await app.app.pool.query('SELECT * FROM "signInFailures"')
    expect(rows).toEqual([])
  })

  test('for whomever, from one network: sixty in ten minutes, links included', async () => {
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

  test('with the cookie of somebody who left the desk: the current password is no easier to guess', async () => {
    const body = { currentPassword: 'not the password at all', newPassword: 'a sentence of somebody else' }
    const headers = { 'x-forwarded-for': '8.8.8.8' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => lee.call({ path: '/console/auth/change-password', body, headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
  })
})

test('a flood of sign-ins leaves room for everybody else’s calls', async () => {
  const flood = Array.from({ length: 70 }, (_unused, n) => wrong(`flood${n}@example.com`, `6.6.${n}.6`))
  const others = await Promise.all(Array.from({ length: 10 }, () => wire.call({ method: 'GET', path: '/v1/chatbots' })))
  expect(others.map(({ status }) => status)).toEqual(Array(10).fill(200))
  for (const { status } of await Promise.all(flood)) expect([401, 503]).toContain(status)
})
