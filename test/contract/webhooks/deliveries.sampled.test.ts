import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { type Received, verifyMessage, verifyOriginal } from '../../servers/webhook-receiver.ts'
import { quietMs } from '../../timing/slowness.ts'
import { untilTold } from '../../until-told.ts'
import { type Delivery, type Stage, startStage } from './start-webhooks.ts'

let stage: Stage

beforeEach(async () => {
  stage = await startStage({ webhooks: { timeoutMs: 1_000 } })
})
afterEach(() => stage.close())

const hour = 3_600

function sends(status: number, headers: Record<string, string> = {}) {
  return (_message: Received, response: ServerResponse): void => {
    response.writeHead(status, headers).end('x')
  }
}

async function deliveriesOf(id: number): Promise<Delivery[]> {
  return (await stage.call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries`)).body
}

/** Resolves with the one delivery of a webhook once it was tried so often. */
async function tried(id: number, times: number): Promise<Delivery> {
  await expect.poll(async () => (await deliveriesOf(id))[0]?.attempts.length, { timeout: 60_000 }).toBe(times)
  const [delivery] = await deliveriesOf(id)
  if (!delivery) throw new Error('no delivery')
  return delivery
}

const sendTest = (id: number) => stage.call<Delivery>('POST', `/v1/webhooks/${id}/test`, {})

/** Seconds until the next attempt. */
function pauseOf({ nextAttemptAt }: Delivery): number {
  return nextAttemptAt === null ? Number.NaN : (Date.parse(nextAttemptAt) - Date.now()) / 1000
}

describe('what fails', () => {
  deepTest(
    'is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, with the same id, then no more',
    async () => {
      const { listen, receiver, pass } = stage
      const { id, secret } = await listen()
      receiver.answer = sends(500)
      await sendTest(id)
      const pauses = [5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
      for (const [index, pause] of pauses.entries()) {
        const delivery = await tried(id, index + 1)
        expect(delivery).toMatchObject({ status: 'pending' })
        const left = pauseOf(delivery)
        expect(left, `pause ${index}`).toBeGreaterThan(pause * 0.9 - 3)
        expect(left, `pause ${index}`).toBeLessThan(pause * 1.1 + 1)
        // Not before its time.
        if (index === 3) {
          pass(left - 10)
          await wait(1_200)
          expect(receiver.received).toHaveLength(index + 1)
          pass(15)
        } else pass(left + 1)
      }
      const last = await tried(id, 10)
      expect(last).toMatchObject({ status: 'failed', nextAttemptAt: null })
      expect(last.attempts.map(({ code, error }) => [code, error])).toEqual(
        Array(10).fill([500, 'The answer was 500.']),
      )
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([last.eventId]))
      expect(new Set(receiver.received.map(({ text }) => text)).size).toBe(1)
      // Each with its own time and signatures.
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
      for (const message of receiver.received) verifyOriginal(message, secret)
      pass(100 * hour)
      await wait(1_500)
      expect(receiver.received).toHaveLength(10)
    },
  )

  quickTest('is tried later where Retry-After says so, and never earlier', async () => {
    const { listen, receiver } = stage
    const { id } = await listen()
    receiver.answer = sends(503, { 'retry-after': '7200' })
    await sendTest(id)
    const left = pauseOf(await tried(id, 1))
    expect(left).toBeGreaterThan(7_150)
    expect(left).toBeLessThan(7_202)
    receiver.answer = sends(429, { 'retry-after': '1' })
    const other = await listen()
    await sendTest(other.id)
    expect(pauseOf(await tried(other.id, 1))).toBeGreaterThan(1.6)
  })

  quickTest.each([
    ['a redirect', 302, 'Redirects are not followed.'],
    ['a redirect that keeps the message', 307, 'Redirects are not followed.'],
    ['not modified', 304, 'Redirects are not followed.'],
    ['a refusal', 400, 'The answer was 400.'],
    ['nothing there', 404, 'The answer was 404.'],
  ])('%s is a failure', async (_what, status, error) => {
    const { listen, receiver } = stage
    const { id } = await listen()
    receiver.answer = sends(status, { location: `${receiver.url}/elsewhere` })
    await sendTest(id)
    expect(await tried(id, 1)).toMatchObject({ status: 'pending', attempts: [{ code: status, error }] })
    expect(receiver.received.map(({ path }) => path)).toEqual(['/'])
  })

  quickTest.each([200, 201, 202, 204, 299])('%s is a success', async (status) => {
    const { listen, receiver } = stage
    const { id } = await listen()
    receiver.answer = (_message, response) => response.writeHead(status).end()
    await sendTest(id)
    expect(await tried(id, 1)).toMatchObject({ status: 'delivered', attempts: [{ code: status, error: null }] })
  })

  quickTest('no answer in time is a failure, and so is a connection that breaks off', async () => {
    const { listen, receiver } = stage
    const [slow, broken] = [await listen({ path: '/slow' }), await listen({ path: '/broken' })]
    receiver.answer = ({ path }, response) => {
      if (path === '/broken') response.socket?.destroy()
    }
    await sendTest(slow.id)
    await sendTest(broken.id)
    const late = await tried(slow.id, 1)
    expect(late.attempts[0]).toMatchObject({ code: null, error: 'No whole answer came within 1000 ms.' })
    expect(late.attempts[0]?.ms).toBeGreaterThan(900)
    expect((await tried(broken.id, 1)).attempts[0]?.error).toMatch(/^The connection failed \(E/)
  })

  deepTest('an answer without an end, or packed, is judged by its status and not read on', async () => {
    const { listen, receiver } = stage
    const { id } = await listen()
    let written = 0
    receiver.answer = (_message, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      const timer = setInterval(() => {
        written += 65_536
        response.write(Buffer.alloc(65_536))
      }, 5)
      response.on('close', () => clearInterval(timer))
    }
    await sendTest(id)
    expect(await tried(id, 1)).toMatchObject({ status: 'delivered' })
    const then = written
    await wait(300)
    expect(written).toBeLessThan(then + 1_000_000)
  })
})

describe('a webhook is switched off', () => {
  const owner = 'owner@firm.example'
  const mails = async () => (await stage.app.app.pool.query('SELECT recipient, subject, text FROM outbox')).rows

  beforeEach(async () => {
    const { pool } = stage.app.app
    await pool.query('UPDATE workspaces SET "ownerEmail" = $1 WHERE id = $2', [owner, stage.app.workspaceId])
  })

  quickTest('by 410, with what was on its way to it', async () => {
    const { listen, receiver, call } = stage
    const { id } = await listen()
    receiver.answer = sends(500)
    await sendTest(id)
    await tried(id, 1)
    receiver.answer = sends(410)
    await sendTest(id)
    const read = () => call('GET', `/v1/webhooks/${id}`)
    await expect.poll(async () => (await read()).body.switchedOff).toBe('gone')
    expect((await deliveriesOf(id)).map(({ status, nextAttemptAt }) => [status, nextAttemptAt])).toEqual([
      ['failed', null],
      ['failed', null],
    ])
    const other = await call('POST', `/v1/webhooks/${id}/test`, {})
    expect([other.status, other.code]).toEqual([409, 'webhook-off'])
    const [first] = await deliveriesOf(id)
    expect((await call('POST', `/v1/webhooks/deliveries/${first?.id}/replay`, {})).code).toBe('webhook-off')
    expect((await call('POST', `/v1/webhooks/${id}/replay`, { since: '2026-01-01T00:00:00Z' })).code).toBe(
      'webhook-off',
    )
    expect(await mails()).toMatchObject([{ recipient: owner, text: expect.stringContaining('410') }])
  })

  deepTest('by five days of nothing but failures, once, and the owner is mailed', async () => {
    const { listen, receiver, call, pass } = stage
    const { id } = await listen()
    receiver.answer = sends(500)
    const read = async () => (await call('GET', `/v1/webhooks/${id}`)).body
    await sendTest(id)
    await tried(id, 1)
    expect(await read()).toMatchObject({ enabled: true, failingSince: expect.any(String) })
    pass(4.9 * 24 * hour)
    await tried(id, 2)
    expect(await read()).toMatchObject({ enabled: true })
    // A success in between begins it anew.
    receiver.answer = sends(200)
    pass(301 * 1.1)
    expect((await tried(id, 3)).status).toBe('delivered')
    expect(await read()).toMatchObject({ failingSince: null })
    receiver.answer = sends(500)
    await sendTest(id)
    await tried(id, 1)
    pass(3 * 24 * hour)
    await tried(id, 2)
    expect(await read()).toMatchObject({ enabled: true })
    pass(2 * 24 * hour + 60)
    await expect.poll(async () => (await read()).switchedOff, { timeout: 60_000 }).toBe('failing')
    expect(await mails()).toHaveLength(1)
    expect(await mails()).toMatchObject([{ recipient: owner, subject: expect.stringContaining('127.0.0.1') }])
    const log = await stage.app.app.pool.query(`SELECT details FROM "changeLog" WHERE action = 'webhook.switched-off'`)
    expect(log.rows).toEqual([{ details: { reason: 'failing' } }])
    expect((await call('PATCH', `/v1/webhooks/${id}`, { enabled: true })).body).toMatchObject({
      enabled: true,
      failingSince: null,
    })
  })
})

describe('replays', () => {
  test('send one message again, with its id, whatever came of it', async () => {
    const { listen, receiver, call } = stage
    const { id, secret } = await listen()
    await sendTest(id)
    const delivered = await tried(id, 1)
    const again = await call<Delivery>('POST', `/v1/webhooks/deliveries/${delivered.id}/replay`, {})
    expect(again.body).toMatchObject({ id: delivered.id, eventId: delivered.eventId, status: 'pending' })
    const [first, second] = await receiver.until(2)
    if (!first || !second) throw new Error('two were expected')
    expect(second.text).toBe(first.text)
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    verifyMessage(second, secret)
    expect(await tried(id, 2)).toMatchObject({ status: 'delivered' })
  })

  test('send all since a time, also what happened while it was off or before it was made', async () => {
    const { app, listen, receiver, call, openVisitor, leaveLead } = stage
    const serialNumber = await app.addChatbot()
    const early = await openVisitor(serialNumber)
    await leaveLead(early, { email: 'before@visitor.example' })
    await untilTold(app.app)
    const { id } = await listen({ events: ['lead.created'] })
    await leaveLead(await openVisitor(serialNumber), { email: 'first@visitor.example' })
    await receiver.until(1)
    await call('PATCH', `/v1/webhooks/${id}`, { enabled: false })
    await leaveLead(await openVisitor(serialNumber), { email: 'missed@visitor.example' })
    await leaveLead(early, { email: 'no-listener@visitor.example' })
    await wait(500)
    expect(receiver.received).toHaveLength(1)
    await call('PATCH', `/v1/webhooks/${id}`, { enabled: true })
    const since = (time: number) =>
      call<{ deliveries: number }>('POST', `/v1/webhooks/${id}/replay`, { since: new Date(time).toISOString() })
    expect((await since(Date.now() + 60_000)).body).toEqual({ deliveries: 0 })
    expect((await since(Date.now() - 60_000)).body).toEqual({ deliveries: 3 })
    const all = await receiver.until(4)
    const emails = all.slice(1).map(({ body }) => body.data.Email)
    expect(emails.sort()).toEqual([
      'first@visitor.example',
      'missed@visitor.example',
      'no-listener@visitor.example, before@visitor.example',
    ])
    const repeated = all.filter(({ body }) => body.data.Email === 'first@visitor.example')
    expect(new Set(repeated.map(({ text }) => text)).size).toBe(1)
    for (const wrong of ['yesterday', '2026-11-22', '', '2026-02-30T25:00:00Z'])
      expect((await call('POST', `/v1/webhooks/${id}/replay`, { since: wrong })).code, wrong).toBe('invalid-fields')
  })
})

quickTest('one that never answers delays no other', async () => {
  const { listen, receiver } = stage
  const hanging = await Promise.all(Array.from({ length: 5 }, (_, index) => listen({ path: `/hang-${index}` })))
  const well = await listen({ path: '/well' })
  receiver.answer = ({ path }, response) => {
    if (path === '/well') response.writeHead(204).end()
  }
  for (const { id } of hanging) await Promise.all(Array.from({ length: 40 }, () => sendTest(id)))
  const begun = performance.now()
  for (let count = 1; count <= 20; count += 1) await sendTest(well.id)
  await receiver.until(20, '/well')
  expect(quietMs(performance.now() - begun)).toBeLessThan(10_000)
  // A few at a time to each of them, and of what fails one.
  expect(receiver.received.filter(({ path }) => path === '/hang-0').length).toBeLessThan(25)
})

deepTest('what is named later, or resolves to a private address, is looked at each time that it is told', async () => {
  const strict = await startStage({
    environment: { PORCHLIGHT_OUTBOUND_ALLOW: '', PORCHLIGHT_WEBHOOK_HTTP_HOSTS: 'localhost' },
  })
  try {
    const port = new URL(strict.receiver.url).port
    const url = `http://localhost:${port}/`
    const { id } = (await strict.call('POST', '/v1/webhooks', { url, events: ['*'] })).body
    const error = async () => {
      await strict.call('POST', `/v1/webhooks/${id}/test`, {})
      const read = async () => (await strict.call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries`)).body[0]
      await expect.poll(async () => (await read())?.attempts.length).toBe(1)
      return (await read())?.attempts[0]?.error
    }
    expect(await error()).toBe('The address is not a public one.')
    // Taken in while the operator still allowed it.
    for (const former of [`http://127.0.0.1:${port}/`, `http://2130706433:${port}/`, `https://[::1]:${port}/`]) {
      await strict.app.app.pool.query('UPDATE "webhookEndpoints" SET url = $1, "failingSince" = NULL', [former])
      expect(await error(), former).toMatch(/^The address may not be told any more: expected /)
    }
    expect(strict.receiver.received).toEqual([])
  } finally {
    await strict.close()
  }
})
