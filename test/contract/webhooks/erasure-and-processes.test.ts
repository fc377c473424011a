import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { forgetOldMessages } from '../../../src/notify/webhooks/forget-old-messages.ts'
import { startTestApp } from '../../test-app.ts'
import { untilTold } from '../../until-told.ts'
import { type Delivery, loopbackAllowed, type Stage, startStage } from './start-webhooks.ts'

let stage: Stage

beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await stage.app.app.pool.query(`SELECT (SELECT count(*)::int FROM "webhookMessages") AS messages,
    (SELECT count(*)::int FROM "webhookDeliveries") AS deliveries`)
  return rows[0]
}

test('what was told of a visitor is exported and erased with the conversation, and told no more', async () => {
  const { app, listen, receiver, openVisitor, leaveLead, call } = stage
  const serialNumber = await app.addChatbot()
  const { id } = await listen()
  const [visitor, other] = [await openVisitor(serialNumber), await openVisitor(serialNumber)]
  await leaveLead(visitor, { email: 'gone@visitor.example' })
  await leaveLead(other, { email: 'stays@visitor.example' })
  await receiver.until(2)
  const person = { email: 'gone@visitor.example' }
  const exported = await call<{ sessions: { webhookMessages: { body: string }[] }[] }>(
    'POST',
    '/v1/visitors/export',
    person,
  )
  expect(exported.body.sessions[0]?.webhookMessages[0]?.body).toContain('gone@visitor.example')
  expect(await countRows()).toEqual({ messages: 2, deliveries: 2 })
  await call('POST', '/v1/visitors/erase', person)
  expect(await countRows()).toEqual({ messages: 1, deliveries: 1 })
  const left = await app.app.pool.query('SELECT body FROM "webhookMessages"')
  expect(JSON.stringify(left.rows)).not.toContain('gone@visitor.example')
  await call('POST', `/v1/webhooks/${id}/replay`, { since: '2026-01-01T00:00:00Z' })
  const [, , third] = await receiver.until(3)
  expect(third?.body.data.Email).toBe('stays@visitor.example')
})

test('the log is kept for 30 days', async () => {
  const { call, listen, receiver, pass, app } = stage
  const { id } = await listen()
  await call('POST', `/v1/webhooks/${id}/test`, {})
  await receiver.until(1)
  pass(29.9 * 86_400)
  await forgetOldMessages(app.app)
  expect(await countRows()).toEqual({ messages: 1, deliveries: 1 })
  pass(0.2 * 86_400)
  await forgetOldMessages(app.app)
  expect(await countRows()).toEqual({ messages: 0, deliveries: 0 })
})

test('two processes deliver each message once, and what one of them leaves behind the other takes up', async () => {
  const { app, listen, receiver, openVisitor, leaveLead, call, pass } = stage
  const serialNumber = await app.addChatbot()
  const { id } = await listen({ events: ['lead.created'] })
  const second = await startTestApp({
    connection: app.app.connection,
    consumers,
    webhooks: {},
    environment: loopbackAllowed,
  })
  try {
    const visitors = await Promise.all(Array.from({ length: 30 }, () => openVisitor(serialNumber)))
    for (const visitor of visitors) await leaveLead(visitor, { email: `v${visitor.sessionID}@visitor.example` })
    await untilTold(app.app)
    await receiver.until(30)
    await vi.waitFor(async () =>
      expect((await call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries?status=delivered`)).body).toHaveLength(30),
    )
    const ids = receiver.received.map(({ body }) => body.id)
    expect([ids.length, new Set(ids).size]).toEqual([30, 30])
  } finally {
    await second.close()
  }
  // As a process leaves it that dies in the middle of a try.
  const { rows } = await app.app.pool.query(
    `UPDATE "webhookDeliveries" SET status = 'pending', takes = takes + 1, "nextAttemptAt" = $1
     WHERE id = (SELECT min(id) FROM "webhookDeliveries") RETURNING id`,
    [new Date(Date.now() + 60_000)],
  )
  pass(61)
  const all = await receiver.until(31)
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(30)
  const again = await call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries?before=${rows[0].id + 1}`)
  await expect.poll(async () => again.body[0]?.eventId).toBe(all[30]?.body.id)
})
