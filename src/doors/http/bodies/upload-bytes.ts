import type { IncomingMessage } from 'node:http'
import { fail } from '../../../platform/errors.ts'

/** A sender that sends nothing for this long has given up. */
const silenceMs = 15_000
/** Slower than any phone: what takes longer than this allows only holds a place. */
const leastBytesPerSecond = 8_192

/**
 * The bytes of an upload, as they come. Its request is never destroyed by it: the answer to what is refused goes out on
 * the same connection. Time counts only while we wait for the sender, not while it waits for us. Fails with
 * `body-too-slow`, and with `client-gone` when the connection breaks off.
 */
export async function* readUploadBytes(
  request: IncomingMessage,
  rules = { silenceMs, leastBytesPerSecond },
): AsyncGenerator<Buffer> {
  let waitedMs = 0
  let bytes = 0
  for (;;) {
    const begun = performance.now()
    const piece = await nextPiece(request, rules.silenceMs)
    if (piece === null) return
    waitedMs += performance.now() - begun
    bytes += piece.length
    const isSlow = bytes < ((waitedMs - rules.silenceMs) / 1000) * rules.leastBytesPerSecond
    if (isSlow) throw tooSlow(waitedMs)
    yield piece
  }
}

function tooSlow(afterMs: number): Error {
  return fail('body-too-slow', { seconds: Math.round(afterMs / 1000) })
}

/**
 * The next piece, or null at the end. Not by the stream's own iterator: what that leaves behind keeps the rest of a
 * refused body from being read, and then the connection is reset before the answer has been read.
 */
function nextPiece(request: IncomingMessage, mostMs: number): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    if (request.readableEnded) return resolve(null)
    if (request.destroyed) return reject(fail('client-gone'))
    const settle = (): void => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
    }
    const onData = (piece: Buffer): void => {
      settle()
      request.pause()
      resolve(piece)
    }
    const onEnd = (): void => {
      settle()
      resolve(null)
    }
    const onGone = (): void => {
      settle()
      reject(fail('client-gone'))
    }
    const timer = setTimeout(() => {
      settle()
      reject(tooSlow(mostMs))
    }, mostMs)
    request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    request.resume()
  })
}
