import { BlockList, isIP } from 'node:net'
import { plainAddress } from '../../../platform/plain-address.ts'

/** Whether an address is one of the proxies that PORCHLIGHT_TRUST_PROXY names, by address or by network. */
export function makeTrustedProxies(named: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of named) {
    const [network = '', prefix] = entry.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(network, family)
    else list.addSubnet(network, Number(prefix), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
  }
}
