import { processorTime } from './processor-time.ts'

const tickMs = 5

/**
 * The longest time, in milliseconds of processor, that the event loop worked without going round while something was
 * done: so long nobody else is answered. Unlike a delay on the clock it does not grow with what else the machine does.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = processorTime()
  const look = (): void => {
    const now = processorTime()
    longest = Math.max(longest, now - before)
    before = now
  }
  const timer = setInterval(look, tickMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}
