import { expect, test } from 'vitest'
import { makeTrustedProxies } from './trusted-proxies.ts'

test.each([
  ['10.0.0.1', true],
  ['::ffff:10.0.0.1', true],
  ['10.0.0.2', false],
  ['172.18.9.9', true],
  ['2606:4700:1::7', true],
  ['2606:4701::7', false],
  ['', false],
])('%s is named: %s', (address, isNamed) => {
  expect(makeTrustedProxies(['10.0.0.1', '172.18.0.0/16', '2606:4700::/32'])(address)).toBe(isNamed)
  expect(makeTrustedProxies([])(address)).toBe(false)
})
