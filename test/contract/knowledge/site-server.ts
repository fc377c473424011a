import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands at a path of a site. */
export interface Standing {
  status?: number
  headers?: Record<string, string>
  body: string
}

export interface Site {
  url: string
  /** By path; what a test changes is what is answered from then on. */
  pages: Map<string, Standing>
  /** Paths that were asked for, oldest first. */
  asked: string[]
  /** Holds answers back until the promise is over. */
  hold: Promise<void> | null
  close(): Promise<void>
}

/** A web site on this machine, with ETags that follow its content. */
export async function startSite(): Promise<Site> {
  const site: Site = { url: '', pages: new Map(), asked: [], hold: null, close: async () => {} }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path !== '/robots.txt') {
      site.asked.push(path)
      await site.hold
    }
    const standing = site.pages.get(path)
    if (!standing) return response.writeHead(404).end('nothing here')
    const { status = 200, headers, body } = standing
    const etag = `"${Buffer.from(body).toString('base64url').slice(0, 40)}${body.length}"`
    if (status === 200 && isKnown(request, etag)) return response.writeHead(304, { etag }).end()
    const type = body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/csv; charset=utf-8'
    return response.writeHead(status, { 'content-type': type, etag, ...headers }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, it has one.
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return site
}

function isKnown(request: IncomingMessage, etag: string): boolean {
  return request.headers['if-none-match'] === etag
}

/** A page with a heading and a paragraph that is long enough to be its main text. */
export function page(title: string, text: string): Standing {
  const body = `<!doctype html><html lang="en"><head><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return { body }
}

export function sitemap(addresses: readonly string[]): Standing {
  const urls = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`
  return { body, headers: { 'content-type': 'application/xml' } }
}
