import { expect, test } from 'vitest'
import { readNameServer } from './name-server.ts'
import { makeOutboundRule, readAllowedPlace } from './outbound-allow.ts'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['10.0.0.0/8', '10.1.2.3', 'x.example', true],
  ['10.0.0.0/8', '11.1.2.3', 'x.example', false],
  ['127.0.0.1', '127.0.0.1', 'x.example', true],
  ['127.0.0.1', '127.0.0.2', 'x.example', false],
  ['fd00::/8', 'fd12::1', 'x.example', true],
  ['Intern.Example', '10.0.0.1', 'intern.example', true],
  ['intern.example', '10.0.0.1', 'www.intern.example', false],
])('%s: whether %s of %s may be reached', (entry, address, host, may) => {
  const rule = makeOutboundRule([readAllowedPlace(entry)], (found) => isPublicAddress(found) && found !== '11.1.2.3')
  expect(rule(address, host)).toBe(may)
})

test.each(['10.0.0.0/33', 'a/8', '10.0.0.0/8/8', 'http://x.example', '', '10.0.0.0/', 'a b'])(
  '%s is no place',
  (entry) => {
    expect(() => readAllowedPlace(entry)).toThrow('must be host names')
  },
)

test.each([
  ['9.9.9.9', true],
  ['127.0.0.1:5353', true],
  ['2620:fe::fe', true],
  ['[2620:fe::fe]:5353', true],
  ['dns.example', false],
  ['9.9.9.9:0', false],
  ['9.9.9.9:70000', false],
  ['9.9.9', false],
])('%s as a name server', (entry, isOne) => {
  if (isOne) expect(readNameServer(entry)).toBe(entry)
  else expect(() => readNameServer(entry)).toThrow('must be addresses of name servers')
})
