/** The address of a link as a browser may be given it; null for anything but http, https, mailto and tel. */
export function linkHref(written: string): string | null {
  const address = written.replace(/^www\./i, 'https://$&')
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(address) || !URL.canParse(address)) return null
  const { username, password, href } = new URL(address)
  // What stands before an @ looks like the host, and is not.
  return username + password ? null : href
}

/** So much of a link's words is looked at; the time for it grows with the square of that. */
const mostLooked = 300

/** What has to be shown beside a link because its words look like another address; "" when they are honest. */
export function whereItLeads(label: string, href: string): string {
  const { hostname, pathname } = new URL(href)
  const place = (hostname || pathname).replace(/^www\./, '')
  // Listing texts have invisible signs in their addresses, against links that nobody wrote.
  const words = visibleOf(visibleOf(label).slice(0, mostLooked).normalize('NFKC')).slice(0, mostLooked).toLowerCase()
  const named =
    words.match(
      /:\/\/[^/?#:\s]*|(?<![\p{L}\p{N}])([\p{L}\p{N}-]+\.)+(com|net|org|info|biz|app|dev|gov|edu|\p{L}{2})(?![\p{L}\p{N}])/gu,
    ) ?? []
  const isHonest = named.every((name) => `.${place}`.endsWith(name.replace(/^(:\/\/)?(www\.)?/, '.')))
  return isHonest ? '' : place
}

/** Without what nobody sees: it could push an address out of what is looked at. */
function visibleOf(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}]/gu, '').replace(/\s+/g, ' ')
}
