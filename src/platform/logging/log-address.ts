import { isIP } from 'node:net'
import { plainAddress } from '../plain-address.ts'

export type LogAddresses = 'short' | 'full' | 'none'

/**
 * A caller's address as the log has it: short is the network that it lies in, 203.0.113.0/24 or 2001:db8:1::/48, which
 * tells a flood from single calls and hardly tells a person. Undefined where nothing is to be said.
 */
export function addressForLog(address: string, form: LogAddresses): string | undefined {
  if (form === 'none' || address === '') return undefined
  if (form === 'full') return address
  const plain = plainAddress(address)
  const family = isIP(plain)
  if (family === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return family === 6 ? shortenIpv6(plain) : undefined
}

function shortenIpv6(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  // Only what stands before the gap, or all eight groups, can be among the first three; the gap stands for zeros.
  const groups =
    tail === undefined ? before : [...before, ...zeros(8 - before.length - countGroups(tail)), ...tail.split(':')]
  const first = groups.slice(0, 3).map((group) => Number.parseInt(group || '0', 16).toString(16))
  const kept = first.join(':').replace(/(?::0)+$/, '')
  return `${kept === '0' ? '' : kept}::/48`
}

function zeros(count: number): string[] {
  return Array.from({ length: Math.max(0, count) }, () => '0')
}

function countGroups(tail: string): number {
  // The last two groups may be written as an IPv4 address.
  return tail === '' ? 0 : tail.split(':').length + (tail.includes('.') ? 1 : 0)
}
