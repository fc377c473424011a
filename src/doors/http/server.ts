import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { operations } from '../../operations.ts'
import { errorCatalogue, fail } from '../../platform/errors.ts'
import { FairPlaces } from '../../platform/limits/fair-places.ts'
import { claimsOf, networkOf } from '../../platform/limits/networks.ts'
import { addressForLog, type LogAddresses } from '../../platform/logging/log-address.ts'
import type { App } from '../app.ts'
import { mostMs } from './answer-in-time.ts'
import { LargeBodies, largeBytes } from './bodies/large-bodies.ts'
import { readJsonBytes } from './bodies/read-body.ts'
import { readRestOfBodies } from './bodies/unread-bodies.ts'
import { mountUpload } from './bodies/upload.ts'
import { answerClientError } from './connections/client-error.ts'
import { guardConnections } from './connections/connections.ts'
import { answerHalfClosed } from './connections/half-open.ts'
import { type Listening, listen } from './connections/listen.ts'
import { answerInTurn } from './connections/pipelining.ts'
import { strictTransportOf } from './connections/strict-transport.ts'
import { makeTrustedProxies } from './connections/trusted-proxies.ts'
import { endUnreadAnswers } from './connections/unread-answers.ts'
import { mountConsoleSignIn } from './console-sign-in.ts'
import { mountConsoleSignOn } from './console-sign-on.ts'
import { countCall, usualBodyBytes } from './count-call.ts'
import { countedAddress, findNamelessProxy } from './counted-address.ts'
import { sendFailure } from './error-response.ts'
import { mountOperation } from './mount.ts'
import { mountAddressProof } from './pages/address-proof.ts'
import { mountAlertPages, mountStopMailsPage } from './pages/alert-pages.ts'
import { mountChatbotPictures } from './pages/chatbot-pictures.ts'
import { mountConsolePages } from './pages/console-pages.ts'
import { mountFirmLogos } from './pages/firm-logos.ts'
import { mountHomePages } from './pages/home-pages.ts'
import { mountMetrics } from './pages/metrics-page.ts'
import { mountPages } from './pages/pages.ts'
import { mountSecurityText } from './pages/security-text.ts'
import { mountSharePictures } from './pages/share-pictures.ts'
import { mountWidgetPages } from './pages/widget-pages.ts'
import { mountSmsCallbacks } from './sms-callbacks.ts'
import { mountTongues } from './tongues/mount-tongues.ts'

/** The head of a request has this long to arrive. */
const headersMs = 15_000
/** More requests at once than this are refused, and more of one network: a queue without an end helps nobody. */
const inFlightLimits = { most: 6_000, reserve: 1_000, mostOfAddress: 400 }

/** While it closes, a connection whose answer has ended is looked for so often. */
const idleMs = 100

export interface HttpServer {
  fastify: FastifyInstance
  /** Answers the address, as in "http://127.0.0.1:8787". */
  listen(wish: { host: string; port: number }): Promise<string>
  /** Takes no new request, waits for the running ones as long as `graceMs`, then ends them. */
  close(graceMs: number, stopRunning: () => void): Promise<void>
}

/** Builds the HTTP server of an app; it does not listen yet. */
export function makeHttpServer(
  app: App,
  options: {
    trustProxy: string[]
    metricsToken: string | null
    securityContact?: string | null
    logAddresses?: LogAddresses
    /** Instead of the usual limit of time of an answer. */
    answerMs?: number
  },
): HttpServer {
  const { logAddresses = 'short' } = options
  let closing = false
  const inFlight = new FairPlaces(inFlightLimits)
  const isTrustedProxy = makeTrustedProxies(options.trustProxy)
  const fastify = Fastify({
    // Fastify's own description of the pino logger that it is given.
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    bodyLimit: usualBodyBytes,
    return503OnClosing: false,
    // Bodies have limits of their own (read-body.ts, upload-bytes.ts); this one would also end uploads that are well.
    requestTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: false, maxParamLength: 200 },
    // Node would answer without an envelope; the hook below asks for the Host header instead.
    http: { requireHostHeader: false, headersTimeout: headersMs, connectionsCheckingInterval: 2_000 },
    frameworkErrors: (error, request, reply) => {
      tellOfRequest(app, request, reply, logAddresses)
      sendFailure(request, setUsualHeaders(app, request, reply), toPathError(error, request.url))
    },
    clientErrorHandler: (error, socket) => answerClientError(app, error, socket, logAddresses),
  })
  fastify.removeAllContentTypeParsers()
  const largeBodies = new LargeBodies()
  fastify.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const bytes = await readJsonBytes(payload, request.routeOptions.bodyLimit)
    if (bytes.length > largeBytes) await largeBodies.turn()
    return bytes
  })
  fastify.decorateRequest('caller', null)
  fastify.decorateRequest('operationPath', null)
  fastify.decorateRequest('failureCode', null)

  fastify.addHook('onRequest', (request, reply, done) => {
    setUsualHeaders(app, request, reply)
    tellOfRequest(app, request, reply, logAddresses)
    const address = countedAddress(request)
    const now = app.now().getTime()
    const proxy = findNamelessProxy(request)
    if (proxy !== null && !isTrustedProxy(proxy)) app.namelessProxies.note(proxy, now)
    if (closing) throw fail('shutting-down', {}, { retryAfterSeconds: 5 })
    // A firm's own server may call for all its visitors.
    const isStranger = networkOf(address) !== null && !app.knownNetworks.has(address, now)
    const place = inFlight.take({
      isStranger,
      claims: isStranger ? claimsOf(address, inFlightLimits.mostOfAddress) : [],
    })
    if (place === null) throw fail('too-busy', {}, { retryAfterSeconds: 1 })
    reply.raw.once('close', place)
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) {
      throw fail('bad-request', { reason: 'it has no Host header' })
    }
    // No text of the database may have this sign: what its address names is not there.
    const [path = ''] = request.url.split('?', 1)
    if (path.includes('%00')) throw fail('path-not-found', { path })
    done()
  })
  answerInTurn(fastify.server)
  answerHalfClosed(fastify.server)
  guardConnections(fastify.server, app, isTrustedProxy)
  readRestOfBodies(fastify.server)
  endUnreadAnswers(fastify.server)
  // A client that asks whether it may send its body hears so when we begin to read it, and else what is wrong with it.
  fastify.server.on('checkContinue', (request, response) => {
    request.once('resume', () => response.headersSent || response.writeContinue())
    fastify.server.emit('request', request, response)
  })
  // Whatever a client expects, it gets an ordinary answer; Node's own is a 417 without an envelope.
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response))
  const methodsByPath = new Map<string, string[]>()
  fastify.addHook('onRoute', ({ url, method }) => {
    const key = url.toLowerCase()
    methodsByPath.set(key, [...(methodsByPath.get(key) ?? []), ...[method].flat()])
  })
  fastify.decorate('answerMs', options.answerMs ?? mostMs)
  for (const { method, path, operation } of operations) mountOperation(fastify, app, method, path, operation)
  mountTongues(fastify, app)
  mountUpload(fastify, app)
  mountSmsCallbacks(fastify, app)
  mountConsoleSignIn(fastify, app)
  mountConsoleSignOn(fastify, app)
  fastify.register(async (pages) => {
    pages.addHook('onRequest', async (request) => countCall(app, request, 'pages'))
    mountPages(pages, app)
    mountMetrics(pages, app, options)
    mountAddressProof(pages, app)
    mountFirmLogos(pages, app)
    mountSecurityText(pages, app, { contact: options.securityContact ?? null })
    mountWidgetPages(pages, app)
    mountChatbotPictures(pages, app)
    mountAlertPages(pages, app)
    mountStopMailsPage(pages, app)
    mountSharePictures(pages, app)
    mountHomePages(pages, app)
    mountConsolePages(pages, app)
  })

  fastify.setErrorHandler((error, request, reply) => sendFailure(request, reply, error))
  fastify.setNotFoundHandler((request, reply) => {
    countCall(app, request, 'pages')
    const path = request.url.split('?')[0] ?? ''
    const allowed = methodsOf(methodsByPath, path)
    if (allowed.length > 0 && isPreflight(request.method, request.headers)) {
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': allowed.join(', '),
          'access-control-allow-headers':
            'authorization, chatrobot-sessionkey, content-type, idempotency-key, lang, last-event-id, x-referer, referrerinfo, mcp-protocol-version, mcp-method, mcp-name, a2a-version, a2a-extensions, user-agent',
          'access-control-max-age': '86400',
        })
        .send()
    }
    const error =
      allowed.length > 0
        ? fail(
            'method-not-allowed',
            { path, method: request.method, allow: allowed.join(' or ') },
            { allow: allowed.join(', ') },
          )
        : fail('path-not-found', { path: path.slice(0, 200) })
    return sendFailure(request, reply, error)
  })

  let listening: Listening | null = null
  return {
    fastify,
    listen: async (wish) => {
      listening = await listen(fastify, wish)
      return listening.address
    },
    close: async (graceMs, stopRunning) => {
      closing = true
      // They would go on for ever; who listens comes back to another process.
      app.live.close()
      // Connections of the other listeners are not among those that Fastify waits for.
      const others = listening?.close()
      const closingIdle = setInterval(() => fastify.server.closeIdleConnections(), idleMs)
      const timer = setTimeout(() => {
        stopRunning()
        setTimeout(() => fastify.server.closeAllConnections(), 1_000).unref()
      }, graceMs)
      await fastify.close()
      await others
      clearInterval(closingIdle)
      clearTimeout(timer)
    },
  }
}

/** One line and one count a request, once its answer has ended, whatever it was. */
function tellOfRequest(app: App, request: FastifyRequest, reply: FastifyReply, addresses: LogAddresses): void {
  reply.raw.once('close', () => {
    const operation = request.operationPath ?? request.routeOptions.url ?? 'unknown'
    // Nothing was answered: the client had gone before.
    const status = reply.raw.headersSent ? reply.raw.statusCode : errorCatalogue['client-gone'].status
    app.metrics.requests.inc({ operation, code: status })
    app.metrics.requestSeconds.observe({ operation }, reply.elapsedTime / 1000)
    // What was answered stays with the request: headers that Node has sent cannot be asked for any more.
    const errorCode = request.failureCode ?? undefined
    // Who calls far too often must not fill the log with it.
    request.log[errorCode === 'too-many-calls' ? 'debug' : 'info'](
      {
        method: request.method,
        path: request.url.split('?')[0],
        status,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: addressForLog(request.ip, addresses),
        workspaceId: request.caller?.workspaceId,
        errorCode,
        cutOff: reply.raw.writableFinished ? undefined : true,
      },
      'request',
    )
  })
}

/** An id in the path that is longer than any id names nothing; Fastify calls it an error of its own. */
function toPathError(error: { code: string }, url: string): unknown {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? fail('path-not-found', { path: url.slice(0, 200) }) : error
}

/** What every answer carries. */
function setUsualHeaders({ publicUrl }: App, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers.origin !== undefined) allowOtherOrigins(reply)
  const strict = strictTransportOf(request, publicUrl)
  if (strict !== null) reply.header('strict-transport-security', strict)
  return reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
}

/** Keys travel in headers, never in cookies, so that any page may call; VerifyDomain decides per chatbot. */
function allowOtherOrigins(reply: { headers(values: Record<string, string>): unknown }): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'x-request-id, x-error-code, retry-after, idempotency-replayed',
  })
}

function isPreflight(method: string, headers: Record<string, unknown>): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined
}

/** The methods that the routes of a path take; a route's `:name` stands for any one segment. */
function methodsOf(methodsByPath: Map<string, string[]>, path: string): string[] {
  // The lookbehind keeps a path of thousands of slashes from being read from each of them.
  const wanted = path
    .toLowerCase()
    .replace(/(?<!\/)\/+$/, '')
    .split('/')
  for (const [route, methods] of methodsByPath) {
    const segments = route.split('/')
    if (segments.length !== wanted.length) continue
    if (segments.every((segment, index) => segment.startsWith(':') || segment === wanted[index]))
      return [...new Set(methods)]
  }
  return []
}
