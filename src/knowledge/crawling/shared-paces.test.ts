import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FirmSite, startFirmSite } from '../../../test/servers/firm-site.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { makeGuardedFetch } from '../../platform/outbound/guarded-fetch.ts'
import { isPublicAddress } from '../../platform/outbound/public-address.ts'
import { CrawlError } from './crawl-error.ts'
import { Crawler } from './crawler.ts'
import { SharedPacesInDatabase } from './shared-paces-store.ts'

// Several processes that learn from one host: each has a crawler of its own, and they have a database in common.

const { signal } = new AbortController()
let open: OpenDatabase
let site: FirmSite

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())
beforeEach(async () => {
  site = await startFirmSite()
})
afterEach(() => site.close())

/** Lets loopback through, as if it were public. */
const fetch = makeGuardedFetch((address) => address === '127.0.0.1' || isPublicAddress(address))
const makeCrawler = (intervalMs: number) => new Crawler({ fetch, intervalMs, db: open.db })
const pagesAsked = () => site.requests.filter(({ path }) => path.startsWith('/page/'))

test('two of them together ask no faster than one may', async () => {
  const crawlers = [makeCrawler(300), makeCrawler(300)]
  const work = crawlers.flatMap((crawler, which) =>
    Array.from({ length: 6 }, (_, at) => crawler.fetchPage({ url: `${site.url}/page/${1 + at * 2 + which}`, signal })),
  )
  await Promise.all(work)
  const times = pagesAsked().map(({ at }) => at)
  expect(times).toHaveLength(12)
  // Each by itself would be done after five pauses. The first may be late on a busy machine.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(300 * 7)
})

test('a host that asks one of them for a rest is left alone by the other too', async () => {
  const [first, second] = [makeCrawler(1), makeCrawler(1)]
  await expect(first.fetchPage({ url: `${site.url}/status/429`, signal })).rejects.toThrow(CrawlError)
  const leave = new AbortController()
  const page = second.fetchPage({ url: `${site.url}/page/1`, signal: leave.signal })
  const other = second.readSitemap({ url: `${site.url}/pages.txt`, signal: leave.signal })
  leave.abort(new Error('long enough'))
  await expect(page).rejects.toThrow('long enough')
  await expect(other).rejects.toThrow('long enough')
  expect(pagesAsked()).toEqual([])
})

test('a queue that is too long is come back to later; another host is nobody’s concern', async () => {
  const shared = new SharedPacesInDatabase(open.db)
  await shared.hold('busy.example', 3_600_000)
  expect(await shared.take('busy.example', { intervalMs: 1, mostMs: 1_000 })).toBeNull()
  expect(await shared.take('free.example', { intervalMs: 1, mostMs: 1_000 })).toBe(0)
})

test('where the database does not answer, each process keeps the pace by itself', async () => {
  const gone = await openTestDatabase()
  await gone.close()
  // The first may come late on a busy machine: by a whole turn at the most.
  const crawler = new Crawler({ fetch, intervalMs: 1_000, db: gone.db })
  await Promise.all([1, 2, 3].map((number) => crawler.fetchPage({ url: `${site.url}/page/${number}`, signal })))
  const times = pagesAsked().map(({ at }) => at)
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_000)
})
