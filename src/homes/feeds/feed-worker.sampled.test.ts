import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../firm/chatbots/chatbot-store.ts'
import { startJobQueue } from '../../platform/jobs/start-job-queue.ts'
import { usualPruneLimit } from '../listings/import/prune-limit.ts'
import { insertRun, listRuns } from '../listings/import/runs/run-store.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { addFeed } from './add-feed.ts'
import { describeFeeds } from './describe-feeds.ts'
import type { Feed, FeedLocation } from './feed.ts'
import { listFeeds, noteNextRun } from './feed-store.ts'
import { startFeeds } from './feed-worker.ts'

let app: TestApp
let folder: string
let scope: ListingScope
let server: Server
let base: string
let respond: RequestListener
let stop: () => Promise<void>

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
  await app.app.db.updateTable('workspaces').set({ ownerEmail: 'owner@firm.example' }).execute()
  const queue = await startJobQueue(app.app)
  const feeds = await startFeeds(app.app, queue, { lookEveryMs: 100, firstPauseSeconds: 1 })
  stop = async () => {
    await feeds.stop()
    await queue.stop()
  }
  folder = await mkdtemp(join(tmpdir(), 'porchlight-feeds-'))
  server = createServer((request, response) => respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  const chatbot = await findChatbotAnywhere(app.app.db, await app.addChatbot())
  if (!chatbot) throw new Error('there is no chatbot')
  scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
})
afterEach(() => app.app.db.deleteFrom('feeds').execute())

const rowsOf = (numbers: readonly string[]): string =>
  `mls,beds,price\n${numbers.map((number) => `${number},3,100\n`).join('')}`
const homes = ['A', 'B', 'C', 'D', 'E', 'F']

async function add(name: string, location: FeedLocation, url?: string): Promise<Feed> {
  const rows = { map: {}, set: {}, lookups: [], key: 'MLSNumber' as const, dropUnmapped: false }
  const settings = { location, rows: { ...rows, prune: { how: 'remove' as const, limit: usualPruneLimit } } }
  const secrets = url === undefined ? {} : { url }
  const schedule = { everySeconds: 3_600 }
  await addFeed(app.app, { scope, name, settings: { ...settings, schedule }, secrets, by: 'test' })
  return find(name)
}

async function find(name: string): Promise<Feed> {
  const feed = (await listFeeds(app.app.db)).find((one) => one.name === name)
  if (!feed) throw new Error('there is no feed')
  return feed
}

const runsOf = ({ workspaceId, sourceId }: Feed) => listRuns(app.app.db, { workspaceId, sourceId }, 50)
const again = (feed: Feed) => noteNextRun(app.app.db, feed, new Date())
const numbers = async () =>
  (
    await app.app.db
      .selectFrom('listings')
      .select('MLSNumber')
      .where('chatbotId', '=', scope.chatbotId)
      .orderBy('MLSNumber')
      .execute()
  ).map(({ MLSNumber }) => MLSNumber)
const soon = { timeout: 60_000, interval: 50 }

quickTest('a file is read when its time comes, followed, and left alone while it is the same', async () => {
  const path = join(folder, 'homes.csv')
  await writeFile(path, rowsOf(homes))
  const feed = await add('file', { kind: 'file', path })
  await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('finished')
  expect(await numbers()).toEqual(homes)
  expect((await find('file')).nextRunAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
  await writeFile(path, rowsOf(homes.slice(1)))
  await again(feed)
  await expect.poll(async () => (await runsOf(feed)).filter(({ state }) => state === 'finished').length, soon).toBe(2)
  expect((await runsOf(feed))[0]).toMatchObject({ rows: 5, unchanged: 5, gone: 1, pruned: 0, by: 'feeds' })
  expect((await runsOf(feed))[0]?.message).toMatch(/^1 listing was not in it for the first time/)
  await again(feed)
  await expect.poll(async () => (await runsOf(feed)).filter(({ state }) => state === 'finished').length, soon).toBe(3)
  expect((await runsOf(feed))[0], 'missing twice').toMatchObject({ unchanged: 5, gone: 1, pruned: 1 })
  await again(feed)
  await expect.poll(async () => ((await find('file')).nextRunAt?.getTime() ?? 0) > Date.now(), soon).toBe(true)
  expect(await runsOf(feed)).toHaveLength(3)
})

quickTest('the newest file of a folder counts, not a half-written one of another name', async () => {
  const own = join(folder, 'exports')
  const { mkdir, utimes } = await import('node:fs/promises')
  await mkdir(own)
  await writeFile(join(own, 'old.csv'), rowsOf(['OLD']))
  await utimes(join(own, 'old.csv'), new Date(1), new Date(1))
  await writeFile(join(own, 'new.csv'), rowsOf(homes))
  await utimes(join(own, 'new.csv'), new Date(2_000), new Date(2_000))
  await writeFile(join(own, '.part.csv'), 'mls,be')
  const feed = await add('folder', { kind: 'folder', path: own, which: 'newest' })
  await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('finished')
  expect(await numbers()).toEqual(homes)
})

quickTest(
  'an address is asked whether it has changed, with its password, packed or not, and its password is never shown',
  async () => {
    const asked: (string | undefined)[] = []
    respond = (request, response) => {
      asked.push(request.headers['if-none-match'], request.headers.authorization)
      if (request.url === '/moved')
        return response.writeHead(302, { location: '/homes.csv.gz?token=abc' }).end('moved away')
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      return response.writeHead(200, { etag: '"1"' }).end(gzipSync(rowsOf(homes)))
    }
    const url = base.replace('http://', 'http://kim:pa%20ss@')
    const feed = await add('address', { kind: 'https', shown: `${base}/moved` }, `${url}/moved`)
    await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('finished')
    expect(await numbers()).toEqual(homes)
    expect(asked).toContain(`Basic ${Buffer.from('kim:pa ss').toString('base64')}`)
    await again(feed)
    await expect.poll(() => asked.includes('"1"'), soon).toBe(true)
    await expect.poll(async () => ((await find('address')).nextRunAt?.getTime() ?? 0) > Date.now(), soon).toBe(true)
    // A run that finds nothing new is in the log for as long as it asks.
    await expect.poll(async () => (await runsOf(feed)).length, soon).toBe(1)
    const { rows } = await app.app.pool.query(`SELECT to_jsonb(f)::text AS text FROM feeds f UNION ALL
    SELECT to_jsonb(r)::text FROM "importRuns" r UNION ALL SELECT to_jsonb(c)::text FROM "changeLog" c`)
    expect(JSON.stringify(rows)).not.toContain('pa%20ss')
    expect(JSON.stringify(rows)).not.toContain('pa ss')
  },
)

deepTest(
  'a file that breaks off, a bomb, and an address that fails store nothing new and take nothing away',
  async () => {
    let answer: RequestListener = (_request, response) => response.end(rowsOf(homes))
    respond = (request, response) => answer(request, response)
    const feed = await add('broken', { kind: 'https', shown: base }, `${base}/`)
    await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('finished')
    const failing: RequestListener[] = [
      (_request, response) => {
        response.writeHead(200, { 'content-length': 10_000 })
        response.write('mls,beds,price\nZ,1,1\n', () => response.destroy())
      },
      (_request, response) => response.end(gzipSync(Buffer.alloc(64 * 1_048_576, 'a'))),
      (_request, response) => response.writeHead(404).end('mls,beds,price\nZ,1,1\n'),
    ]
    for (const [index, fail] of failing.entries()) {
      answer = fail
      await again(feed)
      // It is tried again by itself, and may have failed more often by the time that one looks.
      await expect.poll(async () => (await find('broken')).failures, soon).toBeGreaterThan(index)
      await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('failed')
      expect((await runsOf(feed))[0]?.message).toMatch(/[.]$/)
      expect(await numbers()).toEqual(homes)
    }
    const readMails = () => app.app.db.selectFrom('outbox').select(['recipient', 'text']).execute()
    // The failure is noted before the owner is told of it.
    await expect.poll(async () => (await readMails()).length, soon).toBe(1)
    const mails = await readMails()
    expect(mails[0]?.recipient).toBe('owner@firm.example')
    expect(mails[0]?.text).toContain('porchlight feed log broken')
    expect(await describeFeeds(app.app.db)).toMatchObject({ isWell: false })
    const metrics = await app.app.metrics.registry.metrics()
    expect(metrics).toContain('porchlight_feeds{state="failing"} 1')
  },
)

deepTest('a run whose process is gone is ended and begun again', async () => {
  const path = join(folder, 'lost.csv')
  await writeFile(path, rowsOf(homes))
  const feed = await add('lost', { kind: 'file', path })
  await expect.poll(async () => (await runsOf(feed))[0]?.state, soon).toBe('finished')
  await writeFile(path, rowsOf([...homes, 'G']))
  const { sourceId } = feed
  await insertRun(app.app.db, { ...scope, sourceId, by: 'feeds', place: 'elsewhere, process 1' })
  await expect
    .poll(async () => (await runsOf(feed)).map(({ state }) => state), soon)
    .toEqual(['finished', 'stopped', 'finished'])
  expect(await numbers()).toEqual([...homes, 'G'])
})
