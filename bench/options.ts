import { join } from 'node:path'
import { parseArgs } from 'node:util'

export const workNames = [
  'list',
  'create',
  'stream',
  'import',
  'history',
  'deliveries',
  'events',
  'feed',
  'crawl',
  'memory',
  'start',
] as const
export type WorkName = (typeof workNames)[number]

/** How much is measured. */
export interface Size {
  /** Listings of the chatbot that is asked. */
  chatbotListings: number
  /** Listings of the whole workspace. */
  workspaceListings: number
  /** Bare and Porchlight take turns this many times. */
  rounds: number
  warmUpSeconds: number
  roundSeconds: number
  connections: number
  streamsAtOnce: number
  /** Streams of one round. */
  streams: number
  /** Streams of each model before the first round that counts. */
  warmUpStreams: number
  /** The part of a paced answer's time that the beginnings of the first streams are spread over. */
  spread: number
  importRows: number
  historyMessages: number
  /** Webhook messages of one round. */
  deliveries: number
  /** Listings of the feed, and how often a hundredth of them changes. */
  feedRows: number
  feedRounds: number
  /** Pages of one site, and of several together. */
  crawlPages: number
  /** What is asked meanwhile, at a fixed pace, and how long before. */
  asksPerSecond: number
  asksBeforeSeconds: number
  idleSeconds: number
  starts: number
}

export const fullSize: Size = {
  chatbotListings: 100_000,
  workspaceListings: 1_000_000,
  rounds: 5,
  warmUpSeconds: 10,
  roundSeconds: 6,
  connections: 32,
  streamsAtOnce: 100,
  streams: 500,
  warmUpStreams: 100,
  spread: 1,
  importRows: 100_000,
  historyMessages: 100_000,
  deliveries: 20_000,
  feedRows: 100_000,
  feedRounds: 3,
  crawlPages: 1_000,
  asksPerSecond: 10,
  asksBeforeSeconds: 30,
  idleSeconds: 10,
  starts: 5,
}

/** Small enough for a test: it proves that the bench works, its figures mean nothing. */
const quick: Size = {
  chatbotListings: 1_200,
  workspaceListings: 2_000,
  rounds: 1,
  warmUpSeconds: 0.1,
  roundSeconds: 0.3,
  connections: 4,
  streamsAtOnce: 4,
  streams: 4,
  warmUpStreams: 0,
  spread: 0.05,
  importRows: 500,
  historyMessages: 2_000,
  deliveries: 500,
  feedRows: 1_000,
  feedRounds: 1,
  crawlPages: 6,
  asksPerSecond: 10,
  asksBeforeSeconds: 1,
  idleSeconds: 0.5,
  starts: 1,
}

export interface BenchOptions {
  quick: boolean
  size: Size
  works: readonly WorkName[]
  /** Folder that the results are written into. */
  out: string
}

/** Reads the command line; throws a sentence when it is wrong. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: workNames.join(',') },
      messages: { type: 'string' },
      out: { type: 'string', default: join(import.meta.dirname, 'results') },
    },
  })
  const size = values.quick ? quick : fullSize
  const historyMessages = Number(values.messages ?? size.historyMessages)
  if (!Number.isInteger(historyMessages) || historyMessages < 1) throw new Error('--messages takes a number.')
  return {
    quick: values.quick,
    size: { ...size, historyMessages },
    works: values.only.split(',').map((name) => readWorkName(name.trim())),
    out: values.out,
  }
}

function readWorkName(name: string): WorkName {
  const found = workNames.find((candidate) => candidate === name)
  if (found === undefined) throw new Error(`--only takes ${workNames.join(', ')}; "${name}" is none of them.`)
  return found
}
