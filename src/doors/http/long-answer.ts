import type { ServerResponse } from 'node:http'
import { fail, type PorchlightError } from '../../platform/errors.ts'
import { drained } from './answer-stream.ts'
import { describeBytes } from './bodies/read-body.ts'
import type { KeptAnswer } from './idempotency/idempotency-store.ts'

/** A success whose body need not fit into memory. */
export interface LongAnswer {
  status: number
  headers: Record<string, string>
  /** Joined, they are the body. */
  pieces: AsyncGenerator<string>
}

/** What is no longer than this comes as any other answer, with its length. */
const shortLength = 65_536
/** What an Idempotency-Key keeps at the most. */
const largestKept = 16 * 1_048_576

/** The whole answer, to be kept with its key. Fails with `too-large-to-keep`. */
export async function gatherAnswer({ status, headers, pieces }: LongAnswer): Promise<KeptAnswer> {
  const { body, isWhole } = await gather(pieces, largestKept)
  if (isWhole) return { status, headers, body }
  await pieces.return(undefined)
  throw fail('too-large-to-keep', { limit: describeBytes(largestKept) })
}

/**
 * Answers the body, when it turns out to be short, or what there is of it already. Whatever fails until then is an
 * ordinary failure: nothing has been sent yet.
 */
export function beginAnswer({ pieces }: LongAnswer): Promise<{ body: string; isWhole: boolean }> {
  return gather(pieces, shortLength)
}

async function gather(pieces: AsyncGenerator<string>, most: number): Promise<{ body: string; isWhole: boolean }> {
  let body = ''
  while (body.length <= most) {
    const step = await pieces.next()
    if (step.done) return { body, isWhole: true }
    body += step.value
  }
  return { body, isWhole: false }
}

/**
 * Writes the rest of a long answer, no faster than the client takes it. What fails in between breaks the connection off
 * after `onFault` has heard of it: a body without its end cannot be taken for a whole one.
 */
export async function writeAnswer(
  response: ServerResponse,
  { pieces }: LongAnswer,
  begun: string,
  options: { stopping: AbortSignal; onFault: (thrown: unknown) => void },
): Promise<void> {
  try {
    let text = begun
    for (;;) {
      if (options.stopping.aborted) throw shuttingDown()
      if (!response.write(text)) await drained(response)
      if (response.closed || response.destroyed) return
      const step = await pieces.next()
      if (step.done) {
        response.end()
        return
      }
      text = step.value
    }
  } catch (thrown) {
    options.onFault(thrown)
    response.destroy()
  } finally {
    await pieces.return(undefined)
  }
}

function shuttingDown(): PorchlightError {
  return fail('shutting-down', {}, { retryAfterSeconds: 5 })
}
