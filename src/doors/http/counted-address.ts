import type { FastifyRequest } from 'fastify'
import { isPublicAddress } from '../../platform/outbound/public-address.ts'
import { plainAddress } from '../../platform/plain-address.ts'

/**
 * The address that a call is counted for by the limits of addresses; "" for who is not counted: a proxy in a network of
 * one's own that PORCHLIGHT_TRUST_PROXY does not name, because all visitors come from its address.
 */
export function countedAddress({
  ip,
  socket,
  headers,
}: Pick<FastifyRequest, 'ip' | 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isForwarded && ip === socket.remoteAddress && !isPublicAddress(plainAddress(ip)) ? '' : ip
}
