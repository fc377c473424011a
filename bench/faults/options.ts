import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** `faults` are the rounds with faults; the others are figures of their own. */
export const partNames = [
  'database',
  'processes',
  'connection',
  'model',
  'disk',
  'clock',
  'hostile',
  'heap',
  'asks',
] as const
export type PartName = (typeof partNames)[number]

/** How much is tried. */
export interface Amount {
  rounds: number
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
      requests: { type: 'string' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: join(import.meta.dirname, '../results') },
      write: { type: 'boolean', default: false },
    },
  })
  const amount = values.quick ? quick : long
  const requests = values.requests === undefined ? amount.hostileRequests : readNumber('--requests', values.requests)
  return {
    quick: values.quick,
    amount: {
      ...amount,
      hostileRequests: requests,
      memoryRequests: Math.min(amount.memoryRequests, requests),
      rounds: values.rounds === undefined ? amount.rounds : readNumber('--rounds', values.rounds),
      restMinutes: values.minutes === undefined ? amount.restMinutes : readNumber('--minutes', values.minutes),
    },
    parts: values.only.split(',').map((name) => readPartName(name.trim())),
    fault: values.fault,
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
