import { type GuardedFetch, OutboundError } from '../../outbound/guarded-fetch.ts'
import { readWebAddress } from '../sources/web-address.ts'
import { CrawlError } from './crawl-error.ts'

export interface PageRequest {
  url: string
  /** What the server said when it was read last; "" or left out: it was not. */
  etag?: string
  lastModified?: string
  signal: AbortSignal
}

export interface FetchedPage {
  is: 'page'
  url: string
  bytes: Buffer
  contentType: string
  etag: string
  lastModified: string
  /** The address that the page gives itself, of its own site; null: none. */
  canonical: string | null
}

const limits = { maxBytes: 10 * 1_048_576, timeoutMs: 30_000 }

/** Fetches pages and sitemaps of firms: what stands here until the polite one does. */
export class Crawler {
  readonly #fetch: GuardedFetch

  constructor({ fetch }: { fetch: GuardedFetch; intervalMs?: number }) {
    this.#fetch = fetch
  }

  async fetchPage({ url, etag, lastModified, signal }: PageRequest): Promise<FetchedPage | { is: 'unchanged' }> {
    const headers = {
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    }
    const response = await this.#fetch({ url, headers, signal, ...limits }).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error
      const isPrivate = error.fault === 'not-public'
      throw isPrivate
        ? new CrawlError('not-public', { message: 'The address leads into a private network: give a public one.' })
        : new CrawlError('failed', { message: 'The site did not answer. It is tried again.' })
    })
    const { status, body: bytes } = response
    if (status === 304) return { is: 'unchanged' }
    if (status === 404 || status === 410)
      throw new CrawlError('gone', { message: `There is no page at this address: correct it.` })
    if (status === 403)
      throw new CrawlError('forbidden', { message: 'The site does not show this page: add it as a file.' })
    if (status !== 200)
      throw new CrawlError('failed', { message: 'The site did not answer as it should. It is tried again.' })
    const of = (name: string) => String(response.headers[name] ?? '')
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(bytes.toString('latin1', 0, 4_096))?.[1] ?? null
    return {
      is: 'page',
      url: response.url,
      bytes,
      contentType: of('content-type'),
      etag: of('etag'),
      lastModified: of('last-modified'),
      canonical,
    }
  }

  async readSitemap({
    url,
    signal,
  }: {
    url: string
    signal: AbortSignal
  }): Promise<{ pages: { url: string; lastModified: string | null }[]; note: string | null }> {
    const page = await this.fetchPage({ url, signal })
    const text = page.is === 'page' ? page.bytes.toString('utf8') : ''
    const pages = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)].flatMap(([, found = '']) => {
      const address = readWebAddress(found.replaceAll('&amp;', '&'))
      return address === null ? [] : [{ url: address, lastModified: null }]
    })
    if (pages.length === 0)
      throw new CrawlError('no-sitemap', { message: 'There is no sitemap at this address: give another.' })
    return { pages, note: null }
  }
}
