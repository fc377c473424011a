import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/limits/networks.ts'
import { isPublicAddress } from '../../platform/outbound/public-address.ts'
import { plainAddress } from '../../platform/plain-address.ts'
import { isForwarded, isLocalHost } from './connections/local-call.ts'

type Head = Pick<FastifyRequest, 'ip' | 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** Whom calls count for that a proxy on this machine forwards and that PORCHLIGHT_TRUST_PROXY does not name. */
const unnamedHere = '0.0.0.0'

/**
 * The address that a call is counted for by the limits of addresses: whom a trusted proxy names, else the peer, also one
 * that says to forward for others. Loopback counts only where it does so, or passes on a name of the outside as proxies
 * do that say nothing else; everything else of this machine is ours.
 */
export function countedAddress(request: Head): string {
  const { ip, headers } = request
  if (networkOf(ip) !== null) return ip
  const isOurs = findNamelessProxy(request) === null && isLocalHost(headers.host ?? 'localhost')
  return isOurs ? ip : unnamedHere
}

/** The proxy in a network of one's own, not named by PORCHLIGHT_TRUST_PROXY, that a call comes through; null: none. */
export function findNamelessProxy({ ip, headers, socket }: Head): string | null {
  const address = plainAddress(ip)
  // A stranger may say anything, and is counted by the own address.
  if (isPublicAddress(address)) return null
  const isPeer = ip === socket.remoteAddress
  const given = headers['x-forwarded-for']
  // Whatever else it says of it: X-Forwarded-For alone may be that of a client.
  if (isPeer && isForwarded({ ...headers, 'x-forwarded-for': undefined })) return address
  const chain = [given ?? []].flat().join(',').split(',')
  const client = plainAddress((chain[0] ?? '').trim())
  // Who stands first in the chain is the client, and forwards nothing.
  const [near, far] = [client, address].map((each) => each.toLowerCase())
  return client === '' || near === far ? null : address
}
