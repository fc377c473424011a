import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../errors.ts'
import { makeEtag } from './etag.ts'

/** What `npm start` built from widget/. */
const folder = join(import.meta.dirname, '..', '..', '..', 'dist', 'widget')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
}

interface Asset {
  type: string
  etag: string
  /** The bytes by content coding. */
  bytes: Record<'identity' | 'gzip' | 'br', Buffer>
}

/** Names of the files that the page of a chat loads, relative to dist/widget. */
export interface ChatFiles {
  script: string
  styles: string[]
}

interface WidgetAssets {
  assets: ReadonlyMap<string, Asset>
  chat: ChatFiles
}

/** Reads what was built into memory: a few hundred kilobytes, which then cost no request a look at the disk. */
export function readWidgetAssets(): WidgetAssets {
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error('dist/widget is missing: start with `npm start`, which builds it')
  const manifest: Record<string, { file: string; isEntry?: boolean; css?: string[] }> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry === true)
  if (!entry) throw new Error('dist/widget/manifest.json names no entry: delete dist and start again')
  const names = [...listNames('.'), ...listNames('assets')]
  return {
    assets: new Map(names.map((name) => [name, readAsset(name)])),
    chat: { script: entry.file, styles: entry.css ?? [] },
  }
}

function listNames(within: string): string[] {
  return readdirSync(join(folder, within))
    .filter((name) => extname(name) in types)
    .map((name) => (within === '.' ? name : `${within}/${name}`))
}

function readAsset(name: string): Asset {
  const path = join(folder, name)
  const identity = readFileSync(path)
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: makeEtag(identity),
    bytes: { identity, gzip: readFileSync(`${path}.gz`), br: readFileSync(`${path}.br`) },
  }
}

/** The loaders under the names of the original, what the first one loads when it is opened, and the pieces of the chat under names that change with their content. */
export function mountWidgetAssets(server: FastifyInstance, { assets }: WidgetAssets): void {
  for (const name of ['embed.min.js', 'embed.window.js', 'embed.iframe.js']) {
    server.get(`/${name}`, (request, reply) => sendAsset(request, reply, assets.get(name), 'public, max-age=300'))
  }
  server.get('/docs/guide.js', (request, reply) =>
    sendAsset(request, reply, assets.get('guide.js'), 'public, max-age=300'),
  )
  server.get<{ Params: { file: string } }>('/widget/assets/:file', (request, reply) =>
    sendAsset(request, reply, assets.get(`assets/${request.params.file}`), 'public, max-age=31536000, immutable'),
  )
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset | undefined,
  cacheControl: string,
): FastifyReply {
  if (!asset) throw fail('path-not-found', { path: request.url.split('?')[0]?.slice(0, 200) ?? '' })
  const coding = chooseCoding(request.headers['accept-encoding'])
  reply.headers({
    'cache-control': cacheControl,
    // Loaded by pages of every site, also by those that isolate themselves from others.
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    etag: asset.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(asset.type).send(asset.bytes[coding])
}

/** Nobody names more codings than fit into this. */
const mostAccepted = 200
const wishFor = { br: /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/, gzip: /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/ }

export function takesGzip(accepted: string | undefined): boolean {
  return (accepted ?? '')
    .slice(0, mostAccepted)
    .toLowerCase()
    .split(',')
    .some((entry) => wishFor.gzip.test(entry))
}

export function chooseCoding(accepted: string | undefined): 'identity' | 'gzip' | 'br' {
  const codings = (accepted ?? '').slice(0, mostAccepted).toLowerCase().split(',')
  const takes = (name: 'br' | 'gzip'): boolean => codings.some((entry) => wishFor[name].test(entry))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
