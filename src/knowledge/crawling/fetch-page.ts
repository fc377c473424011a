import { CrawlError } from './crawl-error.ts'
import { pageAddress } from './page-address.ts'
import { asksNotToRead, readPageHead } from './page-head.ts'
import { fetchPolitely, type PoliteParts } from './polite-fetch.ts'

const maxBytes = 10 * 1_048_576
const timeoutMs = 30_000

export interface PageRequest {
  url: string
  /** What the server said when it was read last; "" or left out: it was not. */
  etag?: string
  lastModified?: string
  signal: AbortSignal
}

export interface FetchedPage {
  is: 'page'
  /** Where it was found in the end, without what does not tell it apart. */
  url: string
  bytes: Buffer
  contentType: string
  /** "" : the server said none. */
  etag: string
  lastModified: string
  /** The address that the page gives itself, of its own site; null: none. */
  canonical: string | null
}

export type PageAnswer = FetchedPage | { is: 'unchanged' }

/** Fetches a page, or a file that stands on a site. Fails with a CrawlError, whose message is for the firm. */
export async function fetchPage(
  parts: PoliteParts,
  { url, etag, lastModified, signal }: PageRequest,
): Promise<PageAnswer> {
  const start = pageAddress(url)
  if (start === null) throw new CrawlError('bad-address')
  const headers = {
    accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,text/plain;q=0.9,*/*;q=0.5',
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
  const response = await fetchPolitely(parts, { url: start, headers, maxBytes, timeoutMs, signal })
  if (response.status === 304) return { is: 'unchanged' }
  const contentType = response.headers['content-type'] ?? ''
  if (/^(image|audio|video|font)\//i.test(contentType)) throw new CrawlError('unknown-kind')
  if (asksNotToRead(response.headers['x-robots-tag'])) throw new CrawlError('noindex')
  const head = isPage(contentType, response.body) ? readPageHead(response.body, response.url) : null
  if (head?.isNoindex) throw new CrawlError('noindex')
  return {
    is: 'page',
    url: pageAddress(response.url) ?? start,
    bytes: response.body,
    contentType,
    etag: headerText(response.headers.etag),
    lastModified: headerText(response.headers['last-modified']),
    canonical: head?.canonical ?? null,
  }
}

function isPage(contentType: string, body: Buffer): boolean {
  if (/html/i.test(contentType)) return true
  return contentType === '' && /^\W*<(!doctype|html)/i.test(body.toString('latin1', 0, 200))
}

/** Stored, and said again: what is longer is left out. */
function headerText(text: string | undefined): string {
  return text !== undefined && text.length <= 500 ? text : ''
}
