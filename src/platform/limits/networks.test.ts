import { expect, test } from 'vitest'
import { networkOf, networksOf, wideNetworkOf } from './networks.ts'

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

test('an address lies in wider networks, which may do more', () => {
  expect(networksOf('8.8.8.8')).toEqual([
    { key: '8.8.8.8', width: 1 },
    { key: '8.8.8.0/24', width: 4 },
  ])
  expect(networksOf('2606:4700:1:12ab::7')).toEqual([
    { key: '2606:4700:1:12ab', width: 1 },
    { key: '2606:4700:1:1200::/56', width: 2 },
    { key: '2606:4700:1::/48', width: 4 },
  ])
  expect(wideNetworkOf('2606:4700:1:ffff::1')).toBe(wideNetworkOf('2606:4700:1::2'))
  expect(networksOf('127.0.0.1')).toEqual([])
})
