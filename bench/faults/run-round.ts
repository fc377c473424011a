import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from '../process-cost.ts'
import { Dice } from '../search-latency/dice.ts'
import type { Fault } from './fault.ts'
import { Journal } from './journal.ts'
import { Ledger } from './ledger.ts'
import type { LiveProbe } from './live-probe-process.ts'
import type { LoadContext } from './load/load-context.ts'
import { addChatbot, type Chatbots } from './load/make-chatbots.ts'
import { startMixedLoad } from './load/mixed-load.ts'
import { readAllListings } from './load/read-listings.ts'
import type { Stage } from './stage.ts'

/** The load runs alone for so long before something breaks, and for so long after it is back. */
const warmMs = 900
/** And until so many writes were acknowledged. */
const warmWrites = 12
const calmMs = 400
/** Service that is not back by then is written down as gone for so long. */
const backLimitMs = 60_000

export interface RoundResult {
  fault: string
  group: Fault['group']
  seed: number
  requests: number
  acknowledged: number
  /** Acknowledged writes that are lost, doubled or not what was acknowledged. */
  broken: string[]
  /** Requests without an end, and answers that blame the client or say nothing. */
  wrong: string[]
  /** How the process ended, where nobody ended it. */
  exits: string[]
  /** From the fault to the first success of a request sent after it; while it lasts included. Milliseconds. */
  withoutWriteMs: number
  withoutReadMs: number
  /** The same from the end of the fault. */
  backMs: number
  /** Longest wait for /health/live where the process lived, as seen, and without the time that others had the processor. */
  stallMs: number
  stallOwnMs: number
  memoryBefore: number
  memoryAfter: number
  ms: number
}

export interface RoundSetting {
  stage: Stage
  probe: LiveProbe
  picture: Uint8Array
  chatbots: Omit<Chatbots, 'listings'>
  /** Numbers of listings and questions that were given out. */
  counter: { last: number }
  /** How many times as long as usual things may take now, beside other work of the machine. */
  patience(): number
}

/** One fault in the middle of the mixed load, and what it did. */
export async function runRound(setting: RoundSetting, fault: Fault, seed: number): Promise<RoundResult> {
  const { stage, probe } = setting
  const { service } = stage
  const dice = new Dice(seed)
  const journal = new Journal(() => setting.patience())
  const context: LoadContext = {
    service,
    journal,
    ledger: new Ledger(),
    dice,
    chatbots: { ...setting.chatbots, listings: await addChatbot(service.url, service.credentials) },
    earned: fault.earned ?? [],
    stopped: false,
    next: () => ++setting.counter.last,
  }
  service.exits.length = 0
  service.onExit = () => {
    probe.aim(null)
    return journal.openWindow()
  }
  const begin = performance.now()
  const memoryBefore = memoryOf(service.serverPid)
  const importFolder = fault.withImport && dice.below(4) === 0 ? stage.folder : null
  const load = startMixedLoad(context, { picture: setting.picture, importFolder })
  await sleep(warmMs + dice.below(300))
  await waitForWrites(context.ledger, journal.limitMs)
  if (!fault.endsPorchlight) probe.aim({ url: service.url, pid: service.serverPid })
  await probe.report()

  const closeWindow = fault.endsPorchlight ? journal.openWindow() : () => {}
  const brokenAt = performance.now()
  await fault.inject(stage, dice)
  const injectedAt = performance.now()
  await sleep(fault.holdMs)
  if (fault.readsGoOn) await waitForRead(journal, injectedAt)
  await fault.lift?.(stage)
  const liftedAt = performance.now()
  if (fault.endsPorchlight) await service.whenReady()
  closeWindow()
  const [write, read] = await waitUntilServing(journal, brokenAt, backLimitMs * journal.patience())
  const [writeBack, readBack] = await waitUntilServing(journal, liftedAt, backLimitMs * journal.patience())
  await sleep(calmMs)
  await load.stop()
  const { longest, longestOwn } = await probe.report()
  probe.aim(null)
  await service.whenReady()
  const seen = await readAllListings(context)
  return {
    fault: fault.name,
    group: fault.group,
    seed,
    requests: journal.outcomes.length,
    acknowledged: context.ledger.acknowledged,
    broken: seen === null ? ['the listings could not be read afterwards'] : context.ledger.compare(seen),
    wrong: journal.faults,
    exits: service.exits.map(({ how, lastLines }) => `${how}\n${lastLines}`),
    withoutWriteMs: write - brokenAt,
    withoutReadMs: read - brokenAt,
    backMs: Math.max(writeBack, readBack) - liftedAt,
    stallMs: longest,
    stallOwnMs: longestOwn,
    memoryBefore,
    memoryAfter: memoryOf(service.serverPid),
    ms: performance.now() - begin,
  }
}

/** Waits until the load is really under way, which a busy machine takes longer for; what never is, the figures show. */
async function waitForWrites(ledger: Ledger, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs
  while (ledger.acknowledged < warmWrites && performance.now() < end) await sleep(50)
}

/**
 * Holds what is broken until a list that was sent since is answered: on a machine that is busy with much else, one may
 * take longer than the fault was to last. None within the limit of a request is a fault of ours.
 */
async function waitForRead(journal: Journal, from: number): Promise<void> {
  const end = performance.now() + journal.limitMs
  while (journal.firstSuccess('read', from) === undefined) {
    if (performance.now() > end) return journal.blame('no list was answered while it lasted')
    await sleep(50)
  }
}

/** When the first write and the first read that were sent after `from` were answered. */
async function waitUntilServing(
  journal: Journal,
  from: number,
  limitMs: number,
): Promise<[write: number, read: number]> {
  const end = performance.now() + limitMs
  for (;;) {
    const write = journal.firstSuccess('write', from)
    const read = journal.firstSuccess('read', from)
    if (write !== undefined && read !== undefined) return [write, read]
    if (performance.now() > end) {
      journal.blame(`not back after ${limitMs / 1_000} s: ${write === undefined ? 'no write' : 'no read'} succeeds`)
      return [write ?? performance.now(), read ?? performance.now()]
    }
    await sleep(10)
  }
}

function memoryOf(pid: number): number {
  try {
    return readMemory(pid)
  } catch {
    // It has ended in this moment.
    return Number.NaN
  }
}
