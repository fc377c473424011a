import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../../platform/errors.ts'
import { plainAddress } from '../../../platform/plain-address.ts'
import type { App } from '../../app.ts'

/**
 * What proxies add, by how they name it: that something was forwarded, by whom (`via`), or whose address it came from.
 * Whoever comes through one isn't this machine, even if the proxy is.
 */
const forwardingHeader = /(^|-)forwarded(-|$)|^via$|(^|-)(client|real|connecting|remote|source)-?(ip|addr|address)$/

/** GET /metrics: for whoever has the token, or, where none is set, for programs on this machine. */
export function mountMetrics(server: FastifyInstance, app: App, options: { metricsToken: string | null }): void {
  server.get('/metrics', async (request, reply) => {
    const { metricsToken } = options
    if (metricsToken !== null) requireToken(metricsToken, request.headers.authorization)
    else if (!isLocalProgram(request)) throw fail('metrics-forbidden')
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics())
  })
}

/**
 * Whether a program on this machine asks. The socket says who is connected, whatever headers claim; a proxy on this machine
 * gives itself away by what it adds or by the Host that it passes on; a page in a browser here, by its Origin, or by the
 * name that it made point here (DNS rebinding).
 */
export function isLocalProgram({
  headers,
  socket,
}: Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  if (!isLoopback(plainAddress(socket.remoteAddress ?? ''))) return false
  if (Object.keys(headers).some((name) => forwardingHeader.test(name))) return false
  if (headers.origin !== undefined) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none' && site !== 'same-origin') return false
  return isLocalHost(headers.host ?? '')
}

function isLoopback(address: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(address) || address === '::1'
}

/** Names that can't be made to point elsewhere, and addresses of this machine, with or without a port. */
function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}

function requireToken(token: string, authorization: string | undefined): void {
  const given = Buffer.from(authorization?.replace(/^bearer\s+/i, '') ?? '')
  const wanted = Buffer.from(token)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw fail('unknown-credential', { wanted: 'metrics', header: 'Authorization' })
  }
}
