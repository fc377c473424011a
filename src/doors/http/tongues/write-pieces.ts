import type { ServerResponse } from 'node:http'
import { drained } from '../answer-stream.ts'

const silenceMs = 15_000

/**
 * Writes each piece as soon as it is there, `silence` where none comes for a while, and ends the body in every case.
 * `tellBroken` makes the last piece of one that fails.
 */
export async function writePieces(
  response: ServerResponse,
  { pieces, silence }: { pieces: AsyncIterable<string>; silence: string },
  tellBroken: (thrown: unknown) => string,
): Promise<void> {
  const timer = setInterval(() => response.write(silence), silenceMs)
  response.flushHeaders()
  try {
    for await (const piece of pieces) {
      timer.refresh()
      response.write(piece)
      if (response.writableNeedDrain) await drained(response)
      if (response.destroyed) return
    }
  } catch (thrown) {
    response.write(tellBroken(thrown))
  } finally {
    clearInterval(timer)
    response.end()
  }
}
