import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCursor } from '../../platform/live/cursor.ts'
import type { LiveSink } from '../../platform/live/live-streams.ts'
import type { EventStream } from '../../platform/operation.ts'
import type { App } from '../app.ts'
import { streamHeaders } from './answer-stream.ts'
import { logFailure, toPorchlightError } from './error-response.ts'

/** What a client has not taken of a stream is memory of ours: who falls so far behind comes back and reads on. */
const mostWaitingBytes = 262_144
/** How soon a browser opens the stream again. */
const retryMs = 1_000

/**
 * Sends what happens in a place as server-sent events, from behind the Last-Event-ID on, until the client goes, reads
 * too slowly, or the stream is ended.
 */
export async function sendEvents(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { place }: EventStream,
  headers: Record<string, string>,
): Promise<FastifyReply> {
  // A page on another site may send that header only after asking; the query needs no asking.
  const given = request.headers['last-event-id'] ?? Object(request.query).lastEventId
  const cursor = typeof given === 'string' ? readCursor(given) : null
  const response = reply.raw
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  reply.hijack()
  response.writeHead(200, { ...headers, ...streamHeaders })
  response.write(`retry: ${retryMs}\n\n`)
  try {
    const leave = await app.live.open(place, cursor, makeSink(response), gone.signal)
    if (gone.signal.aborted) leave()
    else gone.signal.addEventListener('abort', leave, { once: true })
  } catch (thrown) {
    // The head is sent: who listens comes back.
    logFailure(request, toPorchlightError(thrown, request.id))
    response.end()
  }
  return reply
}

function makeSink(response: ServerResponse): LiveSink {
  return {
    write: (cursor, event) => {
      const id = cursor === null ? '' : `id: ${cursor}\n`
      // JSON has no line breaks of its own.
      const rest = event === null ? '' : `event: ${event.type}\ndata: ${JSON.stringify(event.data)}\n`
      response.write(`${id}${rest}\n`)
      if (response.writableLength > mostWaitingBytes) response.destroy()
    },
    end: () => response.end(),
  }
}
