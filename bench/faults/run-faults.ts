import sharp from 'sharp'
import { makeSampleListing } from '../sample-listings.ts'
import { Dice } from '../search-latency/dice.ts'
import { whyNoClock } from './clock.ts'
import type { Fault } from './fault.ts'
import { connectionFaults } from './inject/connection-faults.ts'
import { databaseFaults } from './inject/database-faults.ts'
import { machineFaults } from './inject/machine-faults.ts'
import { modelFaults } from './inject/model-faults.ts'
import { processFaults } from './inject/process-faults.ts'
import { startLiveProbe } from './live-probe-process.ts'
import { addChatbot, addHome } from './load/make-chatbots.ts'
import { type RoundResult, runRound } from './run-round.ts'
import { modelKey, openStage, type Stage, type StageKind } from './stage.ts'

export const allFaults: readonly Fault[] = [
  ...databaseFaults,
  ...processFaults,
  ...connectionFaults,
  ...modelFaults,
  ...machineFaults,
]

export type { RoundResult } from './run-round.ts'

export interface FaultRun {
  results: RoundResult[]
  /** What could not be tried on this machine, and why. */
  notTried: { fault: string; why: string }[]
}

/** Injects the faults in turns, `rounds` in all, stage by stage. `say` hears of each. `patience`: how many times as long as usual things may take. */
export async function runFaults(
  faults: readonly Fault[],
  rounds: number,
  seed: number,
  say: (line: string) => void,
  patience: () => number = () => 1,
): Promise<FaultRun> {
  const dice = new Dice(seed)
  const plan = Array.from({ length: rounds }, (_, round) => faults[round % faults.length]).filter(
    (fault) => fault !== undefined,
  )
  const run: FaultRun = { results: [], notTried: [] }
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer()
  const probe = await startLiveProbe()
  try {
    for (const [kind, ofStage] of Map.groupBy(plan, ({ stage }) => stage)) {
      const opened = await open(kind)
      if (typeof opened === 'string') {
        for (const name of new Set(ofStage.map((fault) => fault.name))) run.notTried.push({ fault: name, why: opened })
        say(`NOT TRIED on this machine: ${kind}: ${opened}`)
        continue
      }
      try {
        const chatbots = await makeChatbots(opened)
        const setting = { stage: opened, probe, picture, chatbots, counter: { last: 0 }, patience }
        for (const fault of ofStage) {
          const result = await runRound(setting, fault, Math.floor(dice.roll() * 2 ** 31))
          run.results.push(result)
          say(describeRound(result, run.results.length, rounds))
        }
      } finally {
        await opened.close()
      }
    }
  } finally {
    await probe.stop()
  }
  return run
}

/** The stage, or why it cannot be had on this machine. */
async function open(kind: StageKind): Promise<Stage | string> {
  if (kind === 'clock') {
    const why = whyNoClock()
    if (why !== null) return why
  }
  if (kind !== 'disk') return openStage(kind)
  if (process.getuid?.() !== 0) return 'a disk can be mounted by root alone'
  try {
    return await openStage(kind)
  } catch (error) {
    const text = String(error)
    // What the machine refuses is told apart from a Porchlight that does not start.
    if (/mount|mkfs|loop/.test(text) && !text.includes('Porchlight')) return text.slice(0, 300)
    throw error
  }
}

export async function makeChatbots({ service }: Stage): Promise<{ visitors: string; model: string }> {
  const { url, credentials } = service
  const visitors = await addChatbot(url, credentials, { EnableUploadImage: true })
  for (let number = 1; number <= 20; number += 1) await addHome(url, credentials, visitors, makeSampleListing(number))
  return { visitors, model: await addChatbot(url, credentials, { Model: modelKey }) }
}

function describeRound(result: RoundResult, number: number, rounds: number): string {
  const { fault, requests, acknowledged, broken, wrong, exits, withoutWriteMs, withoutReadMs, ms } = result
  const seconds = (value: number): string => (value / 1_000).toFixed(2)
  const counts = `${broken.length} broken, ${wrong.length} wrong, ${exits.length} exits`
  return `${number}/${rounds} ${fault}: ${requests} requests, ${acknowledged} acknowledged, ${counts}, without write ${seconds(withoutWriteMs)} s, read ${seconds(withoutReadMs)} s (${seconds(ms)} s)`
}
