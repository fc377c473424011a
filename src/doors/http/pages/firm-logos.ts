import type { FastifyInstance } from 'fastify'
import { fail } from '../../../platform/errors.ts'
import { findLogoAt } from '../../../platform/firm-logo/firm-logo.ts'
import type { App } from '../../app.ts'

/** The logos of firms, for everybody who sees them. A name never gets other bytes, so that browsers may keep them for good. */
export function mountFirmLogos(server: FastifyInstance, app: App): void {
  server.get<{ Params: { name: string } }>('/firm-logos/:name.png', async (request, reply) => {
    const logo = await findLogoAt(app.db, request.params.name)
    if (!logo) throw fail('path-not-found', { path: request.url.slice(0, 200) })
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/png')
      .send(logo)
  })
}
