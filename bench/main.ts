// npm run bench: see bench/README.md.

import { measureCrawl } from './crawl/measure-crawl.ts'
import { measureDeliveries } from './deliveries/measure-deliveries.ts'
import { measureEvents } from './events/measure-events.ts'
import { measureFeed } from './feed/measure-feed.ts'
import { measureCreate } from './measure-create.ts'
import { measureHistory } from './measure-history.ts'
import { measureImport } from './measure-import.ts'
import { measureList } from './measure-list.ts'
import { measureMemory } from './measure-memory.ts'
import { measureStart } from './measure-start.ts'
import { measureStream } from './measure-stream.ts'
import { readOptions, type WorkName, workNames } from './options.ts'
import { describeFallen, readRelease } from './release/compare-release.ts'
import { printTable, type Row, writeResults } from './report.ts'
import { openStage, type Stage } from './stage.ts'

const measurements: Record<WorkName, (stage: Stage) => Promise<Row[]>> = {
  list: measureList,
  create: measureCreate,
  stream: measureStream,
  import: measureImport,
  history: measureHistory,
  deliveries: measureDeliveries,
  events: measureEvents,
  feed: measureFeed,
  crawl: measureCrawl,
  memory: measureMemory,
  start: measureStart,
}

const options = readOptions(process.argv.slice(2))
const rows: Row[] = []
const stage = await openStage(options.size)
try {
  // Always in the same order: what comes later is measured on the database that the earlier ones have grown.
  for (const name of workNames.filter((candidate) => options.works.includes(candidate))) {
    console.log(`Measuring: ${name}`)
    rows.push(...(await measurements[name](stage)))
  }
} finally {
  await stage.close()
}
printTable(rows)
if (options.quick) console.log('A quick run proves that the bench works; its figures mean nothing.')
else {
  const release = readRelease()
  for (const line of release === null ? [] : describeFallen(rows, release)) console.log(line)
}
console.log(`Written to ${writeResults(options.out, rows, { quick: options.quick, size: options.size })}`)
