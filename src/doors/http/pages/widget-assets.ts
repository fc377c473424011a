import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Asset, readAssets, sendAsset } from './built-assets.ts'

/** What `npm start` built from widget/. */
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'widget')

/** Names of the files that the page of a chat loads, relative to dist/widget. */
export interface ChatFiles {
  script: string
  styles: string[]
}

interface WidgetAssets {
  assets: ReadonlyMap<string, Asset>
  chat: ChatFiles
}

export function readWidgetAssets(): WidgetAssets {
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error('dist/widget is missing: start with `npm start`, which builds it')
  const manifest: Record<string, { file: string; isEntry?: boolean; css?: string[] }> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true)
  if (!entry) throw new Error('dist/widget/manifest.json names no entry: delete dist and start again')
  return {
    assets: readAssets(folder, '.', 'assets'),
    chat: { script: entry.file, styles: entry.css ?? [] },
  }
}

/** The loaders under the names of the original, what the first one loads when it is opened, and the pieces of the chat under names that change with their content. */
export function mountWidgetAssets(server: FastifyInstance, { assets }: WidgetAssets): void {
  const send = (request: FastifyRequest, reply: FastifyReply, name: string, cacheControl: string): FastifyReply =>
    sendAsset(request, reply, assets.get(name), {
      'cache-control': cacheControl,
      // Loaded by pages of every site, also by those that isolate themselves from others.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  for (const name of ['embed.min.js', 'embed.window.js', 'embed.iframe.js']) {
    server.get(`/${name}`, (request, reply) => send(request, reply, name, 'public, max-age=300'))
  }
  server.get('/docs/guide.js', (request, reply) => send(request, reply, 'guide.js', 'public, max-age=300'))
  server.get<{ Params: { file: string } }>('/widget/assets/:file', (request, reply) =>
    send(request, reply, `assets/${request.params.file}`, 'public, max-age=31536000, immutable'),
  )
}
