import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signInBase } from '../../firm/accounts/sign-in/open-library.ts'
import {
  beginSignOn,
  callbackPath,
  finishSignOn,
  type NextStep,
  signInPage,
} from '../../firm/accounts/single-sign-on/sign-on.ts'
import type { SingleSignOn } from '../../firm/accounts/single-sign-on/single-sign-on.ts'
import { fail, PorchlightError } from '../../platform/errors.ts'
import type { App } from '../app.ts'
import { countCall } from './count-call.ts'
import { countedAddress } from './counted-address.ts'

/** Signing in with the provider of the configuration: browsers are led to it, and back. Not there where none is set. */
export function mountConsoleSignOn(server: FastifyInstance, app: App): void {
  const mount = (path: string, work: (provider: SingleSignOn, request: FastifyRequest) => Promise<NextStep>): void => {
    // Looking ahead (HEAD) would use an answer up.
    server.get(path, { exposeHeadRoute: false }, async (request, reply) => {
      const provider = app.singleSignOn
      if (provider === null) throw fail('path-not-found', { path })
      return lead(reply, await counted(app, request, () => work(provider, request)))
    })
  }
  mount(`${signInBase}/oidc/start`, (provider, { query, headers }) => {
    const { to, prove } = Object(query)
    return beginSignOn(app, provider, { to, proves: prove === 'yes', cookies: headers.cookie })
  })
  mount(callbackPath, (provider, request) => {
    const at = request.url.indexOf('?')
    return finishSignOn(app, provider, {
      search: at < 0 ? '' : request.url.slice(at),
      cookies: request.headers.cookie,
      address: countedAddress(request),
      userAgent: request.headers['user-agent'],
    })
  })
}

/** As all that tries to sign in. Who tries too often is told so by a page, since a person reads it. */
async function counted(app: App, request: FastifyRequest, work: () => Promise<NextStep>): Promise<NextStep> {
  try {
    countCall(app, request, 'signIns')
  } catch (error) {
    if (!(error instanceof PorchlightError)) throw error
    return { url: signInPage(app.publicUrl, 'often'), cookies: [] }
  }
  return work()
}

function lead(reply: FastifyReply, { url, cookies }: NextStep): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      // The address holds a code.
      'referrer-policy': 'no-referrer',
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    })
    .redirect(url, 302)
}
