import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** The addresses that a name of this machine stands for: "localhost" mostly has two. An address stands for itself. */
export async function resolveHost(host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host]
  const found = await lookup(host, { all: true })
  return [...new Set(found.map(({ address }) => address))]
}
