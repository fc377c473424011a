import { EventEmitter } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guardConnections, usualConnectionLimits } from '../../src/doors/http/connections/connections.ts'
import { makeTrustedProxies } from '../../src/doors/http/connections/trusted-proxies.ts'
import { makeHttpServer } from '../../src/doors/http/server.ts'
import { NamelessProxies } from '../../src/platform/limits/nameless-proxies.ts'
import { OpenAnswers } from '../../src/platform/limits/open-answers.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { openStream } from '../take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'

// What strangers could take from everybody. The proxy that names their addresses is this machine.

let app: TestApp
let wire: Wire
let model: ScriptedModelServer
let visitor: Visitor

beforeAll(async () => {
  model = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    },
  })
  wire = openWire(app, { connections: 8 })
  visitor = await openVisitor(app, await app.addChatbot())
})
beforeEach(() => {
  app.app.visitorLimits = makeVisitorLimits()
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await model.close()
})

describe('streams', () => {
  const listen = (address: string) =>
    openStream(`${app.url}/v1/visitor/events`, { ...keyOf(visitor), 'x-forwarded-for': address })

  test.each([
    ['13 addresses', (n: number) => `8.${n}.8.8`, '9.9.9.9'],
    ['a whole /24', (n: number) => `8.8.8.${n}`, '9.9.9.9'],
    ['a whole /48', (n: number) => `2606:4700:1:${n.toString(16)}00::1`, '2606:4701::1'],
  ])('%s of strangers leave some to others, and those of the firm to it', async (_who, addressOf, other) => {
    // A fiftieth of what a process has.
    app.app.openStreams = new OpenAnswers({ most: 60, reserve: 10, mostOfAddress: 4 })
    const streams = await Promise.all(Array.from({ length: 78 }, (_, n) => listen(addressOf(n % 13))))
    const taken = streams.filter(({ status }) => status === 200).length
    expect(taken).toBeGreaterThan(10)
    expect(taken).toBeLessThan(50)
    const firm = await openStream(`${app.url}/v1/conversations/events`, { authorization: app.secretKey })
    const neighbour = await listen(other)
    expect([firm.status, neighbour.status]).toEqual([200, 200])
    for (const stream of [...streams, firm, neighbour]) stream.close()
  })
})

describe('connections', () => {
  class FakeSocket extends EventEmitter {
    isClosed = false
    readonly remoteAddress: string
    constructor(remoteAddress: string) {
      super()
      this.remoteAddress = remoteAddress
    }
    destroy(): void {
      this.isClosed = true
    }
  }

  /** How many connections of so many from an address stay. */
  function openServer() {
    const server = new EventEmitter()
    // All that the guard asks of a server is to hear of its connections.
    guardConnections(server as never, app.app, makeTrustedProxies(['8.9.9.9']))
    return (address: string, count: number): number => {
      const sockets = Array.from({ length: count }, () => new FakeSocket(address))
      for (const socket of sockets) server.emit('connection', socket)
      return sockets.filter(({ isClosed }) => !isClosed).length
    }
  }

  test('20 networks do not take all, and a network from which the firm called keeps its own', () => {
    const connect = openServer()
    let taken = 0
    for (let n = 0; n < 20; n += 1) taken += connect(`7.${n}.7.7`, 400)
    expect(taken).toBeGreaterThan(4_000)
    expect(taken).toBeLessThan(usualConnectionLimits.most - usualConnectionLimits.reserve - 1_000)
    expect(connect('6.6.6.6', 20)).toBe(20)
    // Hundreds of networks take all that strangers may have.
    for (let n = 0; n < 4_000; n += 1) connect(`5.${n >> 8}.${n & 255}.5`, 10)
    expect(connect('6.7.6.6', 1)).toBe(0)
    app.app.knownNetworks.note('4.4.4.4', app.app.now().getTime())
    expect(connect('4.4.4.4', 80)).toBe(80)
    expect(connect('8.9.9.9', 100), 'a proxy that is named').toBe(100)
    expect(connect('10.0.0.9', 100), 'a network of one’s own').toBe(100)
  })

  test('an office has its 400 in a quiet hour, its whole /24 some times as many', () => {
    const connect = openServer()
    expect(connect('7.7.7.7', 500)).toBe(400)
    expect(connect('7.7.7.8', 500)).toBe(400)
    expect(Array.from({ length: 10 }, (_, n) => connect(`7.7.7.${n + 10}`, 400)).reduce((a, b) => a + b)).toBe(800)
  })
})

test('a proxy that nobody named is counted, and told of in the log and in health', async () => {
  const lines: unknown[] = []
  app.app.namelessProxies = new NamelessProxies({ ...app.app.log, warn: (...line: unknown[]) => lines.push(line) })
  const { fastify } = makeHttpServer(app.app, { trustProxy: [], metricsToken: null })
  const spray = async (remoteAddress: string): Promise<number> => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        fastify.inject({
          method: 'POST',
          url: '/console/auth/sign-in/email',
          remoteAddress,
          headers: { origin: app.url, 'content-type': 'application/json', 'x-forwarded-for': `8.8.${n}.8` },
          payload: '{}',
        }),
      ),
    )
    return answers.filter(({ statusCode }) => statusCode !== 429).length
  }
  expect(await spray('172.18.0.1')).toBe(60)
  expect(await spray('127.0.0.1')).toBe(60)
  expect(JSON.stringify(lines)).toContain('A proxy at 172.18.0.1 forwards calls but is not trusted')
  expect(lines).toHaveLength(2)
  const health = await app.post<never>('/v1/health', undefined, { method: 'GET' })
  expect(JSON.parse(health.text)).toMatchObject({
    isWell: false,
    findings: expect.arrayContaining([
      expect.objectContaining({
        check: 'proxy',
        state: 'bad',
        detail: expect.stringContaining('PORCHLIGHT_TRUST_PROXY=172.18.0.1'),
      }),
    ]),
  })
  app.app.namelessProxies = new NamelessProxies(app.app.log)
  await fastify.close()
})

describe('a model that is paid for', () => {
  const ask = (who: Visitor, address = '8.8.8.8', content = 'Good morning') =>
    callAsVisitor(wire, who, '/chat/Chat/Ask', { content }, { 'x-forwarded-for': address })
  const openChatbot = async (settings: Record<string, unknown> = {}) => {
    const serialNumber = await app.addChatbot({ Model: 'compatible/scripted', ...settings })
    return { serialNumber, visitor: await openVisitor(app, serialNumber) }
  }

  test('has a rate limit though none is set, which is told and can be switched off on purpose', async () => {
    const { serialNumber, visitor: own } = await openChatbot()
    for (let n = 0; n < 20; n += 1) expect((await ask(own)).status).toBe(200)
    const refused = await ask(own)
    expect([refused.status, refused.headers['x-error-code']]).toEqual([429, 'rate-limit-reached'])
    expect(refused.text).toContain('at most 20 messages in 240 s')
    const read = await app.post(`/v1/chatbots/${serialNumber}`, undefined, { method: 'GET' })
    expect(JSON.parse(read.text)).toMatchObject({ RateLimitCount: 20, RateLimitTime: 240 })
    await app.post('/chat/Chatbot/Edit', { serialNumber, RateLimitCount: 0 })
    expect((await ask(own)).status, 'on purpose there is none').toBe(200)
    await app.post('/chat/Chatbot/Edit', { serialNumber, RateLimitCount: null })
    expect((await ask(own)).status).toBe(429)
    await app.post('/chat/Chatbot/Edit', { serialNumber, Model: 'porchlight-guide' })
    expect((await ask(own)).status, 'the guide costs nothing').toBe(200)
  })

  describe('whose settings are read and written back', () => {
    const read = async (serialNumber: string): Promise<Record<string, unknown>> =>
      JSON.parse((await app.post(`/v1/chatbots/${serialNumber}`, undefined, { method: 'GET' })).text)
    const edit = async (serialNumber: string, settings: Record<string, unknown>): Promise<void> => {
      const answer = await app.post('/chat/Chatbot/Edit', { serialNumber, ...settings })
      expect(answer.status, answer.text).toBe(200)
    }
    /** As clients do that know all settings and keep one form of them. */
    const writeBack = async (serialNumber: string, changed: Record<string, unknown> = {}): Promise<void> => {
      const { serialNumber: _, createdAt: __, ...settings } = await read(serialNumber)
      await edit(serialNumber, { ...settings, ...changed })
    }
    const limitOf = async (serialNumber: string) => {
      const { RateLimitCount, RateLimitTime } = await read(serialNumber)
      return [RateLimitCount, RateLimitTime]
    }
    const stored = async (serialNumber: string) => {
      const { rows } = await app.app.pool.query('SELECT settings FROM chatbots WHERE "serialNumber" = $1', [
        serialNumber,
      ])
      return [rows[0].settings.RateLimitCount, rows[0].settings.RateLimitTime]
    }

    test('keeps the limit that it has unset, also where the model comes in the same call', async () => {
      const { serialNumber, visitor: own } = await openChatbot()
      await writeBack(serialNumber, { Name: 'Harbour Homes' })
      expect(await stored(serialNumber)).toEqual([undefined, undefined])
      for (let n = 0; n < 20; n += 1) expect((await ask(own)).status).toBe(200)
      expect((await ask(own)).status).toBe(429)

      await writeBack(serialNumber, { Model: 'porchlight-guide' })
      expect(await limitOf(serialNumber), 'the guide costs nothing').toEqual([0, 0])
      await writeBack(serialNumber, { Model: 'compatible/scripted' })
      expect(await limitOf(serialNumber)).toEqual([20, 240])
      expect((await ask(own)).status).toBe(429)
      // As the console takes a change back: the values of before.
      await edit(serialNumber, { Model: 'porchlight-guide', RateLimitCount: 0, RateLimitTime: 0 })
      await edit(serialNumber, { Model: 'compatible/scripted' })
      expect(await limitOf(serialNumber)).toEqual([20, 240])
    })

    test('keeps what was set on purpose: 0, or one half of it', async () => {
      const { serialNumber, visitor: own } = await openChatbot()
      await edit(serialNumber, { RateLimitCount: 0 })
      await writeBack(serialNumber)
      expect(await limitOf(serialNumber)).toEqual([0, 240])
      for (let n = 0; n < 21; n += 1) expect((await ask(own)).status).toBe(200)
      await edit(serialNumber, { RateLimitCount: null })
      expect(await stored(serialNumber)).toEqual([undefined, undefined])
      expect((await ask(own)).status).toBe(429)

      await edit(serialNumber, { RateLimitCount: 30 })
      expect(await limitOf(serialNumber), 'the other half goes on').toEqual([30, 240])
      expect((await ask(own)).status).toBe(200)
      await edit(serialNumber, { RateLimitTime: null })
      expect(await limitOf(serialNumber)).toEqual([30, 240])
      await edit(serialNumber, { RateLimitCount: null, RateLimitTime: null })
      expect(await stored(serialNumber)).toEqual([undefined, undefined])
    })
  })

  test('has a budget of tokens a day, by network and by chatbot; then the guide answers, and the firm is told', async () => {
    model.play({ steps: [{ piece: 'Good morning.' }], usage: { input: 5_900, output: 100 } })
    const { serialNumber, visitor: own } = await openChatbot({ ModelBudget: 20_000 })
    const askedModel = async (address: string): Promise<boolean> => {
      const before = model.requests.length
      const answer = await ask(own, address)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.text).toContain('"TaskCompleted":true')
      return model.requests.length > before
    }
    expect([await askedModel('8.8.8.8'), await askedModel('8.8.8.9'), await askedModel('8.8.9.9')]).toEqual([
      true,
      false,
      true,
    ])
    expect(await askedModel('2606:4700:1::1')).toBe(true)
    expect(await askedModel('2606:4700:1:ff::1')).toBe(false)
    // 18,000 are used: there is room for one more.
    expect([await askedModel('7.7.7.7'), await askedModel('6.6.6.6'), await askedModel('5.5.5.5')]).toEqual([
      true,
      false,
      false,
    ])
    const { rows } = await app.app.pool.query(`SELECT type, data FROM events WHERE type = 'model.budget-used'`)
    expect(rows).toEqual([{ type: 'model.budget-used', data: { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } }])
    const health = await app.post<never>('/v1/health', undefined, { method: 'GET' })
    expect(JSON.parse(health.text).findings).toContainEqual(
      expect.objectContaining({ check: 'modelBudget', state: 'note', found: serialNumber }),
    )
    // Another chatbot has its own.
    const other = await openChatbot({ ModelBudget: 20_000 })
    const before = model.requests.length
    expect((await ask(other.visitor)).status).toBe(200)
    expect(model.requests.length).toBe(before + 1)
  })

  test('thirty questions at once do not get past the budget', async () => {
    model.play({ steps: [{ piece: 'Good morning.' }], usage: { input: 3_900, output: 100 } })
    const { serialNumber } = await openChatbot({ ModelBudget: 40_000, RateLimitCount: 0 })
    const many = await Promise.all(Array.from({ length: 30 }, () => openVisitor(app, serialNumber)))
    const before = model.requests.length
    const answers = await Promise.all(many.map((one, n) => ask(one, `9.9.${n}.9`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(model.requests.length - before).toBe(10)
  })
})
