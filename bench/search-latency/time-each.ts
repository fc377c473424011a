/** How long one sentence took. */
export interface Timed {
  sentence: string
  milliseconds: number
  /** Of the server's thread alone: it does not depend on what else the machine does. */
  processorMs: number
}

/** Times in milliseconds over many sentences. */
export interface Times {
  sentences: number
  p50: number
  p95: number
  p99: number
  longest: number
  processorP50: number
  processorP95: number
}

/** Asks one sentence after the other. */
export async function timeEach(
  sentences: readonly string[],
  run: (sentence: string, index: number) => Promise<unknown>,
): Promise<Timed[]> {
  const times: Timed[] = []
  for (const [index, sentence] of sentences.entries()) {
    const begin = performance.now()
    const used = process.threadCpuUsage()
    await run(sentence, index)
    const { user, system } = process.threadCpuUsage(used)
    times.push({ sentence, milliseconds: performance.now() - begin, processorMs: (user + system) / 1000 })
  }
  return times
}

export function summarize(times: readonly Timed[]): Times {
  const at = (values: number[], share: number) => {
    const sorted = values.toSorted((a, b) => a - b)
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return Math.round(value * 10) / 10
  }
  const wall = times.map(({ milliseconds }) => milliseconds)
  const own = times.map(({ processorMs }) => processorMs)
  return {
    sentences: times.length,
    p50: at(wall, 0.5),
    p95: at(wall, 0.95),
    p99: at(wall, 0.99),
    longest: at(wall, 1),
    processorP50: at(own, 0.5),
    processorP95: at(own, 0.95),
  }
}

export function describeTimes({ sentences, ...times }: Times): string {
  const { p50, p95, p99, longest, processorP50, processorP95 } = times
  return `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, longest ${longest} ms; processor time p50 ${processorP50} ms, p95 ${processorP95} ms; ${sentences} sentences`
}

/** Notes how late timers come: so long nobody else had a turn. */
export function watchLoop(): { stop(): number } {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  return {
    stop: () => {
      clearInterval(timer)
      return Math.round(longest * 10) / 10
    },
  }
}
