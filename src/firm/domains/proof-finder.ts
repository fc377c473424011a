import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type GuardedFetch, OutboundError } from '../../platform/outbound/guarded-fetch.ts'
import { type AllowedDomain, writeHost } from '../chatbots/domains.ts'

export type ProofMethod = 'dns' | 'file'

/** What a look for a proof came to. */
export type Look = { method: ProofMethod } | { method: null; problem: string }

export type HostToProve = Pick<AllowedDomain, 'host' | 'port' | 'scheme'>

export interface ProofFinder {
  /** Looks for the proof in DNS and in the file at the same time. Never rejects. */
  look(domain: HostToProve, token: string): Promise<Look>
}

const dnsTimeoutMs = 2_000
const dnsTries = 2
const fileTimeoutMs = 5_000
const maxFileBytes = 16_384
const path = '/.well-known/porchlight-verify'

/** What stands in the TXT record, and on a line of the file. */
export function writeProof(token: string): string {
  return `porchlight-verify=${token}`
}

/** Where the TXT record stands; null for a host that is an address. */
export function recordNameOf({ host }: Pick<HostToProve, 'host'>): string | null {
  return isIP(host.replace(/^\[|\]$/g, '')) === 0 ? `_porchlight.${host}` : null
}

/** Where the file stands. */
export function fileUrlOf(domain: HostToProve, scheme: string = domain.scheme ?? 'https'): string {
  return `${scheme}://${writeHost(domain)}${path}`
}

/**
 * Looks in the DNS, by the given servers or else the system's, and on the site that answers under the host. What we serve
 * ourselves proves nothing: we never answer under that path.
 */
export function makeProofFinder(options: { dnsServers: readonly string[]; fetch: GuardedFetch }): ProofFinder {
  return {
    async look(domain, token) {
      const wanted = [writeProof(token), token]
      const [record, file] = await Promise.all([
        lookInDns(domain, wanted, options.dnsServers),
        lookInFile(domain, wanted, options.fetch),
      ])
      if (record === null) return { method: 'dns' }
      if (file === null) return { method: 'file' }
      return { method: null, problem: `${record} ${file}`.trim() }
    },
  }
}

/** Null when it is there; else one sentence. */
async function lookInDns(
  domain: HostToProve,
  wanted: readonly string[],
  servers: readonly string[],
): Promise<string | null> {
  const name = recordNameOf(domain)
  if (name === null) return ''
  const resolver = new Resolver({ timeout: dnsTimeoutMs, tries: dnsTries })
  if (servers.length > 0) resolver.setServers([...servers])
  try {
    const records = await resolver.resolveTxt(name)
    const isThere = records.some((pieces) => wanted.includes(pieces.join('').trim()))
    return isThere ? null : `The TXT records of ${name} do not hold the proof.`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? `There is no TXT record ${name}.`
      : `The DNS does not answer for ${name} (${code}).`
  }
}

async function lookInFile(domain: HostToProve, wanted: readonly string[], fetch: GuardedFetch): Promise<string | null> {
  const faults: string[] = []
  for (const scheme of ['https', 'http']) {
    const url = fileUrlOf(domain, scheme)
    const fault = await readFile(url, wanted, fetch)
    if (fault === null) return null
    faults.push(`${url}: ${fault}.`)
  }
  return faults.join(' ')
}

async function readFile(url: string, wanted: readonly string[], fetch: GuardedFetch): Promise<string | null> {
  try {
    const answer = await fetch({ url, maxBytes: maxFileBytes, timeoutMs: fileTimeoutMs })
    // Whoever a host sends its callers on to proves nothing about it.
    if (new URL(answer.url).hostname !== new URL(url).hostname) return 'it leads to another host'
    if (answer.status !== 200) return `the status is ${answer.status}`
    const lines = answer.body.toString('utf8').split(/\r?\n/)
    return lines.some((line) => wanted.includes(line.replace(/^\uFEFF/, '').trim()))
      ? null
      : 'it does not hold the proof'
  } catch (error) {
    return error instanceof OutboundError ? error.message : 'it could not be read'
  }
}
