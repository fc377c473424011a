import { expect, test } from 'vitest'
import { reachOf, shapeAddress } from './judge-address.ts'

test.each([
  ['https://chat.example.com', 'https://chat.example.com', 'everybody'],
  ['HTTPS://Chat.Example.com/', 'https://chat.example.com', 'everybody'],
  ['https://chat.example.com:8443', 'https://chat.example.com:8443', 'everybody'],
  ['https://10.0.0.7', 'https://10.0.0.7', 'network'],
  ['http://192.168.1.20:8787', 'http://192.168.1.20:8787', 'network'],
  ['http://office-server:8787', 'http://office-server:8787', 'network'],
  ['http://porchlight.local', 'http://porchlight.local', 'network'],
  ['http://localhost:8787', 'http://localhost:8787', 'machine'],
  ['http://127.0.0.1:8787', 'http://127.0.0.1:8787', 'machine'],
  ['http://[::1]:8787', 'http://[::1]:8787', 'machine'],
  ['https://bücher.example', 'https://xn--bcher-kva.example', 'everybody'],
])('%s is kept as %s, for %s', (text, url, reach) => {
  expect(shapeAddress(text)).toEqual({ url })
  expect(reachOf(url)).toBe(reach)
})

test.each([
  ['chat.example.com', /https:\/\//],
  ['ftp://chat.example.com', /https:\/\//],
  ['javascript:alert(1)', /https:\/\//],
  ['http://chat.example.com', /read along/],
  ['http://8.8.8.8', /read along/],
  ['https://ana:secret@chat.example.com', /nothing behind the host/],
  ['https://chat.example.com/porchlight', /nothing behind the host/],
  ['https://chat.example.com/?a=b', /nothing behind the host/],
  ['https://chat.example.com/#x', /nothing behind the host/],
])('%s is refused in a sentence', (text, sentence) => {
  expect(shapeAddress(text)).toEqual({ fault: expect.stringMatching(sentence) })
})
