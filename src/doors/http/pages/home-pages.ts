import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chatbotIconData } from '../../../firm/chatbots/chatbot-pictures.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { writeSitemap } from '../../../homes/pages/write-sitemap.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { writeChatbotText, writeServerText } from '../../../visitors/home-pages/llms-text.ts'
import { showHomePage } from '../../../visitors/home-pages/show-home-page.ts'
import type { App } from '../../app.ts'
import { makeEtag } from './etag.ts'
import { sendMissingPage } from './missing-page.ts'
import { chatbotOfHost, siteOfPages } from './page-site.ts'

/** What programs read may be an hour old. */
const anHour = 'public, max-age=3600'

/** A page for each home of a chatbot, and what search engines and assistants find them by. */
export function mountHomePages(server: FastifyInstance, app: App): void {
  server.get<{ Params: { serialNumber: string; listingId: string } }>(
    '/homes/:serialNumber/:listingId',
    async (request, reply) => {
      const { serialNumber, listingId } = request.params
      // The page's own links are relative, so that it may be served below any path.
      if (request.url.split('?')[0]?.endsWith('/')) {
        const path = [serialNumber, listingId].map(encodeURIComponent).join('/')
        return reply.redirect(`${app.publicUrl}/homes/${path}`, 308)
      }
      try {
        const chatbot = await requirePublicChatbot(app.db, serialNumber)
        const { html, style, isFound } = await showHomePage(app, chatbot, {
          id: listingId,
          site: await siteOfPages(app, chatbot),
          acceptLanguage: request.headers['accept-language'],
          icon: await chatbotIconData(app, chatbot),
        })
        reply.headers({
          'content-security-policy': policyFor(style),
          'referrer-policy': 'no-referrer',
          vary: 'accept-language',
        })
        // A home is sold from one hour to the next: asked for again each time, and answered in a line.
        return sendText(request, reply.code(isFound ? 200 : 404), html, { type: 'text/html', cache: 'no-cache' })
      } catch (error) {
        if (!(error instanceof PorchlightError) || error.status !== 404) throw error
        return sendMissingPage(reply)
      }
    },
  )

  server.get<{ Params: { serialNumber: string }; Querystring: { after?: unknown } }>(
    '/homes/:serialNumber/sitemap.xml',
    async (request, reply) => {
      const { serialNumber, ...chatbot } = await requirePublicChatbot(app.db, request.params.serialNumber)
      const { after } = request.query
      const place = {
        workspaceId: chatbot.workspaceId,
        chatbotId: chatbot.id,
        serialNumber,
        site: await siteOfPages(app, { serialNumber, ...chatbot }),
      }
      const begins = typeof after === 'string' && /^\d{1,15}$/.test(after) ? Number(after) : null
      const xml = await writeSitemap(app.db, place, begins)
      return sendText(request, reply, xml, { type: 'application/xml', cache: anHour })
    },
  )

  const sendChatbotText = async (request: FastifyRequest, reply: FastifyReply, serialNumber: string) => {
    const chatbot = await requirePublicChatbot(app.db, serialNumber)
    const text = await writeChatbotText(app, chatbot, await siteOfPages(app, chatbot))
    return sendText(request, reply, text, { type: 'text/plain', cache: anHour })
  }
  server.get<{ Params: { serialNumber: string } }>('/share/:serialNumber/llms.txt', async (request, reply) =>
    sendChatbotText(request, reply, request.params.serialNumber),
  )
  server.get('/llms.txt', async (request, reply) => {
    const own = await chatbotOfHost(app, request)
    if (own !== null) return sendChatbotText(request, reply, own)
    return sendText(request, reply, writeServerText(app.publicUrl), { type: 'text/plain', cache: anHour })
  })
}

/** No script runs on it: what stands in its script element are facts for programs, which no policy has to let in. */
function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' http: https: data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  { type, cache }: { type: string; cache: string },
): FastifyReply {
  const etag = makeEtag(text)
  reply.headers({ 'cache-control': cache, etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
