import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function sessionOf(settings: Record<string, unknown>): Promise<number> {
  return app.addSession(await app.addChatbot(settings))
}

const ask = (sessionID: number, origin: string | undefined, stream = false): Promise<WireAnswer> =>
  wire.call({
    path: '/chat/Chat/ClientAsk',
    body: { sessionID, content: 'How many homes?', stream },
    headers: { origin },
  })

const refusal = (origin: string): string =>
  `The site ${origin} is not among the Domains of this chatbot: add it there first.`
const cors = ['access-control-allow-origin', 'access-control-expose-headers']

describe('with VerifyDomain', () => {
  const Domains = 'firm.example\nhttps://secure.example/\r\nhttp://local.example:8080\n*.wild.example\nMünchen.example'
  let sessionID: number
  beforeAll(async () => {
    sessionID = await sessionOf({ VerifyDomain: true, Domains })
  })

  test.each([
    'https://firm.example',
    'http://firm.example',
    'http://firm.example:8080',
    'https://FIRM.example',
    'https://secure.example',
    'http://local.example:8080',
    'https://a.wild.example',
    'https://a.b.wild.example',
    'https://xn--mnchen-3ya.example',
  ])('%s may', async (origin) => {
    expect((await ask(sessionID, origin)).status).toBe(200)
  })

  test.each([
    'https://other.example',
    'https://firm.example.evil.example',
    'https://evilfirm.example',
    'https://www.firm.example',
    'http://secure.example',
    'https://local.example:8080',
    'http://local.example',
    'https://wild.example',
    'https://evilwild.example',
    'null',
    'file://',
  ])('%s may not', async (origin) => {
    expectFailure(await ask(sessionID, origin), 'origin-not-allowed', refusal(origin), cors)
    expectFailure(await ask(sessionID, origin, true), 'origin-not-allowed', refusal(origin), cors)
  })

  test('our own public address may, and so may a server, which sends no Origin', async () => {
    expect((await ask(sessionID, app.url)).status).toBe(200)
    expect((await ask(sessionID, undefined)).status).toBe(200)
  })

  test('a refused message is not stored', async () => {
    const count = async (): Promise<unknown> => (await app.app.pool.query('SELECT count(*) FROM messages')).rows
    const before = await count()
    await ask(sessionID, 'https://other.example')
    expect(await count()).toEqual(before)
  })

  test('the operations of the owner are not affected', async () => {
    const serialNumber = await app.addChatbot({ VerifyDomain: true, Domains: 'firm.example' })
    const headers = { origin: 'https://other.example' }
    for (const path of ['/chat/Chatbot/Edit', '/chat/Chatbot/GetSession', '/chat/Chatbot/RealEstateList']) {
      expect((await wire.call({ path, body: { serialNumber }, headers })).status).toBe(200)
    }
  })

  test('an unknown session stays a 404', async () => {
    expect((await ask(999_999_999, 'https://other.example')).status).toBe(404)
  })
})

test('with VerifyDomain and no Domains only our own address may', async () => {
  const sessionID = await sessionOf({ VerifyDomain: true })
  expect((await ask(sessionID, 'https://firm.example')).status).toBe(403)
  expect((await ask(sessionID, app.url)).status).toBe(200)
})

test('without VerifyDomain every site may', async () => {
  const sessionID = await sessionOf({ VerifyDomain: false, Domains: 'firm.example' })
  expect((await ask(sessionID, 'https://other.example')).status).toBe(200)
  expect((await ask(sessionID, 'null')).status).toBe(200)
})
