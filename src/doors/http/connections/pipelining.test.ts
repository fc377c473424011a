import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openSocket, type RawSocket } from '../../../../test/servers/raw-socket.ts'
import { answerHalfClosed } from './half-open.ts'
import { answerInTurn } from './pipelining.ts'

let server: Server

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<RawSocket> {
  server = createServer(answer)
  answerInTurn(server)
  answerHalfClosed(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, a server has an address of this form.
  return openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: number): string => `GET /${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const gets = (count: number): string => Array.from({ length: count }, (_, at) => get(at)).join('')
const answered = (text: string): string[] => text.match(/<\d+>/g) ?? []
const inOrder = (count: number): string[] => Array.from({ length: count }, (_, at) => `<${at}>`)

test('requests that are sent at once are answered in their order, one at a time', async () => {
  let atWork = 0
  let most = 0
  const { send, heard, socket } = await serve(async ({ url = '' }, response) => {
    atWork += 1
    most = Math.max(most, atWork)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10))
    atWork -= 1
    response.end(`<${url.slice(1)}>`)
  })
  send(gets(60))
  expect(answered(await heard('<59>'))).toEqual(inOrder(60))
  expect(most).toBe(1)
  // The connection is as good as new.
  send(get(60))
  await heard('<60>')
  socket.destroy()
})

test('bodies find their requests, also those that are larger than what is read at once', async () => {
  const { send, heard, socket } = await serve(async (request, response) => {
    let bytes = 0
    for await (const piece of request) bytes += piece.length
    response.end(`<${bytes}>`)
  })
  const sizes = [3, 300_000, 0, 70_000, 1]
  for (const size of sizes) send(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${size}\r\n\r\n${'x'.repeat(size)}`)
  expect(answered(await heard('<1>'))).toEqual(sizes.map((size) => `<${size}>`))
  socket.destroy()
})

test('nothing more is worked out for a client that does not take its answers', async () => {
  let begun = 0
  const { send, heard, socket } = await serve(({ url = '' }, response) => {
    begun += 1
    response.end(`${'x'.repeat(6_000_000)}<${url.slice(1)}>`)
  })
  socket.pause()
  send(gets(12))
  await expect.poll(() => begun).toBeGreaterThan(0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  // What the system keeps for a connection may hold one or another.
  expect(begun).toBeLessThan(6)
  socket.resume()
  expect(answered(await heard('<11>', 60_000))).toEqual(inOrder(12))
  socket.destroy()
})

test('whoever sends thousands gets a thousand answers and hears that there will be no more', async () => {
  const { send, ended } = await serve(({ url = '' }, response) => {
    setImmediate(() => response.end(`<${url.slice(1)}>`))
  })
  send(gets(1_900))
  const text = await ended(30_000)
  expect(answered(text)).toEqual(inOrder(answered(text).length))
  expect(answered(text).length).toBeGreaterThan(1_000)
  expect(answered(text).length).toBeLessThan(1_900)
  expect(text.match(/connection: close/gi)).toHaveLength(1)
})

test('a client that ends its side is answered all that it asked for, and then let go', async () => {
  const { socket, ended } = await serve(async ({ url = '' }, response) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    response.end(`<${url.slice(1)}>`)
  })
  const address = `http://127.0.0.1:${socket.remotePort}`
  socket.end(gets(3))
  expect(answered(await ended())).toEqual(inOrder(3))
  const idle = await openSocket(address)
  idle.socket.end()
  expect(await idle.ended()).toBe('')
})
