import type { LoadGenerator } from '../load-generator.ts'
import { readProcessorSeconds } from '../process-cost.ts'
import { medianOf, quantileOf, ratioOf, takeTurns } from '../rounds.ts'
import type { CheckedAnswers } from './check-same-answers.ts'
import type { DirectusBenchSize } from './options.ts'
import type { Work } from './questions.ts'
import type { Side } from './sides.ts'

/** One side in one round. */
export interface Measured {
  perSecond: number
  requests: number
  p50: number
  p95: number
  /** Processor time that the answering process spent on a request. */
  processorMs: number
}

/** One line of the table: the middle of the rounds. */
export interface DirectusRow {
  listings: number
  what: string
  connections: number
  directus: Measured
  porchlight: Measured
  /** Requests a second, the middle of the rounds' ratios. */
  ratio: number
  reached: boolean
  checked: CheckedAnswers
  /** Every round, for whoever wants to look closer. */
  rounds: { directus: Measured[]; porchlight: Measured[] }
}

export const toReach = 5

/** Asks both in turns with each number of clients, after a warm-up of each side. */
export async function measureWork(
  load: LoadGenerator,
  size: DirectusBenchSize,
  sides: { directus: Side; porchlight: Side },
  work: Work,
  about: { listings: number; checked: CheckedAnswers },
): Promise<DirectusRow[]> {
  const most = Math.max(...size.connections)
  const directus = makeRound(load, sides.directus, work)
  const porchlight = makeRound(load, sides.porchlight, work)
  await directus(most, size.warmUpSeconds)
  await porchlight(most, size.warmUpSeconds)
  const rows: DirectusRow[] = []
  for (const connections of size.connections) {
    const rounds = await takeTurns(
      size.rounds,
      () => directus(connections, size.roundSeconds),
      () => porchlight(connections, size.roundSeconds),
    )
    const ratio = ratioOf(rounds, ({ perSecond }) => perSecond)
    rows.push({
      ...about,
      what: work.what,
      connections,
      directus: middleOf(rounds.bare),
      porchlight: middleOf(rounds.porchlight),
      ratio,
      reached: ratio >= toReach,
      rounds: { directus: rounds.bare, porchlight: rounds.porchlight },
    })
  }
  return rows
}

/** Goes on with its questions where the round before has ended. */
function makeRound(
  load: LoadGenerator,
  side: Side,
  work: Work,
): (clients: number, seconds: number) => Promise<Measured> {
  const bodies = work.questions.map((question) => side.bodyOf(question))
  let firstBody = 0
  return async (connections, seconds) => {
    const before = readProcessorSeconds(side.pid)
    const { perSecond, milliseconds, nextBody } = await load.sendRequests({
      origin: side.origin,
      method: side.method,
      path: side.pathOf(work),
      headers: side.headers,
      bodies,
      firstBody,
      connections,
      seconds,
    })
    firstBody = nextBody
    return {
      perSecond,
      requests: milliseconds.length,
      p50: medianOf(milliseconds),
      p95: quantileOf(milliseconds, 0.95),
      processorMs: ((readProcessorSeconds(side.pid) - before) * 1_000) / milliseconds.length,
    }
  }
}

function middleOf(rounds: readonly Measured[]): Measured {
  const middle = (name: keyof Measured): number => medianOf(rounds.map((round) => round[name]))
  return {
    perSecond: middle('perSecond'),
    requests: middle('requests'),
    p50: middle('p50'),
    p95: middle('p95'),
    processorMs: middle('processorMs'),
  }
}
