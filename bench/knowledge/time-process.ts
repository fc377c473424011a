// The process that measure-time.ts starts on a filled database: how long answers take there, and how much more memory it has then.

import { findAnswer } from '../../src/knowledge/retrieval/find-answer.ts'
import type { KnowledgeScope } from '../../src/knowledge/source.ts'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { summarize, type Times, timeEach, watchLoop } from '../search-latency/time-each.ts'

export interface ProcessFigures {
  times: Times
  /** From the first question to its answer, which waits for the index, and the longest time nobody else had a turn. */
  firstMs: number
  longestStallMs: number
  /** More than before the first question: of the process after its garbage is gone, and of the index by its own account. */
  residentMib: number
  indexMib: number
}

export interface ProcessTask {
  dataDir: string
  scope: KnowledgeScope
  questions: readonly string[]
}

const warming = 50

process.once('message', (task: ProcessTask) => {
  void measure(task).then((figures) => process.send?.(figures, () => process.exit(0)))
})

async function measure({ dataDir, scope, questions }: ProcessTask): Promise<ProcessFigures> {
  const config = readConfig({ PORCHLIGHT_DATA_DIR: dataDir, PORCHLIGHT_DEMO: 'off', PORT: '0', LOG_LEVEL: 'error' })
  const server = await startServer(config, { say: () => undefined })
  const ask = (question: string) => findAnswer(server.app, scope, question)
  const before = resident()
  const delays = watchLoop()
  const begin = performance.now()
  await ask(questions[0] ?? '')
  const firstMs = Math.round(performance.now() - begin)
  const longestStallMs = delays.stop()
  await timeEach(questions.slice(0, warming), ask)
  const times = summarize(await timeEach(questions, ask))
  const residentMib = resident() - before
  const indexMib = Math.round(server.app.knowledge.bytes / 1_048_576)
  await server.stop()
  return { times, firstMs, longestStallMs, residentMib, indexMib }
}

function resident(): number {
  globalThis.gc?.()
  return Math.round(process.memoryUsage.rss() / 1_048_576)
}
