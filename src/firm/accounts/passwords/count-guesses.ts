import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface GuessQuestion {
  password: string
  /** What somebody who knows the person tries first. */
  words: readonly string[]
}

/** Longest that it may take on a busy machine; usually it is a third of a second. */
const mostMs = 20_000

/**
 * How many guesses somebody needs who tries first what people usually take: leaked passwords, words, names, rows of
 * keys, repeats, dates, and the given words. The logarithm to the base of ten.
 */
export async function countGuesses(question: GuessQuestion): Promise<number> {
  const worker = new Worker(new URL('./guess-worker.ts', import.meta.url), {
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  try {
    const [guesses] = await once(worker, 'message', { signal: AbortSignal.timeout(mostMs) })
    return Number(guesses)
  } finally {
    await worker.terminate()
  }
}
