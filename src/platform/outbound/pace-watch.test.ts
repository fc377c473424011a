import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeGuardedFetch } from './guarded-fetch.ts'

// A server that drips holds nobody up for long; one that is slow because we are is not blamed for it.

let server: Server
let url: string
let respond: RequestListener
const drips = new Set<NodeJS.Timeout>()

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(async () => {
  for (const drip of drips) clearInterval(drip)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const hasty = makeGuardedFetch(() => true, null, { headMs: 300, bytes: 1_000, windowMs: 300 })
const patience = { maxBytes: 1_000_000, timeoutMs: 60_000 }

function drip(write: () => void): void {
  drips.add(setInterval(write, 5))
}

test.each<[string, RequestListener]>([
  [
    'a body that drips',
    (_request, response) => {
      response.writeHead(200)
      drip(() => response.write('a'))
    },
  ],
  [
    'a body that ends with its head',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).flushHeaders()
    },
  ],
  [
    'a packed body that drips',
    (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      drip(() => response.write('\u001f'))
    },
  ],
  [
    'a head that drips',
    (request) => {
      request.socket.on('error', () => {})
      request.socket.write('HTTP/1.1 200 OK\r\nx-a: ')
      drip(() => request.socket.write('a'))
    },
  ],
  ['no answer at all', () => {}],
])('%s is ended', async (_what, hostile) => {
  respond = hostile
  await expect(hasty({ url, ...patience })).rejects.toMatchObject({ name: 'OutboundError' })
  await expect(hasty({ url, ...patience, unpacks: false })).rejects.toMatchObject({ name: 'OutboundError' })
})

test('what takes us long is not the fault of the server', async () => {
  respond = (_request, response) => {
    response.writeHead(200)
    response.write('a'.repeat(1_000))
    setTimeout(() => response.end('b'), 450)
  }
  const pieces: string[] = []
  const onPiece = async (piece: Buffer): Promise<void> => {
    pieces.push(piece.toString())
    if (pieces.length === 1) await new Promise((resolve) => setTimeout(resolve, 900))
  }
  await hasty({ url, ...patience, onPiece })
  expect(pieces.join('')).toBe(`${'a'.repeat(1_000)}b`)
})

test('a large answer and a small one come whole', async () => {
  respond = (_request, response) => response.end('a'.repeat(500_000))
  expect((await hasty({ url, ...patience })).body).toHaveLength(500_000)
  respond = (_request, response) => response.end('a')
  expect((await hasty({ url, ...patience })).body).toHaveLength(1)
})
