import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeKey } from '../../src/firm/workspaces/key.ts'
import { insertKey } from '../../src/firm/workspaces/keys/key-store.ts'
import { countVisitor, makeVisitorLimits, type VisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { deepTest, quickTest } from '../run/how-much.ts'
import { openSocket } from '../servers/raw-socket.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, expectFailure, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

// What one address of the Internet may do, whoever it says it is. The proxy that names it is this machine.

let app: TestApp
let wire: Wire
let visitor: Visitor
const address = '8.8.8.8'

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_TRUST_PROXY: '127.0.0.1' } })
  wire = openWire(app, { connections: 16 })
  visitor = await openVisitor(app, await app.addChatbot({ EnableUploadImage: true }))
  const start = Date.now()
  app.app.now = () => new Date(start)
})
beforeEach(() => {
  app.app.visitorLimits = makeVisitorLimits()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface Doing {
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string | undefined>
}

function doFrom(from: string, { headers, ...doing }: Doing): Promise<WireAnswer> {
  return wire.call({ ...doing, headers: { authorization: undefined, 'x-forwarded-for': from, ...headers } })
}

/** So many of a limit are used up by true calls. */
const byCalls = 60

/** The address did something so often before, without the calls: the limit's last calls show what is counted and where it ends. */
function didBefore(what: keyof VisitorLimits, times: number): void {
  if (times > 0) countVisitor(app.app, what, { address }, times)
}

/** How many of so many calls are taken before the first refusal, and the refusal. */
async function countTaken(doing: Doing, most: number): Promise<{ taken: number; refused: WireAnswer | undefined }> {
  const answers: WireAnswer[] = []
  while (answers.length < most && answers.at(-1)?.status !== 429) {
    const batch = Math.min(50, most - answers.length)
    answers.push(...(await Promise.all(Array.from({ length: batch }, () => doFrom(address, doing)))))
  }
  const taken = answers.filter(({ status }) => status !== 429).length
  return { taken, refused: answers.find(({ status }) => status === 429) }
}

const limits: [string, number, keyof VisitorLimits, () => Doing, string][] = [
  [
    'opening windows',
    240,
    'windows',
    () => ({ path: '/chat/Chatbot/GetConfig', body: {} }),
    'chat windows were opened',
  ],
  [
    'sending messages',
    120,
    'messages',
    () => ({ path: '/chat/Chat/Ask', body: {}, headers: keyOf(visitor) }),
    'messages were sent',
  ],
  [
    'leaving details',
    30,
    'leads',
    () => ({ path: '/v1/visitor/lead', body: {}, headers: keyOf(visitor) }),
    'contact forms were sent',
  ],
  [
    'asking for tours',
    60,
    'tours',
    () => ({ path: '/v1/visitor/tour', body: {}, headers: keyOf(visitor) }),
    'tours were asked for',
  ],
  [
    'beginning uploads',
    300,
    'uploads',
    () => ({ path: '/chat/User/GetPreUploadUrl', body: {}, headers: keyOf(visitor) }),
    'files were sent',
  ],
  ['sending bytes', 600, 'puts', () => ({ method: 'PUT', path: '/uploads/1?token=x' }), 'files were sent'],
  ['reading maps', 300, 'maps', () => ({ method: 'GET', path: '/v1/map/nowhere' }), 'maps were drawn'],
  [
    'reading tiles of maps',
    1_500,
    'tiles',
    () => ({ method: 'GET', path: '/v1/map/tiles/1/0/0' }),
    'tiles of maps were fetched',
  ],
  [
    'calls without a key',
    300,
    'wrongKeys',
    () => ({ path: '/chat/Chatbot/Edit', body: {} }),
    'calls without a known key came',
  ],
]

quickTest.each(limits)(
  '%s: %i at once, counted from the head alone',
  { timeout: 240_000 },
  async (_what, most, counter, makeDoing, said) => {
    didBefore(counter, most - byCalls)
    const { taken, refused } = await countTaken(makeDoing(), 2 * byCalls)
    expect(taken).toBe(Math.min(most, byCalls))
    expect(refused?.headers['x-error-code']).toBe('too-many-calls')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused?.text).toContain(`Too many ${said} from this network: try again in `)
    expect((await doFrom('8.8.4.4', makeDoing())).status).not.toBe(429)
  },
)

deepTest('pages, scripts and what does not exist are counted together', { timeout: 240_000 }, async () => {
  const paths = ['/docs', '/share/x', '/embed-config/x.js', '/demo', '/nothing', '/openapi.json']
  didBefore('pages', 3_000 - byCalls)
  let taken = 0
  for (let time = 0; time < 20; time += 1) {
    const answers = await Promise.all(paths.map((path) => doFrom(address, { method: 'GET', path })))
    taken += answers.filter(({ status }) => status !== 429).length
  }
  expect(taken).toBe(byCalls)
  for (const path of paths) {
    const answer = await doFrom(address, { method: 'GET', path })
    expect([answer.status, answer.headers['x-error-code']], path).toEqual([429, 'too-many-calls'])
    expect((await doFrom('8.8.4.4', { method: 'GET', path })).status, path).not.toBe(429)
  }
})

quickTest('an address that did too much is refused before its body has come', async () => {
  didBefore('windows', 240)
  const { send, heard, socket } = await openSocket(app.url)
  send(
    `POST /chat/Chatbot/GetConfig HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-length: 10000\r\n\r\n`,
  )
  expect(await heard('"Code"')).toMatch(/^HTTP\/1\.1 429 /)
  socket.destroy()
})

describe('wrong keys', () => {
  const edit = (secret: string): Doing => ({
    path: '/chat/Chatbot/Edit',
    body: {},
    headers: { authorization: secret, 'content-type': 'application/json' },
  })

  test('are not looked for any more after 300, but a right one that was just used still is', async () => {
    expect((await doFrom(address, edit(app.secretKey))).status).toBe(400)
    didBefore('wrongKeys', 300 - byCalls)
    const { taken } = await countTaken(edit('pl_sk_wrong'), 2 * byCalls)
    expect(taken).toBe(byCalls)
    expect((await doFrom(address, edit(app.secretKey))).status).toBe(400)
    expect((await doFrom('8.8.4.4', edit('pl_sk_wrong'))).status).toBe(401)
  })

  test('of visitors count too, right ones of either kind never', async () => {
    const wrong = { path: '/chat/Chat/Ask', body: {}, headers: { 'chatrobot-sessionkey': 'pl_vis_1.1.1.1.1.x' } }
    didBefore('wrongKeys', 200)
    await Promise.all(Array.from({ length: 50 }, () => doFrom(address, wrong)))
    const fresh = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const key = makeKey('secret')
        await insertKey(app.app.db, { workspaceId: app.workspaceId, kind: 'secret', key, label: 'fresh' })
        return doFrom(address, edit(key))
      }),
    )
    expect(fresh.map(({ status }) => status)).toEqual(Array(50).fill(400))
    expect((await countTaken(edit('pl_sk_wrong'), 100)).taken).toBe(50)
  })
})

describe('a visitor’s message', () => {
  const ask = (content: string, from = address): Promise<WireAnswer> =>
    doFrom(from, { path: '/chat/Chat/Ask', body: { content }, headers: keyOf(visitor) })

  quickTest('has 4,000 characters, whatever they are made of', async () => {
    for (const sign of ['a', 'ä', '🏡']) {
      expect((await ask(sign.repeat(4_000))).status, sign).toBe(200)
      const message = 'content: expected text of at most 4000 characters, got 4001 characters.'
      expectFailure(await ask(sign.repeat(4_001)), 'invalid-fields', message)
    }
    const sessionID = await app.addSession(visitor.serialNumber)
    const body = { sessionID, content: 'a'.repeat(32_000) }
    expect((await wire.call({ path: '/chat/Chat/ClientAsk', body })).status).toBe(200)
  })

  deepTest('counts by its length: 60,000 characters a minute of one address', { timeout: 240_000 }, async () => {
    const statuses: number[] = []
    for (let time = 0; time < 16; time += 1) statuses.push((await ask('x'.repeat(4_000))).status)
    expect(statuses).toEqual([...Array(15).fill(200), 429])
    const refused = await ask('x'.repeat(1_000))
    const message = 'Too many characters were sent from this network: try again in 1 s.'
    expectFailure(refused, 'too-many-calls', message, ['retry-after'])
    expect((await ask('How many homes?', '8.8.4.4')).status).toBe(200)
    expect((await ask('x'.repeat(4_000), '127.0.0.1')).status).toBe(200)
  })
})

quickTest('nothing of it acts on this machine', async () => {
  const answers = await Promise.all(
    Array.from({ length: 400 }, () =>
      wire.call({
        path: '/chat/Chatbot/GetConfig',
        body: { serialNumber: visitor.serialNumber },
        headers: { authorization: undefined },
      }),
    ),
  )
  for (const answer of answers) expect(dataOf<object>(answer)).toHaveProperty('SessionKey')
})
