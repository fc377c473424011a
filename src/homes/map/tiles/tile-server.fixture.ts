import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TileServer {
  /** With {z}, {x} and {y}. */
  address(ending: string): string
  origin: string
  /** Paths that were asked for, in their order. */
  asked: string[]
  close(): void
}

/** A tile server on this machine that answers as a test wants it to. */
export async function startTileServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<TileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    address: (ending) => `${origin}/{z}/{x}/{y}${ending}`,
    origin,
    asked,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The place that a path of a tile server names. */
export function placeOfPath(path: string): { z: number; x: number; y: number } {
  const [z = 0, x = 0, y = 0] = (/\/(\d+)\/(\d+)\/(\d+)/.exec(path) ?? []).slice(1).map(Number)
  return { z, x, y }
}
