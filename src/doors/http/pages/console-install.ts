import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { makeEtag } from './etag.ts'

const icons = [180, 192, 512]

/**
 * What lets a device keep the console like a program of its own: the manifest, its pictures, and the worker that is told
 * what happens while no page is open. `folder`: what was built; `path`: of the console; `base`: of our public address.
 */
export function mountInstall(
  server: FastifyInstance,
  { folder, path, base }: { folder: string; path: string; base(): string },
): void {
  const read = (name: string): Buffer => readFileSync(join(folder, 'installed', name))
  const worker = read('service-worker.js')
  const workerTag = makeEtag(worker)
  server.get(`${path}/service-worker.js`, (request, reply) => {
    // Browsers look for a newer one at each visit; an old one must never be kept.
    reply.headers({ 'cache-control': 'no-cache', etag: workerTag, 'content-security-policy': "default-src 'self'" })
    if (request.headers['if-none-match'] === workerTag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(worker)
  })
  for (const size of icons) {
    const picture = read(`icon-${size}.png`)
    server.get(`${path}/icons/icon-${size}.png`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture),
    )
  }
  server.get(`${path}/manifest.webmanifest`, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(describe(`${base()}${path}`))),
  )
}

/** As the W3C’s Web Application Manifest has it. */
function describe(address: string): object {
  return {
    id: `${address}/`,
    name: 'Porchlight',
    short_name: 'Porchlight',
    start_url: `${address}/inbox`,
    scope: `${address}/`,
    display: 'standalone',
    background_color: '#f6f7f9',
    theme_color: '#2b3a67',
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `${address}/icons/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
