import type { IncomingHttpHeaders } from 'node:http'

/**
 * What proxies add, by how they name it: that something was forwarded, by whom (`via`), or whose address it came from.
 * Whoever comes through one isn't this machine, even if the proxy is.
 */
const forwardingHeader = /(^|-)forwarded(-|$)|^via$|(^|-)(client|real|connecting|remote|source)-?(ip|addr|address)$/

/** Whether a call says that somebody forwards it. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.entries(headers).some(([name, value]) => value !== undefined && forwardingHeader.test(name))
}

export function isLoopback(address: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(address) || address === '::1'
}

/** Names that can't be made to point elsewhere, and addresses of this machine, with or without a port. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}
