import type { Server } from 'node:http'
import { networkOf } from '../../../platform/limits/address-limit.ts'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import { plainAddress } from '../../../platform/plain-address.ts'

/** Sockets cost memory before they say a word. */
const mostConnections = 8_000
/** Of one address of the Internet, which then is no proxy of ours. */
const mostOfNetwork = 400

/** Bounds how many connections are open, in all and of one address: more are closed as they come. */
export function guardConnections(server: Server): void {
  // Counted here: connections come from several listeners (listen.ts).
  let all = 0
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    if (all >= mostConnections) {
      socket.destroy()
      return
    }
    all += 1
    socket.once('close', () => {
      all -= 1
    })
    const network = strangersNetworkOf(socket.remoteAddress ?? '')
    if (network === null) return
    const count = open.get(network) ?? 0
    if (count >= mostOfNetwork) {
      socket.destroy()
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Null for an address in networks of one's own: there are proxies, which have as many connections as they have visitors. */
function strangersNetworkOf(address: string): string | null {
  return isPublicAddress(plainAddress(address)) ? networkOf(address) : null
}
