import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { letRead } from './let-read.ts'

/** Requests of one connection that wait for their turn; of who sends more at once, the rest is not answered. */
const mostWaiting = 1_000

/** What waits on a connection behind the request that is at work. */
interface Line {
  waiting: ((isLast: boolean) => void)[]
  /** Too many came: the connection ends with the last of those that wait. */
  isFull: boolean
}

/**
 * Lets a connection have one request at work, whatever it sends at once (HTTP pipelining): the next one begins when the
 * answer to the one before was taken. Node begins them all as they arrive, so that a client who never reads could
 * have thousands worked out and kept. To be called before anything else listens for requests.
 */
export function answerInTurn(server: Server): void {
  const [begin, ...others] = server.listeners('request')
  if (!begin || others.length > 0) throw new Error('one listener was expected, which answers requests')
  server.removeAllListeners('request')
  const lines = new WeakMap<Socket, Line>()
  const start = (request: IncomingMessage, response: ServerResponse, line: Line, isLast: boolean): void => {
    const { socket } = request
    response.once('close', () => goOn(socket, line))
    // Who sent too many hears with the last answer that there will be no further one.
    if (isLast) response.shouldKeepAlive = false
    begin.call(server, request, response)
  }
  const goOn = (socket: Socket, line: Line): void => {
    if (!socket.writable) return
    const next = line.waiting.shift()
    if (next) next(line.isFull && line.waiting.length === 0)
    else {
      lines.delete(socket)
      letRead(socket)
    }
  }
  server.on('request', (request, response) => {
    const { socket } = request
    const line = lines.get(socket)
    if (!line) {
      const own: Line = { waiting: [], isFull: false }
      lines.set(socket, own)
      start(request, response, own, false)
    } else if (line.waiting.length >= mostWaiting) line.isFull = true
    else {
      line.waiting.push((isLast) => start(request, response, line, isLast))
      // What has been read already is taken apart; no more is read before it is answered.
      socket.pause()
    }
  })
}
