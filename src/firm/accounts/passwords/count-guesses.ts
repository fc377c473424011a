import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { fail } from '../../../platform/errors.ts'

export interface GuessQuestion {
  password: string
  /** What somebody who knows the person tries first. */
  words: readonly string[]
}

/**
 * Usually it takes a third of a second. Who waits is told much earlier that it took too long (answer-in-time.ts); by then the
 * thread is over whatever the machine is busy with.
 */
const mostMs = 110_000

/**
 * How many guesses somebody needs who tries first what people usually take: leaked passwords, words, names, rows of
 * keys, repeats, dates, and the given words. The logarithm to the base of ten.
 */
export async function countGuesses(question: GuessQuestion): Promise<number> {
  const worker = new Worker(new URL('./guess-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  const late = AbortSignal.timeout(mostMs)
  try {
    const [guesses] = await once(worker, 'message', { signal: late })
    return Number(guesses)
  } catch (cause) {
    throw late.aborted ? fail('too-slow', { seconds: mostMs / 1_000 }, { cause }) : cause
  } finally {
    await worker.terminate()
  }
}
