import { medianOf } from '../rounds.ts'
import type { HostileFigures } from './hostile/measure-hostile.ts'
import type { LeadFigures } from './leads/measure-leads.ts'
import type { AskFigures } from './measure-asks.ts'
import type { HeapFigures } from './measure-heap.ts'
import type { FaultRun, RoundResult } from './run-faults.ts'

/** Everything that a run has seen; null: that part was left out. */
export interface Seen {
  faults: FaultRun | null
  leads: LeadFigures | null
  hostile: HostileFigures | null
  heap: HeapFigures | null
  asks: AskFigures | null
}

/** One line of the table of the README. */
export interface Figure {
  what: string
  goal: string
  seen: string
  reached: boolean
}

/** The figures that the service is held to, of the parts that were run. */
export function makeFigures(seen: Seen): Figure[] {
  return [
    ...(seen.faults ? faultFigures(seen.faults) : []),
    ...(seen.leads ? leadFigures(seen.leads) : []),
    ...(seen.hostile ? hostileFigures(seen.hostile) : []),
    ...(seen.heap ? heapFigures(seen.heap) : []),
    ...(seen.asks ? askFigures(seen.asks) : []),
  ]
}

function none(what: string, count: number): Figure {
  return { what, goal: '0', seen: String(count), reached: count === 0 }
}

function total(results: readonly RoundResult[], count: (result: RoundResult) => number): number {
  return results.reduce((sum, result) => sum + count(result), 0)
}

function faultFigures({ results, notTried }: FaultRun): Figure[] {
  if (results.length === 0) return notTried.length === 0 ? [] : [notTriedFigure(notTried)]
  const acknowledged = total(results, (result) => result.acknowledged).toLocaleString('en')
  const requests = total(results, (result) => result.requests).toLocaleString('en')
  return [
    none(
      `acknowledged writes lost or doubled in ${results.length} faults (${acknowledged} acknowledged)`,
      total(results, ({ broken }) => broken.length),
    ),
    none(
      'process exits caused by any fault but `kill -9` of itself',
      total(results, ({ exits }) => exits.length),
    ),
    none(
      `requests without an end, or answered with anything but a success or 5xx with Retry-After (of ${requests})`,
      total(results, ({ wrong }) => wrong.length),
    ),
    ...backFigure(results, 'kill -9 of the database server', 2),
    ...backFigure(results, 'kill -9 of everything', 5),
    ...(notTried.length === 0 ? [] : [notTriedFigure(notTried)]),
  ]
}

function notTriedFigure(notTried: FaultRun['notTried']): Figure {
  const whys = [...new Set(notTried.map(({ why }) => why))].join('; ')
  return {
    what: 'faults that this machine cannot make',
    goal: '0',
    seen: `${notTried.length}: ${whys}`,
    reached: false,
  }
}

function backFigure(results: readonly RoundResult[], fault: string, goalSeconds: number): Figure[] {
  const outages = results.filter((result) => result.fault === fault).map(outageOf)
  if (outages.length === 0) return []
  const median = medianOf(outages) / 1_000
  return [
    {
      what: `service back after ${fault} (median; longest)`,
      goal: `${goalSeconds} s`,
      seen: `${median.toFixed(1)} s; ${(Math.max(...outages) / 1_000).toFixed(1)} s`,
      reached: median <= goalSeconds,
    },
  ]
}

/** Until both a write and a read succeed. */
function outageOf({ withoutWriteMs, withoutReadMs }: RoundResult): number {
  return Math.max(withoutWriteMs, withoutReadMs)
}

function leadFigures({ acknowledged, requests, killed, faults, wrong, exits, ...told }: LeadFigures): Figure[] {
  const { form, said, tour } = acknowledged
  const many = (count: number): string => count.toLocaleString('en')
  return [
    none(
      `leads and tours lost or doubled in LeadList, the mails or at the webhook, in ${killed.length} kills of two processes and their database (acknowledged: ${many(form)} by the form, ${many(said)} in the chat, ${many(tour)} tours)`,
      faults.length,
    ),
    none(
      `there: wrong answers of ${many(requests)}, and exits that nobody caused (told again under the same id: ${told.mailsAgain} mails, ${told.callsAgain} webhook messages; all told ${Math.round(told.toldAfterSeconds)} s after the last)`,
      wrong.length + exits.length,
    ),
  ]
}

function hostileFigures({ sent, busy, faults, exits, probe, memoryRequests, ...memory }: HostileFigures): Figure[] {
  const grown = memory.memoryAfter - memory.memoryBefore
  return [
    {
      what: 'hostile bodies without a 5xx, a wrong answer or none, all operations',
      goal: `all of ${sent.toLocaleString('en')}`,
      seen: (sent - busy - faults.length).toLocaleString('en'),
      reached: busy + faults.length === 0,
    },
    none('process exits caused by them', exits.length),
    {
      what: 'longest stall of `/health/live` meanwhile, 40 parallel (without what others had of the processor)',
      goal: '100 ms',
      seen: `${Math.round(probe.longest)} ms (${Math.round(probe.longestOwn)} ms)`,
      reached: probe.longestOwn <= 100 && probe.failed === 0,
    },
    ...(memoryRequests === 0 ? [] : [memoryFigure(memoryRequests, grown)]),
  ]
}

function memoryFigure(requests: number, grown: number): Figure {
  return {
    what: `memory after ${requests.toLocaleString('en')} hostile requests, above before`,
    goal: '64 MB',
    seen: `${Math.round(grown)} MB`,
    reached: grown <= 64,
  }
}

function heapFigures({ listings, hostileRequests, requests, exits, broken, wrong }: HeapFigures): Figure[] {
  const many = (count: number): string => count.toLocaleString('en')
  return [
    none(
      `exits with a heap of 256 MB and ${many(listings)} listings, ${many(hostileRequests)} hostile requests beside ${many(requests)} of the mixed load`,
      exits.length,
    ),
    none('there: acknowledged writes lost or doubled, and wrong answers', broken.length + wrong.length),
  ]
}

function askFigures({ asks, restMinutes, wrong, memoryRested }: AskFigures): Figure[] {
  return [
    {
      what: `resident memory ${restMinutes.toLocaleString('en')} minutes after ${asks.toLocaleString('en')} questions`,
      goal: '300 MB',
      seen: `${Math.round(memoryRested)} MB`,
      reached: memoryRested <= 300 && wrong.length === 0,
    },
  ]
}

/** One line for each kind of fault. */
export function makeFaultLines({ results, notTried }: FaultRun): string[][] {
  const seconds = (values: number[]): string =>
    `${(medianOf(values) / 1_000).toFixed(2)}; ${(Math.max(...values) / 1_000).toFixed(2)}`
  return [
    [
      'Fault',
      'Times',
      'Lost or doubled',
      'Exits',
      'Wrong answers',
      'Without a write, s (median; longest)',
      'Without a read, s',
    ],
    ...[...Map.groupBy(results, ({ fault }) => fault)].map(([fault, rounds]) => [
      fault,
      String(rounds.length),
      String(total(rounds, ({ broken }) => broken.length)),
      String(total(rounds, ({ exits }) => exits.length)),
      String(total(rounds, ({ wrong }) => wrong.length)),
      seconds(rounds.map(({ withoutWriteMs }) => withoutWriteMs)),
      seconds(rounds.map(({ withoutReadMs }) => withoutReadMs)),
    ]),
    ...notTried.map(({ fault, why }) => [fault, `NOT TRIED: ${why}`, '', '', '', '', '']),
  ]
}
