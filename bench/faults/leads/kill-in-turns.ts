import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../../search-latency/dice.ts'
import { databaseFaults } from '../inject/database-faults.ts'
import { processFaults } from '../inject/process-faults.ts'
import type { Journal } from '../journal.ts'
import type { Stage } from '../stage.ts'
import type { TwoProcesses } from './two-processes.ts'

const faults = [...databaseFaults, ...processFaults]

/** In this order, again and again. The database belongs to the first process. */
const turns: readonly (readonly [of: 'first' | 'second', fault: string])[] = [
  ['second', 'kill -9 of Node alone'],
  ['first', 'kill -9 of the database server'],
  ['first', 'kill -9 of everything'],
  ['first', 'kill -9 of one database backend'],
  ['second', 'kill -9 of everything'],
  ['first', 'kill -9 of Node alone'],
  ['first', 'SIGTERM to one database backend'],
]

interface Killing {
  journal: Journal
  dice: Dice
  /** Between two kills, in the middle. */
  calmMs: number
  mayGoOn(): boolean
  /** Gets the name of each as it begins. */
  killed: string[]
}

/** Kills, waits until everything serves again, lets it work for a while, and so on. */
export async function killInTurns(processes: TwoProcesses, killing: Killing): Promise<void> {
  const { journal, dice, calmMs, mayGoOn, killed } = killing
  for (;;) {
    await sleep(calmMs / 2 + dice.below(calmMs))
    const [of, name] = turns[killed.length % turns.length] ?? ['first', '']
    if (!mayGoOn()) return
    killed.push(`${name} (${of} process)`)
    await kill(processes[of], name, { journal, dice })
    await Promise.all([processes.first.service.whenReady(), processes.second.service.whenReady()])
  }
}

async function kill(stage: Stage, name: string, { journal, dice }: { journal: Journal; dice: Dice }): Promise<void> {
  const fault = faults.find((candidate) => candidate.name === name)
  if (!fault) throw new Error(`there is no fault named ${name}`)
  const closeWindow = fault.endsPorchlight ? journal.openWindow() : () => {}
  await fault.inject(stage, dice)
  if (fault.endsPorchlight) await stage.service.whenReady()
  closeWindow()
}
