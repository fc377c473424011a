import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { chatbotIconData } from '../../../firm/chatbots/chatbot-pictures.ts'
import { parseDomain, sitesLetIn, splitLines } from '../../../firm/chatbots/domains.ts'
import { tagOf } from '../../../firm/chatbots/languages.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { describeSharePage } from '../../../firm/share/describe-share-page.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { type FirmLogo, findFirmLogo, fitLogo } from '../../../platform/firm-logo/firm-logo.ts'
import { escapeMarkup } from '../../../platform/text/markup.ts'
import { chooseBubbleLanguage } from '../../../visitors/windows/bubble-words.ts'
import { openWell } from '../../../visitors/windows/open-well.ts'
import type { App } from '../../app.ts'
import { mountEmbedConfig } from './embed-config.ts'
import { sendMissingPage } from './missing-page.ts'
import { siteOfPages } from './page-site.ts'
import { type ChatFiles, mountWidgetAssets, readWidgetAssets } from './widget-assets.ts'

/** The loaders, and the two pages that hold a chat: in a frame of another site, and by itself. */
export function mountWidgetPages(server: FastifyInstance, app: App): void {
  const widget = readWidgetAssets()
  mountWidgetAssets(server, widget)
  mountEmbedConfig(server, app)
  for (const [path, place] of [
    ['/chatbot-iframe', 'frame'],
    ['/share', 'page'],
  ] as const) {
    server.get<{ Params: { serialNumber: string }; Querystring: { preview?: string } }>(
      `${path}/:serialNumber`,
      async (request, reply) => {
        const { serialNumber } = request.params
        // The page's own links are relative, so that it may be served below any path.
        if (request.url.split('?')[0]?.endsWith('/')) {
          return reply.redirect(`${app.publicUrl}${path}/${encodeURIComponent(serialNumber)}`, 308)
        }
        try {
          const chatbot = await requirePublicChatbot(app.db, serialNumber)
          // What the window asks for next is drawn meanwhile.
          openWell(app, chatbot, { acceptLanguage: request.headers['accept-language'] })
          const html = renderChatPage(chatbot, {
            place,
            isPreview: request.query.preview !== undefined,
            language: chooseBubbleLanguage(
              tagOf(chatbot.settings.AIResponseLanguage),
              request.headers['accept-language'],
            ),
            icon: place === 'page' ? await chatbotIconData(app, chatbot) : '',
            home: await siteOfPages(app, chatbot),
            logo: place === 'page' ? await findFirmLogo(app.db, chatbot.workspaceId) : null,
            files: widget.chat,
          })
          // What is shown in it may be told by the page around: that can only be a page of ours.
          const framers =
            request.query.preview === undefined ? frameAncestors(chatbot.settings) : ["frame-ancestors 'self'"]
          return sendChatPage(reply, html, framers)
        } catch (error) {
          if (!(error instanceof PorchlightError) || error.status !== 404) throw error
          return sendMissingPage(reply)
        }
      },
    )
  }
}

interface PageSurroundings {
  place: 'frame' | 'page'
  /** Whether it stands in the console, which shows in it what is not saved yet. */
  isPreview: boolean
  /** Of the visitor, as far as the chat speaks it. */
  language: string
  /** Picture of the chatbot as a data: URI; "" without one. */
  icon: string
  /** Of the firm, beside the chat where there is room. */
  logo: FirmLogo | null
  /** Where the page is at home: its address without the path. */
  home: string
  files: ChatFiles
}

function renderChatPage(chatbot: Chatbot, around: PageSurroundings): string {
  const { serialNumber, settings } = chatbot
  const name = escapeMarkup(settings.Name)
  const styles = around.files.styles.map((file) => `<link rel="stylesheet" href="../widget/${file}">`).join('\n')
  const isFrame = around.place === 'frame'
  return `<!doctype html>
<html lang="${around.language}" dir="${around.language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
${isFrame ? '<meta name="robots" content="noindex">' : describeSharePage(chatbot, around)}
${around.logo ? `<style>${logoStyle}</style>\n` : ''}${styles}
<script type="module" src="../widget/${around.files.script}"></script>
</head>
<body data-chatbot="${escapeMarkup(serialNumber)}" data-surroundings="${around.place}"${around.isPreview ? ' data-preview="yes"' : ''}>
${around.logo ? writeLogo(around.logo) : ''}<div id="chat"></div>
<noscript lang="en" dir="ltr"><p>${name}: this chat needs JavaScript, which this browser has switched off.</p></noscript>
</body>
</html>
`
}

/** On narrow screens the chat fills the page. */
const logoStyle =
  '.firm-logo{display:none}@media (min-width:88rem){.firm-logo{display:block;position:fixed;inset-block-start:1.5rem;inset-inline-start:1rem;border-radius:.5rem}}@media (prefers-color-scheme:dark){.firm-logo{background:#fff}}'
const logoStyleHash = hash('sha256', logoStyle, 'base64')
const logoBox = { width: 200, height: 56 }

function writeLogo(logo: FirmLogo): string {
  const { width, height } = fitLogo(logo, logoBox)
  return `<img class="firm-logo" src="..${logo.path}" alt="" width="${width}" height="${height}">\n`
}

function sendChatPage(reply: FastifyReply, html: string, framers: readonly string[]): FastifyReply {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${logoStyleHash}'`,
    'img-src http: https: data: blob:',
    "connect-src 'self'",
    'media-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    ...framers,
  ].join('; ')
  return reply
    .headers({
      'content-security-policy': policy,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'accept-language',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Who may frame the chat: everybody, or with VerifyDomain the listed sites and ourselves. */
function frameAncestors(settings: Chatbot['settings']): string[] {
  if (!settings.VerifyDomain) return []
  const sources = splitLines(sitesLetIn(settings)).flatMap((line) => {
    const domain = parseDomain(line)
    if (!domain) return []
    const place = `${domain.wildcard ? '*.' : ''}${domain.host}:${domain.port ?? '*'}`
    return domain.scheme === null ? [`http://${place}`, `https://${place}`] : [`${domain.scheme}://${place}`]
  })
  return [`frame-ancestors 'self' ${sources.join(' ')}`.trim()]
}
