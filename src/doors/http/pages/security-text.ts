import type { FastifyInstance } from 'fastify'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'

const path = '/.well-known/security.txt'
const dayMs = 86_400_000
/** RFC 9116 recommends less than a year: whoever reads it later looks again. */
const validDays = 180

/** Where people who found a weakness learn whom to tell (RFC 9116). Without a contact there is no such file. */
export function mountSecurityText(server: FastifyInstance, app: App, { contact }: { contact: string | null }): void {
  server.get(path, async (request, reply) => {
    if (contact === null) throw fail('path-not-found', { path: request.url.split('?')[0] ?? path })
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send(writeSecurityText(contact, app.publicUrl, app.now()))
  })
}

export function writeSecurityText(contact: string, publicUrl: string, now: Date): string {
  // By whole days, so that everybody who asks today reads the same.
  const expires = new Date((Math.floor(now.getTime() / dayMs) + validDays) * dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, es',
    `Canonical: ${publicUrl}${path}`,
    '',
  ].join('\n')
}
