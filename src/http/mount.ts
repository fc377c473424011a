import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { type CallContext, type Caller, LineStream, noData, type Operation } from '../operation.ts'
import { pathOf } from '../operations.ts'
import { authenticate } from '../workspaces/authenticate.ts'
import { checkAccept, checkContentType } from './accept.ts'
import { streamHeaders, writeLines } from './answer-stream.ts'
import { bodyLimitOf, countCall, countedAs } from './count-call.ts'
import { failureEnvelope, successEnvelope } from './envelope.ts'
import { failureHeaders, jsonType, logFailure, toPorchlightError } from './error-response.ts'
import { readIdempotencyKey, takeIdempotencyKey } from './idempotency.ts'
import { type IdempotencyPlace, type KeptAnswer, keepAnswer, releaseIdempotencyKey } from './idempotency-store.ts'
import { checkDeclaredLength, parseBody } from './read-body.ts'
import { makeInputReader, type ReadInput } from './read-input.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The path of the operation as the guide writes it; null for pages. */
    operationPath: string | null
  }
}

/** Makes an operation reachable: from its row in the table to a route. */
export function mountOperation(
  server: FastifyInstance,
  app: App,
  method: string,
  path: string,
  operation: Operation,
): void {
  const { visitorsUse } = operation
  const readInput = makeInputReader(operation.input, { nullClears: operation.nullClears ?? false })
  server.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(operation),
    onRequest: async (request, reply) => {
      request.operationPath = path
      // From the head alone, before anything costs more than reading it.
      const counted = countedAs(operation)
      if (counted !== null) countCall(app, request, counted)
      checkDeclaredLength(request.raw, bodyLimitOf(operation))
      checkAccept(request.headers.accept, operation.streams ?? false)
      request.caller = await authenticate(
        app,
        { access: operation.access, visitorsUse: visitorsUse === undefined ? null : `POST ${pathOf(visitorsUse)}` },
        {
          authorization: request.headers.authorization,
          sessionKey: headerOf(request, 'chatrobot-sessionkey'),
        },
        { now: app.now().getTime(), address: request.ip },
      )
      if (operation.countsAs && counted === null && request.caller.visitor) countCall(app, request, operation.countsAs)
      if (operation.streams) {
        const isVisitor = request.caller.visitor !== undefined
        const leave = app.openAnswers.open({ address: request.ip, isVisitor })
        if (reply.raw.closed) leave()
        else reply.raw.once('close', leave)
      }
      if (operation.jsonOnly && method === 'POST') checkContentType(request.headers['content-type'])
      // From here on every body is read as JSON, also under a Content-Type that Fastify would not let through.
      request.raw.headers['content-type'] = 'application/json'
    },
    handler: async (request, reply) => {
      const call: Call = {
        app,
        operation,
        request,
        reply,
        readInput,
        body: withPathFields(operation, request, parseBody(request.body)),
      }
      const key = method === 'POST' ? readIdempotencyKey(request.headers['idempotency-key']) : null
      const caller = callerOf(request)
      // Keys of a workspace are its own affair; one visitor must never be given what another was answered.
      if (key === null || caller.grade === 'public' || caller.grade === 'visitor') return answer(call, null)
      const place = { workspaceId: caller.workspaceId, path: concretePath(path, request), key }
      const kept = await takeIdempotencyKey(app.db, place, call.body)
      return kept ? sendKept(reply, kept) : answer(call, place)
    },
  })
}

interface Call {
  app: App
  operation: Operation
  request: FastifyRequest
  reply: FastifyReply
  readInput: (body: unknown) => ReadInput<unknown>
  body: unknown
}

/** Runs the operation and answers. With a place, a result that is not our fault is kept there before it is sent. */
async function answer(call: Call, place: IdempotencyPlace | null): Promise<FastifyReply> {
  const { app, operation, request, reply } = call
  const gone = new AbortController()
  // A call with an Idempotency-Key runs to its end for the client that will come back for its answer.
  if (place === null) reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  let result: KeptAnswer
  try {
    const { value, cleared } = call.readInput(call.body)
    const context: CallContext = {
      cleared,
      origin: request.headers.origin ?? null,
      client: {
        sessionKey: headerOf(request, 'chatrobot-sessionkey'),
        xReferer: headerOf(request, 'x-referer'),
        referrerInfo: headerOf(request, 'referrerinfo'),
        lang: headerOf(request, 'lang'),
      },
      address: request.ip,
      signal: gone.signal,
      requestId: request.id,
    }
    const data = await operation.run(app, callerOf(request), value, context)
    if (data instanceof LineStream) return await sendLines(call, place, data)
    const body = operation.bare ? data : successEnvelope(data === noData ? undefined : data)
    result = { status: 200, headers: cacheHeaders(operation, request), body: JSON.stringify(body) }
  } catch (thrown) {
    const error = toPorchlightError(thrown, request.id)
    logFailure(request, error)
    result = {
      status: error.status,
      headers: failureHeaders(error),
      body: JSON.stringify(failureEnvelope(error.status, error.message)),
    }
  }
  if (place) await settle(app, place, result)
  return reply
    .code(result.status)
    .headers({ ...result.headers, 'content-type': jsonType })
    .send(result.body)
}

/** The keys are in headers that caches do not know: unless told, one would give what a key opened to whoever asks next. */
function cacheHeaders({ cacheSeconds }: Operation, { method }: FastifyRequest): Record<string, string> {
  if (cacheSeconds) return { 'cache-control': `public, max-age=${cacheSeconds}` }
  return method === 'GET' ? { 'cache-control': 'no-store' } : {}
}

async function sendLines(call: Call, place: IdempotencyPlace | null, stream: LineStream): Promise<FastifyReply> {
  const { app, request, reply } = call
  reply.hijack()
  reply.raw.writeHead(200, { ...headersSoFar(reply), ...streamHeaders })
  reply.raw.flushHeaders()
  await writeLines(
    reply.raw,
    stream,
    (thrown) => toPorchlightError(thrown, request.id),
    async (text, error) => {
      if (error) logFailure(request, error)
      if (place) await settle(app, place, { status: error?.status ?? 200, headers: streamHeaders, body: text })
    },
  )
  return reply
}

async function settle(app: App, place: IdempotencyPlace, result: KeptAnswer): Promise<void> {
  if (result.status >= 500) await releaseIdempotencyKey(app.db, place)
  else await keepAnswer(app.db, place, result)
}

function sendKept(reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  return reply
    .code(kept.status)
    .headers({ 'content-type': jsonType, ...kept.headers, 'idempotency-replayed': 'true' })
    .send(kept.body)
}

function headersSoFar(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('the operation ran before its caller was known')
  return request.caller
}

function withPathFields(operation: Operation, request: FastifyRequest, body: unknown): unknown {
  if (!operation.pathFields || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const params = new Map(Object.entries(request.params ?? {}))
  const names = new Set(operation.pathFields.map((name) => name.toLowerCase()))
  const rest = Object.entries(body).filter(([name]) => !names.has(name.toLowerCase()))
  return Object.fromEntries([...rest, ...operation.pathFields.map((name) => [name, params.get(name)])])
}

function concretePath(path: string, request: FastifyRequest): string {
  const params = new Map(Object.entries(request.params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params.get(name)))
}
