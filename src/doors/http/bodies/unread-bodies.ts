import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long the rest of a body is read whose answer is known already: as long as something comes, within limits. */
const silenceMs = 5_000
const mostMs = 30_000
const lookMs = 500

/**
 * Lets every answer reach its client, also one that is given before the whole body was read. A connection that is closed
 * with unread bytes is reset, and a reset takes the answer away from a client that has not read it yet: so the rest of
 * the body is read and forgotten for a while, after our own side was ended where the connection is to be closed.
 */
export function readRestOfBodies(server: Server): void {
  const requests = new WeakMap<Socket, IncomingMessage>()
  server.on('connection', (socket) => {
    const destroySoon = socket.destroySoon.bind(socket)
    // What Node calls after the answer on a connection that is not kept.
    socket.destroySoon = () => {
      const request = requests.get(socket)
      if (!request || request.complete || request.destroyed) return destroySoon()
      socket.end()
      readRest(request, socket, destroySoon)
    }
  })
  server.on('request', (request, response) => {
    requests.set(request.socket, request)
    const { socket } = request
    response.once('finish', () => {
      if (!request.complete && !request.destroyed && !socket.writableEnded) readRest(request, socket, () => {})
    })
  })
}

function readRest(request: IncomingMessage, socket: Socket, atEnd: () => void): void {
  const begun = performance.now()
  let heardAt = begun
  let bytes = socket.bytesRead
  const timer = setInterval(() => {
    const now = performance.now()
    if (socket.bytesRead !== bytes) heardAt = now
    bytes = socket.bytesRead
    if (now - heardAt < silenceMs && now - begun < mostMs) return
    clearInterval(timer)
    socket.destroy()
  }, lookMs)
  request.once('close', () => {
    clearInterval(timer)
    if (request.complete) atEnd()
  })
  request.resume()
}
