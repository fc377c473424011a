import { type AllowedDomain, parseDomain, splitLines } from './domains.ts'

const defaultPorts: Record<string, string> = { 'http:': '80', 'https:': '443' }

/**
 * Whether a browser page of this origin may talk to a chatbot that verifies domains: its Domains setting lists it, or
 * it is our own public address. An entry without a scheme allows both, one without a port every port;
 * `*.example.com` means every host below example.com, not itself (wire-decisions.md, "Chatbot settings").
 */
export function isOriginAllowed(origin: string, domains: string, publicUrl: string): boolean {
  // "null" is what pages without an address of their own send.
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (URL.canParse(publicUrl) && new URL(publicUrl).origin === url.origin) return true
  return splitLines(domains).some((line) => {
    const allowed = parseDomain(line)
    return allowed !== null && allows(allowed, url)
  })
}

function allows(allowed: AllowedDomain, url: URL): boolean {
  if (allowed.scheme !== null && `${allowed.scheme}:` !== url.protocol) return false
  if (allowed.port !== null && allowed.port !== (url.port || defaultPorts[url.protocol])) return false
  return allowed.wildcard ? url.hostname.endsWith(`.${allowed.host}`) : url.hostname === allowed.host
}
