import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkRole } from '../../firm/accounts/check-role.ts'
import { checkProof } from '../../firm/accounts/sign-in/check-proof.ts'
import { authenticate } from '../../firm/workspaces/authenticate.ts'
import { checkScopes } from '../../firm/workspaces/keys/scopes.ts'
import { pathOf } from '../../operations.ts'
import { actorOf } from '../../platform/change-log/record-change.ts'
import {
  type CallContext,
  type Caller,
  DataStream,
  EventStream,
  LineStream,
  noData,
  type Operation,
  ReadyBytes,
  WithCookie,
} from '../../platform/operation.ts'
import type { App } from '../app.ts'
import { checkAccept, checkContentType } from './accept.ts'
import { answerInTime, endsInTime } from './answer-in-time.ts'
import { streamHeaders, writeLines } from './answer-stream.ts'
import { pathFieldsOf, withPathFields } from './bodies/path-fields.ts'
import { checkDeclaredLength, parseBody, readJsonBytes } from './bodies/read-body.ts'
import { makeInputReader, type ReadInput } from './bodies/read-input.ts'
import { readQuery } from './bodies/read-query.ts'
import { endWithClient } from './connections/half-open.ts'
import { bodyLimitOf, countCall, countedAs } from './count-call.ts'
import { countedAddress } from './counted-address.ts'
import { failureEnvelope, successEnvelope, successPieces } from './envelope.ts'
import { failureHeaders, jsonType, logFailure, sendFailure, toPorchlightError } from './error-response.ts'
import { sendEvents } from './event-stream.ts'
import { hashBody, nameOfKey, placeOfKey, readIdempotencyKey } from './idempotency/idempotency.ts'
import type { IdempotencyPlace, KeptAnswer } from './idempotency/idempotency-store.ts'
import { keepInTransaction } from './idempotency/keep-in-transaction.ts'
import type { KeyedCall } from './idempotency/keyed-calls.ts'
import { openAnswer, sealAnswer } from './idempotency/sealed-answer.ts'
import { beginAnswer, gatherAnswer, type LongAnswer, writeAnswer } from './long-answer.ts'
import { takesGzip } from './pages/built-assets.ts'
import { comesFromUs, readsOnly } from './same-origin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** No answer that is worked out by the database alone takes longer. */
    answerMs: number
  }
  interface FastifyRequest {
    caller: Caller | null
    /** The path of the operation as the guide writes it; null for pages. */
    operationPath: string | null
    /** Code of the failure that was answered, in a stream too; null: none was. */
    failureCode: string | null
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
  const fieldsInPath = { pathFields: pathFieldsOf(path), input: operation.input }
  const readInput = makeInputReader(operation.input, { nullClears: operation.nullClears ?? false })
  server.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bodyLimitOf(operation),
    onRequest: async (request, reply) => {
      request.operationPath = path
      const address = countedAddress(request)
      const now = app.now().getTime()
      // From the head alone, before anything costs more than reading it.
      const counted = countedAs(operation)
      if (counted !== null) countCall(app, request, counted)
      checkDeclaredLength(request.raw, bodyLimitOf(operation))
      checkAccept(request.headers.accept, operation)
      request.caller = await authenticate(
        app,
        { access: operation.access, visitorsUse: visitorsUse === undefined ? null : `POST ${pathOf(visitorsUse)}` },
        {
          authorization: request.headers.authorization,
          sessionKey: headerOf(request, 'chatrobot-sessionkey'),
          cookies: request.headers.cookie,
          // Told by our console of what it reads by itself. Who leaves it out gains nothing that a click would not give.
          isUse: operation.listens === undefined && headerOf(request, 'x-unattended') === undefined,
          mayUseCookie: readsOnly(method) || comesFromUs(request, app.publicUrl),
        },
        { now, address },
      )
      if (request.caller.grade === 'secret') app.knownNetworks.note(address, now)
      const { member, scopes } = request.caller
      if (member) checkRole(member.role, operation.id)
      if (member && operation.asksProof === true) checkProof(member)
      if (scopes) checkScopes(scopes, operation, method)
      if (operation.countsAs && counted === null && request.caller.visitor) countCall(app, request, operation.countsAs)
      if (operation.streams || operation.listens) {
        const isVisitor = request.caller.visitor !== undefined
        const open = operation.listens ? app.openStreams : app.openAnswers
        const leave = open.open({ address, isVisitor, workspaceId: request.caller.workspaceId })
        if (reply.raw.closed) leave()
        else reply.raw.once('close', leave)
        endWithClient(request.raw.socket, reply.raw)
      }
      if (operation.checksContentType && method !== 'GET') checkContentType(request.headers['content-type'])
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
        body: withPathFields(fieldsInPath, request.params, await givenFields(method, operation, request)),
      }
      const key = method === 'POST' ? readIdempotencyKey(request.headers['idempotency-key']) : null
      const place = key === null ? null : placeOfKey(callerOf(request), concretePath(path, request), key)
      if (place === null) return answer(call)
      return operation.atomic ? answerAtOnce(call, place) : answerKeyed(call, place)
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

/** Answers a call without an Idempotency-Key. */
async function answer(call: Call): Promise<FastifyReply> {
  const { app, request, reply } = call
  const gone = new AbortController()
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
  try {
    const result = await inTime(call, run(call, app, { signal: gone.signal }), () => gone.abort())
    if (result instanceof EventStream) return await sendEvents(app, request, reply, result, headersSoFar(reply))
    if (result instanceof LineStream) return await sendLines(call, result)
    if (result instanceof ReadyBytes) return sendReady(call, result)
    return 'pieces' in result ? await sendLong(call, result) : sendAnswer(reply, result)
  } catch (thrown) {
    return sendFailure(request, reply, thrown)
  }
}

/** Answers a call with an Idempotency-Key that only touches the database: with its kept answer it is one transaction. */
async function answerAtOnce(call: Call, place: IdempotencyPlace): Promise<FastifyReply> {
  const { app, request, reply } = call
  try {
    const keeping = keepInTransaction(app, place, hashBody(call.body), async (inside) => {
      try {
        const made = plain(await run(call, inside, runToEnd))
        return call.operation.tellsSecret ? await sealAnswer(app, place, made) : made
      } catch (thrown) {
        return failureOf(request, thrown)
      }
    })
    // Late, it is kept all the same: the client that comes again under its key gets it.
    const { answer: kept, isKept } = await inTime(call, keeping)
    const answer = await openAnswer(app, place, kept)
    return isKept ? sendKept(call, answer) : sendAnswer(reply, answer)
  } catch (thrown) {
    return sendFailure(request, reply, thrown)
  }
}

/** Answers a call with an Idempotency-Key that takes its time: the key is claimed, and settled with the last write. */
async function answerKeyed(call: Call, place: IdempotencyPlace): Promise<FastifyReply> {
  const { app, request, reply } = call
  const taken = await app.keyedCalls.take(place, hashBody(call.body))
  if ('kept' in taken) return sendKept(call, taken.kept)
  const { call: keyed } = taken
  const conclude: CallContext['conclude'] = (write, afterwards) => keyed.conclude(write, afterwards)
  try {
    const result = await run(call, app, { ...runToEnd, conclude, callId: nameOfKey(place) })
      .then((answered) => ('pieces' in answered ? gatherAnswer(answered) : answered))
      .catch((thrown) => failureOf(request, thrown))
    if (result instanceof LineStream) return await sendLines(call, result, keyed)
    await keyed.settle(plain(result))
    return sendAnswer(reply, plain(result))
  } catch (thrown) {
    await keyed.release()
    return sendFailure(request, reply, thrown)
  }
}

function inTime<Result>({ operation, reply }: Call, work: Promise<Result>, onLate = () => {}): Promise<Result> {
  return endsInTime(operation)
    ? answerInTime(work, { elapsedMs: reply.elapsedTime, onLate, limitMs: reply.server.answerMs })
    : work
}

/** A call with an Idempotency-Key runs to its end for the client that will come back for its answer. */
const runToEnd = { signal: new AbortController().signal }

/** Keeps who of the firm read it. What visitors read of their own conversation is nobody's business. */
function noteRead(app: App, { reads }: Operation, caller: Caller, input: unknown, data: unknown): void {
  if (!reads || caller.grade === 'visitor' || caller.grade === 'public') return
  const { workspaceId } = caller
  app.reads.note({ workspaceId, actor: actorOf(caller) }, reads.action, reads.of?.(input, data))
}

/** Runs the operation. Throws what it threw. */
async function run(
  { operation, request, readInput, body }: Call,
  app: App,
  course: Pick<CallContext, 'signal' | 'conclude' | 'callId'>,
): Promise<KeptAnswer | LineStream | EventStream | LongAnswer | ReadyBytes> {
  const { value, cleared } = readInput(body)
  const data = await operation.run(app, callerOf(request), value, { ...callContextOf(request), cleared, ...course })
  noteRead(app, operation, callerOf(request), value, data)
  if (data instanceof LineStream || data instanceof EventStream || data instanceof ReadyBytes) return data
  const headers = cacheHeaders(operation, request)
  if (data instanceof WithCookie) {
    Object.assign(headers, { 'set-cookie': data.cookies, 'cache-control': 'no-store' })
    return { status: 200, headers, body: JSON.stringify(data.data) }
  }
  if (data instanceof DataStream) {
    Object.assign(headers, fileHeaders(data.file ?? operation.file))
    return { status: 200, headers, pieces: operation.envelope ? successPieces(data.pieces) : data.pieces }
  }
  const told = operation.envelope ? successEnvelope(data === noData ? undefined : data) : data
  return { status: 200, headers, body: JSON.stringify(told) }
}

/** What may be known of a request besides what it gives. */
export function callContextOf(request: FastifyRequest): Omit<CallContext, 'cleared' | 'signal'> {
  return {
    origin: request.headers.origin ?? null,
    client: {
      sessionKey: headerOf(request, 'chatrobot-sessionkey'),
      xReferer: headerOf(request, 'x-referer'),
      referrerInfo: headerOf(request, 'referrerinfo'),
      lang: headerOf(request, 'lang'),
      acceptLanguage: headerOf(request, 'accept-language'),
    },
    address: countedAddress(request),
    userAgent: request.headers['user-agent'],
    cookies: request.headers.cookie,
    requestId: request.id,
  }
}

/** The answer that a refusal is; what is our own trouble is thrown, for it is never kept. */
function failureOf(request: FastifyRequest, thrown: unknown): KeptAnswer {
  const error = toPorchlightError(thrown, request.id)
  if (error.status >= 500) throw thrown
  logFailure(request, error)
  const body = JSON.stringify(failureEnvelope(error.status, error.message))
  return { status: error.status, headers: failureHeaders(error), body }
}

function plain(result: KeptAnswer | LineStream | EventStream | LongAnswer | ReadyBytes): KeptAnswer {
  if (!('body' in result)) throw new Error('an operation whose answer is kept answers with a stream')
  return result
}

function sendAnswer(reply: FastifyReply, { status, headers, body }: KeptAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': jsonType, ...headers })
    .send(body)
}

/** The keys are in headers that caches do not know: unless told, one would give what a key opened to whoever asks next. */
function cacheHeaders({ cacheSeconds }: Operation, { method }: FastifyRequest): Record<string, string> {
  if (cacheSeconds) return { 'cache-control': `public, max-age=${cacheSeconds}` }
  return method === 'GET' ? { 'cache-control': 'no-store' } : {}
}

function fileHeaders(file: Operation['file']): Record<string, string> {
  if (!file) return {}
  return { 'content-type': file.mediaType, 'content-disposition': `attachment; filename="${file.name}"` }
}

async function sendLong({ app, request, reply }: Call, answer: LongAnswer): Promise<FastifyReply> {
  const { workspaceId } = callerOf(request)
  const leave = app.longAnswers.open({ address: countedAddress(request), isVisitor: false, workspaceId })
  try {
    const { body, isWhole } = await beginAnswer(answer)
    if (isWhole) return sendAnswer(reply, { ...answer, body })
    reply.hijack()
    reply.raw.writeHead(answer.status, { 'content-type': jsonType, ...headersSoFar(reply), ...answer.headers })
    await writeAnswer(reply.raw, answer, body, {
      stopping: app.stopping,
      onFault: (thrown) => logFailure(request, toPorchlightError(thrown, request.id)),
    })
    return reply
  } finally {
    leave()
  }
}

async function sendLines(call: Call, stream: LineStream, keyed?: KeyedCall): Promise<FastifyReply> {
  const { request, reply } = call
  reply.hijack()
  reply.raw.writeHead(200, { ...headersSoFar(reply), ...streamHeaders })
  await writeLines(
    reply.raw,
    keyed ? new LineStream(settleAtEnd(stream, keyed)) : stream,
    (thrown) => toPorchlightError(thrown, request.id),
    async (text, error) => {
      if (!error) return
      logFailure(request, error)
      if (!keyed) return
      if (error.status >= 500) await keyed.release()
      else await keyed.settle({ status: error.status, headers: streamHeaders, body: text }).catch(() => {})
    },
  )
  return reply
}

/** The same lines; those that tell what was written last come when it is committed, and the answer kept with it. */
async function* settleAtEnd({ lines }: LineStream, keyed: KeyedCall): AsyncGenerator<readonly object[]> {
  let body = ''
  const held: object[] = []
  for await (const some of lines) {
    for (const line of some) body += `${JSON.stringify(line)}\n`
    if (keyed.isConcluding) held.push(...some)
    else yield some
  }
  await keyed.settle({ status: 200, headers: streamHeaders, body })
  yield held
}

/** What was answered before is read again by whoever is given it. */
function sendKept({ app, operation, request, reply, readInput, body }: Call, kept: KeptAnswer): FastifyReply {
  request.failureCode = kept.headers['x-error-code'] ?? null
  if (operation.reads && kept.status === 200) noteRead(app, operation, callerOf(request), readInput(body).value, null)
  return reply
    .code(kept.status)
    .headers({ 'content-type': jsonType, ...kept.headers, 'idempotency-replayed': 'true' })
    .send(kept.body)
}

/** What is kept packed goes out packed to whoever takes that, which every browser does. */
function sendReady(
  { operation, request, reply }: Call,
  { mediaType, bytes, isGzipped, fileName }: ReadyBytes,
): FastifyReply {
  const isPacked = isGzipped && takesGzip(request.headers['accept-encoding'])
  return reply
    .headers({
      ...cacheHeaders(operation, request),
      'content-type': mediaType,
      ...(fileName === undefined ? {} : { 'content-disposition': `attachment; filename="${fileName}"` }),
      // Opened by itself, it is nothing that may do anything.
      'content-security-policy': "default-src 'none'",
      ...(isGzipped ? { vary: 'accept-encoding' } : {}),
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    })
    .send(isGzipped && !isPacked ? gunzipSync(bytes) : bytes)
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

/** What a call gives beside its path: a GET in its query, all others in their body. */
async function givenFields(method: string, operation: Operation, request: FastifyRequest): Promise<unknown> {
  if (method !== 'GET') return parseBody(request.body)
  const asked = readQuery(operation.input, request.query)
  if (!operation.bodyOnGet) return asked
  // Fastify reads no body of a GET.
  const body = parseBody(await readJsonBytes(request.raw, bodyLimitOf(operation)))
  return joinFields(asked, body)
}

/** Fields of a query and of a body, which says it better; a body that is no object is what it is. */
function joinFields(asked: Record<string, unknown>, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const names = new Set(Object.keys(body).map((name) => name.toLowerCase()))
  return { ...Object.fromEntries(Object.entries(asked).filter(([name]) => !names.has(name.toLowerCase()))), ...body }
}

function concretePath(path: string, request: FastifyRequest): string {
  const params = new Map(Object.entries(request.params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params.get(name)))
}
