/** What senders of mails and advertisements add to addresses, and numbers of visits: the page is the same without. */
const trackers =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_cid|mc_eid|_ga|_gl|_hsenc|_hsmi|hsa_\w+|mkt_tok|vero_id|oly_\w+_id|phpsessid|jsessionid|sid|sessionid)$/i
const longestAddress = 2_000

/** The address of a page without what does not tell it apart; null for what is no web address. */
export function pageAddress(text: string, base?: string): string | null {
  const trimmed = text.trim()
  if (trimmed.length > longestAddress || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*$/i, '')
  const kept = [...url.searchParams].filter(([name]) => !trackers.test(name))
  // Written anew only where something goes: servers may read their own spelling alone.
  if (kept.length < url.searchParams.size) url.search = new URLSearchParams(kept).toString()
  // "/page?" is "/page".
  return url.search === '' ? url.href.replace(/\?$/, '') : url.href
}

/** Whether two addresses are of one site: with or without "www." it is the same. */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other)
}

function siteOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '')
}
