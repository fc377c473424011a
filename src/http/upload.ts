import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { fail } from '../errors.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import { uploadPath } from '../files/upload-address.ts'
import { successEnvelope } from './envelope.ts'
import { jsonType } from './error-response.ts'

/** A refused client gets this long to stop sending and read why. */
const lingerMs = 5_000

/** The second step of an upload: PUT of the bytes, with no credential but the token in the address. */
export function mountUpload(server: FastifyInstance, app: App): void {
  server.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    uploads.route<{ Params: { fileId: string }; Querystring: { token?: unknown } }>({
      method: 'PUT',
      url: uploadPath,
      onRequest: async (request) => {
        // S3 clients send whatever type their file has, also what is none: it must not decide anything here.
        delete request.raw.headers['content-type']
      },
      handler: async (request, reply) => {
        const { token } = request.query
        // A request whose reader gave up counts as destroyed and has let go of its connection, unread.
        const { socket } = request.raw
        try {
          await receiveUpload(app, {
            fileId: request.params.fileId,
            token: typeof token === 'string' ? token : '',
            // Not the request itself: refusing its bytes must not destroy the connection before the answer.
            bytes: Readable.from(request.raw.iterator({ destroyOnReturn: false }), { objectMode: false }),
            declaredBytes: readLength(request),
          })
        } catch (error) {
          endSoon(request, socket)
          // The client is gone: what broke is its connection, not we.
          throw request.raw.destroyed && !request.raw.complete
            ? fail('bad-request', { reason: 'the connection broke off' })
            : error
        }
        return reply
          .code(200)
          .type(jsonType)
          .send(JSON.stringify(successEnvelope(true)))
      },
    })
  })
}

function readLength(request: FastifyRequest): number | null {
  const length = request.headers['content-length']
  return length === undefined ? null : Number(length)
}

/** Reads on for a moment, so that the answer is not lost with a connection that is cut while the client still sends. */
function endSoon(request: FastifyRequest, socket: Socket): void {
  if (request.raw.complete) return
  request.raw.resume()
  setTimeout(() => request.raw.complete || socket.destroy(), lingerMs).unref()
}
