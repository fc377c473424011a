import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Asked, Reply, Shape } from './shape.ts'

export interface ShapeServer {
  origin: string
  asked: Asked[]
  play(shape: Shape['replies']): void
  close(): Promise<void>
}

/** A loopback server that answers as a shape says, whatever address of a provider is called. */
export async function startShapeServer(): Promise<ShapeServer> {
  const asked: Asked[] = []
  let next: (body: Asked, index: number) => Reply = () => ({ status: 500 })
  const server = createServer(async (message, response) => {
    if (message.method !== 'POST') {
      response.writeHead(404).end()
      return
    }
    let text = ''
    for await (const chunk of message.setEncoding('utf8')) text += chunk
    const body: Asked = JSON.parse(text)
    asked.push(body)
    answer(response, next(body, asked.length - 1))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    play: (replies) => {
      asked.length = 0
      next =
        typeof replies === 'function' ? replies : (_body, index) => replies[Math.min(index, replies.length - 1)] ?? {}
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, { status = 200, headers = {}, body, events, end }: Reply): void {
  const type = events === undefined ? 'application/json' : 'text/event-stream'
  response.writeHead(status, { 'content-type': type, ...headers })
  if (events === undefined) {
    response.end(body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body))
    return
  }
  const text = events
    .map((event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`))
    .join('')
  if (end === undefined) response.end(text)
  else if (end === 'hang') response.write(text === '' ? ': nothing yet\n\n' : text)
  else response.write(text === '' ? ': nothing yet\n\n' : text, () => setTimeout(() => response.destroy(), 20))
}
