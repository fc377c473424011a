import type { Socket } from 'node:net'
import { letRead } from '../connections/let-read.ts'

/** Nobody means to send a body in pieces that small, but one or another is. */
const smallBytes = 512
const mostSmall = 8
const pauseMs = 100

/**
 * Makes a look at the pieces of a body that comes byte by byte: after a few of them its connection is read ten times a
 * second, so that what came meanwhile is one piece. Hundreds of such clients would else keep the process busy.
 */
export function calmTrickle(socket: Socket): (bytes: number) => void {
  let small = 0
  let isPausing = false
  const pause = (): void => {
    socket.pause()
    setTimeout(() => {
      isPausing = false
      letRead(socket)
    }, pauseMs)
  }
  return (bytes) => {
    if (bytes < smallBytes) small += 1
    if (small <= mostSmall || isPausing) return
    isPausing = true
    // Only then: when a piece was handed over, Node asks for the next one by itself.
    setImmediate(pause)
  }
}
