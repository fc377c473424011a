import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { isUnavailable } from '../../../platform/database/database-trouble.ts'
import { databaseHeader, nameDatabase } from '../../../platform/database/name-database.ts'
import { fail, PorchlightError } from '../../../platform/errors.ts'
import type { SpaceState } from '../../../platform/space/space.ts'
import type { App } from '../../app.ts'
import { demoPictureOf, renderDemoIndexPage, renderDemoListingPage } from '../../demo/demo-pages.ts'
import { renderGuide } from '../api-guide/page.ts'
import { jsonType } from '../error-response.ts'
import { makeOpenApi } from '../openapi.ts'
import { chooseCoding } from './built-assets.ts'
import { clientPackagePath, packClient } from './client-package.ts'
import { chatbotOfHost } from './page-site.ts'

const readyTimeoutMs = 3_000

/** What is read without a key: health, the API description, the guide, the demo's listings. */
export function mountPages(server: FastifyInstance, app: App): void {
  server.get('/health/live', async (_request, reply) => sendJson(reply, { status: 'live' }))
  server.get('/health/ready', async (_request, reply) => {
    const [database] = await Promise.all([
      withinTime(nameDatabase(app.db), 'the database does not answer'),
      withinTime(app.files.check(), 'the file storage cannot be reached'),
    ])
    // `porchlight doctor` tells by it whether it has met the Porchlight that it looks after.
    return sendJson(reply.headers({ [databaseHeader]: database }), {
      status: 'ready',
      ...describeSpace(await app.space.look()),
    })
  })

  const openApi = rememberFor((publicUrl) => makeOpenApi(publicUrl))
  const openApiBytes = rememberFor((publicUrl) => Buffer.from(JSON.stringify(openApi(publicUrl))))
  const guide = rememberFor((publicUrl) => renderGuide(openApi(publicUrl), publicUrl))
  const packedGuide = {
    gzip: rememberFor((publicUrl) => gzipSync(guide(publicUrl))),
    br: rememberFor((publicUrl) =>
      brotliCompressSync(guide(publicUrl), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    ),
  }
  server.get('/openapi.json', async (_request, reply) => reply.type(jsonType).send(openApiBytes(app.publicUrl)))
  server.get('/docs', async (request, reply) => {
    const coding = chooseCoding(request.headers['accept-encoding'])
    const isPlain = coding === 'identity'
    if (!isPlain) reply.headers({ 'content-encoding': coding })
    const page = isPlain ? guide(app.publicUrl) : packedGuide[coding](app.publicUrl)
    return sendPage(reply.headers({ vary: 'accept-encoding' }), page, "script-src 'self'; ")
  })
  const clientPackage = rememberFor(() => packClient())
  server.get(clientPackagePath, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' })
      .type('application/gzip')
      .send(await clientPackage(app.publicUrl)),
  )
  server.get('/', async (request, reply) => {
    const chatbot = await chatbotOfHost(app, request)
    return reply.redirect(chatbot === null ? '/docs' : `/share/${chatbot}`, 302)
  })

  server.get('/demo', async (request, reply) => {
    // The page's own links are relative, so that it may be served below any path; they need the address without a slash.
    if (request.url.split('?')[0]?.endsWith('/')) return reply.redirect(`${app.publicUrl}/demo`, 308)
    return sendDemoPage(reply, renderDemoIndexPage(app.publicUrl, await findDemoChatbot(app)))
  })
  server.get<{ Params: { slug: string } }>('/demo/listings/:slug', async (request, reply) => {
    const page = renderDemoListingPage(request.params.slug, app.publicUrl, await findDemoChatbot(app))
    if (page === null) throw fail('path-not-found', { path: request.url })
    return sendDemoPage(reply, page)
  })
  server.get<{ Params: { file: string } }>('/demo/pictures/:file', async (request, reply) => {
    const picture = demoPictureOf(request.params.file)
    if (picture === null) throw fail('path-not-found', { path: request.url })
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .type('image/svg+xml; charset=utf-8')
      .send(picture)
  })
}

/** Who still answers must get its traffic; a nearly full disk is only told. */
function describeSpace(space: SpaceState | null): object {
  if (!space?.isFull) return {}
  const { freeBytes, reserveBytes } = space
  return { storage: 'storage-full', stopped: ['uploads', 'imports'], freeBytes, reserveBytes }
}

/** Makes what depends on nothing but our address once: it takes milliseconds, and anybody may ask for it. */
function rememberFor<Made>(make: (publicUrl: string) => Made): (publicUrl: string) => Made {
  let last: { publicUrl: string; made: Made } | null = null
  return (publicUrl) => {
    if (last?.publicUrl !== publicUrl) last = { publicUrl, made: make(publicUrl) }
    return last.made
  }
}

interface Reply {
  type(value: string): Reply
  headers(values: Record<string, string>): Reply
  send(body: string | Buffer): unknown
}

function sendJson(reply: Reply, body: unknown): unknown {
  return reply.type(jsonType).send(JSON.stringify(body))
}

/** The demo chatbot as long as it has not been removed. */
async function findDemoChatbot({ db, demoChatbot }: App): Promise<string | null> {
  if (demoChatbot === null) return null
  try {
    return (await requirePublicChatbot(db, demoChatbot)).serialNumber
  } catch (error) {
    if (error instanceof PorchlightError && error.code === 'chatbot-not-found') return null
    throw error
  }
}

/** A page with the widget on it, which needs no more leave than on any other website. */
function sendDemoPage(reply: Reply, html: string): unknown {
  return sendPage(reply, html, "script-src 'self'; frame-src 'self'; ")
}

function sendPage(reply: Reply, html: string | Buffer, policy = ''): unknown {
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; ${policy}img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

async function withinTime<Result>(work: Promise<Result>, reason: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), readyTimeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } catch (cause) {
    if (isUnavailable(cause)) throw cause
    throw fail('not-ready', { reason }, { cause, retryAfterSeconds: 5 })
  } finally {
    clearTimeout(timer)
  }
}
