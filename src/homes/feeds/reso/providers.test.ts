import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ProviderServer, startProviderServer } from '../../../../test/servers/provider-server.ts'
import { makeHome, type ResoServer, startResoServer } from '../../../../test/servers/reso-server.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../../firm/chatbots/chatbot-store.ts'
import { usualPruneLimit } from '../../listings/import/prune-limit.ts'
import type { ListingScope } from '../../listings/listing-scope.ts'
import { keepPictures } from '../../pictures/keep-pictures.ts'
import { addFeed } from '../add-feed.ts'
import { listFeeds } from '../feed-store.ts'
import { runFeed } from '../run-feed.ts'
import { findWebApiRules, type WebApiRules } from './web-api-rules.ts'

let app: TestApp
let reso: ResoServer
let provider: ProviderServer
let scope: ListingScope

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  const chatbot = await findChatbotAnywhere(app.app.db, await app.addChatbot())
  if (!chatbot) throw new Error('there is no chatbot')
  scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
})
afterEach(async () => {
  await provider.close()
  await reso.close()
})

const patience = { timeoutMs: 20_000, retries: 2, firstPauseMs: 1, longestPauseMs: 5_000 }
/** As many in a shorter while, so that nobody waits for seconds. */
const limit = { requests: 2, perMs: 150 }

async function open(homes: number, { refuses = [] as string[], programHeader = 'user-agent' } = {}): Promise<void> {
  reso = await startResoServer(homes)
  provider = await startProviderServer(reso, { ...limit, refuses, programHeader })
  await addFeed(app.app, {
    scope,
    name: `grid ${scope.chatbotId}`,
    settings: {
      location: {
        ...{ kind: 'reso', url: provider.url, scope: null, filter: "StateOrProvince eq 'WA'" },
        ...{ tokenUrl: reso.tokenUrl, clientId: reso.clientId },
      },
      rows: {
        ...{ map: {}, set: {}, lookups: [], key: 'MLSNumber', dropUnmapped: false },
        prune: { how: 'remove', limit: usualPruneLimit },
      },
      schedule: null,
    },
    secrets: { clientSecret: reso.clientSecret },
    by: 'test',
  })
}

async function run(rules: WebApiRules) {
  const feed = (await listFeeds(app.app.db, scope.workspaceId)).find(({ chatbotId }) => chatbotId === scope.chatbotId)
  if (!feed) throw new Error('there is no feed')
  return runFeed(app.app, feed, { by: 'test', patience, rules: { ...rules, limits: [limit] } })
}

const numbers = async () =>
  (await app.app.db.selectFrom('listings').select('MLSNumber').where('chatbotId', '=', scope.chatbotId).execute())
    .map(({ MLSNumber }) => MLSNumber)
    .sort()

const grid = findWebApiRules('https://api.mlsgrid.com/v2')

test('MLS Grid is read by its rules: packed, no faster than allowed, without an order', async () => {
  await open(230, { refuses: ['$orderby'] })
  reso.pageSize = 50
  const { summary, isCutShort } = await run({ ...grid, pageSize: 100, keysAtOnce: 100 })
  expect(provider.broken).toEqual([])
  expect(summary).toMatchObject({ added: 230, faulty: 0, gone: 0 })
  expect(isCutShort).toBe(false)
  expect(provider.asked.length, 'pages of homes, then their keys').toBeGreaterThan(8)
})

test('what may not be viewed any more is removed, as MLS Grid asks for', async () => {
  await open(30, { refuses: ['$orderby'] })
  await run(grid)
  const home = reso.homes.get(makeHome(5).ListingKey)
  if (home) Object.assign(home, { MlgCanView: false, ModificationTimestamp: new Date().toISOString() })
  expect((await run(grid)).summary).toMatchObject({ pruned: 1 })
  expect(await numbers()).not.toContain('M5')
  expect(await numbers()).toHaveLength(29)
  expect(provider.broken).toEqual([])
})

test('Spark hears who asks in the header that it wants', async () => {
  await open(10, { programHeader: 'x-sparkapi-user-agent' })
  expect((await run(findWebApiRules('https://replication.sparkapi.com/Reso/OData'))).summary?.added).toBe(10)
  expect(provider.broken).toEqual([])
})

test('an order that a server refuses is found out, and its homes come all the same', async () => {
  await open(60, { refuses: ['$orderby'] })
  expect((await run(findWebApiRules('https://mls.example/odata'))).summary).toMatchObject({ added: 60 })
  expect(provider.broken).toEqual(['$orderby is not supported.'])
})

test.each([
  ['https://api.mlsgrid.com/v2', 'MLS Grid'],
  ['https://api-trestle.corelogic.com/trestle/odata', 'Trestle'],
  ['https://api.bridgedataoutput.com/api/v2/OData/stellar', 'Bridge'],
  ['https://replication.sparkapi.com/Reso/OData', 'Spark'],
  ['https://notmlsgrid.com/odata', 'RESO Web API'],
])('%s is asked as %s wants it', (url, name) => {
  expect(findWebApiRules(url).name).toBe(name)
})

describe('pictures that a provider lets be fetched once', () => {
  const pace = [{ requests: 20, perMs: 50 }]
  const imagesOf = async (number: string): Promise<string[]> => {
    const row = await app.app.db
      .selectFrom('listings')
      .select('Images')
      .where('chatbotId', '=', scope.chatbotId)
      .where('MLSNumber', '=', number)
      .executeTakeFirst()
    // It is written as JSON text of a list of addresses.
    return JSON.parse(row?.Images ?? '[]') as string[]
  }

  test('are kept here, smaller, and browsers may keep them for good', async () => {
    await open(3)
    await run(grid)
    const [first = ''] = await imagesOf('M0')
    expect(first).toMatch(/\/v1\/pictures\/[0-9a-f]{40}$/)
    const path = new URL(first).pathname
    expect((await fetch(app.url + path)).status, 'not fetched yet').toBe(404)
    await keepPictures(app.app, pace)
    const answer = await fetch(app.url + path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000')
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, format]).toEqual([1_600, 'webp'])
  })

  test('are fetched once, however often the homes come, and again when they changed', async () => {
    await open(4)
    await run(grid)
    await keepPictures(app.app, pace)
    const before = await imagesOf('M1')
    const home = reso.homes.get(makeHome(1).ListingKey)
    const change = (media: object) =>
      Object.assign(home ?? {}, { ...media, ModificationTimestamp: new Date().toISOString() })
    change({ ListPrice: 5 })
    await run(grid)
    await keepPictures(app.app, pace)
    expect(await imagesOf('M1')).toEqual(before)
    expect(provider.broken).toEqual([])
    change({
      Media: [
        {
          MediaURL: 'https://pictures.example/K0000001/new.jpg',
          MediaKey: 'k1',
          MediaModificationTimestamp: '2026-01-01T00:00:00Z',
          Order: 1,
        },
      ],
    })
    await run(grid)
    await keepPictures(app.app, pace)
    expect(await imagesOf('M1')).not.toEqual(before)
    expect(provider.fetched.size).toBe(9)
    expect(provider.broken).toEqual([])
  })

  test('stay within what a firm may keep: the first picture of each home comes first', async () => {
    await open(4)
    await run(grid)
    await keepPictures({ ...app.app, quotas: { ...app.app.quotas, pictures: 0 } }, pace)
    expect(provider.fetched.size).toBe(0)
  })
})
