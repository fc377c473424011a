// npm run bench:latency: how long a search and a chat answer take in the server, with many listings in one chatbot.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ask } from '../../src/conversation/chat/ask.ts'
import { search } from '../../src/conversation/sessions/search-operation.ts'
import type { App } from '../../src/doors/app.ts'
import { IndexByWorker } from '../../src/homes/search/by-worker/index-by-worker.ts'
import { expectedFeatures } from '../../src/homes/search/expected-features.ts'
import { indexMemory } from '../../src/homes/search/index-memory.ts'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { readConversations } from '../conversations/conversation-set.ts'
import { addSessions, type Chatbot, chatbotWith } from './bench-chatbots.ts'
import { measureBesideImport } from './beside-import.ts'
import { Dice } from './dice.ts'
import { measureFirstAnswer } from './first-answer.ts'
import { makeSentences } from './make-sentences.ts'
import { describeTimes, summarize, type Times, timeEach, watchLoop } from './time-each.ts'

const { values: options } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000,1000000' },
    sentences: { type: 'string', default: '400' },
    /** A folder whose database is filled once and kept for the next run. */
    data: { type: 'string' },
    /** Prints the slowest sentences. */
    slowest: { type: 'boolean', default: false },
    /** Rows that are imported beside searches. */
    imports: { type: 'string', default: '20000' },
    /** A file for the figures. */
    json: { type: 'string' },
  },
})

const context = {
  cleared: new Set<string>(),
  origin: null,
  client: {},
  address: '',
  signal: new AbortController().signal,
  userAgent: undefined,
  cookies: undefined,
  requestId: 'bench',
}
const wanted = Number(options.sentences)

const dataDir = options.data ?? mkdtempSync(join(tmpdir(), 'porchlight-bench-latency-'))
mkdirSync(dataDir, { recursive: true })
// The database's unprivileged user may pass through.
chmodSync(dataDir, 0o711)
const figures: Record<string, unknown> = { cpus: cpus().length, loadBefore: loadavg(), takenAt: new Date() }
try {
  for (const count of options.listings.split(',').map(Number)) figures[count] = await measure(count)
  figures.loadAfter = loadavg()
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
} finally {
  if (options.data === undefined) rmSync(dataDir, { recursive: true, force: true })
}

async function measure(count: number): Promise<Record<string, unknown>> {
  const { chatbot, ...inProcess } = await withServer((app) => measureInProcess(app, count))
  const firstAnswer = await measureFirstAnswer(dataDir, chatbot.serialNumber)
  const { readyMs, firstMs, secondMs } = firstAnswer
  console.log(`start with ${count}: ready in ${readyMs} ms, first answer ${firstMs} ms later, second in ${secondMs} ms`)
  return { ...inProcess, firstAnswer }
}

async function withServer<Result>(work: (app: App) => Promise<Result>): Promise<Result> {
  const config = readConfig({
    PORCHLIGHT_DATA_DIR: dataDir,
    PORCHLIGHT_DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: 'error',
  })
  const server = await startServer(config, { say: (line) => console.log(line) })
  try {
    return await work(server.app)
  } finally {
    await server.stop()
  }
}

async function measureInProcess(app: App, count: number): Promise<Record<string, unknown> & { chatbot: Chatbot }> {
  const chatbot = await chatbotWith(app, count)
  const caller = { workspaceId: chatbot.workspaceId, grade: 'secret' as const }
  const searchFor = (q: string) => search.run(app, caller, { serialNumber: chatbot.serialNumber, q }, context)
  const sentences = makeSentences(new Dice(7), wanted * 2)
  const measured = sentences.slice(0, wanted)
  // Other sentences than those that are measured: the code is warm then, what they ask for is not.
  const warmUp = sentences.slice(wanted, wanted + 100)
  const figuresOf: Record<string, unknown> = {}
  const report = async (
    name: string,
    texts: readonly string[],
    run: (text: string, at: number) => Promise<unknown>,
  ) => {
    figuresOf[name] = await timeAndTell(`${name}, ${count}`, texts, run)
  }
  // Without an index, as while it is being made.
  const served = app.searchIndex
  app.searchIndex = new IndexByWorker({ connection: app.connection, memoryBytes: 0 })
  await settleIndex(app, chatbot)
  for (const q of warmUp) await searchFor(q)
  await report('search by SQL alone', measured, searchFor)

  await Promise.all([served.close(), app.searchIndex.close()])
  const index = new IndexByWorker({
    connection: app.connection,
    memoryBytes: indexMemory(null),
    expected: expectedFeatures,
  })
  app.searchIndex = index
  figuresOf.index = await measureIndex(app, chatbot, count)
  for (const q of warmUp) await searchFor(q)
  const askedBefore = index.asked
  await report('search', measured, searchFor)
  const messages = Math.round(((index.asked - askedBefore) / measured.length) * 10) / 10
  console.log(`messages to the thread of the index for a search: ${messages}`)
  figuresOf.messages = messages
  await report('search again', measured, searchFor)
  const others = makeSentences(new Dice(8), wanted + 100)
  const talk = saidInConversations()
  const sessions = await addSessions(app, chatbot, wanted + 100 + talk.length)
  const askIn = (sessionID: number) => (content: string) => ask.run(app, caller, { sessionID, content }, context)
  for (const [index, sentence] of others.slice(wanted).entries()) await askIn(sessions[wanted + index] ?? 0)(sentence)
  await report('ClientAsk', others.slice(0, wanted), (sentence, index) => askIn(sessions[index] ?? 0)(sentence))
  const talkAt = wanted + 100
  // Every fourth warms up the words of its language.
  const talks = talk.map((text, index) => ({ text, askIt: askIn(sessions[talkAt + index] ?? 0) }))
  const [warm, timed] = [talks.filter((_, at) => at % 4 === 0), talks.filter((_, at) => at % 4 !== 0)]
  for (const { text, askIt } of warm) await askIt(text)
  const texts = timed.map(({ text }) => text)
  await report(
    'ClientAsk, whatever visitors say',
    texts,
    (text, index) => timed[index]?.askIt(text) ?? Promise.reject(),
  )
  const rows = Number(options.imports)
  if (rows > 0) {
    const beside = await measureBesideImport(
      app,
      { dataDir, chatbot, rows },
      makeSentences(new Dice(9), 2_000),
      searchFor,
    )
    console.log(
      `search beside an import of ${beside.rowsPerSecond} rows/s, ${count}: ${describeTimes(beside.searches)}`,
    )
    figuresOf.besideImport = beside
  }
  return { ...figuresOf, chatbot }
}

/** What visitors say in the open conversations of bench:conversations: wishes of every kind, in six languages. */
function saidInConversations(): string[] {
  const conversations = readConversations(join(import.meta.dirname, '../conversations/open'))
  const said = conversations.flatMap(({ turns }) => turns.flatMap(({ say }) => (typeof say === 'string' ? [say] : [])))
  return [...new Set(said)]
}

async function timeAndTell(
  name: string,
  sentences: readonly string[],
  run: (sentence: string, index: number) => Promise<unknown>,
): Promise<Times> {
  const times = await timeEach(sentences, run)
  const summary = summarize(times)
  console.log(`${name}: ${describeTimes(summary)}`)
  if (options.slowest) {
    const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 25)
    for (const { sentence, milliseconds, processorMs } of slowest)
      console.log(`  ${milliseconds.toFixed(1)} (${processorMs.toFixed(1)})  ${sentence}`)
  }
  return summary
}

async function settleIndex(app: App, chatbot: Chatbot): Promise<void> {
  app.searchIndex.warm(chatbot)
  await app.searchIndex.settle()
}

/** Makes the index anew: how long that takes, how long nobody else has a turn meanwhile, and what it takes in memory. */
async function measureIndex(app: App, chatbot: Chatbot, count: number): Promise<Record<string, number>> {
  const before = process.memoryUsage.rss()
  const begin = performance.now()
  const delays = watchLoop()
  await settleIndex(app, chatbot)
  const seconds = Math.round((performance.now() - begin) / 100) / 10
  const longestStallMs = delays.stop()
  const mebibytes = (bytes: number) => Math.round(bytes / 1_048_576)
  const size = mebibytes((await app.searchIndex.size()).bytes)
  const [rssBefore, rssAfter] = [mebibytes(before), mebibytes(process.memoryUsage.rss())]
  console.log(
    `${count} listings: index in ${seconds} s (longest stop of the event loop ${longestStallMs} ms), ${size} MiB of index, RSS ${rssBefore} -> ${rssAfter} MiB`,
  )
  return { seconds, longestStallMs, mebibytes: size, rssBefore, rssAfter }
}
