import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerStopLink, stopMailsPath } from '../../../conversation/take-over/stop-mails.ts'
import { type WindowLanguage, windowLanguageNamed } from '../../../reading/languages/spoken/spoken-language.ts'
import { alertLinkPath, type LinkKind, linkKinds } from '../../../visitors/alerts/links/alert-link.ts'
import { renderDonePage, renderLinkPage } from '../../../visitors/alerts/links/alert-page.ts'
import { applyLink, readLink } from '../../../visitors/alerts/use-link.ts'
import type { App } from '../../app.ts'

/**
 * Where the links of alerts' mails lead. GET shows a page with a button and changes nothing: mail scanners open every
 * link. POST does it, from that button or from a mail program’s own (RFC 8058), with no session and whatever its body.
 */
export function mountAlertPages(server: FastifyInstance, app: App): void {
  for (const kind of linkKinds) {
    const path = `${alertLinkPath}/${kind}/:token`
    server.get<{ Params: { token: string } }>(path, async (request, reply) => {
      const linked = await readLink(app.db, kind, request.params.token)
      return sendPage(reply, renderLinkPage(kind, linked, languageOf(request)), linked === null ? 404 : 200)
    })
    server.post<{ Params: { token: string } }>(path, async (request, reply) => {
      const linked = await applyLink(app, kind, request.params.token)
      return sendPage(reply, renderDonePage(kind, linked, languageOf(request)), doneStatus(kind, linked !== null))
    })
  }
}

/** The same for what ends the mails of a conversation. */
export function mountStopMailsPage(server: FastifyInstance, app: App): void {
  const path = `${stopMailsPath}/:token`
  for (const isPressed of [false, true]) {
    server.route<{ Params: { token: string } }>({
      method: isPressed ? 'POST' : 'GET',
      url: path,
      handler: async (request, reply) => {
        const asked = { isPressed, likely: languageOf(request) }
        const { page, isKnown } = await answerStopLink(app, request.params.token, asked)
        return sendPage(reply, page, isKnown || isPressed ? 200 : 404)
      },
    })
  }
}

/** To end what has ended is no failure, which a mail program would show as one. */
function doneStatus(kind: LinkKind, isDone: boolean): number {
  return isDone || kind !== 'confirm' ? 200 : 404
}

function languageOf({ headers }: FastifyRequest): WindowLanguage {
  const wanted = (headers['accept-language'] ?? '').slice(0, 200).split(',')
  return wanted.map((each) => windowLanguageNamed(each.split(';')[0] ?? '')).find((code) => code !== null) ?? 'en'
}

function sendPage(reply: FastifyReply, html: string, status: number): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
