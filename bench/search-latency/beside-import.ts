import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { App } from '../../src/doors/app.ts'
import { serverProgram } from '../porchlight-process.ts'
import { makeSampleListing } from '../sample-listings.ts'
import { addEmptyChatbot, type Chatbot } from './bench-chatbots.ts'
import { describeHome } from './describe-home.ts'
import { Dice } from './dice.ts'
import { summarize, type Timed, type Times, timeEach } from './time-each.ts'

export interface BesideImport {
  searches: Times
  rows: number
  /** The whole command, with the searches beside it. */
  rowsPerSecond: number
}

/** Asks one sentence after the other while `porchlight import` fills another chatbot on the same database. */
export async function measureBesideImport(
  app: App,
  { dataDir, chatbot, rows }: { dataDir: string; chatbot: Chatbot; rows: number },
  sentences: readonly string[],
  run: (sentence: string) => Promise<unknown>,
): Promise<BesideImport> {
  const other = await addEmptyChatbot(app, chatbot)
  const file = join(dataDir, 'beside.ndjson')
  await pipeline(Readable.from(makeLines(rows)), createWriteStream(file))
  let isOver = false
  const begin = performance.now()
  const importing = promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', serverProgram, 'import', file, '--chatbot', other.serialNumber],
    { env: { ...process.env, PORCHLIGHT_DATA_DIR: dataDir } },
  ).finally(() => {
    isOver = true
  })
  const times: Timed[] = []
  for (let at = 0; !isOver; at = (at + 1) % sentences.length)
    times.push(...(await timeEach(sentences.slice(at, at + 1), run)))
  await importing
  const seconds = (performance.now() - begin) / 1000
  await rm(file)
  await other.drop()
  return { searches: summarize(times), rows, rowsPerSecond: Math.round(rows / seconds) }
}

function* makeLines(rows: number): Generator<string> {
  const dice = new Dice(99)
  for (let row = 0; row < rows; row++)
    yield `${JSON.stringify({ ...makeSampleListing(9_000_000 + row), Description: describeHome(dice) })}\n`
}
