// npm run bench:directus: see README.md in this folder.
import { join } from 'node:path'
import { fillChatbot } from '../copy-listings.ts'
import { writeResults } from '../report.ts'
import { type BenchChatbot, openStage, type Stage } from '../stage.ts'
import { checkSameAnswers } from './check-same-answers.ts'
import { startDirectus } from './directus-process.ts'
import { directusIndexes, fillDirectus, makeDirectusDatabase } from './fill-directus.ts'
import { directusVersion, ensureDirectus } from './install-directus.ts'
import { type DirectusRow, measureWork } from './measure-work.ts'
import { readOptions } from './options.ts'
import { printRows } from './print-rows.ts'
import { makeWorks } from './questions.ts'
import { directusSide, porchlightSide, type Side } from './sides.ts'

const laterPage = 50

const { quick, size, out, directus: folder } = readOptions(process.argv.slice(2))
ensureDirectus(folder)
const stage = await openStage()
const rows: DirectusRow[] = []
try {
  await stage.restart({ LOG_LEVEL: 'silent' })
  const chatbots = await fillChatbots(stage)
  const connection = await makeDirectusDatabase(stage)
  const directus = await startDirectus(folder, join(stage.dataDir, 'directus'), connection)
  try {
    await fillDirectus(stage, connection, directus, chatbots)
    const sides = { directus: directusSide(directus), porchlight: porchlightSide(stage) }
    for (const [index, chatbot] of chatbots.entries()) {
      rows.push(...(await measureChatbot(stage, sides, chatbot, size.listings[index] ?? 0)))
    }
  } finally {
    await directus.stop()
  }
} finally {
  await stage.close()
}
printRows(rows)
if (quick) console.log('A quick run proves that the bench works; its figures mean nothing.')
console.log(`Written to ${writeResults(out, rows, { quick, size, directusVersion, directusIndexes })}`)

async function fillChatbots(stage: Stage): Promise<BenchChatbot[]> {
  const chatbots: BenchChatbot[] = []
  let first = 1
  for (const count of size.listings) {
    const chatbot = await stage.addChatbot()
    await stage.withClient((client) => fillChatbot(client, chatbot, first, count))
    chatbots.push(chatbot)
    first += count
  }
  await stage.withClient(async (client) => {
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  })
  return chatbots
}

async function measureChatbot(
  stage: Stage,
  sides: { directus: Side; porchlight: Side },
  chatbot: BenchChatbot,
  listings: number,
): Promise<DirectusRow[]> {
  const rows: DirectusRow[] = []
  for (const work of makeWorks(chatbot, size.questions, laterPage)) {
    console.log(`Measuring: ${work.what}, ${listings.toLocaleString('en')} listings`)
    const checked = await checkSameAnswers(sides.directus, sides.porchlight, work, size.checked)
    rows.push(...(await measureWork(stage.load, size, sides, work, { listings, checked })))
  }
  return rows
}
