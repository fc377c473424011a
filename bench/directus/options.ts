import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installFolder } from './install-directus.ts'

/** How much is measured. */
export interface DirectusBenchSize {
  /** Listings of the chatbots that are asked, one after the other. */
  listings: readonly number[]
  /** Clients that ask at the same time. */
  connections: readonly number[]
  /** Directus and Porchlight take turns this many times. */
  rounds: number
  warmUpSeconds: number
  roundSeconds: number
  /** Different questions of each kind. */
  questions: number
  /** So many of them are asked of both before anything is measured, and must have the same answer. */
  checked: number
}

const full: DirectusBenchSize = {
  listings: [20_000, 100_000],
  connections: [1, 8, 32],
  rounds: 5,
  warmUpSeconds: 5,
  roundSeconds: 3,
  questions: 10_000,
  checked: 200,
}

/** Small enough for a test: it proves that the bench works, its figures mean nothing. */
const quick: DirectusBenchSize = {
  listings: [4_000],
  connections: [2],
  rounds: 1,
  warmUpSeconds: 0.2,
  roundSeconds: 0.5,
  questions: 200,
  checked: 60,
}

export interface DirectusBenchOptions {
  quick: boolean
  size: DirectusBenchSize
  /** Folder that the results are written into. */
  out: string
  /** Folder that Directus is installed in. */
  directus: string
}

/** Reads the command line; throws a sentence when it is wrong. */
export function readOptions(args: readonly string[]): DirectusBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      listings: { type: 'string' },
      connections: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      out: { type: 'string', default: join(import.meta.dirname, '../results') },
      directus: { type: 'string', default: installFolder },
    },
  })
  const size = values.quick ? quick : full
  const { listings, connections, rounds, seconds } = values
  return {
    quick: values.quick,
    size: {
      ...size,
      ...(listings === undefined ? {} : { listings: readCounts('--listings', listings) }),
      ...(connections === undefined ? {} : { connections: readCounts('--connections', connections) }),
      ...(rounds === undefined ? {} : { rounds: readCount('--rounds', rounds) }),
      ...(seconds === undefined ? {} : { roundSeconds: readCount('--seconds', seconds) }),
    },
    out: values.out,
    directus: values.directus,
  }
}

function readCounts(name: string, text: string): number[] {
  return text.split(',').map((part) => readCount(name, part.trim()))
}

function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name} takes whole numbers from 1; "${text}" is none.`)
  return Number(text)
}
