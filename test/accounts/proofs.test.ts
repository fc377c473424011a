import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { openStream } from '../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, goodPassword, openColleague, openOwner } from './console-user.ts'
import { openDevice } from './passkey-device.ts'

// Whoever finds an open console gets at nothing that outlasts it: what does asks again for the password or a passkey when
// that was a quarter of an hour ago, and a console that nobody uses is over after some hours.

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let lee: ConsoleUser

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_SESSION_IDLE_HOURS: '3' } })
  wire = openWire(app)
  owner = await openOwner(app, wire)
  lee = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
})
beforeEach(async () => {
  app.app.visitorLimits = makeVisitorLimits()
  await app.app.pool.query('DELETE FROM "signInFailures"')
  await grow('provenAt', '0 minutes')
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const grow = (column: 'provenAt' | 'lastUsedAt', age: string) =>
  app.app.pool.query(`UPDATE "accountSessions" SET "${column}" = clock_timestamp() - $1::interval`, [age])
const prove = (user: ConsoleUser, what: string, body: object = {}) =>
  user.call({ path: `/console/auth/proof/${what}`, body })
const addKey = (user = owner) => user.call({ path: '/v1/keys', body: { label: 'till' } })

const asking = operations.filter(({ operation }) => operation.asksProof === true)

describe('what outlasts a session', () => {
  test('is keys, the team, secrets of webhooks and of visitors, and exports of people', () => {
    expect(asking.map(({ operation }) => operation.id).sort()).toEqual([
      'addInvitation',
      'addKey',
      'changeMember',
      'createIdentitySecret',
      'createWebhook',
      'deleteInvitation',
      'deleteKey',
      'editMailServer',
      'exportLeads',
      'exportVisitor',
      'removeIdentitySecret',
      'removeMailServer',
      'removeMember',
      'removeModelKey',
      'rotateKey',
      'rotateWebhookSecret',
      'sendPasswordLink',
      'setModelKey',
      'setServerAddress',
    ])
  })

  test.each(asking.map((row) => [row.operation.id, row] as const))(
    '%s asks again after a quarter of an hour, and only then',
    async (_id, { method, path }) => {
      const concrete = path.replace(/\{(accountId|serialNumber)\}/, 'f'.repeat(32)).replace('{id}', '999999999')
      const call = { method, path: concrete, ...(method === 'GET' ? {} : { body: {} }) }
      await grow('provenAt', '14 minutes')
      expect(codeOf(await owner.call(call))).not.toBe('proof-needed')
      await grow('provenAt', '16 minutes')
      const asked = await owner.call(call)
      expect([asked.status, codeOf(asked)]).toEqual([403, 'proof-needed'])
      expect(codeOf(await wire.call(call)), 'a program has proven itself').not.toBe('proof-needed')
      expect(codeOf(await lee.call(call)), 'who may not is told that').not.toBe('proof-needed')
    },
  )

  test('is asked for another address of a webhook, and for nothing else about it', async () => {
    const itself = operations.filter(({ operation }) => operation.asksProof === 'by-itself')
    expect(itself.map(({ operation }) => operation.id).sort()).toEqual([
      'editChatbot',
      'editWebhook',
      'editWorkspaceSettings',
    ])
    const made = await owner.call({ path: '/v1/webhooks', body: { url: 'https://crm.example.com/a', events: ['*'] } })
    const { id } = JSON.parse(made.text)
    const edit = (body: object, user = owner) => user.call({ method: 'PATCH', path: `/v1/webhooks/${id}`, body })
    await grow('provenAt', '16 minutes')
    const refused = await edit({ url: 'https://thief.example.com/a', events: ['lead.created'] })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'proof-needed'])
    const kept = await edit({ url: 'https://crm.example.com/a', description: 'CRM', enabled: false })
    expect([kept.status, JSON.parse(kept.text)]).toMatchObject([
      200,
      { url: 'https://crm.example.com/a', events: ['*'], description: 'CRM', enabled: false },
    ])
    expect(codeOf(await edit({ url: 'https://thief.example.com/a' }, lee)), 'who may not is told that').toBe(
      'role-may-not',
    )
    const byKey = await wire.call({
      method: 'PATCH',
      path: `/v1/webhooks/${id}`,
      body: { url: 'https://crm.example.com/b' },
    })
    expect(byKey.status, 'a program has proven itself').toBe(200)
    await grow('provenAt', '14 minutes')
    expect((await edit({ url: 'https://crm.example.com/c' })).status).toBe(200)
  })

  test('is asked for another address that visitors’ words are mailed to, and for no other setting', async () => {
    const serialNumber = await app.addChatbot({ Name: 'Firm', TalkToHumanEmail: 'office@example.com' })
    const edit = (body: object) => owner.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, ...body } })
    const settle = (body: object) => owner.call({ path: '/v1/workspace/settings', body })
    const thief = 'thief@example.com'
    await grow('provenAt', '16 minutes')
    for (const name of ['TalkToHumanEmail', 'EmailForDailyChatLogs', 'EmailForDailyLeads']) {
      expect(codeOf(await edit({ [name]: thief, Name: 'Changed' })), name).toBe('proof-needed')
      const byKey = await wire.call({
        path: '/chat/Chatbot/Edit',
        body: { serialNumber, [name]: 'office@example.com' },
      })
      expect(byKey.status, 'a program has proven itself').toBe(200)
      expect((await edit({ [name]: 'office@example.com', WelcomeMessage: 'Hello' })).status, 'as it was').toBe(200)
    }
    expect((await edit({ TalkToHumanEmail: '', EmailForDailyLeads: null })).status, 'nobody').toBe(200)
    expect(codeOf(await settle({ OwnerEmail: thief, Name: 'Changed' }))).toBe('proof-needed')
    const before = await settle({ RetentionDays: 365, OwnerEmail: '' })
    expect([before.status, before.text]).toEqual([200, expect.not.stringContaining('Changed')])
    await grow('provenAt', '14 minutes')
    expect([(await edit({ TalkToHumanEmail: thief })).status, (await settle({ OwnerEmail: thief })).status]).toEqual([
      200, 200,
    ])
  })

  test('is not asked for anything else', async () => {
    await grow('provenAt', '16 minutes')
    for (const path of ['/v1/console/me', '/v1/keys', '/v1/team', '/v1/webhooks', '/v1/leads'])
      expect((await owner.call({ method: 'GET', path })).status, path).toBe(200)
  })
})

describe('who is signed in proves again who they are', () => {
  beforeEach(() => grow('provenAt', '16 minutes'))

  test('with the password, in this session alone', async () => {
    expect(JSON.parse((await prove(owner, 'ways')).text)).toEqual({
      password: true,
      passkey: false,
      singleSignOn: null,
    })
    const wrong = await prove(owner, 'password', { password: 'three loud red lakes' })
    expect([wrong.status, codeOf(wrong)]).toEqual([401, 'sign-in-refused'])
    expect(codeOf(await addKey())).toBe('proof-needed')
    expect((await prove(owner, 'password', { password: goodPassword })).status).toBe(200)
    expect((await addKey()).status).toBe(200)
    const { rows } = await app.app.pool.query(
      `SELECT count(*)::int AS old FROM "accountSessions" WHERE "provenAt" < clock_timestamp() - interval '15 minutes'`,
    )
    expect(rows[0].old, 'Lee has proven nothing').toBeGreaterThan(0)
  })

  test('and guesses are counted as at the door', async () => {
    const codes: unknown[] = []
    for (let tries = 0; tries < 12; tries += 1)
      codes.push(codeOf(await prove(owner, 'password', { password: 'wrong' })))
    expect(codes.at(-1)).toBe('too-many-calls')
  })

  test('with a passkey of their own, which only this session may use', async () => {
    const origin = `http://localhost:${new URL(app.url).port}`
    const at = (user: ConsoleUser, path: string, body: object) =>
      user.call({ path: `/console/auth${path}`, body, headers: { origin, 'sec-fetch-site': 'same-origin' } })
    const open = async (user: ConsoleUser) => {
      const device = openDevice(origin)
      const { options } = JSON.parse((await at(user, '/passkey/options', { password: goodPassword })).text)
      const added = await at(user, '/passkey/add', { name: 'Phone', credential: device.make(options) })
      expect(added.status, added.text).toBe(200)
      return device
    }
    const [own, others] = [await open(owner), await open(lee)]
    const ask = async (user: ConsoleUser) => JSON.parse((await at(user, '/proof/passkey-options', {})).text).options
    expect((await ask(owner)).allowCredentials).toHaveLength(1)
    const [first, second, third] = [await ask(owner), await ask(lee), await ask(owner)]
    expect(codeOf(await at(owner, '/proof/passkey', { credential: others.sign(first) }))).toBe('passkey-refused')
    expect(codeOf(await at(owner, '/proof/passkey', { credential: own.sign(second) }))).toBe('passkey-refused')
    expect(codeOf(await addKey())).toBe('proof-needed')
    const credential = own.sign(third)
    expect((await at(owner, '/proof/passkey', { credential })).status).toBe(200)
    expect((await addKey()).status).toBe(200)
    expect(codeOf(await at(owner, '/proof/passkey', { credential })), 'once').toBe('passkey-refused')
    expect(JSON.parse((await prove(owner, 'ways')).text)).toMatchObject({ passkey: true })
  })

  test('nobody who is signed out does', async () => {
    for (const what of ['ways', 'password', 'passkey-options'])
      expect(
        codeOf(
          await prove(
            {
              ...owner,
              call: (call) => wire.call({ ...call, headers: { authorization: undefined, origin: app.url } }),
            },
            what,
            { password: goodPassword },
          ),
        ),
      ).toMatch(/signed-out|passkeys-not-here/)
  })
})

describe('the own second factor and passkeys', () => {
  const enable = (body: object) => lee.call({ path: '/console/auth/two-factor/enable', body })

  test('ask for the password, or for a proof of a moment ago of who has none', async () => {
    await grow('provenAt', '16 minutes')
    expect(codeOf(await enable({}))).toBe('proof-needed')
    expect((await enable({ password: goodPassword })).status).toBe(200)
    await grow('provenAt', '0 minutes')
    expect(codeOf(await enable({})), 'who has a password gives it').toBe('sign-in-refused')
    await app.app.pool.query(`DELETE FROM "accountTwoFactors" WHERE "accountId" = $1`, [lee.accountId])
    const { rows } = await app.app.pool.query(
      `DELETE FROM "accountCredentials" WHERE "accountId" = $1 RETURNING password`,
      [lee.accountId],
    )
    expect(rows).toHaveLength(1)
    expect((await enable({})).status).toBe(200)
    await grow('provenAt', '16 minutes')
    expect(codeOf(await enable({}))).toBe('proof-needed')
  })
})

describe('a session that nobody uses', () => {
  const read = (user: ConsoleUser) => user.call({ method: 'GET', path: '/v1/console/me' })

  test('is over after the hours that are set, and is not there any more', async () => {
    await grow('lastUsedAt', '2 hours 59 minutes')
    expect((await read(owner)).status).toBe(200)
    await grow('lastUsedAt', '3 hours 1 minute')
    expect(codeOf(await read(lee))).toBe('signed-out')
    await app.app.pool.query(`UPDATE "accountSessions" SET "lastUsedAt" = clock_timestamp() WHERE "accountId" = $1`, [
      owner.accountId,
    ])
    const { sessions } = JSON.parse((await owner.call({ method: 'GET', path: '/v1/console/sessions' })).text)
    expect(Date.now() - Date.parse(sessions[0].lastUsedAt)).toBeLessThan(120_000)
  })

  test('is used by what somebody does, and not by a page that only listens or reads by itself', async () => {
    const usedAt = async () => {
      const query = 'SELECT max("lastUsedAt") AS at FROM "accountSessions" WHERE "accountId" = $1'
      return (await app.app.pool.query(query, [owner.accountId])).rows[0].at
    }
    await grow('lastUsedAt', '1 hour')
    const before = await usedAt()
    const stream = await openStream(`${app.url}/v1/conversations/events`, { cookie: owner.cookie, origin: app.url })
    stream.close()
    expect(await usedAt()).toEqual(before)
    const reads = (headers: Record<string, string>) =>
      owner.call({ method: 'GET', path: '/v1/leads', headers: { 'x-unattended': '1', ...headers } })
    for (const value of ['1', '', '0', 'no']) expect((await reads({ 'x-unattended': value })).status).toBe(200)
    expect(await usedAt()).toEqual(before)
    // It is over by itself, as long as nobody comes.
    await grow('lastUsedAt', '3 hours 1 minute')
    expect(codeOf(await reads({}))).toBe('signed-out')
    await grow('lastUsedAt', '1 hour')
    expect((await read(owner)).status).toBe(200)
    expect((await usedAt()) > before).toBe(true)
  })
})
