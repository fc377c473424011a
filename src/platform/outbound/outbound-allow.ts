import { BlockList, isIP } from 'node:net'

export interface AllowedPlace {
  /** A host name in lower case, or an IP address. */
  host: string
  /** Length of the prefix of a network; null: the one address, or the name. */
  prefix: number | null
}

/**
 * Reads one entry of PORCHLIGHT_OUTBOUND_ALLOW: a host name, an address, or a network as 10.0.0.0/8. Throws the end of a
 * sentence.
 */
export function readAllowedPlace(text: string): AllowedPlace {
  const [host = '', prefix, ...rest] = text.toLowerCase().split('/')
  const family = isIP(host)
  const length = prefix === undefined ? null : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
  const isPlace =
    length === null
      ? family !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)
      : family !== 0 && length <= (family === 4 ? 32 : 128)
  if (isPlace && rest.length === 0) return { host, prefix: length }
  throw new Error('must be host names, addresses and networks such as 10.0.0.0/8, separated by commas')
}

/** Reads one entry of PORCHLIGHT_WEBHOOK_HTTP_HOSTS: a host as addresses have it. Throws the end of a sentence. */
export function readHttpHost(text: string): string {
  const host = text.toLowerCase()
  const url = URL.canParse(`http://${isIP(host) === 6 ? `[${host}]` : host}/`)
  if (url && (isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host))) return host
  throw new Error('must be host names or addresses, separated by commas')
}

/** Makes the rule of what may be reached: what the operator allows, and else what `isPublic` says of an address. */
export function makeOutboundRule(
  allowed: readonly AllowedPlace[],
  isPublic: (address: string) => boolean,
): (address: string, host: string) => boolean {
  const names = new Set(allowed.filter(({ host }) => isIP(host) === 0).map(({ host }) => host))
  const networks = new BlockList()
  for (const { host, prefix } of allowed) {
    const family = isIP(host)
    if (family !== 0) networks.addSubnet(host, prefix ?? (family === 4 ? 32 : 128), family === 4 ? 'ipv4' : 'ipv6')
  }
  return (address, host) =>
    names.has(host.toLowerCase()) || networks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') || isPublic(address)
}

/** Whether the operator names a host, or an address as a host, so that it may be reached without encryption too. */
export function isNamed(allowed: readonly AllowedPlace[], host: string): boolean {
  const rule = makeOutboundRule(allowed, () => false)
  return isIP(host) === 0 ? allowed.some((place) => place.host === host.toLowerCase()) : rule(host, host)
}
