import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import type { App } from '../../app.ts'
import { readAssets, sendAsset } from './built-assets.ts'
import { mountInstall } from './console-install.ts'

/** Where the console is, below our public address. */
export const consolePath = '/console'

/** What `npm start` built from console/. */
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'dist', 'console')

interface Piece {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The pages of the firm: one page for every address below /console, which shows its room by itself. */
export function mountConsolePages(server: FastifyInstance, app: App): void {
  const entry = readEntry()
  const assets = readAssets(folder, 'assets')
  server.get<{ Params: { file: string } }>(`${consolePath}/assets/:file`, (request, reply) =>
    sendAsset(request, reply, assets.get(`assets/${request.params.file}`), {
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    }),
  )
  const base = (): string => (URL.canParse(app.publicUrl) ? new URL(app.publicUrl).pathname.replace(/\/+$/, '') : '')
  const sendPage = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64')
    const page = renderPage(entry, { base: base(), nonce })
    return reply.headers(headersOf(nonce)).type('text/html; charset=utf-8').send(page)
  }
  mountInstall(server, { folder, path: consolePath, base })
  // Calls, and no pages: what is no call of ours is not there.
  server.get(`${consolePath}/auth/*`, (_request, reply) => reply.callNotFound())
  server.get(consolePath, sendPage)
  server.get(`${consolePath}/*`, sendPage)
}

interface Entry {
  script: string
  /** Scripts that the first one imports, so that they are fetched beside it. */
  imported: string[]
  styles: string[]
}

function readEntry(): Entry {
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error('dist/console is missing: start with `npm start`, which builds it')
  const pieces: Record<string, Piece> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const entry = Object.values(pieces).find(({ isEntry }) => isEntry === true)
  if (!entry) throw new Error('dist/console/manifest.json names no entry: delete dist and start again')
  const imported = (entry.imports ?? []).flatMap((name) => pieces[name]?.file ?? [])
  return { script: entry.file, imported, styles: entry.css ?? [] }
}

/**
 * Nothing but our own scripts, and no inline ones. Style elements that the component kit writes carry the nonce of the
 * page, which is made for one answer. Pictures are those of listings, wherever the firm keeps them.
 */
function headersOf(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    'img-src http: https: data:',
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    // The chat beside its settings.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    // A call must tell from which page it comes (its Origin), and other sites are told nothing.
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

/** `base`: the path of our public address; "" at the root of its host. */
function renderPage({ script, imported, styles }: Entry, { base, nonce }: { base: string; nonce: string }): string {
  const address = (file: string): string => escapeMarkup(`${base}${consolePath}/${file}`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="same-origin">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f7f9">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101318">
<meta name="porchlight-base" content="${escapeMarkup(base)}">
<meta name="style-nonce" content="${nonce}">
<title>Porchlight</title>
<link rel="manifest" href="${address('manifest.webmanifest')}">
<link rel="apple-touch-icon" href="${address('icons/icon-180.png')}">
<link rel="icon" href="data:image/svg+xml,${icon}">
${styles.map((file) => `<link rel="stylesheet" href="${address(file)}">`).join('\n')}
${imported.map((file) => `<link rel="modulepreload" href="${address(file)}">`).join('\n')}
<script type="module" src="${address(script)}"></script>
</head>
<body>
<div id="console"></div>
<noscript><p>The console of Porchlight needs JavaScript, which this browser has switched off.</p></noscript>
</body>
</html>
`
}

/** A lit lamp, as the console draws it itself. */
const icon = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2b3a67"/><path d="M16 5v4M10 13h12l3 10H7z" fill="none" stroke="#ffd479" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/><path d="M12.5 26.5h7" stroke="#ffd479" stroke-width="2.2" stroke-linecap="round"/></svg>',
)
