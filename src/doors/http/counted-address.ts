import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/limits/networks.ts'
import { isPublicAddress } from '../../platform/outbound/public-address.ts'
import { plainAddress } from '../../platform/plain-address.ts'

type Head = Pick<FastifyRequest, 'ip' | 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** Whom calls count for that a proxy on this machine forwards and that PORCHLIGHT_TRUST_PROXY does not name. */
const unnamedHere = '0.0.0.0'

/**
 * The address that a call is counted for by the limits of addresses: whom a trusted proxy names, else the peer, also one
 * that says to forward for others. Loopback counts only where it does so; everything else of this machine is ours.
 */
export function countedAddress(request: Head): string {
  const { ip } = request
  return networkOf(ip) === null && findNamelessProxy(request) !== null ? unnamedHere : ip
}

/** The proxy in a network of one's own, not named by PORCHLIGHT_TRUST_PROXY, that a call comes through; null: none. */
export function findNamelessProxy({ ip, headers, socket }: Head): string | null {
  const address = plainAddress(ip)
  // A stranger may say anything, and is counted by the own address.
  if (isPublicAddress(address)) return null
  const isPeer = ip === socket.remoteAddress
  if (isPeer && headers.forwarded !== undefined) return address
  const chain = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const client = plainAddress((chain[0] ?? '').trim())
  // Who stands first in the chain is the client, and forwards nothing.
  const [near, far] = [client, address].map((each) => each.toLowerCase())
  return client === '' || near === far ? null : address
}
