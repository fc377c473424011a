import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Answers clients that end their side once they have sent their request, as `nc -N` does; the connection ends with the
 * last answer. Node has this as a property of its server that its documentation does not name.
 */
export function answerHalfClosed(server: Server): void {
  Reflect.set(server, 'httpAllowHalfOpen', true)
}

/** Takes a client that ends its side for gone: nobody else would notice for whom a long answer is no longer made. */
export function endWithClient(socket: Socket, response: ServerResponse): void {
  const end = (): void => void socket.end()
  if (socket.readableEnded) end()
  else socket.once('end', end)
  response.once('close', () => socket.off('end', end))
}
