/** Directives of a Content-Security-Policy by their names in small letters; of one that is there twice, the first counts. */
export function readPolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of policy.split(/[;,]/)) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    const key = name.toLowerCase()
    if (key !== '' && !directives.has(key)) directives.set(key, sources)
  }
  return directives
}

/** Which directive stands in for a missing one, in this order (CSP 3, 6.8.3). */
const standIns = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
} as const

/**
 * The directive of a page's policy that keeps an address out; null: none does. `nonce` is that of the tag that loads it.
 * With `strict-dynamic` only a nonce or a hash counts, and what a script loads is let in with it.
 */
export function findBlocking(
  policy: string,
  what: 'script' | 'frame',
  { address, page, nonce }: { address: string; page: string; nonce: string | null },
): string | null {
  const directives = readPolicy(policy)
  const name = standIns[what].find((each) => directives.has(each))
  if (name === undefined) return null
  const sources = directives.get(name) ?? []
  if (what === 'script') {
    if (nonce !== null && sources.includes(`'nonce-${nonce}'`)) return null
    if (sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return name
  }
  return sources.some((source) => matches(source, address, page)) ? null : name
}

/** Whether a source of a directive lets an address in (CSP 3, 6.7.2.8, without what only matters for redirects). */
function matches(source: string, address: string, page: string): boolean {
  const to = new URL(address)
  const from = new URL(page)
  const wanted = source.toLowerCase()
  if (wanted === "'self'") return to.origin === from.origin
  if (wanted === '*') return /^https?:$/.test(to.protocol)
  if (/^[a-z][a-z0-9+.-]*:$/.test(wanted)) return isScheme(wanted, to)
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:*]+|\*)(?::(\d+|\*))?(\/.*)?$/.exec(wanted)
  if (!match) return false
  const [, scheme, star, host = '', port, path] = match
  if (!isScheme(`${scheme ?? from.protocol.slice(0, -1)}:`, to)) return false
  if (host !== '*' && (star ? !to.hostname.endsWith(`.${host}`) : to.hostname !== host)) return false
  const usual = to.protocol === 'https:' ? '443' : '80'
  if (port === undefined ? to.port !== '' : port !== '*' && port !== (to.port || usual)) return false
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? to.pathname.toLowerCase().startsWith(path) : to.pathname.toLowerCase() === path
}

/** A policy that lets http in lets https in too. */
function isScheme(scheme: string, { protocol }: URL): boolean {
  return scheme === protocol || (scheme === 'http:' && protocol === 'https:')
}
