// npm run bench:latency: how long a search and a chat answer take in the server, with many listings in one chatbot.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { App } from '../../src/app.ts'
import { ask } from '../../src/chat/ask.ts'
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/main.ts'
import { listingIndexesOf } from '../../src/search/listing-index/current-index.ts'
import { search } from '../../src/search/search-operation.ts'
import { copyLines, makeLines } from '../copy-listings.ts'
import { describeHome } from './describe-home.ts'
import { Dice } from './dice.ts'
import { makeSentences } from './make-sentences.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000,1000000' },
    sentences: { type: 'string', default: '400' },
    /** A folder whose database is filled once and kept for the next run. */
    data: { type: 'string' },
    /** Prints the slowest sentences. */
    slowest: { type: 'boolean', default: false },
  },
})

const context = {
  cleared: new Set<string>(),
  origin: null,
  client: {},
  address: '',
  signal: new AbortController().signal,
  requestId: 'bench',
}
const batch = 50_000

const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'porchlight-bench-latency-'))
mkdirSync(dataDir, { recursive: true })
// The database's unprivileged user may pass through.
chmodSync(dataDir, 0o711)
const config = readConfig({
  PORCHLIGHT_DATA_DIR: dataDir,
  PORCHLIGHT_DEMO: 'off',
  PORT: '0',
  LOG_LEVEL: 'error',
})
const server = await startServer(config, { say: (line) => console.log(line) })
try {
  for (const count of options.listings.split(',').map(Number)) await measure(server.app, count)
} finally {
  await server.stop()
  if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true })
}

async function measure(app: App, count: number): Promise<void> {
  const chatbot = (await findChatbot(app, count)) ?? (await addChatbot(app, count))
  const caller = { workspaceId: chatbot.workspaceId, grade: 'secret' as const }
  const indexes = listingIndexesOf(app.db)
  const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.chatbotId }
  const before = process.memoryUsage.rss()
  const begin = performance.now()
  const delays = watchLoop()
  indexes.warm(scope)
  await indexes.settle()
  const seconds = (performance.now() - begin) / 1000
  console.log(
    `${count} listings: index in ${seconds.toFixed(1)} s (longest stop of the event loop ${delays.stop().toFixed(0)} ms), ${mebibytes(indexes.bytes)} MiB of index, RSS ${mebibytes(before)} -> ${mebibytes(process.memoryUsage.rss())} MiB`,
  )
  const wanted = Number(options.sentences)
  const sentences = makeSentences(new Dice(7), wanted * 2)
  // Other sentences than those that are measured: the code is warm then, what they ask for is not.
  for (const q of sentences.slice(wanted, wanted + 100))
    await search.run(app, caller, { serialNumber: chatbot.serialNumber, q }, context)
  const measured = sentences.slice(0, wanted)
  report(
    `search, ${count}`,
    await timeEach(measured, (q) => search.run(app, caller, { serialNumber: chatbot.serialNumber, q }, context)),
  )
  report(
    `search again, ${count}`,
    await timeEach(measured, (q) => search.run(app, caller, { serialNumber: chatbot.serialNumber, q }, context)),
  )
  const others = makeSentences(new Dice(8), wanted + 100)
  const sessions = await addSessions(app, chatbot, wanted + 100)
  const askIn = (sessionID: number) => (content: string) => ask.run(app, caller, { sessionID, content }, context)
  for (const [index, sentence] of others.slice(wanted).entries()) await askIn(sessions[wanted + index] ?? 0)(sentence)
  report(
    `ClientAsk, ${count}`,
    await timeEach(others.slice(0, wanted), (sentence, index) => askIn(sessions[index] ?? 0)(sentence)),
  )
}

async function timeEach(
  sentences: readonly string[],
  run: (sentence: string, index: number) => Promise<unknown>,
): Promise<Timed[]> {
  const times = []
  for (const [index, sentence] of sentences.entries()) {
    const begin = performance.now()
    const used = process.threadCpuUsage()
    await run(sentence, index)
    const { user, system } = process.threadCpuUsage(used)
    times.push({ sentence, milliseconds: performance.now() - begin, processorMs: (user + system) / 1000 })
  }
  return times
}

function report(name: string, times: Timed[]): void {
  const at = (values: number[], share: number) => {
    const sorted = values.toSorted((a, b) => a - b)
    return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  }
  const wall = times.map(({ milliseconds }) => milliseconds)
  const own = times.map(({ processorMs }) => processorMs)
  console.log(
    `${name}: p50 ${at(wall, 0.5)} ms, p95 ${at(wall, 0.95)} ms, p99 ${at(wall, 0.99)} ms, longest ${at(wall, 1)} ms; processor time p50 ${at(own, 0.5)} ms, p95 ${at(own, 0.95)} ms; ${times.length} sentences`,
  )
  if (!options.slowest) return
  const slowest = times.toSorted((a, b) => b.processorMs - a.processorMs).slice(0, 25)
  for (const { sentence, milliseconds, processorMs } of slowest)
    console.log(`  ${milliseconds.toFixed(1)} (${processorMs.toFixed(1)})  ${sentence}`)
}

interface Timed {
  sentence: string
  milliseconds: number
  /** Of the server's thread alone: it does not depend on what else the machine does. */
  processorMs: number
}

interface Chatbot {
  workspaceId: number
  chatbotId: number
  serialNumber: string
}

async function addChatbot(app: App, count: number): Promise<Chatbot> {
  const workspace = await app.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
  const serialNumber = serialNumberOf(count)
  const { id } = await app.db
    .insertInto('chatbots')
    .values({ workspaceId: workspace.id, serialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chatbot = { workspaceId: workspace.id, chatbotId: id, serialNumber }
  await fill(app, chatbot, count)
  return chatbot
}

/** The one of an earlier run, when it was filled to the end. */
async function findChatbot(app: App, count: number): Promise<Chatbot | null> {
  const serialNumber = serialNumberOf(count)
  const row = await app.db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirst()
  if (!row) return null
  const { listings } = await app.db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .where('chatbotId', '=', row.id)
    .executeTakeFirstOrThrow()
  if (listings !== count) throw new Error(`${options.data} holds ${listings} of ${count} listings; remove it.`)
  return { workspaceId: row.workspaceId, chatbotId: row.id, serialNumber }
}

function serialNumberOf(count: number): string {
  return String(count).padStart(32, '0')
}

async function addSessions(app: App, { workspaceId, chatbotId }: Chatbot, count: number): Promise<number[]> {
  const rows = await app.db
    .insertInto('sessions')
    .values(Array.from({ length: count }, () => ({ workspaceId, chatbotId, searchState: null })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function fill(app: App, chatbot: Chatbot, count: number): Promise<void> {
  const client = new pg.Client(app.connection)
  await client.connect()
  const dice = new Dice(count)
  const owner = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.chatbotId }
  for (let done = 0; done < count; done += batch) {
    const rows = Math.min(batch, count - done)
    await copyLines(
      client,
      makeLines(owner, done, rows, () => describeHome(dice)),
    )
  }
  await client.query('VACUUM ANALYZE listings')
  await client.end()
}

/** Notes how late timers come: so long nobody else had a turn. */
function watchLoop(): { stop(): number } {
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last - 1)
    last = performance.now()
  }, 1)
  return {
    stop: () => {
      clearInterval(timer)
      return longest
    },
  }
}

function mebibytes(bytes: number): string {
  return (bytes / 1_048_576).toFixed(0)
}
