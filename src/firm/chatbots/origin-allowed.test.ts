import { expect, test } from 'vitest'
import { isOriginAllowed } from './origin-allowed.ts'

const ours = 'https://chat.example.org'

test.each([
  // Domains, Origin, allowed
  ['example.com', 'https://example.com', true],
  ['example.com', 'http://example.com', true],
  ['example.com', 'https://example.com:8443', true],
  ['example.com', 'https://EXAMPLE.com', true],
  ['EXAMPLE.com/', 'https://example.com', true],
  ['example.com', 'https://www.example.com', false],
  ['example.com', 'https://example.com.evil.org', false],
  ['example.com', 'https://notexample.com', false],
  ['https://example.com', 'https://example.com', true],
  ['https://example.com', 'http://example.com', false],
  ['https://example.com:443', 'https://example.com', true],
  ['example.com:8080', 'http://example.com:8080', true],
  ['example.com:8080', 'http://example.com', false],
  ['example.com:80', 'http://example.com', true],
  ['example.com:80', 'https://example.com', false],
  ['*.example.com', 'https://www.example.com', true],
  ['*.example.com', 'https://a.b.example.com', true],
  ['*.example.com', 'https://example.com', false],
  ['*.example.com', 'https://evilexample.com', false],
  ['https://*.example.com:8443', 'https://www.example.com:8443', true],
  ['https://*.example.com:8443', 'https://www.example.com', false],
  ['one.example\r\ntwo.example\n', 'https://two.example', true],
  ['one.example\ntwo.example', 'https://three.example', false],
  ['münchen.example', 'https://xn--mnchen-3ya.example', true],
  ['[::1]:3000', 'http://[::1]:3000', true],
  ['127.0.0.1', 'http://127.0.0.1:5500', true],
  // Signs that an address may have, but that would end a part of the policy that lists who may frame the chat.
  ['a;b.example', 'https://a;b.example', false],
  ['a,b.example', 'https://a,b.example', false],
  ["'self'", "https://'self'", false],
  ['my_shop.example', 'https://my_shop.example', true],
  ['', 'https://example.com', false],
  ['example.com', 'null', false],
  ['example.com', '', false],
  ['', ours, true],
  ['', 'https://chat.example.org:8443', false],
  ['', 'http://chat.example.org', false],
])('Domains %j, Origin %j: %j', (domains, origin, allowed) => {
  expect(isOriginAllowed(origin, domains, ours)).toBe(allowed)
})

test('our own address may have a path', () => {
  expect(isOriginAllowed('https://example.org', '', 'https://example.org/porchlight')).toBe(true)
})
