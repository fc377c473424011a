import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Dialect, dialectOf, type PlayedUsage } from './model-dialects.ts'

/** What the server does, one after the other, in answer to one request. */
export type Step =
  /** A piece of the answer's text. */
  | { piece: string }
  | { pieces: readonly string[]; everyMs?: number }
  /** Thoughts that are not part of the answer. */
  | { thought: string }
  | { toolCall: { name: string; arguments: unknown } }
  /** The arguments as they are: no JSON, or half of it. */
  | { brokenCall: { name: string; arguments: string } }
  | { waitMs: number }
  /** These bytes as they are, in whatever place of the stream. */
  | { bytes: string | Uint8Array }
  /** The event of this piece, cut off after so many bytes; what follows goes on in the middle of it. */
  | { cutPiece: string; afterBytes: number }
  | { errorObject: string }
  /** The connection breaks off. */
  | { destroy: true }
  /** Nothing more, ever. */
  | { hang: true }
  /** The body ends properly, but without the events that end an answer. */
  | { endEarly: true }

export interface Script {
  /** Answers with this status and text instead of a stream. */
  status?: number
  body?: string
  headers?: Record<string, string>
  steps?: readonly Step[]
  usage?: PlayedUsage | null
}

export interface ModelRequest {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Resolves when the connection of the request is closed. */
  closed: Promise<void>
}

export interface ScriptedModelServer {
  /** Base address for clients of the OpenAI protocol; the others take theirs from `urlOf`. */
  url: string
  urlOf(provider: 'openai' | 'anthropic' | 'google'): string
  /** Every request that came, oldest first. */
  requests: ModelRequest[]
  /** What the next requests are answered with. A list is used up one by one; its last entry stays. */
  play(script: Script | readonly Script[] | ((request: ModelRequest, index: number) => Script)): void
  close(): Promise<void>
}

/** A loopback model server that does what its script says, in the protocols of OpenAI (both), Anthropic and Google. */
export async function startScriptedModelServer(port = 0): Promise<ScriptedModelServer> {
  const requests: ModelRequest[] = []
  let next: (request: ModelRequest, index: number) => Script = () => ({ steps: [{ piece: 'Hello.' }] })
  const server = createServer((message, response) => {
    serve(message, response, requests, (request, index) => next(request, index)).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this shape.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}/v1`,
    urlOf: (provider) => `${origin}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    requests,
    play: (script) => {
      if (typeof script === 'function') {
        next = script
        return
      }
      const scripts = [script].flat()
      let played = 0
      next = () => scripts[Math.min(played++, scripts.length - 1)] ?? {}
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function serve(
  message: IncomingMessage,
  response: ServerResponse,
  requests: ModelRequest[],
  script: (request: ModelRequest, index: number) => Script,
): Promise<void> {
  if (message.method !== 'POST') {
    // It has no list of its models.
    response.writeHead(404).end()
    return
  }
  const closed = once(response, 'close').then(() => {})
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const path = message.url ?? ''
  const request: ModelRequest = { path, headers: message.headers, body: parse(Buffer.concat(chunks)), closed }
  requests.push(request)
  const { status = 200, body, headers, steps = [], usage } = script(request, requests.length - 1)
  if (body !== undefined || status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body ?? '{}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers })
  const dialect = dialectOf(path, String(request.body.model ?? 'scripted'))
  response.write(dialect.begin())
  for (const step of steps) if (!(await play(step, dialect, response))) return
  response.end(dialect.end(usage === undefined ? { input: 12, output: 34 } : usage))
}

/** Plays one step; answers whether another may follow. */
async function play(step: Step, dialect: Dialect, response: ServerResponse): Promise<boolean> {
  if ('piece' in step) response.write(dialect.piece(step.piece))
  else if ('pieces' in step) await playPieces(step.pieces, step.everyMs, dialect, response)
  else if ('thought' in step) response.write(dialect.thought(step.thought))
  else if ('toolCall' in step)
    response.write(dialect.toolCall(step.toolCall.name, JSON.stringify(step.toolCall.arguments)))
  else if ('brokenCall' in step) response.write(dialect.toolCall(step.brokenCall.name, step.brokenCall.arguments))
  else if ('waitMs' in step) await wait(step.waitMs)
  else if ('bytes' in step) response.write(step.bytes)
  else if ('cutPiece' in step) response.write(Buffer.from(dialect.piece(step.cutPiece)).subarray(0, step.afterBytes))
  else if ('errorObject' in step) response.write(dialect.error(step.errorObject))
  else if ('destroy' in step) return flushAndDestroy(response)
  else if ('hang' in step) return false
  else {
    response.end()
    return false
  }
  return !response.destroyed
}

async function playPieces(
  pieces: readonly string[],
  everyMs: number | undefined,
  dialect: Dialect,
  response: ServerResponse,
): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return
    response.write(dialect.piece(piece))
    // As models do: never two pieces in one packet.
    if (everyMs === undefined) await new Promise(setImmediate)
    else await wait(everyMs)
  }
}

async function flushAndDestroy(response: ServerResponse): Promise<false> {
  // What was written before has to leave first.
  await wait(20)
  response.socket?.destroy()
  return false
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return { raw: body.toString('latin1') }
  }
}
