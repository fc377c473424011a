import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { untilTold } from '../until-told.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'

// Nobody fills the mailbox of a firm, by whatever door: what is too much from one network is kept, and mailed to nobody.

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers, environment: { PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
  wire = openWire(app, { connections: 4 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function count(query: string, ...values: unknown[]): Promise<number> {
  return (await app.app.pool.query(`SELECT count(*)::int AS count FROM ${query}`, values)).rows[0].count
}

test.each([
  [
    'asks for a person',
    () => 'I want to talk to a person',
    '"takeOvers" WHERE "chatbotId" = $1 AND "requestedAt" IS NOT NULL',
  ],
  ['types a number', (n: number) => `call me at 206 555 01${10 + n}`, 'leads WHERE "chatbotId" = $1'],
])('who %s', async (what, sentence, kept) => {
  app.app.visitorLimits = makeVisitorLimits()
  const recipient = `desk of ${what}@firm.example`.replaceAll(' ', '-')
  const serialNumber = await app.addChatbot({ TalkToHumanEmail: recipient })
  const say = async (address: string, n: number): Promise<void> => {
    const visitor = await openVisitor(app, serialNumber)
    const path = '/chat/Chat/Ask'
    const said = await callAsVisitor(wire, visitor, path, { content: sentence(n) }, { 'x-forwarded-for': address })
    expect(said.status, said.text).toBe(200)
  }
  for (let n = 0; n < 34; n += 1) await say('8.8.8.8', n)
  await untilTold(app.app)
  expect(await count('outbox WHERE recipient = $1', recipient)).toBe(30)
  const { rows } = await app.app.pool.query('SELECT id FROM chatbots WHERE "serialNumber" = $1', [serialNumber])
  expect(await count(kept, rows[0].id), 'nothing is lost').toBe(34)
  await say('9.9.9.9', 40)
  await untilTold(app.app)
  expect(await count('outbox WHERE recipient = $1', recipient), 'and others are told of').toBe(31)
})
