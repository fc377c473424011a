import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { makeHome, type ResoServer, startResoServer } from '../../../../test/servers/reso-server.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../../firm/chatbots/chatbot-store.ts'
import { usualPruneLimit } from '../../listings/import/prune-limit.ts'
import type { ListingScope } from '../../listings/listing-scope.ts'
import { addFeed } from '../add-feed.ts'
import type { Feed } from '../feed.ts'
import { listFeeds } from '../feed-store.ts'
import { type FeedOutcome, type FeedRun, runFeed } from '../run-feed.ts'

let app: TestApp
let server: ResoServer
let scope: ListingScope
let feedName: string
let feeds = 0

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  const serialNumber = await app.addChatbot()
  const chatbot = await findChatbotAnywhere(app.app.db, serialNumber)
  if (!chatbot) throw new Error('there is no chatbot')
  scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
})
afterEach(() => server.close())

const patience = { timeoutMs: 20_000, retries: 3, firstPauseMs: 1, longestPauseMs: 5_000 }

async function open(count: number, location: { filter?: string; secret?: string } = {}): Promise<void> {
  server = await startResoServer(count)
  server.pageSize = 120
  feeds += 1
  feedName = `board ${feeds}`
  const { url, tokenUrl, clientId, clientSecret } = server
  const rows = { map: {}, set: {}, lookups: [], key: 'MLSNumber' as const, dropUnmapped: false, prune: prune() }
  await addFeed(app.app, {
    scope,
    name: feedName,
    settings: {
      location: { kind: 'reso', url, tokenUrl, clientId, scope: null, filter: location.filter ?? '' },
      rows,
      schedule: { everySeconds: 900 },
    },
    secrets: { clientSecret: location.secret ?? clientSecret },
    by: 'test',
  })
}

const prune = () => ({ how: 'remove' as const, limit: usualPruneLimit })

async function readFeed(): Promise<Feed> {
  const feed = (await listFeeds(app.app.db)).find(({ name }) => name === feedName)
  if (!feed) throw new Error('there is no feed')
  return feed
}

/** Runs the feed as the server does. */
async function run(options: Partial<FeedRun> = {}): Promise<FeedOutcome> {
  return runFeed(app.app, await readFeed(), { by: 'test', patience, ...options })
}

const stored = () =>
  app.app.db.selectFrom('listings').selectAll().where('chatbotId', '=', scope.chatbotId).orderBy('id').execute()
const numbers = async () => (await stored()).map(({ MLSNumber }) => MLSNumber).sort()
const offered = () =>
  [...server.homes.values()]
    .filter(({ StandardStatus }) => StandardStatus !== 'Delete')
    .map(({ ListingId }) => String(ListingId))
    .sort()

/** Changes a home of the server, as of now. */
function change(index: number, fields: Record<string, unknown>): void {
  const home = server.homes.get(makeHome(index).ListingKey)
  if (home) Object.assign(home, fields, { ModificationTimestamp: new Date().toISOString() })
}

quickTest('homes come with their fields and pictures, and nothing that members alone may read', async () => {
  await open(30)
  const { summary } = await run()
  expect(summary).toMatchObject({ rows: 30, added: 30, faulty: 0, gone: 0 })
  const [home] = await stored()
  expect(home).toMatchObject({
    MLSNumber: 'M0',
    SaleType: 'for_sale',
    Status: 'Active',
    PropertyType: 'Single Family Residence',
    Address: '100 Alder Lane',
    City: 'Kent',
    SalePrice: 300_000,
    Bedrooms: 1,
    BuildingArea: 900,
    LotArea: 10_890,
    AreaUnit: 'Square Feet',
    Images: '["https://pictures.example/K0000000/1.jpg","https://pictures.example/K0000000/2.jpg"]',
  })
  expect(home?.ExtensionColumn).toContain('{"Key":"Agent Name","value":"Kim Lee"}')
  expect(JSON.stringify(await stored())).not.toContain('under the mat')
  expect((await stored()).find(({ MLSNumber }) => MLSNumber === 'M9')?.ExtensionColumn).toContain('"Pending"')
})

quickTest(
  'only what changed is read again; what is withdrawn goes, what vanished goes when a second look misses it too',
  async () => {
    await open(300)
    await run()
    server.asked.length = 0
    expect((await run()).summary?.added).toBe(0)
    expect(server.asked.filter((path) => path.includes('/Property'))).toHaveLength(1)
    change(3, { ListPrice: 1 })
    change(4, { StandardStatus: 'Withdrawn' })
    change(5, { MlgCanView: false })
    change(6, { StandardStatus: 'Delete' })
    server.homes.delete(makeHome(7).ListingKey)
    const { summary } = await run()
    expect(summary).toMatchObject({ updated: 2, pruned: 2 })
    expect(await numbers()).toHaveLength(298)
    const withheld = (await stored()).filter(({ standing }) => standing === 'Withheld')
    expect(withheld.map(({ MLSNumber }) => MLSNumber)).toEqual(['M4'])
    const feed = await readFeed()
    const yesterday = { ...feed.progress, comparedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() }
    await app.app.db
      .updateTable('feeds')
      .set({ progress: JSON.stringify(yesterday) })
      .where('id', '=', feed.id)
      .execute()
    expect((await run()).summary).toMatchObject({ gone: 1, pruned: 0, missed: 1 })
    expect(await numbers()).toContain('M7')
    expect((await run()).summary, 'it is looked for at once').toMatchObject({ gone: 1, pruned: 1, missed: 0 })
    expect(await numbers()).toHaveLength(297)
    expect(await numbers()).not.toContain('M7')
  },
)

quickTest.each([
  ['wants a rest', () => Object.assign(server.faults, { tooMany: 3, retryAfter: '1' })],
  ['is down for a moment', () => Object.assign(server.faults, { unavailable: 2 })],
  ['sends broken JSON', () => Object.assign(server.faults, { broken: 2 })],
  ['breaks off', () => Object.assign(server.faults, { cutOff: 2 })],
  ['lets links run out', () => Object.assign(server.faults, { deadLinks: 2 })],
  ['sends homes twice', () => Object.assign(server.faults, { repeats: true })],
  [
    'hides its metadata and refuses media',
    () => Object.assign(server.faults, { refusesMetadata: true, refusesExpand: true }),
  ],
])('every home is there in the end when the server %s', async (_what, fail) => {
  await open(700)
  fail()
  const { summary } = await run()
  expect(summary?.added).toBe(700)
  expect(await numbers()).toEqual(offered())
  // What may be wrong once is not wrong for good.
  Object.assign(server.faults, { repeats: false })
  expect((await run()).summary).toMatchObject({ added: 0, updated: 0 })
})

quickTest('a token that ended is asked for anew in the middle; what the server refuses is said', async () => {
  await open(700)
  let pages = 0
  server.onPage = () => {
    pages += 1
    if (pages === 2) server.faults.expired = 1
  }
  expect((await run()).summary?.added).toBe(700)
  expect(server.tokens).toBe(2)
  server.close()
  await open(1, { secret: 'wrong' })
  await expect(run()).rejects.toThrow(/No token was given \(401: Who are you\?\): look at --client-id/)
  await server.close()
  await open(1, { filter: "Colour eq 'red'" })
  await expect(run()).rejects.toThrow(/The server refuses us \(400: Could not find a property named 'Colour'/)
})

quickTest(
  'a page that never comes is asked for in smaller ones, and a link to another host is not followed',
  async () => {
    await open(300)
    server.faults.slow = 5
    const impatient = { ...patience, timeoutMs: 700, retries: 1 }
    expect((await run({ patience: impatient })).summary?.added).toBe(300)
    await server.close()
    await open(300)
    server.faults.leadsElsewhere = 'http://127.0.0.2:9'
    await expect(run()).rejects.toThrow('leads to another host (127.0.0.2:9)')
  },
)

quickTest(
  'a run that is stopped in the middle goes on where it was, and nothing is missing or there twice',
  async () => {
    await open(900)
    const stopping = new AbortController()
    let pages = 0
    server.onPage = () => {
      pages += 1
      if (pages === 4) stopping.abort()
    }
    await expect(run({ hooks: { signal: stopping.signal } })).rejects.toThrow()
    const before = (await numbers()).length
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(900)
    server.asked.length = 0
    server.onPage = () => {}
    const { summary } = await run()
    expect(decodeURIComponent(server.asked.find((path) => path.includes('/Property?')) ?? '')).toContain(
      'ModificationTimestamp ge 2024-01-01T',
    )
    expect(summary?.added).toBe(900 - before)
    expect(await numbers()).toEqual(offered())
  },
)

quickTest('a long first load is cut short so that others have their turn, and ends in the next runs', async () => {
  await open(500)
  let outcome = await run({ mostMs: 0 })
  expect(outcome.isCutShort).toBe(true)
  expect(outcome.summary?.pruned).toBe(0)
  for (let turns = 0; outcome.isCutShort && turns < 20; turns += 1) outcome = await run({ mostMs: 0 })
  expect(outcome.isCutShort).toBe(false)
  expect(await numbers()).toEqual(offered())
})

quickTest('a server that suddenly shows few homes takes none away', async () => {
  await open(200)
  await run()
  for (let index = 0; index < 150; index += 1) server.homes.delete(makeHome(index).ListingKey)
  const feed = await readFeed()
  await app.app.db.updateTable('feeds').set({ progress: '{}' }).where('id', '=', feed.id).execute()
  const { summary } = await run()
  expect(summary?.notPruned).toMatch(/150 of 200 listings are gone, more than the limit of 20 %/)
  expect(await numbers()).toHaveLength(200)
})

quickTest('the secret of a feed is nowhere in the database as it is', async () => {
  await open(1)
  const { rows } = await app.app.pool.query(
    'SELECT to_jsonb(f)::text AS text FROM feeds f UNION ALL SELECT to_jsonb(s)::text FROM "feedSecrets" s UNION ALL SELECT to_jsonb(c)::text FROM "changeLog" c',
  )
  expect(JSON.stringify(rows)).not.toContain(server.clientSecret)
  expect(JSON.stringify(rows)).not.toContain(Buffer.from(server.clientSecret).toString('hex'))
  await expect(run()).resolves.toBeDefined()
})

/** Of what is reachable: how much lies around besides is the collector's business. */
function heldMemory(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

deepTest('ten thousand homes with media: all are there, and memory stays flat', { timeout: 400_000 }, async () => {
  // What reads any feed is loaded by the first run of the process.
  await open(1)
  await run()
  await open(10_000)
  const most = async (): Promise<number> => {
    let peak = 0
    let pages = 0
    const onProgress = (): void => {
      pages += 1
      if (pages % 10 === 5) peak = Math.max(peak, heldMemory())
    }
    const ending = new AbortController()
    server.onPage = () => {
      if (pages === 12) ending.abort()
    }
    await run({ hooks: { onProgress, signal: ending.signal } }).catch(() => null)
    server.onPage = () => {}
    const { summary } = await run({ hooks: { onProgress } })
    expect(summary?.faulty).toBe(0)
    return peak
  }
  const idle = heldMemory()
  // Ten thousand records as objects would be some 50 MB.
  expect((await most()) - idle).toBeLessThan(25_000_000)
  expect(await numbers()).toHaveLength(10_000)
})
