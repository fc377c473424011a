import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deepTest, sampleOf } from '../../../test/run/how-much.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../firm/chatbots/chatbot-store.ts'
import type { ImportSummary } from '../listings/import/import-summary.ts'
import { usualPruneLimit } from '../listings/import/prune-limit.ts'
import { listRuns } from '../listings/import/runs/run-store.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { addFeed } from './add-feed.ts'
import type { Feed, FeedLocation, FeedRows } from './feed.ts'
import { listFeeds } from './feed-store.ts'
import { runFeed } from './run-feed.ts'

// What addresses send that should send a list of homes. Whatever it is: no home is lost, and it is said what is wrong.

let app: TestApp
let scope: ListingScope
let server: Server
let base: string
let respond: RequestListener

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
  server = createServer((request, response) => respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})
beforeEach(async () => {
  const chatbot = await findChatbotAnywhere(app.app.db, await app.addChatbot())
  if (!chatbot) throw new Error('there is no chatbot')
  scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
})
afterEach(() => app.app.db.deleteFrom('feeds').execute())

const numbers = Array.from({ length: 10 }, (_, index) => `H${index}`)
const good = `mls,beds,price,city\n${numbers.map((number) => `${number},3,100,Kent\n`).join('')}`

async function add(location: FeedLocation, secrets: object, more: Partial<FeedRows> = {}): Promise<Feed> {
  const prune = { how: 'remove' as const, limit: usualPruneLimit }
  const rows = { map: {}, set: {}, lookups: [], key: 'MLSNumber' as const, dropUnmapped: false, prune, ...more }
  const settings = { location, rows, schedule: null }
  await addFeed(app.app, { scope, name: 'hostile', settings, secrets, by: 'test' })
  const [feed] = await listFeeds(app.app.db)
  if (!feed) throw new Error('there is no feed')
  return feed
}

const patience = { timeoutMs: 20_000, retries: 1, firstPauseMs: 1, longestPauseMs: 5_000 }
const stored = async () =>
  (
    await app.app.db
      .selectFrom('listings')
      .select(['MLSNumber', 'Status', 'SalePrice'])
      .where('chatbotId', '=', scope.chatbotId)
      .orderBy('id')
      .execute()
  ).map(({ MLSNumber, Status, SalePrice }) => `${MLSNumber} ${Status} ${SalePrice}`)
const before = numbers.map((number) => `${number} Active 100`)

interface Read {
  summary: ImportSummary | null
  /** What the log of the feed says. */
  message: string
  faults: string[]
}

async function read(feed: Feed): Promise<Read> {
  const summary = await runFeed(app.app, feed, { by: 'test', patience, isForced: true }).then(
    (outcome) => outcome.summary,
    () => null,
  )
  const [run] = await listRuns(app.app.db, feed, 1)
  expect(run?.state).toBe(summary === null ? 'failed' : 'finished')
  return { summary, message: run?.message ?? '', faults: (run?.faults ?? []).flatMap(({ reasons }) => reasons) }
}

const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)
const cut =
  (body: Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(200, headers)
    response.write(body, () => response.destroy())
  }
const withRow = (row: string): string => good.replace('H4,3,100,Kent', row)
const wide = (columns: number) => Array.from({ length: columns }, (_, index) => `c${index}`).join(',')

test.each(
  sampleOf<[string, RequestListener, RegExp]>(
    [
      [
        'a page of HTML',
        send('<!doctype html><html><body>Down for maintenance,\nsorry</body></html>'),
        /a page of the web/,
      ],
      ['a page of HTML with commas', send('<html>,<body>\nwe, are\n'), /a page of the web/],
      ['a fault as JSON', send('{"error":{"message":"no such export"}}'), /what a server answers/],
      ['one list of JSON that breaks off', send('[{"mls":"A","beds":3}'), /JSON list is not whole/],
      [
        'another name of the column that tells homes apart',
        send(good.replace('mls', 'quux')),
        /MLSNumber any more.*--map/,
      ],
      ['ten thousand columns', send(good.replace('city', `city,${wide(10_000)}`)), /more than 1,000 columns/],
      ['columns of one name', send(`${'a,'.repeat(20_000)}a\n1\n`), /more than 1,000 columns/],
      ['an empty answer', send(''), /The file is empty/],
      ['nothing but blanks', send(' \n\n  \n'), /no row of column names|The file is empty|--map/],
      ['half a spreadsheet', send(Buffer.from('PK\x03\x04 and so on')), /is damaged or not whole.*save it again/],
      ['a packed file within a packed file', send(gzipSync(gzipSync(good))), /unpack it/],
      ['a packed file that is cut off', send(gzipSync(Buffer.from(good)).subarray(0, 60)), /not whole.*written anew/],
      [
        'a packed file that is damaged',
        send(Buffer.concat([gzipSync(good).subarray(0, 30), Buffer.alloc(64, 7)])),
        /is damaged.*written anew/,
      ],
      [
        'an answer that breaks off',
        cut(Buffer.from(good.slice(0, 60)), { 'content-length': '10000' }),
        /could not be read/,
      ],
      ['an answer that breaks off in pieces', cut(Buffer.from(good.slice(0, 60))), /could not be read/],
      ['a refusal', send('no', {}, 403), /look at its name, password or token/],
      ['a wish for rest', send('later', { 'retry-after': '3600' }, 429), /429.*tried again/],
      [
        'a way to a private address',
        send('', { location: 'http://10.0.0.1/homes.csv' }, 302),
        /PORCHLIGHT_OUTBOUND_ALLOW/,
      ],
      ['a way to a file', send('', { location: 'file:///etc/passwd' }, 302), /no web address|could not be read/],
      ['a way that leads round', send('', { location: '/again' }, 302), /without end/],
    ],
    4,
  ),
)('%s: nothing changes, and the log says what to do', async (_what, hostile, words) => {
  respond = send(good)
  const feed = await add({ kind: 'https', shown: base }, { url: `${base}/` })
  await read(feed)
  expect(await stored()).toEqual(before)
  respond = hostile
  const { summary, message } = await read(feed)
  expect(summary).toBeNull()
  expect(message).toMatch(words)
  expect(message).toMatch(/^[A-Z].*\.$/s)
  expect(await stored()).toEqual(before)
})

test.each(
  sampleOf<[string, string | Buffer, RegExp]>(
    [
      [
        'only the names of columns',
        'mls,beds,price,city\n',
        /10 of 10 listings are gone, but the source had no rows at all/,
      ],
      [
        'half of the homes',
        good.slice(0, good.indexOf('H4')),
        /6 of 10 listings are gone, more than the limit.*--prune-limit 6/,
      ],
      ['a row without an end', `${good.slice(0, good.indexOf('H4'))}"H4,3,100\n`, /gone/],
      [
        'a row of five megabytes',
        withRow(`H4,3,100,"${'x'.repeat(5 * 1_048_576)}`),
        /1 of 10 listings are gone, but 2 faulty rows may be among them/,
      ],
      ['a row of wrong kinds', withRow('H4,{},[1],Kent'), /^$/],
      [
        'rows of another width',
        good.replaceAll(',Kent', ',Kent,and,more'),
        /10 of 10 listings are gone, but 10 faulty rows/,
      ],
    ],
    4,
  ),
)('%s: no home goes', async (_what, text, words) => {
  respond = send(good)
  const feed = await add({ kind: 'https', shown: base }, { url: `${base}/` })
  await read(feed)
  respond = send(text)
  const { summary, message, faults } = await read(feed)
  expect(summary?.pruned).toBe(0)
  expect(message).toMatch(words)
  for (const fault of faults) expect(fault).toMatch(/\.$/)
  expect(await stored()).toEqual(before)
  // The next good file mends all of it.
  respond = send(good)
  expect((await read(feed)).summary).toMatchObject({ faulty: 0, gone: 0, unchanged: 10 })
})

test.each(
  sampleOf<[string, string | Buffer]>(
    [
      ['a mark of its encoding', `\uFEFF${good}`],
      ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(good, 'utf16le')])],
      ['lines that end as they did on old machines', good.replaceAll('\n', '\r')],
      ['lines that end as on Windows', good.replaceAll('\n', '\r\n')],
      [
        'its columns in another order, with semicolons',
        `city;price;mls;beds\n${numbers.map((number) => `Kent;100;${number};3\n`).join('')}`,
      ],
      ['some homes twice', `${good}H1,3,100,Kent\nH2,3,100,Kent\n`],
      [
        'nine hundred columns more',
        good.replaceAll(/^(.+)$/gm, (line) => `${line},${line.startsWith('mls') ? wide(900) : ','.repeat(899)}`),
      ],
      ['packing that nobody asked for', gzipSync(good)],
    ],
    4,
  ),
)('%s: the same homes', { timeout: 60_000 }, async (what, text) => {
  respond = send(good)
  const feed = await add({ kind: 'https', shown: base }, { url: `${base}/` })
  await read(feed)
  respond = send(text, what.startsWith('packing') ? { 'content-encoding': 'gzip' } : {})
  expect((await read(feed)).summary).toMatchObject({ faulty: 0, added: 0, gone: 0, pruned: 0 })
  expect(await stored()).toEqual(before)
})

const home = (index: number) => ({
  ...{ ListingKey: `K${index}`, ListingId: numbers[index], StandardStatus: 'Active', BedroomsTotal: 3 },
  ...{ PropertyType: 'Residential', ListPrice: 100, ModificationTimestamp: `2026-01-01T00:00:0${index}Z` },
})
const page = (more: object = {}) => JSON.stringify({ value: numbers.map((_, index) => home(index)), ...more })
const json = { 'content-type': 'application/json' }
const many = JSON.stringify({
  value: Array.from({ length: 200 }, (_, index) => ({ ...home(index % 10), ListingKey: `X${index}` })),
})

test.each(
  sampleOf<[string, RequestListener, RegExp]>(
    [
      [
        'leads round in a circle',
        send(page({ '@odata.nextLink': 'Property?$skiptoken=1' }), json),
        /same (?:page )?again/,
      ],
      [
        'leads on for ever',
        (_request, response) =>
          void response.writeHead(200, json).end(page({ '@odata.nextLink': `Property?$skiptoken=${Math.random()}` })),
        /same page again and again/,
      ],
      ['passes over what it is asked', send(many, json), /same page again and again/],
      [
        'leads to another host',
        send(page({ '@odata.nextLink': 'https://other.example/odata/Property' }), json),
        /another host \(other\.example\)/,
      ],
      [
        'leads to a private address',
        send(page({ '@odata.nextLink': 'http://169.254.169.254/latest' }), json),
        /another host/,
      ],
      ['leads to no address', send(page({ '@odata.nextLink': 'http://[' }), json), /no address/],
      ['wants a rest for ever', send('{}', { ...json, 'retry-after': '0' }, 429), /no more questions for now/],
      ['wants a rest of a day', send('{}', { ...json, 'retry-after': '86400' }, 503), /no more questions for now/],
      ['answers with HTML', send('<html></html>'), /no JSON/],
      ['answers without a list', send('{"value":"none"}', json), /without a list of homes/],
      ['refuses', send('{"error":{"message":"Not\\u0000 you"}}', json, 403), /refuses us \(403: Not you\)/],
    ],
    4,
  ),
)('a Web API that %s: no home is lost', { timeout: 60_000 }, async (_what, hostile, words) => {
  respond = (request, response) => {
    if (request.url?.includes('$metadata')) return response.writeHead(404).end()
    return response.writeHead(200, json).end(page())
  }
  const location = {
    kind: 'reso' as const,
    url: `${base}/odata`,
    tokenUrl: null,
    clientId: null,
    scope: null,
    filter: '',
  }
  const feed = await add(location, { token: 'token' })
  expect((await read(feed)).summary?.added).toBe(10)
  const good = respond
  respond = (request, response) => (request.url?.includes('$metadata') ? good : hostile)(request, response)
  const { message } = await read(feed)
  expect(message).toMatch(words)
  expect(message).toMatch(/^[A-Z].*\.$/s)
  expect((await stored()).filter((line) => before.includes(line))).toEqual(before)
})

deepTest(
  'a table that the feed was told of and that is gone is named; a file of open houses that changed has the homes read again',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'porchlight-hostile-'))
    try {
      const [homes, openHouses] = [join(folder, 'homes.csv'), join(folder, 'open-houses.csv')]
      const header = 'ListingKey,OpenHouseDate,OpenHouseStartTime,OpenHouseEndTime\n'
      await writeFile(homes, 'ListingKey,StandardStatus,BedroomsTotal,ListPrice\nK1,Active,3,100\n')
      const feed = await add({ kind: 'file', path: homes }, {}, { openHouses })
      const run = () => runFeed(app.app, feed, { by: 'test' })
      await expect(run()).rejects.toThrow(`--open-houses ${openHouses}: there is no such file.`)
      await writeFile(openHouses, header)
      await run()
      const tours = async () =>
        (
          await app.app.db.selectFrom('listings').select('Tours').where('chatbotId', '=', scope.chatbotId).execute()
        ).map(({ Tours }) => Tours)
      expect(await tours()).toEqual([null])
      const again = async () => runFeed(app.app, (await listFeeds(app.app.db))[0] ?? feed, { by: 'test' })
      expect((await again()).summary).toBeNull()
      await writeFile(openHouses, `${header}K1,2099-11-28,13:00,15:00\n`)
      expect((await again()).summary).toMatchObject({ rows: 1, updated: 1 })
      expect(await tours()).toEqual(['OpenHouse'])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)
