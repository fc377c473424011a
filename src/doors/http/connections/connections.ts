import type { Server } from 'node:http'
import { FairPlaces } from '../../../platform/limits/fair-places.ts'
import { claimsOf } from '../../../platform/limits/networks.ts'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import { plainAddress } from '../../../platform/plain-address.ts'
import type { App } from '../../app.ts'

export interface ConnectionLimits {
  /** Sockets cost memory before they say a word. */
  most: number
  /** Of these so many are for networks of one's own and for those that keys and members called from. */
  reserve: number
  /** Of one address of the Internet, which then is no proxy of ours. */
  mostOfAddress: number
}

export const usualConnectionLimits: ConnectionLimits = { most: 8_000, reserve: 1_000, mostOfAddress: 400 }

/** Bounds how many connections are open, in all and of one network: more are closed as they come. */
export function guardConnections(
  server: Server,
  app: Pick<App, 'knownNetworks' | 'now'>,
  isTrustedProxy: (address: string) => boolean,
  limits = usualConnectionLimits,
): void {
  // Counted here: connections come from several listeners (listen.ts).
  const places = new FairPlaces(limits)
  server.on('connection', (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    // There are proxies, which have as many connections as they have visitors.
    const isOwn = isTrustedProxy(address) || !isPublicAddress(address)
    const leave = places.take({
      isStranger: !isOwn && !app.knownNetworks.has(address, app.now().getTime()),
      claims: isOwn ? [] : claimsOf(address, limits.mostOfAddress),
    })
    if (leave === null) socket.destroy()
    else socket.once('close', leave)
  })
}
