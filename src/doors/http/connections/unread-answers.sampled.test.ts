import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { openSocket, type RawSocket } from '../../../../test/servers/raw-socket.ts'
import { endUnreadAnswers } from './unread-answers.ts'

const rules = { unreadMs: 2_000, lookMs: 50 }
const megabyte = Buffer.alloc(1_048_576, 'x')
let server: Server

async function serve(answer: (write: (bytes: Buffer) => boolean, end: () => void) => void): Promise<RawSocket> {
  server = createServer((_request, response) => {
    answer(
      (bytes) => response.write(bytes),
      () => response.end(),
    )
  })
  endUnreadAnswers(server, rules)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, a server has an address of this form.
  return openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const connectionsOf = (): Promise<number> =>
  new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))

quickTest('a connection whose answer nobody takes is closed', async () => {
  const { socket, send } = await serve((write, end) => {
    for (let count = 0; count < 40; count += 1) write(megabyte)
    end()
  })
  socket.pause()
  send('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  await expect.poll(connectionsOf, { timeout: 20_000 }).toBe(0)
  socket.destroy()
})

quickTest(
  'one is not closed because this process stood still for longer than anybody may leave an answer unread',
  async () => {
    const { socket, send } = await serve((write, end) => {
      for (let count = 0; count < 40; count += 1) write(megabyte)
      end()
    })
    let bytes = 0
    const readOn = (): void => {
      socket.removeAllListeners('data').on('data', (piece: string) => {
        bytes += piece.length
      })
      socket.resume()
    }
    socket.pause()
    send('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    // Some of it waits now, and has waited for a look.
    await new Promise((resolve) => setTimeout(resolve, rules.lookMs * 2))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, rules.unreadMs * 2)
    setTimeout(readOn, rules.lookMs)
    await expect.poll(() => bytes, { timeout: 60_000 }).toBeGreaterThan(40 * 1_048_576)
  },
)

deepTest(
  'one whose reader is slow but reads is not, nor one that waits for its answer',
  async () => {
    let finish = (): void => {}
    const slow = await serve((write, end) => {
      for (let count = 0; count < 40; count += 1) write(megabyte)
      finish = end
    })
    let bytes = 0
    slow.socket.removeAllListeners('data').on('data', (piece: string) => {
      bytes += piece.length
      slow.socket.pause()
      setTimeout(() => slow.socket.resume(), 1)
    })
    slow.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => bytes, { timeout: 150_000 }).toBeGreaterThan(40 * 1_048_576)
    // All is read; now nothing comes for longer than anybody may leave an answer unread.
    await new Promise((resolve) => setTimeout(resolve, rules.unreadMs * 3))
    expect(await connectionsOf()).toBe(1)
    finish()
    slow.socket.destroy()
  },
  180_000,
)
