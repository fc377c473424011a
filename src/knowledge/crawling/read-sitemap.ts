import { setImmediate as goRound } from 'node:timers/promises'
import { gunzip } from 'node:zlib'
import { CrawlError } from './crawl-error.ts'
import { isSameSite, pageAddress } from './page-address.ts'
import { fetchPolitely, type PoliteParts } from './polite-fetch.ts'
import { parseSitemap } from './sitemap-parser.ts'

/** firm.md, Knowledge. */
const mostPages = 10_000
/** An index may name an index; nobody needs more. */
const deepest = 3
const mostSitemaps = 200
/** sitemaps.org: 50 MB unpacked, of a sitemap with 50,000 pages; we take 10,000. */
const maxBytes = 50 * 1_048_576
const timeoutMs = 60_000
/** Others are answered after so many; reading one takes some ten microseconds. */
const addressesAtOnce = 200

export interface SitemapPage {
  url: string
  /** As the sitemap says it, as a time; null: it does not. */
  lastModified: string | null
}

export interface Sitemap {
  pages: SitemapPage[]
  /** What was left out, for the firm; null: nothing. */
  note: string | null
}

interface Search extends PoliteParts {
  signal: AbortSignal
  pages: Map<string, SitemapPage>
  seen: Set<string>
  /** Addresses of other sites, which no sitemap speaks for. */
  foreign: number
  failed: number
  isCut: boolean
}

/** Reads a sitemap, or an index of them. Fails with a CrawlError where there is none. */
export async function readSitemap(
  parts: PoliteParts,
  { url, signal }: { url: string; signal: AbortSignal },
): Promise<Sitemap> {
  const start = pageAddress(url)
  if (start === null) throw new CrawlError('bad-address')
  const search: Search = { ...parts, signal, pages: new Map(), seen: new Set(), foreign: 0, failed: 0, isCut: false }
  await readInto(search, start, 1)
  if (search.pages.size === 0) throw new CrawlError('no-sitemap')
  return { pages: [...search.pages.values()], note: noteOf(search) }
}

async function readInto(search: Search, url: string, depth: number): Promise<void> {
  if (search.seen.has(url)) return
  if (depth > deepest || search.seen.size >= mostSitemaps) {
    search.isCut = true
    return
  }
  search.seen.add(url)
  const { signal } = search
  const { body, url: home } = await fetchPolitely(search, { url, maxBytes, timeoutMs, signal })
  const found = await parseSitemap(await unpacked(body), signal)
  for (const [index, { address, lastModified }] of found.pages.entries()) {
    if (index % addressesAtOnce === 0) await goRound()
    const page = pageAddress(address, home)
    if (page === null || !isSameSite(page, home)) search.foreign += 1
    else if (search.pages.size >= mostPages && !search.pages.has(page)) search.isCut = true
    else search.pages.set(page, { url: page, lastModified })
  }
  for (const [index, address] of found.sitemaps.entries()) {
    if (index % addressesAtOnce === 0) await goRound()
    const next = pageAddress(address, home)
    if (search.pages.size >= mostPages) search.isCut = true
    else if (next === null || !isSameSite(next, home)) search.foreign += 1
    else await readNested(search, next, depth + 1)
  }
}

/** One broken part of many leaves the others. */
async function readNested(search: Search, url: string, depth: number): Promise<void> {
  try {
    await readInto(search, url, depth)
  } catch (error) {
    if (!(error instanceof CrawlError)) throw error
    search.failed += 1
  }
}

/** "sitemap.xml.gz" is a file that is packed, whatever was packed on its way. */
async function unpacked(body: Buffer): Promise<Buffer> {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  return new Promise((resolve, reject) => {
    gunzip(body, { maxOutputLength: maxBytes }, (error, whole) => {
      if (error) reject(new CrawlError('no-sitemap', { cause: error }))
      else resolve(whole)
    })
  })
}

function noteOf({ isCut, foreign, failed }: Search): string | null {
  const notes = [
    ...(isCut ? [`Only the first ${mostPages.toLocaleString('en-US')} pages of the sitemap are read.`] : []),
    ...(foreign > 0 ? [`${foreign} of its addresses are of other sites, which are not read.`] : []),
    ...(failed > 0 ? [`${failed} of the sitemaps that it names could not be read.`] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : null
}
