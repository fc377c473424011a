import type { FastifyRequest } from 'fastify'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { parseDomain, writeHost } from '../../../firm/chatbots/domains.ts'
import type { App } from '../../app.ts'

/** The chatbot whose own proven host was asked; null where it is the server's own, or nobody's. */
export async function chatbotOfHost(app: App, { headers: { host = '' } }: FastifyRequest): Promise<string | null> {
  const isOurOwn = URL.canParse(app.publicUrl) && new URL(app.publicUrl).host === host
  return isOurOwn ? null : app.hosts.findChatbot(host, app.now().getTime())
}

/**
 * Where the public pages of a chatbot are at home, an address without a path: its own host once that is proven; before, its pages would call
 * themselves a part of somebody else's site.
 */
export async function siteOfPages(app: App, { serialNumber, settings }: Chatbot): Promise<string> {
  const domain = parseDomain(settings.CustomDomain)
  const place = { serialNumber, customDomain: settings.CustomDomain }
  if (!domain || !(await app.hosts.leadTo(place, app.now().getTime()))) return app.publicUrl
  return `${domain.scheme ?? 'https'}://${writeHost(domain)}`
}
