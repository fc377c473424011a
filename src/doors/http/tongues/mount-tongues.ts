import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../../../platform/memoize.ts'
import type { App } from '../../app.ts'
import { RequestNote } from '../../connections/request-counts.ts'
import type { Tongue, TongueHead, TongueRoute } from '../../tongues/tongue.ts'
import { tongues } from '../../tongues/tongues.ts'
import { streamHeaders } from '../answer-stream.ts'
import { checkDeclaredLength, parseBody } from '../bodies/read-body.ts'
import { endWithClient } from '../connections/half-open.ts'
import { countedAddress } from '../counted-address.ts'
import { failureHeaders, jsonType, logFailure, sendFailure, toPorchlightError } from '../error-response.ts'
import { callContextOf } from '../mount.ts'
import { writePieces } from './write-pieces.ts'

/** Makes the other tongues reachable, each with failures of its own shape, whatever fails. */
export function mountTongues(server: FastifyInstance, app: App): void {
  for (const route of tongues) mountTongue(server, app, route)
}

function mountTongue(server: FastifyInstance, app: App, route: TongueRoute): void {
  const { method, path, maxBodyBytes, takesLong, counts, load } = route
  const tongueOf = once(load)
  server.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(maxBodyBytes > 0 && { bodyLimit: maxBodyBytes }),
    onRequest: async (request, reply) => {
      request.operationPath = path
      checkDeclaredLength(request.raw, maxBodyBytes)
      request.caller = await (await tongueOf()).admit(app, headOf(request, neverAborted))
      const { grade, workspaceId } = request.caller
      const address = countedAddress(request)
      const isVisitor = grade !== 'secret'
      if (!isVisitor) app.knownNetworks.note(address, app.now().getTime())
      if (takesLong) {
        const leave = app.openAnswers.open({ address, isVisitor, workspaceId })
        if (reply.raw.closed) leave()
        else reply.raw.once('close', leave)
        endWithClient(request.raw.socket, reply.raw)
      }
      request.raw.headers['content-type'] = 'application/json'
    },
    handler: async (request, reply) => {
      const gone = new AbortController()
      reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
      const { caller } = request
      if (caller === null) throw new Error('a tongue answered before its caller was known')
      const note = new RequestNote()
      if (counts !== undefined)
        reply.raw.once('close', () => {
          if (request.failureCode !== null || reply.raw.statusCode >= 400) note.fail()
          app.requestCounts.note(counts, note)
        })
      const tongue = await tongueOf()
      const call = { ...headOf(request, gone.signal), caller, body: parseBody(request.body), note }
      const answer = await tongue.answer(app, call)
      if ('body' in answer) return reply.code(answer.status).headers(answer.headers).send(answer.body)
      reply.hijack()
      reply.raw.writeHead(answer.status, { ...textOf(reply.getHeaders()), ...streamHeaders, ...answer.headers })
      await writePieces(reply.raw, answer, (thrown) => {
        const error = toPorchlightError(thrown, request.id)
        logFailure(request, error)
        return tongue.tellBroken(error, call.body)
      })
      return reply
    },
    errorHandler: async (thrown, request, reply) => tellFailure(tongueOf, thrown, request, reply),
  })
}

async function tellFailure(
  tongueOf: () => Promise<Tongue>,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tongue = await tongueOf().catch(() => null)
  if (tongue === null) return sendFailure(request, reply, thrown)
  const error = toPorchlightError(thrown, request.id)
  logFailure(request, error)
  const { headers, body } = tongue.tellFailure(error, askedOf(request))
  return reply
    .code(error.status)
    .headers({ ...failureHeaders(error), 'content-type': jsonType, ...headers })
    .send(body)
}

function askedOf({ body }: FastifyRequest): unknown {
  try {
    return parseBody(body)
  } catch {
    return undefined
  }
}

const neverAborted = new AbortController().signal

function headOf(request: FastifyRequest, signal: AbortSignal): TongueHead {
  const headers = textOf(request.headers)
  const params = Object.entries(request.params ?? {}).map(([name, value]) => [name, String(value)])
  return {
    method: request.method,
    params: Object.fromEntries(params),
    header: (name) => headers[name],
    headers,
    url: request.url,
    context: { ...callContextOf(request), cleared: new Set(), signal },
  }
}

function textOf(headers: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]))
}
