import type { FastifyInstance } from 'fastify'
import { proofPath } from '../../../platform/address/public-address.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'

/** Proves which server this is, to itself: the check of its address comes in by that address and compares. */
export function mountAddressProof(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { challenge?: unknown } }>(proofPath, async (request, reply) => {
    const { challenge } = request.query
    if (typeof challenge !== 'string' || !/^[0-9a-f]{32}$/.test(challenge))
      throw fail('path-not-found', { path: proofPath })
    const proof = await app.address.proveTo(challenge)
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(proof)
  })
}
