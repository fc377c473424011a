import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './run-sentences.ts'
import type { Measured } from './summarize.ts'

/** Writes figures as JSON and answers the path of the file. */
export function writeResults(folder: string, figures: Record<string, unknown>): string {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  const path = join(folder, `search-${date.slice(0, 19).replaceAll(':', '-')}.json`)
  writeFileSync(path, `${JSON.stringify({ date, node: process.version, ...figures }, null, 1)}\n`)
  return path
}

/** Every sentence and how it went, without the homes themselves. */
export function detailSentences(measured: Measured): object {
  const slim = (result: Result) => ({
    text: result.text,
    earlier: result.earlier,
    language: result.language,
    rows: result.rows,
    isJudged: result.isJudged,
    faults: result.faults.map(({ kind, text, listings }) => ({ kind, text, ids: listings?.map(({ id }) => id) })),
    isDefaultOrderWrong: result.isDefaultOrderWrong,
    expectedTotal: result.expectedTotal,
    answer: result.answer && { ...result.answer, everything: undefined, state: undefined },
  })
  return {
    singles: measured.singles.map(slim),
    conversations: measured.conversations.map((held) => held.map(slim)),
    rambling: measured.rambling.map(slim),
    corrections: measured.corrections.map(slim),
    correctionTalks: measured.correctionTalks.map((held) => held.map(slim)),
    withoutRentals: measured.withoutRentals.map(slim),
    violating: measured.violating.map(slim),
    lawful: measured.lawful.map(slim),
    pairs: measured.pairs,
  }
}
