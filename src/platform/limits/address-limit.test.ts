import { expect, test } from 'vitest'
import { AddressLimit } from './address-limit.ts'

test('an address may so many at once, and as many again in every window, spread evenly', () => {
  const limit = new AddressLimit({ count: 3, windowMs: 60_000 })
  const take = (now: number, address = '8.8.8.8') => limit.take(address, now)
  expect([take(0), take(0), take(0)]).toEqual([0, 0, 0])
  expect(take(0)).toBe(20_000)
  expect(take(15_000)).toBeCloseTo(5_000)
  expect([take(20_000), take(20_000)]).toEqual([0, 20_000])
  expect(take(0, '8.8.4.4')).toBe(0)
  // Never more than the whole window, however long it was silent.
  expect([1, 2, 3, 4].map(() => take(9_000_000)).filter((wait) => wait === 0)).toHaveLength(3)
})

test('what weighs more takes more, and what weighs more than everything goes when everything is left', () => {
  const limit = new AddressLimit({ count: 100, windowMs: 60_000 })
  expect(limit.take('8.8.8.8', 0, 60)).toBe(0)
  expect(limit.take('8.8.8.8', 0, 60)).toBeCloseTo(12_000)
  expect(limit.take('8.8.8.8', 0, 40)).toBe(0)
  expect(limit.take('8.8.8.8', 60_000, 1_000)).toBe(0)
  expect(limit.take('8.8.8.8', 60_000, 1)).toBeGreaterThan(0)
})

test('a call that is given back does not count, and nobody gets more than there is', () => {
  const limit = new AddressLimit({ count: 2, windowMs: 60_000 })
  limit.giveBack('8.8.8.8', 0)
  expect([limit.take('8.8.8.8', 0), limit.take('8.8.8.8', 0)]).toEqual([0, 0])
  limit.giveBack('8.8.8.8', 0)
  expect(limit.take('8.8.8.8', 0)).toBe(0)
  expect(limit.take('8.8.8.8', 0)).toBeGreaterThan(0)
  limit.giveBack('8.8.4.4', 0)
  expect([limit.take('8.8.4.4', 0), limit.take('8.8.4.4', 0)]).toEqual([0, 0])
  expect(limit.take('8.8.4.4', 0)).toBeGreaterThan(0)
})

test('a clock that goes back takes nothing away', () => {
  const limit = new AddressLimit({ count: 2, windowMs: 60_000 })
  expect([limit.take('8.8.8.8', 100_000), limit.take('8.8.8.8', 0), limit.take('8.8.8.8', 0)]).toEqual([0, 0, 30_000])
})

test('remembers so many addresses, those that called last', () => {
  const limit = new AddressLimit({ count: 1, windowMs: 60_000, maxAddresses: 200 })
  for (let host = 0; host < 100; host += 1) expect(limit.take(`8.${host}.8.8`, 0)).toBe(0)
  expect(limit.take('8.0.8.8', 1)).toBeGreaterThan(0)
  expect(limit.take('9.8.9.9', 1)).toBe(0)
  expect(limit.take('8.0.8.8', 1)).toBeGreaterThan(0)
  expect(limit.take('8.1.8.8', 1)).toBe(0)
})

test.each([
  ['an IPv4 /24', (n: number) => `8.8.8.${n}`, '8.8.9.1', 4],
  ['a /56 of IPv6', (n: number) => `2606:4700:1:12${n.toString(16).padStart(2, '0')}::1`, '2606:4700:1:1301::1', 2],
  ['a /48 of IPv6', (n: number) => `2606:4700:1:${(n * 256).toString(16)}::1`, '2606:4700:2::1', 4],
])('%s counts as well as each address of it, some times as much', (_what, address, neighbour, width) => {
  const limit = new AddressLimit({ count: 10, windowMs: 60_000 })
  const taken = Array.from({ length: 100 }, (_, n) => limit.take(address(n), 0)).filter((wait) => wait === 0)
  expect(taken).toHaveLength(10 * width)
  expect(limit.take(neighbour, 0)).toBe(0)
})
