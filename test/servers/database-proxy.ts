import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { TestDatabase } from '../test-database.ts'

export interface DatabaseProxy {
  /** The same database, by way of the proxy. */
  connection: TestDatabase['connection']
  /** The same as DATABASE_URL. */
  url: string
  /** Cuts every connection now, as a server does that dies. */
  cut(): void
  /** How many connections there are. */
  connected(): number
  /** From now on nothing passes through connections, old and new, and nobody is told; until `thaw`. */
  freeze(): void
  thaw(): void
  /** Whether new connections are refused at once. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

/** A line between Porchlight and its database that can be cut and frozen. */
export async function startDatabaseProxy({ connection }: TestDatabase): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let isDown = false
  let isFrozen = false
  const server = createServer((client) => {
    if (isDown) return client.destroy()
    const { host, port } = connection
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const pair = [client, upstream]
    for (const socket of pair) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        for (const other of pair) other.destroy()
      })
      if (isFrozen) socket.pause()
    }
    // Not by pipe, which would go on by itself.
    client.on('data', (bytes) => upstream.write(bytes))
    upstream.on('data', (bytes) => client.write(bytes))
    if (isFrozen) for (const socket of pair) socket.pause()
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const own = { ...connection, host: '127.0.0.1', port }
  return {
    connection: own,
    url: `postgresql://${encodeURIComponent(own.user)}:${encodeURIComponent(own.password)}@127.0.0.1:${port}/${own.database}`,
    cut,
    connected: () => sockets.size / 2,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw: () => {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    setDown: (down) => {
      isDown = down
      if (down) cut()
    },
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
