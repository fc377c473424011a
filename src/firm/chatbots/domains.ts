/** One entry of the Domains setting. Absent parts allow any value. */
export interface AllowedDomain {
  scheme: string | null
  /** Lower case; without the `*.`. */
  host: string
  /** Whether every host below `host` is meant (and not `host` itself). */
  wildcard: boolean
  port: string | null
}

/** The entries of a setting that holds one a line; blank lines do not count. */
export function splitLines(value: string): string[] {
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Reads a host or an origin (wire-decisions.md, "Chatbot settings"); null when it is neither. */
export function parseDomain(entry: string): AllowedDomain | null {
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*\.)?([^/:?#@\s*]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?\/?$/i.exec(
    entry.trim(),
  )
  if (!match) return null
  const [, scheme, star, name = '', port] = match
  if (scheme && !/^https?$/i.test(scheme)) return null
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)) return null
  // The URL parser knows what a host may look like, and turns other scripts into their ASCII form.
  if (!URL.canParse(`http://${name}/`)) return null
  const host = new URL(`http://${name}/`).hostname
  // That parser lets signs through that end a part of a Content-Security-Policy, where hosts are written too.
  if (!/^([\w.-]+|\[[0-9a-f:.]+\])$/.test(host)) return null
  return {
    scheme: scheme?.toLowerCase() ?? null,
    host,
    wildcard: star !== undefined,
    port: port === undefined ? null : String(Number(port)),
  }
}

/** A host as a Host header and an address write it: with its port where one is given. */
export function writeHost({ host, port }: Pick<AllowedDomain, 'host' | 'port'>): string {
  return port === null ? host : `${host}:${port}`
}

/** The sites that a chatbot which verifies domains lets in, one a line: those it lists, and its own host. */
export function sitesLetIn({ Domains, CustomDomain }: { Domains: string; CustomDomain: string }): string {
  return `${Domains}\n${CustomDomain}`
}
