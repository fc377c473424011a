import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../run/how-much.ts'
import { type MailServer, startMailServer } from '../servers/mail-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openColleague, openOwner, pageHeaders, signIn } from './console-user.ts'

// Who forgot the password chooses another by a link; nobody else does, and nobody learns who has an account.

const newPassword = 'seven loud amber trains'

let mails: MailServer
let app: TestApp
let wire: Wire
let owner: ConsoleUser

beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ environment: { SMTP_URL: mails.url } })
  wire = openWire(app)
  owner = await openOwner(app, wire)
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await mails.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const ask = (email: string, on = wire) =>
  on.call({ path: '/v1/console/password-link', body: { email }, headers: pageHeaders(app) })
const choose = (token: string, password = newPassword) =>
  wire.call({ path: '/v1/console/password', body: { token, password }, headers: pageHeaders(app) })
const isLink = ({ subject }: { subject: string }) => subject === 'A new password for Porchlight'
const tokenIn = (text: string): string => /\/console\/new-password#([\w-]{43})/.exec(text)?.[1] ?? ''
const add = (name: string, role: 'agent' | 'manager' | 'owner' = 'agent') =>
  openColleague(app, wire, owner, { role, name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com` })

/** A link as it arrives in the mailbox. */
async function linkFor(email: string): Promise<string> {
  const answer = await ask(email)
  expect(answer.status, answer.text).toBe(200)
  return tokenIn((await mails.wait(email, isLink)).text)
}

describe('a link by mail', () => {
  quickTest('gives another password once, signs out everywhere, and is told to who has the mailbox', async () => {
    const lee = await add('Lee Park')
    const token = await linkFor('Lee@Example.com'.toLowerCase())
    const { rows } = await app.app.pool.query(`SELECT text, html FROM outbox WHERE recipient = 'lee@example.com'`)
    expect(JSON.stringify(rows), 'managers read the outbox').not.toContain(token)
    const kept = await app.app.pool.query('SELECT * FROM "passwordLinks"')
    expect(JSON.stringify(kept.rows)).not.toContain(token)
    expect(codeOf(await choose(token, 'password1234567')), 'a bad one does not use the link up').toBe(
      'password-refused',
    )
    const answers = await Promise.all([1, 2, 3].map(() => choose(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(JSON.stringify(answers), 'it signs nobody in').not.toContain('porchlight-session=')
    expect(codeOf(await lee.call({ method: 'GET', path: '/v1/console/me' }))).toBe('signed-out')
    expect(codeOf(await signIn(app, wire, { email: lee.email, password: goodPassword }))).toBe('sign-in-refused')
    expect((await signIn(app, wire, { email: lee.email, password: newPassword })).status).toBe(200)
    const told = await mails.wait(lee.email, ({ subject }) => subject === 'Your password was changed')
    expect(told.text).toContain('If it was not you')
    const log = await app.app.pool.query(
      `SELECT actor, action FROM "changeLog" WHERE action LIKE 'password%' AND target = $1 ORDER BY id`,
      [`account ${lee.accountId.slice(0, 8)}`],
    )
    expect(log.rows).toEqual([
      { actor: 'the sign-in page', action: 'password-link.made' },
      { actor: `Lee Park (account ${lee.accountId.slice(0, 8)})`, action: 'password.reset' },
    ])
  })

  deepTest('leaves the second factor as it is', async () => {
    const kim = await add('Kim Cho')
    const enable = { path: '/console/auth/two-factor/enable', body: { password: goodPassword } }
    expect((await kim.call(enable)).status).toBe(200)
    // As after a first right code.
    await app.app.pool.query('UPDATE "accountTwoFactors" SET verified = true WHERE "accountId" = $1', [kim.accountId])
    await app.app.pool.query('UPDATE accounts SET "twoFactorEnabled" = true WHERE id = $1', [kim.accountId])
    expect((await choose(await linkFor(kim.email))).status).toBe(200)
    const answer = await signIn(app, wire, { email: kim.email, password: newPassword })
    expect(JSON.parse(answer.text)).toMatchObject({ twoFactorRedirect: true })
  })

  quickTest('that is over or replaced works no more, nor does a guess', async () => {
    const mo = await add('Mo Diaz')
    const first = await linkFor(mo.email)
    await ask(mo.email)
    expect(codeOf(await choose(first))).toBe('link-not-found')
    const isNewer = ({ subject, text }: { subject: string; text: string }) =>
      isLink({ subject }) && tokenIn(text) !== first
    const second = tokenIn((await mails.wait(mo.email, isNewer)).text)
    await app.app.pool.query(`UPDATE "passwordLinks" SET "expiresAt" = now() - interval '1 second'`)
    expect(codeOf(await choose(second))).toBe('link-not-found')
    expect(codeOf(await choose('x'.repeat(43)))).toBe('link-not-found')
    expect((await signIn(app, wire, { email: mo.email, password: goodPassword })).status).toBe(200)
  })

  deepTest('opens the door again to who had tried too many passwords', async () => {
    const bo = await add('Bo Lind')
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await signIn(app, wire, { email: bo.email, password: 'not this one at all' })).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await choose(await linkFor(bo.email))).status).toBe(200)
    expect((await signIn(app, wire, { email: bo.email, password: newPassword })).status).toBe(200)
  })
})

describe('who has an account', () => {
  test('is not told: same answer, not sooner, same limit; and nothing is mailed to who has none', async () => {
    await add('Ida Sol')
    const tryOften = async (email: string) => {
      const answers: WireAnswer[] = []
      for (let times = 0; times < 6; times += 1) {
        const start = performance.now()
        answers.push(await ask(email))
        if (times < 5) expect(performance.now() - start).toBeGreaterThan(395)
      }
      return answers.map(({ status, text }) => [status, status === 200 ? text : codeOf(answers.at(-1) as WireAnswer)])
    }
    const [known, unknown] = await Promise.all([tryOften('ida@example.com'), tryOften('nobody@example.com')])
    expect(unknown).toEqual(known)
    expect(known.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(known[0]?.[1]).toBe('{"isMailed":true}')
    await mails.wait('ida@example.com', isLink)
    const { rows } = await app.app.pool.query(`SELECT FROM outbox WHERE recipient = 'nobody@example.com'`)
    expect(rows).toEqual([])
  })
})

describe('an owner', () => {
  const send = (user: ConsoleUser, { accountId }: { accountId: string }) =>
    user.call({ path: `/v1/team/${accountId}/password-link`, body: {} })

  quickTest('who asks for many links at once is given each of them', async () => {
    const ava = await add('Ava Cole')
    const answers = await Promise.all(Array.from({ length: 24 }, () => send(owner, ava)))
    expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
  })

  deepTest('has a link mailed to a colleague without seeing it; not for themselves, nor for another firm', async () => {
    const uma = await add('Uma Rey', 'manager')
    const sent = await send(owner, uma)
    expect(JSON.parse(sent.text)).toMatchObject({ email: uma.email, isMailed: true, link: null })
    const mail = await mails.wait(uma.email, isLink)
    expect(mail.text).toContain('Ana Ruiz sends you a link')
    expect((await uma.call({ method: 'GET', path: '/v1/console/me' })).status, 'nothing has changed yet').toBe(200)
    expect((await choose(tokenIn(mail.text))).status).toBe(200)
    expect(codeOf(await send(owner, owner))).toBe('own-account')
    const { workspaceId } = await app.addWorkspace()
    const eve = await openOwner(app, wire, { workspaceId, name: 'Eve Moss', email: 'eve@example.com' })
    expect(codeOf(await send(eve, uma))).toBe('member-not-found')
    expect(codeOf(await send(uma, owner)), 'signed out').toBe('signed-out')
  })

  deepTest('is shown it where no mail is sent, and strangers are told honestly', async () => {
    const quiet = await startTestApp()
    const quietWire = openWire(quiet)
    try {
      const boss = await openOwner(quiet, quietWire)
      const lee = await openColleague(quiet, quietWire, boss, { role: 'agent', name: 'Lee', email: 'lee@example.com' })
      const ways = await quietWire.call({ method: 'GET', path: '/v1/console/sign-in', headers: pageHeaders(quiet) })
      expect(JSON.parse(ways.text)).toEqual({ mailsLinks: false, singleSignOn: null })
      const body = { email: lee.email }
      const asked = await quietWire.call({ path: '/v1/console/password-link', body, headers: pageHeaders(quiet) })
      expect(asked.text).toBe('{"isMailed":false}')
      const made = JSON.parse((await send(boss, lee)).text)
      expect(made.link).toMatch(new RegExp(`^${quiet.url}/console/new-password#[\\w-]{43}$`))
      const chosen = { token: tokenIn(made.link), password: newPassword }
      const answer = await quietWire.call({ path: '/v1/console/password', body: chosen, headers: pageHeaders(quiet) })
      expect(answer.status, answer.text).toBe(200)
      const { rows } = await quiet.app.pool.query('SELECT count(*)::int AS mails FROM outbox')
      expect(rows).toEqual([{ mails: 0 }])
    } finally {
      await quietWire.close()
      await quiet.close()
    }
  })
})
