import type { IncomingHttpHeaders } from 'node:http'

/** What proxies add. Whoever comes through one isn't this machine, even if the proxy is. */
const forwardingHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
]

/** Whether a call says that somebody forwards it. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined)
}

export function isLoopback(address: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(address) || address === '::1'
}

/** Names that can't be made to point elsewhere, and addresses of this machine, with or without a port. */
export function isLocalHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d{1,5}$/, '')
  return name === 'localhost' || name === '[::1]' || isLoopback(name)
}
