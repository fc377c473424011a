import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scopesFor } from '../../src/firm/workspaces/keys/scopes.ts'
import { operations } from '../../src/operations.ts'
import { type Scope, scopes } from '../../src/platform/scope.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, openOwner } from './console-user.ts'

// What keys are made for: each operation with a key of each scope, over real HTTP.

let app: TestApp
let wire: Wire
let owner: ConsoleUser

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  owner = await openOwner(app, wire)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const codeOf = ({ headers }: WireAnswer) => headers['x-error-code']
const make = async (body: object, authorization = app.secretKey) => {
  const made = await wire.call({ path: '/v1/keys', body, headers: { authorization } })
  expect(made.status, made.text).toBe(200)
  return JSON.parse(made.text)
}
const forKeys = operations.filter(({ operation }) => !['public', 'visitor-key', 'member'].includes(operation.access))

test.each(scopes)('a key that was made for %s does what that says, and nothing else', async (scope) => {
  const { key } = await make({ scopes: [scope] })
  const wrong: string[] = []
  for (const { method, path, operation } of forKeys) {
    const concrete = path.replace(/\{serialNumber\}|\{accountId\}/, 'f'.repeat(32)).replace(/\{\w+\}/, '999999999')
    const call = {
      method,
      path: concrete,
      headers: { authorization: key },
      ...(method === 'GET' ? {} : { body: path === '/v1/keys' ? { scopes: [scope] } : {} }),
    }
    const isRefused = codeOf(await wire.call(call)) === 'key-scope'
    if (isRefused === scopesFor(operation, method).includes(scope)) wrong.push(`${method} ${path}`)
  }
  expect(wrong).toEqual([])
})

describe('a new key', () => {
  test('is for all but keys and members unless it is said, and says who made it', async () => {
    const made = JSON.parse((await owner.call({ path: '/v1/keys', body: { label: 'till' } })).text)
    expect(made.scopes).toEqual(['read', 'listings', 'conversations', 'settings'])
    expect(made.madeBy).toMatch(/^Ana Ruiz \(account [0-9a-f]{8}\)$/)
    const refused = await wire.call({ path: '/v1/keys', body: {}, headers: { authorization: made.key } })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'key-scope'])
    expect(JSON.parse(refused.text).Message).toContain('this operation asks for team')
    expect((await make({})).madeBy).toMatch(/^key \d+$/)
  })

  test('of before may everything still', async () => {
    const { keys } = JSON.parse((await wire.call({ method: 'GET', path: '/v1/keys' })).text)
    expect(keys[0]).toMatchObject({ kind: 'secret', scopes: null, madeBy: '' })
    const session = await make({ kind: 'session' })
    expect(session.scopes).toBeNull()
    const refused = await wire.call({ path: '/v1/keys', body: { kind: 'session', scopes: ['read'] } })
    expect(codeOf(refused)).toBe('invalid-fields')
  })

  test('hands on no more than the key that made it, nor is a stronger one got by rotating it', async () => {
    const own: Scope[] = ['team', 'read']
    const { key } = await make({ scopes: own })
    const call = (path: string, body: object) => wire.call({ path, body, headers: { authorization: key } })
    expect((await make({ scopes: ['read'] }, key)).scopes).toEqual(['read'])
    for (const body of [{}, { scopes: ['listings'] }, { scopes: scopes }])
      expect(codeOf(await call('/v1/keys', body))).toBe('key-scope')
    const { keys } = JSON.parse((await wire.call({ method: 'GET', path: '/v1/keys' })).text)
    expect(codeOf(await call(`/v1/keys/${keys[0].id}/rotate`, {}))).toBe('key-scope')
    expect((await call(`/v1/keys/${(await make({ scopes: own })).id}/rotate`, {})).status).toBe(200)
  })

  test('is given nothing that was answered to one that may do more, under no Idempotency-Key', async () => {
    const of: Scope[] = ['team', 'read']
    const [strong, weak, alike] = [await make({ scopes }), await make({ scopes: ['team'] }), await make({ scopes: of })]
    const session = await make({ kind: 'session' })
    const call = (authorization: string, path: string, body: object, headers = {}) =>
      wire.call({ path, body, headers: { authorization, 'idempotency-key': 'nightly', ...headers } })
    const body = { label: 'handed on', scopes: of }
    const given = await call(strong.key, '/v1/keys', body)
    const asked = await call(weak.key, '/v1/keys', body)
    expect([given.status, codeOf(asked), asked.headers['idempotency-replayed']]).toEqual([200, 'key-scope', undefined])
    // Those that may do the same take up what the other has begun, as after a key was rotated.
    const once = JSON.parse((await call(alike.key, '/v1/keys', body)).text)
    const { key: successor } = JSON.parse((await call(app.secretKey, `/v1/keys/${alike.id}/rotate`, {})).text)
    const again = await call(successor, '/v1/keys', body)
    expect([JSON.parse(again.text), again.headers['idempotency-replayed']]).toEqual([once, 'true'])
    const [path, chatbot] = ['/chat/Chatbot/RealEstateList', { SerialNumber: await app.addChatbot() }]
    const bySecret = await call(app.secretKey, path, chatbot)
    const headers = { authorization: undefined, 'chatrobot-sessionkey': session.key, 'idempotency-key': 'nightly' }
    const bySession = await wire.call({ path, body: chatbot, headers })
    expect([bySecret.status, bySession.status]).toEqual([200, 200])
    expect(bySession.headers['idempotency-replayed']).toBeUndefined()
  })

  test('reads nothing of visitors in mails and deliveries, nor has it sent elsewhere, unless it is made for that', async () => {
    const call = (key: string, method: string, path: string, body?: object) =>
      wire.call({ method, path, headers: { authorization: key }, ...(body && { body }) })
    const serialNumber = await app.addChatbot({ Name: 'Firm' })
    const edit = (body: object) => ['POST', '/chat/Chatbot/Edit', { serialNumber, ...body }] as const
    const hook = await call(app.secretKey, 'POST', '/v1/webhooks', { url: 'https://crm.example.com/a', events: ['*'] })
    const { id } = JSON.parse(hook.text)
    const ways: (readonly [string, string, object?])[] = [
      ['GET', '/v1/outbox'],
      ['GET', `/v1/chatbots/${serialNumber}/missing-answers`],
      ['POST', '/v1/webhooks', { url: 'https://thief.example.com/a', events: ['*'] }],
      ['PATCH', `/v1/webhooks/${id}`, { url: 'https://thief.example.com/b' }],
      ['POST', '/v1/workspace/settings', { OwnerEmail: 'thief@example.com' }],
      edit({ EmailForDailyChatLogs: 'thief@example.com' }),
    ]
    const { key: narrow } = await make({ scopes: ['settings', 'listings'] })
    const { key: wide } = await make({ scopes: ['settings', 'conversations'] })
    for (const [method, path, body] of ways) {
      const refused = await call(narrow, method, path, body)
      expect([refused.status, codeOf(refused)], path).toEqual([403, 'key-scope'])
      const taken = await call(wide, method, path, body)
      expect(taken.status, taken.text).toBe(200)
    }
    for (const [method, path, body] of [
      ['PATCH', `/v1/webhooks/${id}`, { enabled: false }],
      ['POST', '/v1/workspace/settings', { RetentionDays: 365 }],
      edit({ WelcomeMessage: 'Hello' }),
    ] as const)
      expect((await call(narrow, method, path, body)).status, path).toBe(200)
  })

  test('cannot have the links to new passwords of others go through a mail server of its own', async () => {
    const { key } = await make({})
    const path = '/v1/mail-server'
    const refused = await wire.call({ path, body: {}, headers: { authorization: key } })
    expect([refused.status, codeOf(refused)]).toEqual([403, 'key-scope'])
  })

  test('ends at the day that it was made for, and its successor after as long', async () => {
    const day = 86_400_000
    const endsAt = new Date(Date.now() + 30 * day).toISOString()
    const made = await make({ endsAt, scopes: ['read'] })
    expect([made.expiresAt, made.state]).toEqual([endsAt, 'current'])
    const rotated = JSON.parse((await wire.call({ path: `/v1/keys/${made.id}/rotate`, body: {} })).text)
    expect(rotated.scopes).toEqual(['read'])
    expect(Math.abs(Date.parse(rotated.expiresAt) - Date.parse(endsAt))).toBeLessThan(600_000)
    const { keys } = JSON.parse((await wire.call({ method: 'GET', path: '/v1/keys' })).text)
    expect(keys.find(({ id }: { id: number }) => id === made.id).state).toBe('ending')
    for (const wrong of ['2020-01-01', 'soon', '2030-13-01', '9999-01-01', '2030-01-01T00:00:00'])
      expect(codeOf(await wire.call({ path: '/v1/keys', body: { endsAt: wrong } })), wrong).toBe('invalid-fields')
    const { key } = await make({ endsAt: new Date(Date.now() + 1_500).toISOString() })
    const use = async () =>
      (await wire.call({ method: 'GET', path: '/v1/chatbots', headers: { authorization: key } })).status
    expect(await use()).toBe(200)
    await expect.poll(use, { timeout: 20_000, interval: 100 }).toBe(401)
  })
})
