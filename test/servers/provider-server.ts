import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { ResoServer } from './reso-server.ts'

export interface ProviderRules {
  /** So many requests within so many milliseconds. */
  requests: number
  perMs: number
  /** A header that has to name the program. */
  programHeader: string
  /** Options of OData that it refuses. */
  refuses: readonly string[]
}

export interface ProviderServer {
  /** Where homes and pictures are asked for. */
  url: string
  /** Rules that were broken, in words. */
  broken: string[]
  /** Requests of homes. */
  asked: string[]
  /** How often each picture was fetched. */
  fetched: Map<string, number>
  close(): Promise<void>
}

/**
 * A provider of Web APIs in front of a RESO server, as strict as MLS Grid: gzip alone, a program that names itself, a
 * bound of requests, no order, and each picture once.
 */
export async function startProviderServer(
  reso: Pick<ResoServer, 'url'>,
  rules: ProviderRules,
): Promise<ProviderServer> {
  const state = { broken: [] as string[], asked: [] as string[], fetched: new Map<string, number>() }
  const arrived: number[] = []
  const picture = await sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#8a6' } })
    .jpeg()
    .toBuffer()
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/pictures/')) return sendPicture(request.url, response)
    state.asked.push(request.url ?? '')
    const fault = findFault(request)
    if (fault !== null) {
      state.broken.push(fault.message)
      response
        .writeHead(fault.status, { 'retry-after': '1' })
        .end(JSON.stringify({ error: { message: fault.message } }))
      return
    }
    const headers = { authorization: request.headers.authorization ?? '' }
    const answer = await fetch(new URL(`.${request.url?.replace(/^\/odata/, '') ?? '/'}`, `${reso.url}/`), { headers })
    const text = (await answer.text())
      .replaceAll(reso.url, `${origin}/odata`)
      .replaceAll('https://pictures.example/', `${origin}/pictures/`)
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'content-encoding': 'gzip',
    })
    response.end(gzipSync(text))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function findFault({ headers, url }: IncomingMessage): { status: number; message: string } | null {
    const now = performance.now()
    arrived.push(now)
    if (arrived.filter((time) => time > now - rules.perMs).length > rules.requests)
      return { status: 429, message: 'Too many requests.' }
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return { status: 400, message: 'gzip is required.' }
    if ((headers[rules.programHeader] ?? '') === '') return { status: 403, message: 'Say who you are.' }
    const refused = rules.refuses.find((option) => new URL(url ?? '/', origin).searchParams.has(option))
    return refused === undefined ? null : { status: 400, message: `${refused} is not supported.` }
  }

  function sendPicture(path: string, response: ServerResponse): void {
    const count = (state.fetched.get(path) ?? 0) + 1
    state.fetched.set(path, count)
    if (count > 1) {
      state.broken.push(`${path} was fetched before.`)
      response.writeHead(429).end()
      return
    }
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
  }

  return Object.assign(state, {
    url: `${origin}/odata`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
