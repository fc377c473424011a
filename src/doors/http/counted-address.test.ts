import { expect, test } from 'vitest'
import { countedAddress } from './counted-address.ts'

const forwarded = { 'x-forwarded-for': '8.8.8.8' }

test.each([
  ['a visitor who comes directly', '8.8.8.8', '8.8.8.8', {}, '8.8.8.8'],
  ['a visitor of one’s own network', '192.168.1.7', '192.168.1.7', {}, '192.168.1.7'],
  ['whoever a trusted proxy names', '203.0.113.9', '172.18.0.2', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  ['a neighbour whom a trusted proxy names', '10.0.0.9', '172.18.0.2', { 'x-forwarded-for': '10.0.0.9' }, '10.0.0.9'],
  ['a proxy of one’s own that nobody named', '172.18.0.2', '172.18.0.2', forwarded, ''],
  ['the same on a socket of IPv6', '::ffff:172.18.0.2', '::ffff:172.18.0.2', { forwarded: 'for=8.8.8.8' }, ''],
  ['a stranger who says to be a proxy', '8.8.4.4', '8.8.4.4', forwarded, '8.8.4.4'],
])('%s', (_who, ip, remoteAddress, headers, counted) => {
  expect(countedAddress({ ip, socket: { remoteAddress }, headers })).toBe(counted)
})
