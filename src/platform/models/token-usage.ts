/** Tokens of calls to a model. Each stands in one of four places, so that their sum is all that was used. */
export interface TokenUsage {
  /** What was sent and read anew. */
  input: number
  /** What was sent and taken from the provider's cache. */
  cached: number
  /** Words, and arguments of tools. */
  output: number
  /** Thoughts. */
  reasoning: number
}

export const noUsage: TokenUsage = { input: 0, cached: 0, output: 0, reasoning: 0 }

/** What no call comes near; what a server says beyond it is not believed. */
const mostOfCall = 100_000_000

/** Sums as providers tell them: those of the cache are among the input, thoughts among the output. Odd numbers are mended. */
export function splitUsage(told: {
  input?: unknown
  cached?: unknown
  output?: unknown
  reasoning?: unknown
}): TokenUsage {
  const [input, output] = [countOf(told.input), countOf(told.output)]
  const cached = Math.min(countOf(told.cached), input)
  const reasoning = Math.min(countOf(told.reasoning), output)
  return { input: input - cached, cached, output: output - reasoning, reasoning }
}

export function addUsage(one: TokenUsage, other: TokenUsage): TokenUsage {
  return {
    input: one.input + other.input,
    cached: one.cached + other.cached,
    output: one.output + other.output,
    reasoning: one.reasoning + other.reasoning,
  }
}

export function totalOf({ input, cached, output, reasoning }: TokenUsage): number {
  return input + cached + output + reasoning
}

function countOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(Math.round(value), mostOfCall) : 0
}
