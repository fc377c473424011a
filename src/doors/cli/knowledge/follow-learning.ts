import { setTimeout as wait } from 'node:timers/promises'
import { type LearningRun, runLearning } from '../../../knowledge/learning/run-learning.ts'
import type { KnowledgeScope } from '../../../knowledge/source.ts'
import { countByStatus } from '../../../knowledge/sources/source-store.ts'
import type { App } from '../../app.ts'
import { describeProgress } from './describe-sources.ts'

const lookMs = 250
/** A server begins within a second. Where none does, this command learns itself. */
const patienceMs = 3_000
/** Elsewhere than on a terminal a line now and then is enough. */
const plainMs = 10_000

type Output = NodeJS.WritableStream & { isTTY?: boolean }

/** Shows how far a chatbot's learning is until nothing of it is left. Answers how many sources have failed. */
export async function followLearning(app: App, scope: KnowledgeScope, output: Output): Promise<number> {
  const line = new StatusLine(output)
  const begun = performance.now()
  let learning: LearningRun | null = null
  let first = ''
  try {
    for (;;) {
      const counts = await countByStatus(app.db, scope)
      const text = describeProgress(counts)
      first ||= text
      if (counts[0] + counts[1] === 0) return counts[3]
      line.show(text)
      const isIdle = text === first && counts[1] === 0 && performance.now() - begun > patienceMs
      if (isIdle) learning ??= runLearning(app)
      await wait(lookMs)
    }
  } finally {
    line.clear()
    await learning?.stop()
  }
}

class StatusLine {
  readonly #output: Output
  #shownAt = Number.NEGATIVE_INFINITY
  #shown = ''

  constructor(output: Output) {
    this.#output = output
  }

  show(text: string): void {
    if (this.#output.isTTY) this.#output.write(`\r\x1b[K${text}`)
    else if (text !== this.#shown && performance.now() - this.#shownAt > plainMs) {
      this.#output.write(`${text}\n`)
      this.#shownAt = performance.now()
    } else return
    this.#shown = text
  }

  clear(): void {
    if (this.#output.isTTY && this.#shown !== '') this.#output.write('\r\x1b[K')
  }
}
