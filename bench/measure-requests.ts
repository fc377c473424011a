import type { RequestResult } from './load-generator.ts'
import { readProcessorSeconds } from './process-cost.ts'
import { medianOf, quantileOf, type Rounds, takeTurns } from './rounds.ts'
import type { Stage } from './stage.ts'

export interface RequestTarget {
  origin: string
  path: string
  headers: Record<string, string>
  /** The process that answers. */
  pid: number
  /** Called before each warm-up and round of it. */
  prepare?: () => Promise<void>
}

export interface MeasuredRequests extends RequestResult {
  /** Processor time that the answering process spent on a request. */
  processorMs: number
}

/** Sends the same bodies to both in turns, after a warm-up of each. */
export async function measureRequests(
  stage: Stage,
  bare: RequestTarget,
  porchlight: RequestTarget,
  bodies: string[],
): Promise<Rounds<MeasuredRequests>> {
  const { connections, rounds, roundSeconds, warmUpSeconds } = stage.size
  let firstBody = 0
  const run = async (target: RequestTarget, seconds: number): Promise<MeasuredRequests> => {
    await target.prepare?.()
    const before = readProcessorSeconds(target.pid)
    const result = await stage.load.sendRequests({
      origin: target.origin,
      path: target.path,
      headers: target.headers,
      bodies,
      firstBody,
      connections,
      seconds,
    })
    firstBody = result.nextBody
    const spent = readProcessorSeconds(target.pid) - before
    return { ...result, processorMs: (spent * 1_000) / result.milliseconds.length }
  }
  await run(bare, warmUpSeconds)
  await run(porchlight, warmUpSeconds)
  return takeTurns(
    rounds,
    () => run(bare, roundSeconds),
    () => run(porchlight, roundSeconds),
  )
}

/** The 99th percentile of the time a request takes, in milliseconds: the middle of the rounds. */
export function p99Of(rounds: readonly RequestResult[]): number {
  return medianOf(rounds.map(({ milliseconds }) => quantileOf(milliseconds, 0.99)))
}

/** Each round in a few figures. */
export function summarizeRequests(results: Rounds<MeasuredRequests>): object {
  const summary = ({ perSecond, milliseconds, processorMs }: MeasuredRequests) => ({
    perSecond,
    processorMs,
    requests: milliseconds.length,
    ms: { median: medianOf(milliseconds), p99: quantileOf(milliseconds, 0.99), most: quantileOf(milliseconds, 1) },
  })
  return { bare: results.bare.map(summary), porchlight: results.porchlight.map(summary) }
}
