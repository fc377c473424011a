import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Whoever takes nothing of an answer for this long is not reading it. */
export const unreadMs = 20_000
const lookMs = 2_000

interface Looked {
  /** Bytes that the client's machine had taken. */
  taken: number
  /** For how long it has taken none since, in milliseconds. */
  silentMs: number
}

/** Closes connections on which an answer waits that nobody takes: what waits is memory of ours. */
export function endUnreadAnswers(server: Server, rules = { unreadMs, lookMs }): void {
  const sockets = new Map<Socket, Looked>()
  server.on('connection', (socket) => {
    sockets.set(socket, { taken: 0, silentMs: 0 })
    socket.once('close', () => sockets.delete(socket))
  })
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    // While this process itself stood still, nobody could be seen reading: that is no silence of theirs.
    const passedMs = Math.min(now - lookedAt, 2 * rules.lookMs)
    lookedAt = now
    for (const [socket, looked] of sockets) {
      const taken = bytesTaken(socket)
      const isTaking = socket.writableLength === 0 || taken !== looked.taken
      const silentMs = isTaking ? 0 : looked.silentMs + passedMs
      sockets.set(socket, { taken, silentMs })
      if (silentMs >= rules.unreadMs) socket.destroy()
    }
  }, rules.lookMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/**
 * Bytes that the system has taken for the client. Node's own count of what is written includes what still waits; how
 * much of a large piece waits, its handle alone knows, where Node looks for its own timeouts too.
 */
function bytesTaken(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle')
  if (typeof handle !== 'object' || handle === null) return 0
  const written: unknown = Reflect.get(handle, 'bytesWritten')
  const waiting: unknown = Reflect.get(handle, 'writeQueueSize')
  return typeof written === 'number' && typeof waiting === 'number' ? written - waiting : -socket.writableLength
}
