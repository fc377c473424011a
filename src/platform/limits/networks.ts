import { isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from '../plain-address.ts'
import type { Claim } from './fair-places.ts'

export interface Network {
  key: string
  /** How many times as much as a single address it may do: it has more people, and one of them may hold all of it. */
  width: number
}

/**
 * The networks that an address lies in, the narrowest first: an IPv4 address and its /24; of IPv6 the /64 that every line
 * gets, and the /56 and /48 that some are given whole. None for loopback and for what is no address.
 */
export function networksOf(address: string): readonly Network[] {
  const plain = plainAddress(address)
  if (isIPv4(plain)) {
    if (plain.startsWith('127.')) return []
    return [
      { key: plain, width: 1 },
      { key: `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`, width: 4 },
    ]
  }
  if (!isIPv6(plain) || isLoopback(plain)) return []
  const groups = firstGroups(plain, 4)
  const start = groups.slice(0, 3).map((group) => group.toString(16))
  return [
    { key: groups.map((group) => group.toString(16)).join(':'), width: 1 },
    { key: `${[...start, ((groups[3] ?? 0) & 0xff00).toString(16)].join(':')}::/56`, width: 2 },
    { key: `${start.join(':')}::/48`, width: 4 },
  ]
}

/** What counts as one: an IPv4 address, or the /64 that every line gets of IPv6. Null for loopback and for what is no address. */
export function networkOf(address: string): string | null {
  return networksOf(address)[0]?.key ?? null
}

/** The whole network of somebody: an IPv4 /24 or an IPv6 /48, which one person may have all of. Null as above. */
export function wideNetworkOf(address: string): string | null {
  return networksOf(address).at(-1)?.key ?? null
}

/** What an address claims of places that are shared, `most` for itself. */
export function claimsOf(address: string, most: number): Claim[] {
  return networksOf(address).map(({ key, width }) => ({ key, most: most * width }))
}

/** ::1, however many of its zeros are written. */
function isLoopback(address: string): boolean {
  return /^[0:]*:0*1$/.test(address)
}

/** The first groups of an IPv6 address, with the zeros that `::` stands for. */
function firstGroups(address: string, count: number): number[] {
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter((group) => group !== '')
  const last = (end ?? '').split(':').filter((group) => group !== '')
  if (end !== undefined) groups.push(...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'))
  return [...groups, ...last].slice(0, count).map((group) => Number.parseInt(group, 16))
}
