import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** What the site of a firm may do to who reads it. */
export interface FirmSite {
  url: string
  /** "GET /path" and when it came, in milliseconds. */
  requests: { path: string; at: number; headers: IncomingMessage['headers'] }[]
  /** Answers of robots.txt, each as often as it is asked for. */
  robots: { status: number; text: string }
  close(): Promise<void>
}

export const pageCount = 500

/**
 * The web site of a firm on loopback: 500 sound pages, named by sitemaps with an index, and beside them what sites do
 * that are broken, careless or hostile.
 */
export async function startFirmSite(): Promise<FirmSite> {
  const site: Pick<FirmSite, 'requests' | 'robots'> = {
    requests: [],
    robots: {
      status: 200,
      text: 'User-agent: *\nDisallow: /private/\n\nUser-agent: porchlight\nDisallow: /not-you/\n',
    },
  }
  const timers = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    site.requests.push({ path: request.url ?? '/', at: performance.now(), headers: request.headers })
    if (pathname === '/robots.txt') response.writeHead(site.robots.status).end(site.robots.text)
    else if (pathname === '/drip') drip(response, timers)
    else answer(request, response, pathname)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo
  return Object.assign(site, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const timer of timers) clearInterval(timer)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

export function pageText(number: number): string {
  return `The application fee of house ${number} is $${50 + number}.`
}

function page(number: number, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>House ${number}</title>${head}</head><body>
    <nav><a href="/">Home</a></nav><div class="cookie-banner">We use cookies.</div>
    <main><h1>House ${number}</h1><p>${pageText(number)}</p></main><footer>All rights reserved</footer></body></html>`
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const xml = { 'content-type': 'application/xml' }

function answer(request: IncomingMessage, response: ServerResponse, path: string): void {
  const number = Number(/^\/(?:page|private|not-you)\/(\d+)$/.exec(path)?.[1] ?? 0)
  const own = `http://${request.headers.host}`
  const say = (text: string | Buffer, headers: Record<string, string> = html, status = 200): void =>
    void response.writeHead(status, headers).end(text)
  if (number > 0) sayPage(request, response, number)
  else if (path.startsWith('/redirect/')) say('', { location: nextOf(path, own) }, 302)
  else if (path.startsWith('/status/')) say('no', { 'retry-after': '7' }, Number(path.slice('/status/'.length)))
  else if (path in fixed) fixed[path]?.(say, own)
  else if (path.startsWith('/trap/')) say(indexOf([`${own}/trap/${path.length}${Math.random()}`]), xml)
  else say('nothing here', html, 404)
}

function sayPage(request: IncomingMessage, response: ServerResponse, number: number): void {
  const etag = `"v1-${number}"`
  if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
  else response.writeHead(200, { ...html, etag, 'last-modified': 'Tue, 24 Nov 2026 00:00:00 GMT' }).end(page(number))
}

function nextOf(path: string, own: string): string {
  if (path === '/redirect/loop') return '/redirect/back'
  if (path === '/redirect/back') return '/redirect/loop'
  if (path === '/redirect/private') return 'http://10.0.0.1/'
  if (path === '/redirect/metadata') return 'http://169.254.169.254/latest/meta-data/'
  if (path === '/redirect/forbidden') return '/private/1'
  if (path === '/redirect/file') return 'file:///etc/passwd'
  if (path.startsWith('/redirect/endless')) return `${path}x`
  return `${own}/page/1?utm_source=mail#top`
}

type Say = (text: string | Buffer, headers?: Record<string, string>, status?: number) => void

const zeros = Buffer.alloc(200 * 1_048_576)

const fixed: Record<string, (say: Say, own: string) => void> = {
  '/canonical': (say, own) => say(page(7, `<link rel="canonical" href="${own}/page/7?gclid=1#x">`)),
  '/canonical-elsewhere': (say) => say(page(7, '<link rel="canonical" href="https://other.example/">')),
  '/noindex': (say) => say(page(8, '<meta name="robots" content="noindex, follow">')),
  '/noindex-header': (say) => say(page(8), { ...html, 'x-robots-tag': 'none' }),
  '/noindex-other': (say) => say(page(8), { ...html, 'x-robots-tag': 'otherbot: noindex' }),
  '/gzip': (say) => say(gzipSync(page(9)), { ...html, 'content-encoding': 'gzip' }),
  '/brotli': (say) => say(brotliCompressSync(page(9)), { ...html, 'content-encoding': 'br' }),
  '/bad-gzip': (say) => say('not packed at all', { ...html, 'content-encoding': 'gzip' }),
  '/bomb': (say) => say(gzipSync(zeros), { ...html, 'content-encoding': 'gzip' }),
  '/huge': (say) => say(zeros.subarray(0, 11 * 1_048_576)),
  '/picture': (say) => say('x', { 'content-type': 'image/png' }),
  '/latin': (say) =>
    say(Buffer.from('<p>Depósito de fianza</p>', 'latin1'), { 'content-type': 'text/html; charset=utf-8' }),
  '/sitemap.xml': (say, own) =>
    say(
      indexOf([
        `${own}/houses-1.xml`,
        `${own}/houses-2.xml.gz`,
        `${own}/sitemap.xml`,
        `${own}/gone.xml`,
        'https://other.example/s.xml',
      ]),
      xml,
    ),
  '/houses-1.xml': (say, own) => say(pagesOf(own, 1, 250, 'https://other.example/1'), xml),
  '/houses-2.xml.gz': (say, own) => say(gzipSync(pagesOf(own, 251, pageCount)), { 'content-type': 'application/gzip' }),
  '/pages.txt': (say, own) => say(`${own}/page/1\n${own}/page/2\nnothing\n`, { 'content-type': 'text/plain' }),
  '/calendar.xml': (say, own) => say(indexOf([`${own}/trap/1`, `${own}/trap/2`]), xml),
  '/many.xml': (say, own) => say(pagesOf(own, 1, 20_000), xml),
  '/deep.xml': (say) => say('<urlset>'.repeat(200_000), xml),
  '/bomb.xml.gz': (say) => say(gzipSync(zeros), { 'content-type': 'application/gzip' }),
}

function indexOf(addresses: readonly string[]): string {
  const listed = addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('')
  return `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed}</sitemapindex>`
}

function pagesOf(own: string, from: number, to: number, further?: string): string {
  const one = (address: string) =>
    `<url><loc>${address}</loc><lastmod>2026-11-0${1 + (address.length % 9)}</lastmod><image:image><image:loc>${own}/i.png</image:loc></image:image></url>`
  const listed = Array.from({ length: to - from + 1 }, (_, at) => one(`${own}/page/${from + at}?utm_medium=x`))
  return `<?xml version="1.0"?><urlset>${listed.join('')}${further ? one(further) : ''}</urlset>`
}

/** A few bytes now and then, without an end. */
function drip(response: ServerResponse, timers: Set<NodeJS.Timeout>): void {
  response.writeHead(200, html)
  const timer = setInterval(() => response.write(' '), 20)
  timers.add(timer)
  response.on('close', () => clearInterval(timer))
}
