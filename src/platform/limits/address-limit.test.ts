import { expect, test } from 'vitest'
import { AddressLimit, networkOf } from './address-limit.ts'

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
  const limit = new AddressLimit({ count: 1, windowMs: 60_000, maxAddresses: 100 })
  for (let host = 0; host < 100; host += 1) expect(limit.take(`8.8.8.${host}`, 0)).toBe(0)
  expect(limit.take('8.8.8.0', 1)).toBeGreaterThan(0)
  expect(limit.take('8.8.9.9', 1)).toBe(0)
  expect(limit.take('8.8.8.0', 1)).toBeGreaterThan(0)
  expect(limit.take('8.8.8.1', 1)).toBe(0)
})

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['2606:4700:0:12::1', '2606:4700:0:12'],
  ['2606:4700:0:12:ffff::', '2606:4700:0:12'],
  ['2606:4700::1', '2606:4700:0:0'],
  ['2606:4700:0000:0000:0000:0000:0000:0002', '2606:4700:0:0'],
  ['2606:4700:1:2::3:4', '2606:4700:1:2'],
  ['127.0.0.1', null],
  ['127.8.9.10', null],
  ['::ffff:127.0.0.1', null],
  ['10.1.2.3', '10.1.2.3'],
  ['192.168.1.7', '192.168.1.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['::1', null],
  ['0:0:0:0:0:0:0:1', null],
  ['0000:0000:0000:0000:0000:0000:0000:0001', null],
  ['1::1', '1:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fd00::1', 'fd00:0:0:0'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['', null],
  ['nonsense', null],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
