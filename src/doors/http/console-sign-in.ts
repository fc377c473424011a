import type { FastifyInstance } from 'fastify'
import { answerCall, signInPaths } from '../../firm/accounts/sign-in/answer-call.ts'
import { signInBase } from '../../firm/accounts/sign-in/open-library.ts'
import type { App } from '../app.ts'
import { checkContentType } from './accept.ts'
import { parseBody } from './bodies/read-body.ts'
import { countCall } from './count-call.ts'
import { countedAddress } from './counted-address.ts'
import { jsonType } from './error-response.ts'
import { checkOwnPage } from './same-origin.ts'

const maxBytes = 16_384

/** Signing in to the console and out of it, which better-auth answers: what of it can be called stands in a list. */
export function mountConsoleSignIn(server: FastifyInstance, app: App): void {
  for (const path of signInPaths) {
    server.post(`${signInBase}${path}`, {
      bodyLimit: maxBytes,
      onRequest: async (request) => {
        countCall(app, request, 'signIns')
        checkOwnPage(request, app.publicUrl)
        if (request.headers['content-type'] !== undefined) checkContentType(request.headers['content-type'])
        request.raw.headers['content-type'] = 'application/json'
      },
      handler: async (request, reply) => {
        const { cookies, body } = await answerCall(app, {
          path,
          cookies: request.headers.cookie,
          body: parseBody(request.body),
          address: countedAddress(request),
          userAgent: request.headers['user-agent'],
          origin: request.headers.origin,
        })
        return reply
          .headers({
            'content-type': jsonType,
            'cache-control': 'no-store',
            ...(cookies.length > 0 && { 'set-cookie': cookies }),
          })
          .send(JSON.stringify(body))
      },
    })
  }
}
