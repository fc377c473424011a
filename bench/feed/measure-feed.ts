import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, utimes } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type BenchProcess, startBenchProcess } from '../child-process.ts'
import { readMemory } from '../process-cost.ts'
import type { Row } from '../report.ts'
import type { BenchChatbot, Stage } from '../stage.ts'
import { addFeed, type FeedRunRow, isCaughtUp, nextRunOf, readAgain } from './feed-runs.ts'
import { makeListingCsv } from './listing-csv.ts'
import { askPaced, type Latency, latencyOf } from './paced-asks.ts'

/** Numbers of the feed's listings; nobody else's. */
const first = 7_000_001
const mostSeconds = 60
const mostTimes = 2
/** For so long a run's answers are looked at, however short it was. */
const leastMs = 1_000
/** What reads and answers at the same moment: the feed's own chatbot is asked, which has to take in what changes. */
interface Round {
  run: FeedRunRow
  seconds: number
  before: Latency
  meanwhile: Latency
  /** Of each answer, in milliseconds: a run may be over after a dozen of them, so those of all rounds are looked at. */
  times: { before: number[]; meanwhile: number[] }
  memoryBefore: number
  memoryPeak: number
  load: number[]
}

/** A feed of many listings of which one in a hundred changed, as a file and as a RESO Web API, while visitors ask. */
export async function measureFeed(stage: Stage): Promise<Row[]> {
  const rows = describe('feed (CSV file)', stage.size.feedRows, await measureFile(stage))
  return [...rows, ...describe('feed (RESO Web API)', stage.size.feedRows, await measureReso(stage))]
}

async function measureFile(stage: Stage): Promise<Round[]> {
  await stage.restart()
  const chatbot = await stage.addChatbot()
  const path = join(stage.dataDir, 'feed.csv')
  const { feedRows, feedRounds } = stage.size
  await writeRows(path, feedRows, 0)
  await addFeed(stage, ['bench', path, '--every', '1d', '--prune', '--chatbot', chatbot.serialNumber])
  let last = await nextRunOf(stage, 'bench', 0)
  tell('first load', last)
  const rounds: Round[] = []
  for (let round = 1; round <= feedRounds; round += 1) {
    await writeRows(path, feedRows, round)
    const measured = await measureRun(stage, chatbot, { name: 'bench', after: last.id, seed: round })
    requireChanged(measured.run, feedRows)
    rounds.push(measured)
    last = measured.run
  }
  return rounds
}

async function measureReso(stage: Stage): Promise<Round[]> {
  const allow = { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' }
  await stage.restart(allow)
  const chatbot = await stage.addChatbot()
  const { feedRows, feedRounds } = stage.size
  const server = await startBenchProcess('feed/reso-process.ts', { count: feedRows })
  const base = `http://127.0.0.1:${server.port}`
  try {
    const access = ['--token-url', `${base}/token`, '--client-id', 'porchlight', '--client-secret', 'a secret & more']
    const when = ['--every', '1d', '--prune', '--chatbot', chatbot.serialNumber]
    await addFeed(stage, ['board', '--reso', `${base}/odata`, ...access, ...when], allow)
    let last = await nextRunOf(stage, 'board', 0)
    tell('first load', last)
    while (!(await isCaughtUp(stage, 'board'))) {
      last = await nextRunOf(stage, 'board', last.id)
      tell('first load, further', last)
    }
    const rounds: Round[] = []
    // These are over soon: twice as many make as many answers.
    for (let round = 1; round <= feedRounds * 2; round += 1) {
      await changeHomes(server, round)
      // Once a day the keys of all homes are compared: the first round is that of such a day.
      const forgets = round === 1 ? ['comparedAt'] : []
      const measured = await measureRun(stage, chatbot, { name: 'board', after: last.id, seed: round, forgets })
      rounds.push(measured)
      last = measured.run
    }
    return rounds
  } finally {
    await server.stop()
  }
}

/** Has one in a hundred of the homes of the Web API change. */
async function changeHomes({ child }: BenchProcess, round: number): Promise<void> {
  const done = once(child, 'message')
  child.send({ round })
  await done
}

async function measureRun(
  stage: Stage,
  chatbot: BenchChatbot,
  { name, after, seed, forgets = [] }: { name: string; after: number; seed: number; forgets?: string[] },
): Promise<Round> {
  const { pid } = stage.porchlight()
  const pace = askPaced(stage, chatbot.serialNumber, { seed })
  const load: number[] = []
  let memoryPeak = 0
  const look = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, readMemory(pid))
  }, 50)
  try {
    // The first answers after the first load wait until all of it is in memory.
    await wait(stage.size.asksBeforeSeconds * (seed === 1 ? 1_500 : 250))
    const begin = Date.now()
    await wait(stage.size.asksBeforeSeconds * 1_000)
    const until = Date.now()
    load.push(loadavg()[0] ?? 0)
    const memoryBefore = readMemory(pid)
    memoryPeak = memoryBefore
    await readAgain(stage, name, forgets)
    const run = await nextRunOf(stage, name, after)
    // A run may be over before anybody has asked.
    const end = Math.max(run.endedAt.getTime(), run.startedAt.getTime() + leastMs)
    await wait(Math.max(0, end - Date.now()))
    await pace.stop()
    load.push(loadavg()[0] ?? 0)
    const times = { before: pace.between(begin, until), meanwhile: pace.between(run.startedAt, end) }
    const [before, meanwhile] = [latencyOf(times.before), latencyOf(times.meanwhile)]
    const seconds = tell(name, run)
    console.log(`  p95 ${before.p95} ms before, ${meanwhile.p95} ms meanwhile; load ${load.join(', ')}`)
    return { run, seconds, before, meanwhile, times, memoryBefore, memoryPeak, load }
  } finally {
    clearInterval(look)
    await pace.stop().catch(() => {})
  }
}

function tell(what: string, run: FeedRunRow): number {
  const seconds = (run.endedAt.getTime() - run.startedAt.getTime()) / 1_000
  const { rows, added, updated, unchanged, faulty, pruned } = run
  console.log(
    `  ${what}: ${seconds.toFixed(1)} s; ${JSON.stringify({ rows, added, updated, unchanged, faulty, pruned })}`,
  )
  return seconds
}

/** In each round one in five hundred is gone, and another one in its place. */
function* numbersOf(count: number, round: number): Generator<number> {
  for (let index = 0; index < count; index += 1) {
    const goneIn = index % 500
    yield first + index + (goneIn >= 1 && goneIn <= round ? count * goneIn : 0)
  }
}

/** And one in a hundred and twenty-five says something new, which it says from then on. */
async function writeRows(path: string, count: number, round: number): Promise<void> {
  const csv = makeListingCsv(numbersOf(count, round), (listing, number) => {
    const changedIn = number % 125
    if (changedIn < 1 || changedIn > round) return listing
    return { ...listing, Description: `${listing.Description} Seen again.`, HOAMonth: changedIn }
  })
  await pipeline(Readable.from(csv), createWriteStream(`${path}.new`))
  // As if it had been whole for a while: the feed would wait for whoever still writes it.
  const earlier = new Date(Date.now() - 60_000)
  await utimes(`${path}.new`, earlier, earlier)
  await rename(`${path}.new`, path)
}

function requireChanged({ rows, unchanged, faulty }: FeedRunRow, count: number): void {
  if (rows !== count || faulty > 0 || unchanged < count * 0.97 || unchanged === count)
    throw new Error(`the run read ${rows} of ${count} rows, ${unchanged} of them unchanged, ${faulty} faulty`)
}

function describe(what: string, count: number, rounds: Round[]): Row[] {
  const seconds = Math.max(...rounds.map((round) => round.seconds))
  const before = latencyOf(rounds.flatMap(({ times }) => times.before))
  const meanwhile = latencyOf(rounds.flatMap(({ times }) => times.meanwhile))
  const ratio = meanwhile.p95 / before.p95
  const grown = Math.max(...rounds.map(({ memoryPeak, memoryBefore }) => memoryPeak - memoryBefore))
  const common = { bare: null, ratio: null, rounds }
  return [
    {
      ...common,
      what: `${what} of ${count.toLocaleString('en')} listings, 1 % changed (slowest round)`,
      unit: 's',
      porchlight: seconds,
      toReach: `under ${mostSeconds} s`,
      reached: seconds < mostSeconds,
    },
    {
      ...common,
      what: 'the same: p95 of answers meanwhile (bare: before)',
      unit: 'ms',
      bare: before.p95,
      porchlight: meanwhile.p95,
      ratio,
      toReach: `at most ${mostTimes}`,
      reached: ratio <= mostTimes,
    },
    {
      ...common,
      what: 'the same: memory above before, at most',
      unit: 'MiB',
      porchlight: grown,
      toReach: 'no goal',
      reached: true,
    },
  ]
}
