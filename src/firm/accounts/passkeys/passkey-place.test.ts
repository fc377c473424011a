import { expect, test } from 'vitest'
import { findPasskeyPlace, namePasskeyAddress } from './passkey-place.ts'

test.each([
  ['https://homes.example', 'https://homes.example', 'homes.example'],
  ['https://homes.example:8443/desk', 'https://homes.example:8443', 'homes.example'],
  ['https://homes.example', 'http://homes.example', null],
  ['https://homes.example', 'https://chat.homes.example', null],
  ['https://homes.example', 'https://homes.example.evil.example', null],
  ['https://homes.example', 'http://localhost:8787', null],
  ['https://homes.example', undefined, null],
  ['https://homes.example', 'null', null],
  ['http://homes.example', 'http://homes.example', null],
  ['https://192.0.2.7', 'https://192.0.2.7', null],
  ['http://127.0.0.1:8787', 'http://localhost:8787', 'localhost'],
  ['http://127.0.0.1:8787', 'http://localhost:9000', 'localhost'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787', null],
  ['http://[::1]:8787', 'http://[::1]:8787', null],
  ['http://127.0.0.1:8787', 'https://evil.example', null],
  ['http://127.0.0.1:8787', 'http://localhost.evil.example', null],
  ['http://127.evil.example', 'http://localhost:8787', null],
  ['', 'http://localhost:8787', null],
])('of a server that is known as %s, a page of %s has passkeys of %s', (publicUrl, origin, host) => {
  expect(findPasskeyPlace(publicUrl, origin)?.host ?? null).toBe(host)
})

test.each([
  ['https://homes.example/desk', 'https://homes.example'],
  ['http://127.0.0.1:8787', 'http://localhost:8787'],
  ['http://homes.example', 'an address with https'],
  ['', 'an address with https'],
])('who is at the wrong one of %s is told of %s', (publicUrl, address) => {
  expect(namePasskeyAddress(publicUrl)).toBe(address)
})
