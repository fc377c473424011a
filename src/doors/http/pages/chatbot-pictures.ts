import type { FastifyInstance } from 'fastify'
import { drawChatbotPicture } from '../../../firm/chatbots/chatbot-pictures.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'

/**
 * The pictures of a chatbot, for everybody who sees it: only the two that its settings name, and never the bytes that
 * were uploaded. An id never gets other bytes, so that browsers may keep a picture for good.
 */
export function mountChatbotPictures(server: FastifyInstance, app: App): void {
  server.get<{ Params: { serialNumber: string; fileId: string } }>(
    '/chatbots/:serialNumber/pictures/:fileId',
    async (request, reply) => {
      const { serialNumber, fileId } = request.params
      const chatbot = await requirePublicChatbot(app.db, serialNumber)
      const picture = await drawChatbotPicture(app, chatbot, fileId)
      if (!picture) throw fail('path-not-found', { path: request.url.slice(0, 200) })
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type('image/webp')
        .send(picture)
    },
  )
}
