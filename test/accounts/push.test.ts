import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumers } from '../../src/consumers.ts'
import { sendPushes } from '../../src/notify/push/send-pushes.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { type ConsoleUser, openColleague, openOwner } from './console-user.ts'

// Web push (RFC 8030, 8291, 8292), against a push service of our own that reads what a browser would.

const { decrypt } = createRequire(import.meta.url)('http_ece') as {
  decrypt(body: Buffer, options: { version: string; privateKey: unknown; authSecret: string }): Buffer
}

interface Sent {
  headers: Record<string, string | string[] | undefined>
  path: string
  body: Buffer
}

let app: TestApp
let wire: Wire
let owner: ConsoleUser
let serialNumber: string
const sent: Sent[] = []
/** What the push service answers, by the path of the device. */
const answers = new Map<string, number>()
const service = createServer(async (request, response) => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  const path = request.url ?? ''
  sent.push({ headers: request.headers, path, body: Buffer.concat(pieces) })
  response.writeHead(answers.get(path) ?? 201).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  app = await startTestApp({ consumers, environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
  wire = openWire(app)
  owner = await openOwner(app, wire)
  serialNumber = await app.addChatbot({ Name: 'Lakeside Homes' })
})
afterAll(async () => {
  service.close()
  await wire.close()
  await app.close()
})

/** A browser that lets itself be written to. */
function makeDevice(path: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  const endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}${path}`
  const read = ({ body }: Sent) =>
    JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString())
  return { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth }, read }
}

async function add(user: ConsoleUser, device: ReturnType<typeof makeDevice>, more: object = {}) {
  const { endpoint, keys } = device
  return user.call({ path: '/v1/console/push', body: { endpoint, keys, wants: ['lead', 'waiting'], ...more } })
}

const devicesOf = async (user: ConsoleUser) =>
  JSON.parse((await user.call({ method: 'GET', path: '/v1/console/push' })).text)

async function leaveLead(): Promise<number> {
  const visitor = await openVisitor(app, serialNumber)
  const lead = { firstName: 'Vera', email: 'vera@visitor.example', message: 'a secret of mine' }
  expect((await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)).status).toBe(200)
  return visitor.sessionID
}

/** Sends what is due until the push service was called so often. */
const untilSent = (count: number) =>
  expect
    .poll(
      async () => {
        await sendPushes(app.app)
        return sent.length
      },
      { timeout: 60_000 },
    )
    .toBe(count)

test('who wants it is told of a lead on their device, encrypted for it and signed, without what the visitor wrote', async () => {
  const device = makeDevice('/ana')
  expect((await add(owner, device, { language: 'es' })).status).toBe(200)
  const sessionId = await leaveLead()
  await untilSent(1)
  const [message] = sent
  if (!message) throw new Error('nothing was sent')
  expect(device.read(message)).toEqual({
    title: 'Un visitante dejó sus datos',
    body: 'Lakeside Homes',
    tag: `lead-${sessionId}`,
    path: `inbox/${sessionId}`,
  })
  expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '3600', urgency: 'high' })
  const { publicKey } = await devicesOf(owner)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(message.headers.authorization)) ?? []
  expect(key).toBe(publicKey)
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const proof = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(device.endpoint).origin,
  })
})

test('a device that is gone is forgotten; one that cannot be reached just now is tried again', async () => {
  const [gone, busy] = [makeDevice('/gone'), makeDevice('/busy')]
  answers.set('/gone', 410)
  answers.set('/busy', 503)
  await add(owner, gone)
  await add(owner, busy)
  sent.length = 0
  await leaveLead()
  await untilSent(3)
  expect((await devicesOf(owner)).devices, 'ana and busy').toHaveLength(2)
  answers.set('/busy', 201)
  await app.app.db
    .updateTable('pushMessages')
    .set({ nextAttemptAt: new Date(0) })
    .execute()
  await untilSent(4)
  expect(sent.at(-1)?.path).toBe('/busy')
  expect(await app.app.db.selectFrom('pushMessages').select('id').execute()).toEqual([])
})

test('a device ends with the sign-in that it was added in, and nobody removes another’s', async () => {
  const ben = await openColleague(app, wire, owner, { role: 'agent', name: 'Ben Ode', email: 'ben@firm.example' })
  const added = JSON.parse((await add(ben, makeDevice('/ben'))).text)
  const stranger = await owner.call({ method: 'DELETE', path: `/v1/console/push/${added.id}` })
  expect(stranger.status).toBe(404)
  expect((await devicesOf(ben)).devices).toMatchObject([{ id: added.id, isHere: true, wants: ['lead', 'waiting'] }])
  await ben.call({ path: '/console/auth/sign-out', body: {} })
  sent.length = 0
  await leaveLead()
  await untilSent(2)
  expect(sent.map(({ path }) => path).sort(), 'the two of the owner').toEqual(['/ana', '/busy'])
})

test('what is no address or key of a browser is refused, and the field is named', async () => {
  const device = makeDevice('/x')
  const refused = async (more: object) => {
    const { status, text } = await add(owner, device, more)
    return [status, JSON.parse(text).Message]
  }
  expect(await refused({ endpoint: 'http://example.com/x' })).toEqual([400, expect.stringContaining('endpoint')])
  expect(await refused({ endpoint: 'https://user:word@example.com/x' })).toEqual([
    400,
    expect.stringContaining('endpoint'),
  ])
  expect(await refused({ keys: { p256dh: 'AAAA', auth: device.keys.auth } })).toEqual([
    400,
    expect.stringContaining('p256dh'),
  ])
  expect(await refused({ wants: ['gossip'] })).toEqual([400, expect.stringContaining('wants')])
})

test('a device that somebody else signs in on is theirs from then on', async () => {
  const mo = await openColleague(app, wire, owner, { role: 'manager', name: 'Mo Lee', email: 'mo@firm.example' })
  const device = makeDevice('/ana')
  await add(mo, device)
  expect((await devicesOf(owner)).devices, 'busy alone').toHaveLength(1)
  expect((await devicesOf(mo)).devices).toHaveLength(1)
})
