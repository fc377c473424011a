import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextRound } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'
import { listen } from './listen.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function openServer(wish = { host: '127.0.0.1', port: 0 }) {
  const fastify = Fastify()
  fastify.get('/', async () => 'here')
  const listening = await listen(fastify, wish)
  undo.push(() => Promise.all([fastify.close(), listening.close()]))
  return { fastify, listening, port: Number(new URL(listening.address).port) }
}

function openSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  undo.push(() => socket.destroy())
  return socket
}

/** Blocks the event loop, as much work does that is done in slices. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe.runIf(process.platform === 'linux')('of many new connections at once', () => {
  test('none waits until the others have had a round of the event loop each', async () => {
    const { fastify, port } = await openServer()
    let taken = 0
    fastify.server.on('connection', () => {
      taken += 1
    })
    const sockets = Array.from({ length: 200 }, () => openSocket(port))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    let rounds = 0
    for (; taken < sockets.length; rounds += 1) {
      work(1)
      await nextRound()
    }
    // One a round would be 200.
    expect(rounds).toBeLessThan(60)
  })
})

test('every one of them is served, and told what is no HTTP', async () => {
  const app = await startTestApp()
  undo.push(() => app.close())
  const port = Number(new URL(app.url).port)
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const socket = openSocket(port)
      const pieces: Buffer[] = []
      socket.on('data', (piece) => pieces.push(piece))
      socket.end(index % 2 ? 'GET /health/live HTTP/1.1\r\nHost: a.example\r\n\r\n' : 'This is no HTTP.\r\n\r\n')
      await once(socket, 'close')
      return Buffer.concat(pieces).toString()
    }),
  )
  for (const [index, answer] of answers.entries()) {
    if (index % 2) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    else expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"Success":false/)
  }
})

test('a stop is not held up by who only keeps a connection, whichever listener took it', async () => {
  const app = await startTestApp()
  const idle = Array.from({ length: 40 }, () => openSocket(Number(new URL(app.url).port)))
  for (const socket of idle) socket.write('GET /health/live HTTP/1.1\r\nHost: a.example\r\n\r\n')
  await Promise.all(idle.map((socket) => once(socket, 'data')))
  // One of them comes after the others have been looked at.
  const late = idle[0]
  setTimeout(() => late?.write('GET /health/live HTTP/1.1\r\nHost: a.example\r\n\r\n'), 1)
  await app.close()
  await Promise.all(idle.map((socket) => socket.closed || once(socket, 'close')))
})

test('a port that anybody has is refused, were it one of ours', async () => {
  const { port } = await openServer()
  await expect(openServer({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const stranger = createServer().listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  undo.push(() => stranger.close())
  const address = stranger.address()
  if (address === null || typeof address === 'string') throw new Error('a port was expected')
  await expect(openServer({ host: '127.0.0.1', port: address.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a name with several addresses is listened to on each, with one port', async () => {
  const { port } = await openServer({ host: 'localhost', port: 0 })
  for (const host of ['127.0.0.1', 'localhost']) {
    const response = await fetch(`http://${host}:${port}/`)
    expect(await response.text()).toBe('here')
  }
})

test('once closed, no listener takes anybody', async () => {
  const { fastify, listening, port } = await openServer()
  await Promise.all([fastify.close(), listening.close()])
  const tries = Array.from({ length: 40 }, async () => {
    const socket = connect(port, '127.0.0.1')
    const error = await Promise.race([once(socket, 'connect').then(() => null), once(socket, 'error').then(([e]) => e)])
      .catch((thrown: unknown) => thrown)
      .finally(() => socket.destroy())
    return error
  })
  for (const error of await Promise.all(tries)) expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
