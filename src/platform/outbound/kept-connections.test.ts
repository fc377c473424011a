import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeGuardedFetch } from './guarded-fetch.ts'
import { KeptConnections } from './kept-connections.ts'

const limits = { maxBytes: 1_000, timeoutMs: 5_000, ignoresBody: true, method: 'POST' as const, body: '{}' }
let kept: KeptConnections
let server: Server
let connections = 0
let respond: RequestListener
let port = 0

beforeEach(async () => {
  kept = new KeptConnections()
  connections = 0
  respond = (_request, response) => response.writeHead(204).end()
  server = createServer((request, response) => {
    request.resume().once('end', () => respond(request, response))
  })
  server.on('connection', () => {
    connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  kept.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('a connection serves one request after the other', async () => {
  const fetchGuarded = makeGuardedFetch(() => true, kept)
  for (let turn = 0; turn < 5; turn += 1)
    expect((await fetchGuarded({ url: `http://127.0.0.1:${port}/`, ...limits })).status).toBe(204)
  expect(connections).toBe(1)
})

test('a name is looked at each time, and one that may not be reached any more is not, kept connection or not', async () => {
  let isAllowed = true
  const fetchGuarded = makeGuardedFetch(() => isAllowed, kept)
  const url = `http://localhost:${port}/`
  await fetchGuarded({ url, ...limits })
  isAllowed = false
  await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'not-public' })
  expect(connections).toBe(1)
})

test('a connection to one address is never used for another one of the same name', () => {
  const url = new URL('https://crm.example/')
  const nameOf = (address: string): string => {
    const { agent, pinned } = kept.optionsFor(url, address)
    return agent.getName({ host: url.hostname, port: 443, ...{ pinned } })
  }
  expect(nameOf('93.184.216.34')).toBe(nameOf('93.184.216.34'))
  expect(nameOf('93.184.216.34')).not.toBe(nameOf('93.184.216.35'))
})

test('a message that meets a connection which was just closed is sent again on a new one', async () => {
  const fetchGuarded = makeGuardedFetch(() => true, kept)
  const url = `http://127.0.0.1:${port}/`
  await fetchGuarded({ url, ...limits })
  // The server hangs up as soon as the next request is on its way.
  respond = (request) => {
    respond = (_request, response) => response.writeHead(204).end()
    request.socket.resetAndDestroy()
  }
  expect((await fetchGuarded({ url, ...limits })).status).toBe(204)
  expect(connections).toBe(2)
  // A fresh connection that breaks is a failure.
  kept.close()
  respond = (request) => request.socket.resetAndDestroy()
  await expect(fetchGuarded({ url, ...limits })).rejects.toMatchObject({ fault: 'failed' })
})

test('what is not read to its end takes its connection along', async () => {
  const fetchGuarded = makeGuardedFetch(() => true, kept)
  respond = (_request, response) => response.end('x'.repeat(100_000))
  for (let turn = 0; turn < 2; turn += 1)
    expect((await fetchGuarded({ url: `http://127.0.0.1:${port}/`, ...limits })).status).toBe(200)
  expect(connections).toBe(2)
})
