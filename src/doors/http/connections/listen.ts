import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { FastifyInstance, FastifyListenOptions } from 'fastify'
import { resolveHost } from './resolve-host.ts'

/**
 * Node takes one new connection of a listener in each round of its event loop. While others keep it busy a round takes
 * 10 to 20 ms, and who comes after fifty others would wait for as many rounds. So there are several listeners: the
 * system spreads new connections over those that share a port.
 */
const listenersOfAddress = 64
/** Systems that spread them; elsewhere a second listener is refused, or gets nothing. */
const mayShare = process.platform === 'linux'

interface Wish {
  host: string
  port: number
  reusePort?: boolean
}

export interface Listening {
  /** As in "http://127.0.0.1:8080". */
  address: string
  /** Takes no new connections. Those that are open stay; resolves when the last of those listeners has ended. */
  close(): Promise<void>
}

/**
 * Listens on every address of the host, on the same port. Fails as Node does, as with EADDRINUSE, when the port of the
 * first is not free; port 0 takes any that is.
 */
export async function listen(fastify: FastifyInstance, wish: { host: string; port: number }): Promise<Listening> {
  const [first = wish.host, ...others] = await resolveHost(wish.host)
  const shared = mayShare && (await canShare(first))
  // Sharing is for ourselves: another process, were it a second one of ours, must not get half of our connections.
  if (shared && wish.port !== 0) await tryListening({ host: first, port: wish.port })
  // Fastify passes on what it does not know itself.
  const main: FastifyListenOptions & { reusePort: boolean } = { host: first, port: wish.port, reusePort: shared }
  const address = await fastify.listen(main)
  const port = Number(new URL(address).port || 80)
  const servers: Server[] = []
  for (const host of [first, ...others]) {
    const count = shared ? listenersOfAddress : 1
    for (let number = host === first ? 1 : 0; number < count; number += 1) {
      const server = await addListener(fastify, { host, port, reusePort: shared })
      // "localhost" has an address of IPv6 on machines that have no IPv6; the first listener is what counts.
      if (server === null) break
      servers.push(server)
    }
  }
  return {
    address,
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.close()
          return once(server, 'close')
        }),
      )
    },
  }
}

/** Some kernels and sandboxes know no shared ports. */
async function canShare(host: string): Promise<boolean> {
  return tryListening({ host, port: 0, reusePort: true }).then(
    () => true,
    () => false,
  )
}

/** Fails as Node does when nobody can listen there. */
async function tryListening(wish: Wish): Promise<void> {
  const server = createServer().listen(wish)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** A listener whose connections are served as if they had come to Fastify's own. Null when it cannot be had. */
async function addListener(fastify: FastifyInstance, wish: Wish): Promise<Server | null> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    // Node asks the server of a socket for who answers what is no HTTP.
    Reflect.set(socket, 'server', fastify.server)
    fastify.server.emit('connection', socket)
  })
  server.listen(wish)
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}
