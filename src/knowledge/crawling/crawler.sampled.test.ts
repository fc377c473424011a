import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { type FirmSite, pageCount, pageText, startFirmSite } from '../../../test/servers/firm-site.ts'
import { DocumentReader } from '../../platform/document-reading/document-reader.ts'
import { makeGuardedFetch } from '../../platform/outbound/guarded-fetch.ts'
import { isPublicAddress } from '../../platform/outbound/public-address.ts'
import { CrawlError } from './crawl-error.ts'
import { Crawler } from './crawler.ts'
import type { FetchedPage } from './fetch-page.ts'

/** Lets loopback through, as if it were public. */
const fetch = makeGuardedFetch((address) => address === '127.0.0.1' || isPublicAddress(address))
const { signal } = new AbortController()
let site: FirmSite
let crawler: Crawler

beforeAll(async () => {
  site = await startFirmSite()
})
beforeEach(() => {
  site.requests.length = 0
  site.robots = {
    status: 200,
    text: 'User-agent: *\nDisallow: /private/\n\nUser-agent: Porchlight\nDisallow: /not-you/\nDisallow: /private/\n',
  }
  crawler = new Crawler({ fetch, intervalMs: 1 })
})
afterAll(() => site.close())

async function fetched(path: string): Promise<FetchedPage> {
  const answer = await crawler.fetchPage({ url: site.url + path, signal })
  if (answer.is !== 'page') throw new Error(answer.is)
  return answer
}

/** The fault, once it is sure that it says something to the firm. */
async function faultOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CrawlError)) throw error ?? new Error('it did not fail')
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  return error.fault
}

const pageFault = (path: string) => faultOf(crawler.fetchPage({ url: site.url + path, signal }))
const mapFault = (path: string) => faultOf(crawler.readSitemap({ url: site.url + path, signal }))

describe('a page', () => {
  test('is fetched as what it is, says which version it was, and then is unchanged', async () => {
    const page = await fetched('/page/3?utm_source=x#part')
    expect(page).toMatchObject({ url: `${site.url}/page/3`, etag: '"v1-3"', contentType: 'text/html; charset=utf-8' })
    expect(String(page.bytes)).toContain(pageText(3))
    expect(await crawler.fetchPage({ url: `${site.url}/page/3`, etag: page.etag, signal })).toEqual({ is: 'unchanged' })
    expect(site.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/page/3', '/page/3'])
    expect(site.requests.every(({ headers }) => headers['user-agent']?.startsWith('Porchlight'))).toBe(true)
  })

  test('is followed to where it is', async () => {
    expect((await fetched('/redirect/once')).url).toBe(`${site.url}/page/1`)
  })

  test('names its own address, on its own site alone', async () => {
    expect((await fetched('/canonical')).canonical).toBe(`${site.url}/page/7`)
    expect((await fetched('/canonical-elsewhere')).canonical).toBeNull()
  })

  test('that is packed although nobody asked is unpacked', async () => {
    expect(String((await fetched('/gzip')).bytes)).toContain(pageText(9))
    expect(String((await fetched('/brotli')).bytes)).toContain(pageText(9))
  })

  test.each([
    ['/redirect/loop', 'too-many-redirects'],
    ['/redirect/endless', 'too-many-redirects'],
    ['/redirect/private', 'not-public'],
    ['/redirect/metadata', 'not-public'],
    ['/redirect/file', 'bad-address'],
    ['/redirect/forbidden', 'robots'],
    ['/private/1', 'robots'],
    ['/not-you/1', 'robots'],
    ['/noindex', 'noindex'],
    ['/noindex-header', 'noindex'],
    ['/status/404', 'gone'],
    ['/status/410', 'gone'],
    ['/status/401', 'forbidden'],
    ['/status/500', 'failed'],
    ['/status/429', 'wait'],
    ['/status/503', 'wait'],
    ['/bomb', 'too-large'],
    ['/huge', 'too-large'],
    ['/bad-gzip', 'failed'],
    ['/picture', 'unknown-kind'],
  ])('%s is not read: %s', async (path, fault) => {
    expect(await pageFault(path)).toBe(fault)
  })

  test('that another robot may not read is read', async () => {
    expect((await fetched('/noindex-other')).is).toBe('page')
  })

  test.each(['ftp://firm.example/', 'http://user:word@127.0.0.1/', 'javascript:1', 'no address', ''])(
    '%j is no address',
    async (url) => {
      expect(await faultOf(crawler.fetchPage({ url, signal }))).toBe('bad-address')
    },
  )

  test('in a private network is not asked for, not even for its robots.txt', async () => {
    expect(
      await faultOf(new Crawler({ fetch: makeGuardedFetch() }).fetchPage({ url: `${site.url}/page/1`, signal })),
    ).toBe('not-public')
    expect(site.requests).toEqual([])
  })

  test('that drips without end is left when its reader leaves', async () => {
    const leave = new AbortController()
    const page = crawler.fetchPage({ url: `${site.url}/drip`, signal: leave.signal })
    await expect.poll(() => site.requests.some(({ path }) => path === '/drip')).toBe(true)
    leave.abort(new Error('enough'))
    await expect(page).rejects.toThrow('enough')
  })
})

describe('robots.txt', () => {
  test('that is not there allows all; that fails asks to come again', async () => {
    site.robots = { status: 404, text: 'User-agent: *\nDisallow: /' }
    expect((await fetched('/private/1')).is).toBe('page')
    crawler = new Crawler({ fetch, intervalMs: 1 })
    site.robots = { status: 503, text: '' }
    expect(await pageFault('/page/1')).toBe('wait')
    expect(site.requests.filter(({ path }) => path === '/page/1')).toEqual([])
  })

  test('holds for every page of a host and is asked for once, and says how fast', async () => {
    site.robots = { status: 200, text: 'User-agent: *\nCrawl-delay: 0.2\n' }
    await Promise.all([fetched('/page/1'), fetched('/page/2'), fetched('/page/3')])
    expect(site.requests.filter(({ path }) => path === '/robots.txt').length).toBe(1)
    const [first, , third] = site.requests.filter(({ path }) => path.startsWith('/page/')).map(({ at }) => at)
    expect((third ?? 0) - (first ?? 0)).toBeGreaterThan(200)
  })
})

quickTest('a host is asked at most twice a second, whoever asks', async () => {
  const polite = new Crawler({ fetch })
  await Promise.all([1, 2, 3].map((number) => polite.fetchPage({ url: `${site.url}/page/${number}`, signal })))
  const [first, , third] = site.requests.filter(({ path }) => path.startsWith('/page/')).map(({ at }) => at)
  expect((third ?? 0) - (first ?? 0)).toBeGreaterThan(600)
})

describe('a sitemap', () => {
  quickTest(
    'with an index, packed parts, itself, parts that are gone and other hosts names its pages once',
    async () => {
      const { pages, note } = await crawler.readSitemap({ url: `${site.url}/sitemap.xml`, signal })
      expect(pages.length).toBe(pageCount)
      expect(pages[0]).toMatchObject({ url: `${site.url}/page/1`, lastModified: expect.stringMatching(/^2026-11-/) })
      expect(note).toContain('2 of its addresses are of other sites')
      expect(note).toContain('1 of the sitemaps')
    },
  )

  quickTest('may be lines of addresses', async () => {
    const { pages } = await crawler.readSitemap({ url: `${site.url}/pages.txt`, signal })
    expect(pages.map(({ url }) => url)).toEqual([`${site.url}/page/1`, `${site.url}/page/2`])
  })

  deepTest('of twenty thousand pages gives ten thousand, and says so', async () => {
    const { pages, note } = await crawler.readSitemap({ url: `${site.url}/many.xml`, signal })
    expect(pages.length).toBe(10_000)
    expect(note).toContain('10,000')
  })

  quickTest.each([
    ['/calendar.xml', 'no-sitemap'],
    ['/deep.xml', 'no-sitemap'],
    ['/bomb.xml.gz', 'no-sitemap'],
    ['/page/1', 'no-sitemap'],
    ['/status/404', 'gone'],
    ['/private/1', 'robots'],
  ])('%s is none: %s', async (path, fault) => {
    expect(await mapFault(path)).toBe(fault)
    expect(site.requests.length).toBeLessThan(20)
  })
})

deepTest('a site of 500 pages is read from its sitemap to its text', async () => {
  const reader = new DocumentReader()
  const { pages } = await crawler.readSitemap({ url: `${site.url}/sitemap.xml`, signal })
  const texts: string[] = []
  for (let from = 0; from < pages.length; from += 20) {
    const read = pages.slice(from, from + 20).map(async ({ url }) => {
      const page = await crawler.fetchPage({ url, signal })
      if (page.is !== 'page') throw new Error('unchanged')
      const { blocks } = await reader.read(page.bytes, { name: '', address: page.url, contentType: page.contentType })
      return blocks.map(({ text }) => text).join(' | ')
    })
    texts.push(...(await Promise.all(read)))
  }
  reader.close()
  expect(texts).toEqual(Array.from({ length: pageCount }, (_, at) => `House ${at + 1} | ${pageText(at + 1)}`))
})

quickTest('a page whose charset is not what it says is read all the same', async () => {
  const reader = new DocumentReader()
  const { bytes, contentType } = await fetched('/latin')
  const { blocks } = await reader.read(bytes, { name: '', contentType, address: site.url })
  reader.close()
  expect(blocks[0]?.text).toBe('Depósito de fianza')
})
