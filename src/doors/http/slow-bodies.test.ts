import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openSocket, type RawSocket } from '../../../test/servers/raw-socket.ts'
import { PorchlightError } from '../../platform/errors.ts'
import { readJsonBytes } from './bodies/read-body.ts'
import { readUploadBytes } from './bodies/upload-bytes.ts'

let server: Server

/** A server that answers how reading a body ended: how many bytes came, or the code of the failure. */
async function serve(read: (request: IncomingMessage) => Promise<number>): Promise<RawSocket> {
  server = createServer((request, response) => {
    void read(request)
      .catch((error: unknown) => (error instanceof PorchlightError ? error.code : String(error)))
      .then((outcome) => response.end(`<${outcome}>`))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, a server has an address of this form.
  return openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n'

test('a body has so long to arrive, however it is spread', async () => {
  const { send, heard, socket } = await serve(async (request) => (await readJsonBytes(request, 100, 500)).length)
  send(head)
  const drip = setInterval(() => send('1'), 200)
  expect(await heard('<')).toContain('<body-too-slow>')
  clearInterval(drip)
  socket.destroy()
})

test('a body that comes in pieces is whole', async () => {
  const { send, heard, socket } = await serve(async (request) => {
    const bytes = await readJsonBytes(request, 100)
    return bytes.toString() === '1234567890' ? bytes.length : -1
  })
  send(head)
  for (const piece of ['1', '23', '4567', '890']) {
    send(piece)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(await heard('<')).toContain('<10>')
  socket.destroy()
})

async function countBytes(request: IncomingMessage, rules: { silenceMs: number; leastBytesPerSecond: number }) {
  let bytes = 0
  for await (const piece of readUploadBytes(request, rules)) bytes += piece.length
  return bytes
}

test('a body that comes byte by byte is whole, and its connection is not read for each of them', async () => {
  let reads = 0
  let isSame = false
  const { send, heard, socket } = await serve(async (request) => {
    request.on('data', () => {
      // What was read together is handed over together.
      if (isSame) return
      isSame = true
      reads += 1
      setImmediate(() => {
        isSame = false
      })
    })
    return (await readJsonBytes(request, 10_000)).length
  })
  socket.setNoDelay(true)
  send('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
  for (let count = 0; count < 1_500; count += 1) {
    send('1\r\nx\r\n')
    if (count % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  send('0\r\n\r\n')
  expect(await heard('<')).toContain('<1500>')
  expect(reads).toBeLessThan(200)
  socket.destroy()
})

test('an upload may take long, but not pause', async () => {
  const rules = { silenceMs: 1_000, leastBytesPerSecond: 1 }
  const slow = await serve((request) => countBytes(request, rules))
  slow.send(head)
  for (let time = 0; time < 10; time += 1) {
    slow.send('x')
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  expect(await slow.heard('<')).toContain('<10>')
  const other = await openSocket(`http://127.0.0.1:${slow.socket.remotePort}`)
  slow.socket.destroy()
  other.send(`${head}x`)
  expect(await other.heard('<')).toContain('<body-too-slow>')
  other.socket.destroy()
})

test('an upload that only trickles is ended', async () => {
  const { send, heard, socket } = await serve((request) =>
    countBytes(request, { silenceMs: 400, leastBytesPerSecond: 1_000 }),
  )
  send('PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n')
  const drip = setInterval(() => send('x'), 50)
  expect(await heard('<')).toContain('<body-too-slow>')
  clearInterval(drip)
  socket.destroy()
})

test('time that an upload waits for us does not count against its sender', async () => {
  const { send, heard, socket } = await serve(async (request) => {
    let bytes = 0
    for await (const piece of readUploadBytes(request, { silenceMs: 300, leastBytesPerSecond: 1_000 })) {
      bytes += piece.length
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    return bytes
  })
  send('PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 200000\r\n\r\n')
  send('x'.repeat(200_000))
  expect(await heard('<', 30_000)).toContain('<200000>')
  socket.destroy()
})
