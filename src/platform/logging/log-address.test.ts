import { expect, test } from 'vitest'
import { addressForLog } from './log-address.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001::77', '2001:db8:1::/48'],
  ['2001:db8::77', '2001:db8::/48'],
  ['2001:db8:0:5::', '2001:db8::/48'],
  ['2001::5:6:7:8:9:a', '2001:0:5::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['::1', '::/48'],
  ['64:ff9b::203.0.113.77', '64:ff9b::/48'],
  ['', undefined],
  ['unknown', undefined],
])('%s is told as %s', (address, told) => {
  expect(addressForLog(address, 'short')).toBe(told)
})

test('told in full, or not at all', () => {
  expect(addressForLog('2001:db8::77', 'full')).toBe('2001:db8::77')
  expect(addressForLog('203.0.113.77', 'none')).toBeUndefined()
})
