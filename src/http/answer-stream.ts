import type { ServerResponse } from 'node:http'
import type { PorchlightError } from '../errors.ts'
import type { LineStream } from '../operation.ts'
import { unreadMs } from './connections/unread-answers.ts'
import { failureLine } from './envelope.ts'

const silenceMs = 15_000

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
  const timer = setInterval(() => response.write('\n'), silenceMs)
  const write = (line: object): boolean => {
    const lineText = `${JSON.stringify(line)}\n`
    text += lineText
    timer.refresh()
    return response.write(lineText)
  }
  try {
    // Waiting only where there is something to wait for spares every piece two turns of the promise queue.
    for await (const line of stream.lines) if (!write(line)) await drained(response)
  } catch (thrown) {
    error = asError(thrown)
    write(failureLine(error))
  } finally {
    clearInterval(timer)
    try {
      await beforeEnd(text, error)
    } finally {
      response.end()
    }
  }
}

/** Resolves when the client has taken what waits for it, or is gone. */
function drained(response: ServerResponse): Promise<void> {
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
