import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../../platform/errors.ts'
import { plainAddress } from '../../../platform/plain-address.ts'
import type { App } from '../../app.ts'
import { isForwarded, isLocalHost, isLoopback } from '../connections/local-call.ts'

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
  if (isForwarded(headers)) return false
  if (headers.origin !== undefined) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'none' && site !== 'same-origin') return false
  return isLocalHost(headers.host ?? '')
}

function requireToken(token: string, authorization: string | undefined): void {
  const given = Buffer.from(authorization?.replace(/^bearer\s+/i, '') ?? '')
  const wanted = Buffer.from(token)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw fail('unknown-credential', { wanted: 'metrics', header: 'Authorization' })
  }
}
