import { expect, test } from 'vitest'
import { countedAddress, findNamelessProxy } from './counted-address.ts'

const forwarded = { 'x-forwarded-for': '8.8.8.8' }

test.each([
  ['a visitor who comes directly', '8.8.8.8', '8.8.8.8', {}, '8.8.8.8'],
  ['a visitor of one’s own network', '192.168.1.7', '192.168.1.7', {}, '192.168.1.7'],
  ['whoever a trusted proxy names', '203.0.113.9', '172.18.0.2', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  ['a neighbour whom a trusted proxy names', '10.0.0.9', '172.18.0.2', { 'x-forwarded-for': '10.0.0.9' }, '10.0.0.9'],
  ['a proxy of one’s own that nobody named', '172.18.0.2', '172.18.0.2', forwarded, '172.18.0.2'],
  ['one on this machine', '127.0.0.1', '127.0.0.1', forwarded, '0.0.0.0'],
  ['one on this machine that says not for whom', '127.0.0.1', '127.0.0.1', { 'x-forwarded-proto': 'https' }, '0.0.0.0'],
  ['one of a network of its own header', '127.0.0.1', '127.0.0.1', { 'cf-connecting-ip': '8.8.8.8' }, '0.0.0.0'],
  ['one that passes on nothing but a name', '::1', '::1', { host: 'chat.example.com' }, '0.0.0.0'],
  ['who calls on this machine', '127.0.0.1', '127.0.0.1', {}, '127.0.0.1'],
  ['a browser on this machine', '127.0.0.1', '127.0.0.1', { host: 'localhost:8787' }, '127.0.0.1'],
  ['a stranger who says to be a proxy', '8.8.4.4', '8.8.4.4', forwarded, '8.8.4.4'],
])('%s', (_who, ip, remoteAddress, headers, counted) => {
  expect(countedAddress({ ip, socket: { remoteAddress }, headers })).toBe(counted)
})

test.each([
  ['a proxy of one’s own', '172.18.0.2', '172.18.0.2', forwarded, '172.18.0.2'],
  [
    'the same on a socket of IPv6',
    '::ffff:172.18.0.2',
    '::ffff:172.18.0.2',
    { forwarded: 'for=8.8.8.8' },
    '172.18.0.2',
  ],
  ['one on this machine', '::1', '::1', forwarded, '::1'],
  [
    'one behind a proxy that is named',
    '10.0.0.9',
    '172.18.0.2',
    { 'x-forwarded-for': '8.8.8.8, 10.0.0.9' },
    '10.0.0.9',
  ],
  ['a proxy that is named', '8.8.8.8', '172.18.0.2', forwarded, null],
  ['a neighbour whom a trusted proxy names', '10.0.0.9', '172.18.0.2', { 'x-forwarded-for': '10.0.0.9' }, null],
  ['a stranger who says to be a proxy', '8.8.4.4', '8.8.4.4', forwarded, null],
  ['one that says not for whom', '172.18.0.2', '172.18.0.2', { 'x-real-ip': '8.8.8.8' }, '172.18.0.2'],
  ['nobody', '172.18.0.2', '172.18.0.2', {}, null],
])('a proxy that nobody named: %s', (_who, ip, remoteAddress, headers, proxy) => {
  expect(findNamelessProxy({ ip, socket: { remoteAddress }, headers })).toBe(proxy)
})
