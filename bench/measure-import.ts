import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { copyLines, makeLines } from './copy-listings.ts'
import { makeListingCsv } from './feed/listing-csv.ts'
import { serverProgram } from './porchlight-process.ts'
import type { Row } from './report.ts'
import { medianOf, ratioOf, takeTurns } from './rounds.ts'
import type { Stage } from './stage.ts'

const mostRounds = 3
/** Numbers of the imported listings; nobody else's. */
const first = 5_000_001

/** `porchlight import` of a CSV file, the whole command; against COPY of the same rows with every column ready-made. */
export async function measureImport(stage: Stage): Promise<Row[]> {
  await stage.filledChatbot()
  const { importRows } = stage.size
  const file = join(stage.dataDir, 'listings.csv')
  const numbers = Array.from({ length: importRows }, (_, index) => first + index)
  await pipeline(Readable.from(makeListingCsv(numbers)), createWriteStream(file))
  const results = await takeTurns(
    Math.min(stage.size.rounds, mostRounds),
    () => copyRows(stage, importRows),
    () => importFile(stage, file, importRows),
  )
  await rm(file)
  const ratio = ratioOf(results, (perSecond) => perSecond)
  return [
    {
      what: `porchlight import of ${importRows.toLocaleString('en')} rows (bare: COPY)`,
      unit: 'rows/s',
      bare: medianOf(results.bare),
      porchlight: medianOf(results.porchlight),
      ratio,
      toReach: 'at least 0.30 of bare',
      reached: ratio >= 0.3,
      rounds: results,
    },
  ]
}

async function copyRows(stage: Stage, count: number): Promise<number> {
  const chatbot = await stage.addChatbot()
  const lines = [...makeLines(chatbot, first, count)]
  return stage.withClient(async (client) => {
    const begin = performance.now()
    await copyLines(client, lines)
    return count / ((performance.now() - begin) / 1_000)
  })
}

async function importFile(stage: Stage, file: string, count: number): Promise<number> {
  const { serialNumber } = await stage.addChatbot()
  const begin = performance.now()
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', serverProgram, 'import', file, '--chatbot', serialNumber],
    // What Node has compiled is kept, as bin/porchlight.mjs does it.
    { env: { ...process.env, PORCHLIGHT_DATA_DIR: stage.dataDir } },
  )
  const perSecond = count / ((performance.now() - begin) / 1_000)
  const { VirtualCount } = await stage.call<{ VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
    SerialNumber: serialNumber,
  })
  if (VirtualCount !== count) throw new Error(`the import brought ${VirtualCount} of ${count} listings`)
  return perSecond
}
