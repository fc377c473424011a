import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { receiveUpload } from '../../../firm/uploads/receive-upload.ts'
import { maxUploadBytes, uploadPath } from '../../../firm/uploads/upload-address.ts'
import type { App } from '../../app.ts'
import { countCall } from '../count-call.ts'
import { successEnvelope } from '../envelope.ts'
import { jsonType } from '../error-response.ts'
import { declaredLength } from './read-body.ts'
import { readUploadBytes } from './upload-bytes.ts'

/** The second step of an upload: PUT of the bytes, with no credential but the token in the address. */
export function mountUpload(server: FastifyInstance, app: App): void {
  server.register(async (uploads) => {
    uploads.removeAllContentTypeParsers()
    uploads.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    uploads.route<{ Params: { fileId: string }; Querystring: { token?: unknown } }>({
      method: 'PUT',
      url: uploadPath,
      bodyLimit: maxUploadBytes,
      onRequest: async (request) => {
        countCall(app, request, 'puts')
        // S3 clients send whatever type their file has, also what is none: it must not decide anything here.
        delete request.raw.headers['content-type']
      },
      handler: async (request, reply) => {
        const { token } = request.query
        await receiveUpload(app, {
          fileId: request.params.fileId,
          token: typeof token === 'string' ? token : '',
          bytes: Readable.from(readUploadBytes(request.raw), { objectMode: false }),
          declaredBytes: declaredLength(request.raw),
        })
        return reply
          .code(200)
          .type(jsonType)
          .send(JSON.stringify(successEnvelope(true)))
      },
    })
  })
}
