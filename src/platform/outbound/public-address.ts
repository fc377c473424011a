import { BlockList, isIP, isIPv4 } from 'node:net'
import { memoize } from '../memoize.ts'

/** What no stranger's address may lead to: this machine, its networks, and ranges that nobody on the Internet has (IANA). */
const ipv4Ranges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Where cloud machines find their own credentials.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within these the Internet of today lies; all else of IPv6 is local, reserved or wraps an IPv4 address. */
const ipv6Public: readonly [string, number][] = [['2000::', 3]]
const ipv6Ranges: readonly [string, number][] = [
  // Teredo and other protocols' own, documentation, and 6to4, which wraps an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = makeList(ipv4Ranges, 'ipv4', makeList(ipv6Ranges, 'ipv6'))
const open = makeList(ipv6Public, 'ipv6')

function makeList(ranges: readonly [string, number][], family: 'ipv4' | 'ipv6', list = new BlockList()): BlockList {
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

/** Whether an IP address belongs to the Internet at large. Every request asks, mostly for the same few. */
export const isPublicAddress = memoize((address: string): boolean => {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIP(address) === 6 && open.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}, 1_000)
