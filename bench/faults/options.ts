import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EachOperation } from './hostile/measure-hostile.ts'

/** `faults` are the rounds with faults; the others are figures of their own. */
export const partNames = [
  'database',
  'processes',
  'connection',
  'model',
  'disk',
  'clock',
  'leads',
  'hostile',
  'heap',
  'asks',
] as const
export type PartName = (typeof partNames)[number]

/** How much is tried. */
export interface Amount {
  rounds: number
  /** Leads and tours that visitors leave while processes and the database are killed, and in how many seconds. */
  leads: number
  leaveSeconds: number
  /** Requests of the hostile corpus, in all. */
  hostileRequests: number
  /** Hostile requests between the two looks at the memory. */
  memoryRequests: number
  /** Listings of the process with a small heap, and hostile requests to it. */
  heapListings: number
  heapRequests: number
  asks: number
  /** How long after the last ask the memory is looked at. */
  restMinutes: number
}

const long: Amount = {
  rounds: 200,
  leads: 2_000,
  leaveSeconds: 60,
  hostileRequests: 30_000,
  memoryRequests: 10_000,
  heapListings: 20_000,
  heapRequests: 6_000,
  asks: 10_000,
  restMinutes: 10,
}

/** Each thing once or so: it proves that all of it works, on both sides. */
const quick: Amount = {
  rounds: 22,
  leads: 120,
  leaveSeconds: 12,
  hostileRequests: 1_500,
  memoryRequests: 1_000,
  heapListings: 2_000,
  heapRequests: 400,
  asks: 300,
  restMinutes: 0.1,
}

export interface FaultOptions {
  quick: boolean
  amount: Amount
  parts: readonly PartName[]
  /** Only faults whose name contains this. */
  fault: string
  /** Hostile requests to each operation, instead of so many in all; null: as the amount says. */
  each: EachOperation | null
  seed: number
  out: string
  /** Whether the table goes into README.md. */
  write: boolean
}

/** Reads the command line; throws a sentence when it is wrong. */
export function readOptions(args: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: partNames.join(',') },
      fault: { type: 'string', default: '' },
      rounds: { type: 'string' },
      leads: { type: 'string' },
      requests: { type: 'string' },
      each: { type: 'string' },
      operations: { type: 'string', default: '' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: join(import.meta.dirname, '../results') },
      write: { type: 'boolean', default: false },
    },
  })
  const amount = values.quick ? quick : long
  const each =
    values.each === undefined
      ? null
      : { requests: readNumber('--each', values.each), matching: new RegExp(values.operations) }
  const usualRequests = each === null ? amount.hostileRequests : 0
  const requests = values.requests === undefined ? usualRequests : readNumber('--requests', values.requests)
  return {
    quick: values.quick,
    amount: {
      ...amount,
      hostileRequests: requests,
      memoryRequests: Math.min(amount.memoryRequests, requests),
      leads: values.leads === undefined ? amount.leads : readNumber('--leads', values.leads),
      rounds: values.rounds === undefined ? amount.rounds : readNumber('--rounds', values.rounds),
      restMinutes: values.minutes === undefined ? amount.restMinutes : readNumber('--minutes', values.minutes),
    },
    parts: values.only.split(',').map((name) => readPartName(name.trim())),
    fault: values.fault,
    each,
    seed: readNumber('--seed', values.seed),
    out: values.out,
    write: values.write,
  }
}

function readPartName(name: string): PartName {
  const found = partNames.find((candidate) => candidate === name)
  if (found === undefined) throw new Error(`--only takes ${partNames.join(', ')}; "${name}" is none of them.`)
  return found
}

function readNumber(option: string, text: string): number {
  const number = Number(text)
  if (text === '' || !Number.isFinite(number) || number < 0) throw new Error(`${option} takes a number, not "${text}".`)
  return number
}
