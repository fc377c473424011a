import type { Networks } from '../../src/reading/acts/load-networks.ts'
import { readActs, readClause } from '../../src/reading/acts/read-acts.ts'
import { heardOf, labelledClauses } from './lessons.ts'
import type { CorpusLine } from './read-corpus.ts'

/** From so much on an act is taken for sure. */
const sureFrom = 0.8

/** Prints how well lines are read whose hands no network has learned from. */
export function measureReading(networks: Networks, lines: readonly CorpusLine[], name: string): void {
  if (lines.length === 0) return
  const counts = new Map<string, Map<string, [number, number]>>()
  const count = (language: string, what: string, is: boolean): void => {
    for (const key of [language, 'all']) {
      const own = counts.get(key) ?? new Map<string, [number, number]>()
      const [yes, of] = own.get(what) ?? [0, 0]
      own.set(what, [yes + (is ? 1 : 0), of + 1])
      counts.set(key, own)
    }
  }
  for (const line of lines) {
    const clauses = labelledClauses(line)
    for (const { said, labels } of clauses) {
      const { act, topic } = labels
      const read = readClause(networks, said)
      const [first, second] = read.acts
      count(line.language, 'act', first?.act === act)
      count(line.language, 'act or second', first?.act === act || second?.act === act)
      const isSure = (first?.likely ?? 0) >= sureFrom
      count(line.language, 'sure', isSure)
      if (isSure) count(line.language, 'right where sure', first?.act === act)
      if (topic !== undefined && first?.act === act)
        count(line.language, 'topic', read.topic?.name === `${act}:${topic}`)
    }
    const read = readActs(networks, line.text, line.context, (text) => heardOf(line, text))
    const wanted = [...new Set(clauses.map(({ labels }) => labels.act))].toSorted().join(' ')
    const found = [...new Set(read.map(({ acts }) => acts[0]?.act ?? ''))].toSorted().join(' ')
    count(line.language, 'whole message', wanted === found)
    if (clauses.length > 1) count(line.language, 'whole message of several', wanted === found)
  }
  const titles = [
    'act',
    'act or second',
    'sure',
    'right where sure',
    'topic',
    'whole message',
    'whole message of several',
  ]
  console.log(
    `\n${name}: ${lines.length} lines\n\n| language | ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length + 1)}`,
  )
  for (const [language, own] of counts) {
    const cells = titles.map((title) => {
      const [yes, of] = own.get(title) ?? [0, 0]
      return of === 0 ? '–' : `${((100 * yes) / of).toFixed(1)} %`
    })
    console.log(`| ${language} | ${cells.join(' | ')} |`)
  }
}
