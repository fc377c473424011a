import type { ServerResponse } from 'node:http'
import type { PorchlightError } from '../errors.ts'
import type { LineStream } from '../operation.ts'
import { failureLine } from './envelope.ts'

const silenceMs = 15_000
/** A client that takes nothing for this long is given up: its model call must not run on for nobody. */
const stallMs = 60_000

/** The headers of a streamed answer (wire-decisions.md, "Messages"). */
export const streamHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * Writes each line as soon as it is there, an empty line every 15 s of silence, and ends the body in every case.
 * `asError` turns what the lines threw into the error that the last line tells. Answers all that was written but the
 * empty lines, and the error if there was one.
 */
export async function writeLines(
  response: ServerResponse,
  stream: LineStream,
  asError: (error: unknown) => PorchlightError,
): Promise<{ text: string; error: PorchlightError | null }> {
  let text = ''
  let error: PorchlightError | null = null
  const timer = setInterval(() => response.write('\n'), silenceMs)
  const write = async (line: object): Promise<void> => {
    const lineText = `${JSON.stringify(line)}\n`
    text += lineText
    timer.refresh()
    if (!response.write(lineText)) await drained(response)
  }
  try {
    for await (const line of stream.lines) await write(line)
  } catch (thrown) {
    error = asError(thrown)
    await write(failureLine(error))
  } finally {
    clearInterval(timer)
    response.end()
  }
  return { text, error }
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
    const timer = setTimeout(() => response.destroy(), stallMs)
    response.on('drain', done)
    response.on('close', done)
  })
}
