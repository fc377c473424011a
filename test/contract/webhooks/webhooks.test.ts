import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookTypes } from '../../../src/notify/webhooks/webhook-types.ts'
import { verifyMessage } from '../../servers/webhook-receiver.ts'
import { type Delivery, type Stage, startStage, type Webhook } from './start-webhooks.ts'

let stage: Stage

beforeAll(async () => {
  stage = await startStage()
})
afterAll(() => stage.close())
beforeEach(async () => {
  stage.receiver.received.length = 0
  for (const table of ['webhookEndpoints', 'webhookMessages', 'idempotency'])
    await stage.app.app.pool.query(`DELETE FROM "${table}"`)
})

const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/

describe('a webhook', () => {
  test('is made with a secret that is shown once and lies nowhere in the clear', async () => {
    const { call, app } = stage
    const serialNumber = await app.addChatbot()
    const given = { url: 'https://crm.example/hook?key=1', events: ['lead.created', 'lead.created'], serialNumber }
    const made = await call<Webhook & { secret: string }>('POST', '/v1/webhooks', { ...given, description: ' CRM ' })
    expect(made.status, made.text).toBe(200)
    const { secret, ...webhook } = made.body
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toEqual({
      id: webhook.id,
      url: given.url,
      events: ['lead.created'],
      serialNumber,
      description: 'CRM',
      enabled: true,
      switchedOff: null,
      failingSince: null,
      createdAt: expect.stringMatching(utc),
      updatedAt: expect.stringMatching(utc),
    })
    expect((await call('GET', '/v1/webhooks')).body).toEqual([webhook])
    expect((await call('GET', `/v1/webhooks/${webhook.id}`)).body).toEqual(webhook)
    for (const table of ['webhookEndpoints', 'webhookSecrets', 'changeLog', 'idempotency']) {
      const { rows } = await app.app.pool.query(`SELECT to_jsonb(t)::text AS row FROM "${table}" t`)
      expect(JSON.stringify(rows), table).not.toContain(secret.slice(6, 20))
      expect(JSON.stringify(rows), table).not.toContain(Buffer.from(secret).toString('hex').slice(0, 30))
    }
  })

  test('with an Idempotency-Key is made once, and the kept answer with its secret is sealed', async () => {
    const { call, app } = stage
    const body = { url: 'https://crm.example/', events: ['*'] }
    const send = (given: unknown) =>
      call<Webhook & { secret: string }>('POST', '/v1/webhooks', given, { 'idempotency-key': 'one' })
    const [first, again] = [await send(body), await send(body)]
    expect(again.text).toBe(first.text)
    expect((await call<Webhook[]>('GET', '/v1/webhooks')).body).toHaveLength(1)
    expect((await send({ ...body, events: ['lead.created'] })).code).toBe('idempotency-key-reused')
    const { rows } = await app.app.pool.query('SELECT body FROM idempotency')
    expect(rows).toHaveLength(1)
    expect(rows[0].body).not.toContain('whsec')
    expect(rows[0].body).not.toContain(first.body.secret.slice(6))
  })

  test('is changed in what is given, and in nothing else', async () => {
    const { call, app } = stage
    const serialNumber = await app.addChatbot()
    const { id } = (await call('POST', '/v1/webhooks', { url: 'https://a.example/', events: ['*'], serialNumber })).body
    const edit = (changes: unknown) => call('PATCH', `/v1/webhooks/${id}`, changes)
    expect((await edit({ events: ['answer.missing', '*'] })).body).toMatchObject({ events: ['*'], serialNumber })
    expect((await edit({ description: 'Ours' })).body).toMatchObject({ description: 'Ours', url: 'https://a.example/' })
    expect((await edit({ serialNumber: null })).body).toMatchObject({ serialNumber: null, description: 'Ours' })
    expect((await edit({ enabled: false })).body).toMatchObject({ enabled: false, switchedOff: 'by-hand' })
    expect((await edit({ enabled: true, url: 'https://b.example/' })).body).toMatchObject({
      enabled: true,
      switchedOff: null,
      url: 'https://b.example/',
    })
    expect((await edit({ url: 'http://b.example/' })).code).toBe('invalid-fields')
    expect((await edit({ events: [] })).code).toBe('invalid-fields')
    expect((await edit({ serialNumber: 'f'.repeat(32) })).code).toBe('chatbot-not-found')
    expect((await call('GET', `/v1/webhooks/${id}`)).body).toMatchObject({ url: 'https://b.example/', events: ['*'] })
  })

  test('is gone with its log once it is deleted', async () => {
    const { call, listen, receiver } = stage
    const { id } = await listen()
    await call('POST', `/v1/webhooks/${id}/test`, {})
    await receiver.until(1)
    expect((await call('DELETE', `/v1/webhooks/${id}`)).body).toEqual({ id })
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
    ] as const)
      expect((await call(method, `/v1/webhooks/${id}${path}`, method === 'GET' ? undefined : {})).code).toBe(
        'webhook-not-found',
      )
    const since = { since: '2026-01-01T00:00:00Z' }
    expect((await call('POST', `/v1/webhooks/${id}/replay`, since)).code).toBe('webhook-not-found')
    expect((await call('POST', '/v1/webhooks/deliveries/1/replay', {})).code).toBe('delivery-not-found')
    const left = await stage.app.app.pool.query(
      'SELECT (SELECT count(*)::int FROM "webhookDeliveries") + (SELECT count(*)::int FROM "webhookSecrets") AS count',
    )
    expect(left.rows[0].count).toBe(0)
  })
})

describe('what a webhook is made of', () => {
  test.each([...webhookTypes, '*'])('may listen to %s', async (type) => {
    const made = await stage.call('POST', '/v1/webhooks', { url: 'https://a.example/', events: [type] })
    expect(made.body.events, made.text).toEqual([type])
  })

  test.each([
    { url: 'https://a.example/', events: ['lead.deleted'] },
    { url: 'https://a.example/', events: [] },
    { url: 'https://a.example/' },
    { events: ['*'] },
    { url: 'http://a.example/', events: ['*'] },
    { url: 'ftp://a.example/', events: ['*'] },
    { url: 'a.example', events: ['*'] },
    { url: 'https://user:word@a.example/', events: ['*'] },
    { url: 'https://127.0.0.2/', events: ['*'] },
    { url: 'https://2130706434/', events: ['*'] },
    { url: 'https://0x7f.0.0.2/', events: ['*'] },
    { url: 'https://10.1.2.3/', events: ['*'] },
    { url: 'https://[::1]/', events: ['*'] },
    { url: 'https://[::ffff:10.0.0.1]/', events: ['*'] },
    { url: 'https://169.254.169.254/', events: ['*'] },
  ])('is refused as $url with $events', async (given) => {
    const made = await stage.call('POST', '/v1/webhooks', given)
    expect([made.status, made.code]).toEqual([400, 'invalid-fields'])
    expect((await stage.call<Webhook[]>('GET', '/v1/webhooks')).body).toEqual([])
  })
})

describe('a lead', () => {
  test('is told to who listens, in the shape of LeadList, signed both ways', async () => {
    const { app, listen, receiver, openVisitor, leaveLead, call } = stage
    const serialNumber = await app.addChatbot()
    const visitor = await openVisitor(serialNumber)
    const { id, secret } = await listen({ events: ['lead.created', 'lead.updated'] })
    await listen({ path: '/other', events: ['answer.missing'] })
    await leaveLead(visitor, { message: 'Größe? “ok” \u2028 🏡 </script>', phone: '+1 206 555 0100' })
    const [message] = await receiver.until(1)
    if (!message) throw new Error('nothing came')
    verifyMessage(message, secret)
    expect(message.method).toBe('POST')
    expect(message.headers['content-type']).toBe('application/json')
    expect(message.text).toBe(JSON.stringify(JSON.parse(message.text)))
    expect(Object.keys(message.body)).toEqual(['id', 'type', 'timestamp', 'serialNumber', 'data'])
    expect(message.body).toMatchObject({ type: 'lead.created', serialNumber, timestamp: expect.stringMatching(utc) })
    expect(message.headers['webhook-id']).toBe(message.body.id)
    expect(message.body.id).toMatch(/^evt_[0-9a-f]{32}$/)
    expect(Object.entries(message.body.data)).toEqual([
      ['Type', 'Lead'],
      ['Name', 'Ana Sol'],
      ['Email', 'ana@visitor.example'],
      ['Phone', expect.stringMatching(/206/)],
      ['Message', 'Größe? “ok” \u2028 🏡 </script>'],
      ['AppointmentTime', ''],
      ['CreateTime', expect.stringMatching(utc)],
      ['SessionID', visitor.sessionID],
      ['URI', ''],
      ['ID', expect.any(Number)],
      ['Status', 'new'],
      ['Listings', []],
    ])
    await leaveLead(visitor, { email: 'new@visitor.example' })
    const [, second] = await receiver.until(2)
    expect(second?.body).toMatchObject({
      type: 'lead.updated',
      data: { Email: 'new@visitor.example, ana@visitor.example' },
    })
    const deliveries = (): Promise<{ body: Delivery[] }> => call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries`)
    await expect
      .poll(async () => (await deliveries()).body.map(({ status }) => status))
      .toEqual(['delivered', 'delivered'])
    const [newest, oldest] = (await deliveries()).body
    expect(newest).toEqual({
      id: expect.any(Number),
      eventId: second?.body.id,
      type: 'lead.updated',
      status: 'delivered',
      attempts: [{ at: expect.stringMatching(utc), code: 204, ms: expect.any(Number), error: null }],
      nextAttemptAt: null,
    })
    expect(oldest?.eventId).toBe(message.body.id)
    const older = await call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries?before=${newest?.id}&status=delivered`)
    expect(older.body.map(({ id }) => id)).toEqual([oldest?.id])
    expect((await call<Delivery[]>('GET', `/v1/webhooks/${id}/deliveries?status=failed`)).body).toEqual([])
    expect((await call('GET', `/v1/webhooks/${id}/deliveries?status=lost`)).code).toBe('invalid-fields')
    expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/'])
  })

  test('of one chatbot is told to those that listen to it or to all, each once, with one id', async () => {
    const { app, listen, receiver, openVisitor, leaveLead } = stage
    const [mine, other] = [await app.addChatbot(), await app.addChatbot()]
    await listen({ path: '/mine', serialNumber: mine })
    await listen({ path: '/other', serialNumber: other })
    await listen({ path: '/all' })
    await leaveLead(await openVisitor(mine))
    await receiver.until(1, '/mine')
    await receiver.until(1, '/all')
    await leaveLead(await openVisitor(other))
    await receiver.until(1, '/other')
    await receiver.until(2, '/all')
    const leads = receiver.received.filter(({ body }) => body.type === 'lead.created')
    const idsOf = (path: string) => leads.filter((message) => message.path === path).map(({ body }) => body.id)
    expect(idsOf('/all')).toHaveLength(2)
    expect([...idsOf('/mine'), ...idsOf('/other')]).toEqual(idsOf('/all'))
  })
})

test('rotating has both secrets sign for a day, the newer first, then the newer alone', async () => {
  const { call, listen, receiver, pass } = stage
  const { id, secret: former } = await listen()
  const rotated = await call<Webhook & { secret: string }>('POST', `/v1/webhooks/${id}/rotate`, {})
  const { secret } = rotated.body
  expect(secret).not.toBe(former)
  const tell = async (count: number) => {
    await call('POST', `/v1/webhooks/${id}/test`, {})
    const message = (await receiver.until(count)).at(-1)
    if (!message) throw new Error('nothing came')
    return message
  }
  pass(24 * 3_600 - 60)
  const both = await tell(1)
  verifyMessage(both, secret)
  verifyMessage(both, former)
  expect(String(both.headers['webhook-signature']).split(' ')).toHaveLength(2)
  expect(String(both.headers['x-webhook-signature'])).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
  const [newer = ''] = String(both.headers['webhook-signature']).split(' ')
  pass(120)
  const one = await tell(2)
  verifyMessage(one, secret)
  expect(() => verifyMessage(one, former)).toThrow()
  expect(String(one.headers['webhook-signature'])).toMatch(/^v1,[A-Za-z0-9+/]{43}=$/)
  // The first of the two was the newer one’s.
  const alone = { ...both, headers: { ...both.headers, 'webhook-signature': newer } }
  pass(-60)
  verifyMessage(alone, secret)
  expect((await call<Webhook[]>('GET', '/v1/webhooks')).text).not.toContain('whsec')
})
