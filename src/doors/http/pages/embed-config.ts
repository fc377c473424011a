import type { FastifyInstance, FastifyRequest } from 'fastify'
import { chatbotIconData } from '../../../firm/chatbots/chatbot-pictures.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { checkSite } from '../../../firm/visits/check-site.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { writeScriptJson } from '../../../platform/text/script-json.ts'
import { makeBubbleLook } from '../../../visitors/windows/bubble-look.ts'
import type { App } from '../../app.ts'
import { makeEtag } from './etag.ts'

/**
 * GET /embed-config/<serialNumber>.js: how the button of a chatbot looks, as a module that the loader imports. A script,
 * because a website that lets the loader in by its Content-Security-Policy then lets this in as well, by its address or
 * by the nonce of the loader, which the browser passes on.
 */
export function mountEmbedConfig(server: FastifyInstance, app: App): void {
  server.get<{ Params: { file: string } }>('/embed-config/:file', async (request, reply) => {
    const script = await makeScript(app, request)
    const etag = makeEtag(script)
    reply.headers({
      // Asked for again with every page, so that an edit shows on the next one.
      'cache-control': 'private, no-cache',
      etag,
      vary: 'accept-language, origin, referer',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
}

async function makeScript(app: App, request: FastifyRequest<{ Params: { file: string } }>): Promise<string> {
  const serialNumber = request.params.file.replace(/\.js$/i, '')
  try {
    const chatbot = await requirePublicChatbot(app.db, serialNumber)
    checkSite(app.publicUrl, chatbot.settings, { origin: siteOf(request), client: {} })
    const icon = await chatbotIconData(app, chatbot)
    const look = makeBubbleLook(chatbot, { icon, acceptLanguage: request.headers['accept-language'] })
    return `export default ${writeScriptJson(look)}\n`
  } catch (error) {
    if (!(error instanceof PorchlightError) || error.status >= 500) throw error
    return makeRefusal(error, serialNumber)
  }
}

/** Browsers hide the reason of a failed script from the page; this one runs, and tells whoever embeds the chatbot. */
function makeRefusal(error: PorchlightError, serialNumber: string): string {
  const reason =
    error.code === 'chatbot-not-found'
      ? `there is no chatbot ${serialNumber.slice(0, 100)} here: check the chatbotId and the domain of the snippet.`
      : `${error.message} (Its setting VerifyDomain is on; Domains takes one site a line.)`
  return `console.warn(${writeScriptJson(`Porchlight: no chat on this page: ${reason}`)})\nexport default null\n`
}

/** The origin of the page that asks; null when the browser keeps it to itself. */
function siteOf({ headers }: FastifyRequest): string | null {
  if (headers.origin !== undefined) return headers.origin
  return headers.referer !== undefined && URL.canParse(headers.referer) ? new URL(headers.referer).origin : null
}
