import { fail } from '../../platform/errors.ts'
import type { CallContext } from '../../platform/operation.ts'
import { parseForeignJson } from '../../platform/text/json-depth.ts'
import type { ChatbotSettings } from '../chatbots/chatbot-settings.ts'
import { sitesLetIn } from '../chatbots/domains.ts'
import { isOriginAllowed } from '../chatbots/origin-allowed.ts'

type Settings = Pick<ChatbotSettings, 'VerifyDomain' | 'Domains' | 'CustomDomain'>

/**
 * Fails with `origin-not-allowed` when a chatbot verifies domains and the call comes from a browser page, or from a chat
 * window on a page, that its Domains do not list. Our own public address and the chatbot's CustomDomain are its home.
 * What a window says of the page that it stands on is believed only to refuse: browsers keep frames out by the
 * frame-ancestors of the window's own page.
 */
export function checkSite(
  publicUrl: string,
  settings: Settings,
  context: Pick<CallContext, 'origin' | 'client'>,
): void {
  if (!settings.VerifyDomain) return
  const domains = sitesLetIn(settings)
  for (const origin of sitesOf(context)) {
    if (!isOriginAllowed(origin, domains, publicUrl)) {
      throw fail('origin-not-allowed', { origin: origin.slice(0, 300) })
    }
  }
}

/** The origins that a call names: of the page that calls, and of the page that the window stands on. */
function sitesOf({ origin, client }: Pick<CallContext, 'origin' | 'client'>): string[] {
  const page = pageOf(client.referrerInfo)
  const host = client.xReferer?.trim() ?? ''
  const named = page ?? (host === '' ? null : host.includes('://') ? host : `https://${host}`)
  return [...(origin === null ? [] : [origin]), ...(named === null ? [] : [named])]
}

/** The address of the page in a ReferrerInfo header, as browsers write one, in plain ASCII; null when it names none. */
export function pageOf(referrerInfo: string | undefined): string | null {
  if (referrerInfo === undefined) return null
  try {
    const info = parseForeignJson(referrerInfo)
    const url = typeof info === 'object' && info !== null && 'url' in info ? info.url : null
    return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).href : null
  } catch {
    return null
  }
}
