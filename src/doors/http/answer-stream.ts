import type { ServerResponse } from 'node:http'
import type { PorchlightError } from '../../platform/errors.ts'
import type { LineStream } from '../../platform/operation.ts'
import { unreadMs } from './connections/unread-answers.ts'
import { failureLine } from './envelope.ts'

const silenceMs = 15_000
/** Characters that wait for the others of their moment. */
const mostAtOnce = 16_000

/** The headers of a streamed answer (wire-decisions.md, "Messages"). */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Writes each line as soon as it is there, an empty line every 15 s of silence, and ends the body in every case.
 * `asError` turns what the lines threw into the error that the last line tells. `beforeEnd` hears of all that was
 * written but the empty lines, and of the error if there was one, before a client can know that this was the end.
 */
export async function writeLines(
  response: ServerResponse,
  stream: LineStream,
  asError: (error: unknown) => PorchlightError,
  beforeEnd: (text: string, error: PorchlightError | null) => Promise<void>,
): Promise<void> {
  let text = ''
  let error: PorchlightError | null = null
  // Lines that come at once leave in one write.
  let waiting = ''
  const timer = setInterval(() => response.write('\n'), silenceMs)
  // The head goes out with the first line, and by itself where that is not there yet.
  const headTimer = setImmediate(() => response.flushHeaders())
  const send = (): void => {
    if (waiting === '') return
    const lines = waiting
    waiting = ''
    timer.refresh()
    clearImmediate(headTimer)
    response.write(lines)
  }
  const write = (line: object): void => {
    const lineText = `${JSON.stringify(line)}\n`
    text += lineText
    if (waiting === '') process.nextTick(send)
    waiting += lineText
    if (waiting.length > mostAtOnce) send()
  }
  try {
    // Waiting only where there is something to wait for spares every piece two turns of the promise queue.
    for await (const lines of stream.lines) {
      for (const line of lines) write(line)
      if (response.writableNeedDrain) await drained(response)
    }
  } catch (thrown) {
    error = asError(thrown)
    write(failureLine(error))
  } finally {
    clearInterval(timer)
    clearImmediate(headTimer)
    try {
      await beforeEnd(text, error)
    } finally {
      response.end(waiting)
      waiting = ''
    }
  }
}

/** Resolves when the client has taken what waits for it, or is gone. */
export function drained(response: ServerResponse): Promise<void> {
  if (response.destroyed || response.closed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    // Its model call must not run on for nobody.
    const timer = setTimeout(() => response.destroy(), unreadMs)
    response.on('drain', done)
    response.on('close', done)
  })
}
