import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { drawShareIcon } from '../../../firm/share/share-icon.ts'
import { findShareCard, findTouchIcon, versionOfPictures } from '../../../firm/share/share-pictures.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'

type Request = FastifyRequest<{ Params: { serialNumber: string }; Querystring: { v?: unknown } }>

/** The picture and the icons of a share page, for messengers, networks and browsers: all drawn here. */
export function mountSharePictures(server: FastifyInstance, app: App): void {
  const serve = (file: string, type: string, draw: (chatbot: Chatbot) => Promise<Buffer | string | null>): void => {
    server.get(`/share/:serialNumber/${file}`, async (request: Request, reply) => {
      const chatbot = await requirePublicChatbot(app.db, request.params.serialNumber)
      const picture = await draw(chatbot)
      if (picture === null) throw fail('path-not-found', { path: request.url.slice(0, 200) })
      return describe(reply, request.query.v === versionOfPictures(chatbot))
        .type(type)
        .send(picture)
    })
  }
  serve('card.png', 'image/png', (chatbot) => findShareCard(app, chatbot))
  serve('icon.png', 'image/png', (chatbot) => findTouchIcon(app, chatbot))
  serve('icon.svg', 'image/svg+xml; charset=utf-8', async ({ settings }) => drawShareIcon(settings.ChatBubbleColor))
}

/** With its version in the address a picture never changes; without, it is the one of now. */
function describe(reply: FastifyReply, isOfVersion: boolean): FastifyReply {
  return reply.headers({
    'cache-control': isOfVersion ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cross-origin-resource-policy': 'cross-origin',
  })
}
