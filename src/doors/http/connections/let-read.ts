import type { Socket } from 'node:net'

/** Reads on from a connection that was paused, unless Node itself has stopped for answers that are not taken. */
export function letRead(socket: Socket): void {
  if (Reflect.get(socket, '_paused') !== true) socket.resume()
}
