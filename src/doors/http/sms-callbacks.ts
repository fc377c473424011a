import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { receiveIncoming } from '../../notify/sms/receive-incoming.ts'
import { receiveStatus } from '../../notify/sms/receive-status.ts'
import { incomingPath, statusPath } from '../../notify/sms/status-address.ts'
import { fail } from '../../platform/errors.ts'
import type { App } from '../app.ts'
import { bodyTooLarge, checkDeclaredLength } from './bodies/read-body.ts'
import { readUploadBytes } from './bodies/upload-bytes.ts'
import { countCall } from './count-call.ts'

/** What Twilio sends of a message is a tenth of it. */
const maxBytes = 65_536

/** What Twilio calls: forms, proven by their signature. No operations, since nobody else can call them. */
export function mountSmsCallbacks(server: FastifyInstance, app: App): void {
  server.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    callbacks.addHook('onRequest', async (request) => {
      checkDeclaredLength(request.raw, maxBytes)
      // Whatever it is called: only what is signed is looked at.
      delete request.raw.headers['content-type']
    })

    callbacks.post<{ Querystring: { message?: unknown } }>(statusPath, async (request, reply) => {
      const fields = await readSigned(app, request)
      const { message } = request.query
      await receiveStatus(app, fields, typeof message === 'string' ? message : null)
      return reply.code(204).send()
    })
    callbacks.post(incomingPath, async (request, reply) => {
      await receiveIncoming(app, await readSigned(app, request))
      // Twilio itself answers STOP and START; we have nothing to say.
      return reply.type('text/xml; charset=utf-8').send('<?xml version="1.0" encoding="UTF-8"?><Response/>')
    })
  })
}

/** The fields of a form that Twilio signed. Fails with `sms-not-configured` and `sms-signature-wrong`. */
async function readSigned(app: App, request: FastifyRequest): Promise<URLSearchParams> {
  if (app.sms === null) throw fail('sms-not-configured')
  const fields = new URLSearchParams(await readText(request.raw))
  const { 'x-twilio-signature': signature } = request.headers
  const given = Array.isArray(signature) ? signature[0] : signature
  if (app.sms.verify(given, app.publicUrl + request.url, fields)) return fields
  countCall(app, request, 'wrongKeys')
  throw fail('sms-signature-wrong')
}

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of readUploadBytes(request)) {
    length += piece.length
    if (length > maxBytes) throw bodyTooLarge(maxBytes)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
