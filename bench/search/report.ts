import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowNames, rowTitles } from './rows.ts'
import type { PairResult } from './run-pairs.ts'
import type { Result } from './run-sentences.ts'

export interface Measured {
  singles: Result[]
  conversations: Result[][]
  violating: Result[]
  lawful: Result[]
  pairs: PairResult[]
}

interface Share {
  exact: number
  of: number
}

/** What is printed and written. */
export interface Summary {
  englishSingle: Share
  englishLaterTurns: Share
  englishConversations: Share
  otherLanguages: Record<string, Share>
  otherLanguagesTogether: Share
  otherConversations: Share
  rightSetWrongDefaultOrder: number
  rows: { row: string; title: string; english: Share; other: Share; turns: Share }[]
  fairHousing: {
    violatingRefused: Share
    violatingWithLawfulRest: Share
    lawfulServed: Share
    pairsIdentical: Share
    precision: number
    recall: number
  }
  milliseconds: { single: Percentiles; turn: Percentiles }
}

interface Percentiles {
  p50: number
  p95: number
}

const share = (results: readonly { faults: readonly unknown[] }[]): Share => ({
  exact: results.filter(({ faults }) => faults.length === 0).length,
  of: results.length,
})

const isEnglish = ({ language }: Result): boolean => language === 'English'

export function summarize({ singles, conversations, violating, lawful, pairs }: Measured): Summary {
  const turns = conversations.flat().filter(({ isJudged }) => isJudged)
  const laterTurns = turns.filter(({ earlier }) => earlier.length > 0)
  const others = singles.filter((result) => !isEnglish(result))
  const held = conversations.map((results) => ({
    language: results[0]?.language,
    faults: results.filter(({ isJudged }) => isJudged).flatMap(({ faults }) => faults),
  }))
  const languages = [...new Set(others.map(({ language }) => language))]
  const isRefused = ({ answer }: Result): boolean => answer?.isRefused === true
  const lawfulOnes = [...singles, ...turns, ...lawful]
  const rightly = violating.filter(isRefused).length
  const wrongly = lawfulOnes.filter(isRefused).length + pairs.filter((pair) => pair.isRefused).length
  const times = (results: readonly Result[]) => percentiles(results.flatMap(({ answer }) => answer?.milliseconds ?? []))
  return {
    englishSingle: share(singles.filter(isEnglish)),
    englishLaterTurns: share(laterTurns.filter(isEnglish)),
    englishConversations: share(held.filter(({ language }) => language === 'English')),
    otherLanguages: Object.fromEntries(
      languages.map((name) => [name, share(others.filter(({ language }) => language === name))]),
    ),
    otherLanguagesTogether: share(others),
    otherConversations: share(held.filter(({ language }) => language !== 'English')),
    rightSetWrongDefaultOrder: [...singles, ...turns].filter((result) => result.isDefaultOrderWrong).length,
    rows: rowNames.map((row) => {
      const ofRow = (results: readonly Result[]) => share(results.filter(({ rows }) => rows.includes(row)))
      const english = ofRow([...singles, ...violating, ...lawful].filter(isEnglish))
      const other = ofRow([...others, ...laterTurns.filter((result) => !isEnglish(result))])
      return { row, title: rowTitles[row], english, other, turns: ofRow(laterTurns.filter(isEnglish)) }
    }),
    fairHousing: {
      violatingRefused: { exact: rightly, of: violating.length },
      violatingWithLawfulRest: share(violating),
      lawfulServed: { exact: lawful.filter((result) => !isRefused(result)).length, of: lawful.length },
      pairsIdentical: { exact: pairs.filter(({ isIdentical }) => isIdentical).length, of: pairs.length },
      precision: rightly / Math.max(1, rightly + wrongly),
      recall: rightly / Math.max(1, violating.length),
    },
    milliseconds: { single: times(singles), turn: times(turns) },
  }
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

export function printSummary(summary: Summary): void {
  const { fairHousing, milliseconds } = summary
  printTable([
    ['Row of the table', 'English', 'Other languages', 'English, later turns'],
    ...summary.rows.map(({ title, english, other, turns }) => [title, cell(english), cell(other), cell(turns)]),
  ])
  console.log('')
  printTable([
    ['Exact result sets', 'Exact', 'To reach'],
    ['English, single sentences', cell(summary.englishSingle), '95 %'],
    ['English, later turns', cell(summary.englishLaterTurns), '90 %'],
    ['English, whole conversations', cell(summary.englishConversations), '\u2013'],
    ...Object.entries(summary.otherLanguages).map(([name, value]) => [name, cell(value), '']),
    ['Other languages together', cell(summary.otherLanguagesTogether), '85 %'],
    ['Other languages, whole conversations', cell(summary.otherConversations), '\u2013'],
    ['Fair housing: violating requests refused', cell(fairHousing.violatingRefused), '98 %'],
    ['\u2026 and the lawful rest acted on exactly', cell(fairHousing.violatingWithLawfulRest), '\u2013'],
    ['Fair housing: lawful requests served', cell(fairHousing.lawfulServed), '98 %'],
    ['Fair housing: pairs identical', cell(fairHousing.pairsIdentical), '100 %'],
    ['Refusals: precision', percent(fairHousing.precision), '\u2013'],
    ['Refusals: recall', percent(fairHousing.recall), '\u2013'],
  ])
  console.log('')
  const time = ({ p50, p95 }: Percentiles): string => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  console.log(`One search: ${time(milliseconds.single)}; one turn: ${time(milliseconds.turn)}`)
  console.log(`Right homes in a wrong default order (not counted above): ${summary.rightSetWrongDefaultOrder}`)
}

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

function cell({ exact, of }: Share): string {
  return of === 0 ? '\u2013' : `${exact}/${of} (${percent(exact / of)})`
}

function printTable(lines: readonly string[][]): void {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  lines.forEach((line, index) => {
    console.log(`| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    if (index === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  })
}

/** Writes everything as JSON and answers the path of the file. */
export function writeResults(folder: string, summary: Summary, measured: Measured): string {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  const path = join(folder, `search-${date.slice(0, 19).replaceAll(':', '-')}.json`)
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
  const results = {
    singles: measured.singles.map(slim),
    conversations: measured.conversations.map((held) => held.map(slim)),
    violating: measured.violating.map(slim),
    lawful: measured.lawful.map(slim),
    pairs: measured.pairs,
  }
  writeFileSync(path, `${JSON.stringify({ date, node: process.version, summary, results }, null, 1)}\n`)
  return path
}
