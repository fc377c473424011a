import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeKey } from '../../src/firm/workspaces/key.ts'
import { endKey, insertKey } from '../../src/firm/workspaces/keys/key-store.ts'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { sampleListing } from './listings/sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let sessionID: number

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  sessionID = await app.addSession(serialNumber)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface Credentials {
  secret?: string
  session?: string
}

const unknownSecret = `pl_sk_${'A'.repeat(43)}`
const unknownSession = `pl_ses_${'A'.repeat(43)}`

/** A body that each operation takes, so that a refusal can only be due to the credential. */
const bodies: Record<string, () => Record<string, unknown>> = {
  '/chat/Chatbot/Add': () => ({ timeZone: 'UTC', type: 0 }),
  '/chat/Chatbot/Edit': () => ({ serialNumber }),
  '/chat/Chatbot/GetSession': () => ({ serialNumber }),
  '/chat/Chatbot/ModelList': () => ({}),
  '/chat/Chat/ClientAsk': () => ({ sessionID, content: 'How many listings are there?' }),
  '/chat/User/GetPreUploadUrl': () => ({ fileName: 'a.png' }),
  '/chat/Chatbot/RealEstateCreate': () => ({ SerialNumber: serialNumber, ...sampleListing }),
  '/chat/Chatbot/RealEstateUpdate': () => ({
    SerialNumber: serialNumber,
    ...sampleListing,
    Key: sampleListing.MLSNumber,
    KeyType: 'MLSNumber',
  }),
  '/chat/Chatbot/RealEstateDelete': () => ({ SerialNumber: serialNumber, Keys: ['none'], KeyType: 'MLSNumber' }),
  '/chat/Chatbot/RealEstateList': () => ({ SerialNumber: serialNumber }),
  '/chat/Chatbot/ChatContentHistory': () => ({ SerialNumber: serialNumber }),
  '/chat/Chatbot/LeadList': () => ({ serialNumber }),
  '/chat/Chatbot/GetMessageCountByChatbot': () => ({ SerialNumber: serialNumber }),
  '/chat/Chatbot/GetMessageCreditsUsage': () => ({}),
  '/chat/Chatbot/SetSessionMessagesLimit': () => ({ MessagesLimit: -1 }),
}

function call(path: string, { secret, session }: Credentials): Promise<WireAnswer> {
  const body = path.startsWith('/v1/') ? { q: 'homes' } : bodies[path]?.()
  return wire.call({ path, body, headers: { authorization: secret, 'chatrobot-sessionkey': session } })
}

const missing = 'No credential was sent: put your secret key into the header Authorization.'
const unknown = (kind: 'secret' | 'session'): string =>
  `The key in the header ${kind === 'secret' ? 'Authorization' : 'chatrobot-sessionkey'} is unknown, revoked or of the wrong kind: send a current ${kind} key.`

describe.each([
  '/chat/Chatbot/Add',
  '/chat/Chatbot/Edit',
  '/chat/Chatbot/GetSession',
  '/chat/Chatbot/ModelList',
  '/chat/Chat/ClientAsk',
  '/chat/User/GetPreUploadUrl',
])('%s asks for the secret key', (path) => {
  test('as it is or as a Bearer token', async () => {
    for (const secret of [app.secretKey, `Bearer ${app.secretKey}`, `bearer  ${app.secretKey}`]) {
      expect((await call(path, { secret })).status).toBe(200)
    }
    expect((await call(path, { secret: app.secretKey, session: unknownSession })).status).toBe(200)
    expect((await call(path, { secret: app.secretKey, session: app.sessionKey })).status).toBe(200)
  })

  test('none is a 401', async () => {
    expectFailure(await call(path, {}), 'missing-credential', missing)
  })

  test('an unknown one is a 401, whatever the other header holds', async () => {
    for (const secret of [unknownSecret, `Bearer ${unknownSecret}`, 'Basic dXNlcjpwYXNz', 'x']) {
      expectFailure(await call(path, { secret }), 'unknown-credential', unknown('secret'))
    }
    expectFailure(
      await call(path, { secret: unknownSecret, session: app.sessionKey }),
      'unknown-credential',
      unknown('secret'),
    )
  })

  test('a session key may not', async () => {
    expectFailure(
      await call(path, { secret: app.sessionKey }),
      'key-scope',
      'This key may not do this: it is a session key, and this operation asks for a secret key in the header Authorization.',
    )
    expectFailure(
      await call(path, { session: app.sessionKey }),
      'key-scope',
      'This key may not do this: this operation asks for a secret key in the header Authorization.',
    )
  })
})

describe.each([
  '/chat/Chatbot/RealEstateCreate',
  '/chat/Chatbot/RealEstateUpdate',
  '/chat/Chatbot/RealEstateDelete',
  '/chat/Chatbot/LeadList',
  '/chat/Chatbot/ChatContentHistory',
  '/chat/Chatbot/GetMessageCountByChatbot',
  '/chat/Chatbot/GetMessageCreditsUsage',
  '/chat/Chatbot/SetSessionMessagesLimit',
])('%s lists the secret key and takes a session key alone', (path) => {
  beforeAll(async () => {
    await wire.call({
      path: '/chat/Chatbot/RealEstateCreate',
      body: { SerialNumber: serialNumber, ...sampleListing },
    })
  })

  test('either key alone', async () => {
    expect((await call(path, { secret: app.secretKey })).status).toBe(200)
    expect((await call(path, { session: app.sessionKey })).status).toBe(200)
  })

  test('the header that is listed decides', async () => {
    expect((await call(path, { secret: app.secretKey, session: unknownSession })).status).toBe(200)
    expectFailure(
      await call(path, { secret: unknownSecret, session: app.sessionKey }),
      'unknown-credential',
      unknown('secret'),
    )
  })

  test('none, unknown, or in the wrong header', async () => {
    expectFailure(await call(path, {}), 'missing-credential', missing)
    expectFailure(await call(path, { session: unknownSession }), 'unknown-credential', unknown('session'))
    expect((await call(path, { session: app.secretKey })).headers['x-error-code']).toBe('key-scope')
    expect((await call(path, { secret: app.sessionKey })).headers['x-error-code']).toBe('key-scope')
  })
})

describe('/chat/Chatbot/RealEstateList lists the session key and takes a secret key alone', () => {
  const path = '/chat/Chatbot/RealEstateList'
  test('either key alone', async () => {
    expect((await call(path, { session: app.sessionKey })).status).toBe(200)
    expect((await call(path, { secret: app.secretKey })).status).toBe(200)
    expect((await call(path, { secret: `Bearer ${app.secretKey}` })).status).toBe(200)
  })

  test('the header that is listed decides', async () => {
    expect((await call(path, { session: app.sessionKey, secret: unknownSecret })).status).toBe(200)
    expectFailure(
      await call(path, { session: unknownSession, secret: app.secretKey }),
      'unknown-credential',
      unknown('session'),
    )
  })

  test('none, unknown, or in the wrong header', async () => {
    const wanted = 'No credential was sent: put your session key into the header chatrobot-sessionkey.'
    expectFailure(await call(path, {}), 'missing-credential', wanted)
    expectFailure(await call(path, { secret: unknownSecret }), 'unknown-credential', unknown('secret'))
    expect((await call(path, { session: app.secretKey })).headers['x-error-code']).toBe('key-scope')
    expect((await call(path, { secret: app.sessionKey })).headers['x-error-code']).toBe('key-scope')
  })
})

test('the search operation takes either key', async () => {
  const path = `/v1/chatbots/${serialNumber}/search`
  expect((await call(path, { secret: app.secretKey })).status).toBe(200)
  expect((await call(path, { session: app.sessionKey })).status).toBe(200)
  expect((await call(path, {})).headers['x-error-code']).toBe('missing-credential')
  expect((await call(path, { secret: unknownSecret })).headers['x-error-code']).toBe('unknown-credential')
})

test('a revoked key is a 401, a rotated one works until its end', async () => {
  const { db } = app.app
  const old = makeKey('secret')
  const oldId = await insertKey(db, { workspaceId: app.workspaceId, kind: 'secret', key: old, label: 'old' })
  const fresh = makeKey('secret')
  await insertKey(db, { workspaceId: app.workspaceId, kind: 'secret', key: fresh, label: 'fresh' })
  await endKey(db, oldId, new Date(Date.now() + 3_600_000))
  for (const secret of [old, fresh]) expect((await call('/chat/Chatbot/ModelList', { secret })).status).toBe(200)
  await endKey(db, oldId, new Date())
  await expect.poll(async () => (await call('/chat/Chatbot/ModelList', { secret: old })).status).toBe(401)
  expectFailure(await call('/chat/Chatbot/ModelList', { secret: old }), 'unknown-credential', unknown('secret'))
  expect((await call('/chat/Chatbot/ModelList', { secret: fresh })).status).toBe(200)
})

test('a refused call changes nothing', async () => {
  const count = async (): Promise<unknown> => (await app.app.pool.query('SELECT count(*) FROM chatbots')).rows
  const before = await count()
  await call('/chat/Chatbot/Add', { secret: unknownSecret })
  await call('/chat/Chatbot/Add', { session: app.sessionKey })
  expect(await count()).toEqual(before)
})

test('keys carry a prefix that tells their kind', () => {
  expect(app.secretKey).toMatch(/^pl_sk_[\w-]{32,}$/)
  expect(app.sessionKey).toMatch(/^pl_ses_[\w-]{32,}$/)
})
