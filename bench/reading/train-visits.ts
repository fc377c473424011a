import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Network } from '../../src/reading/acts/network.ts'
import { readVisitDeed, seenOfVisit, type VisitDeed, visitDeeds } from '../../src/reading/acts/visit-deed.ts'
import type { LanguageCode } from '../../src/reading/languages/language.ts'
import { Languages } from '../../src/reading/languages/languages.ts'
import { readWhen } from '../../src/reading/when/read-when.ts'
import { type Lesson, trainNetwork } from './train-network.ts'

/** A line of corpus/visits.jsonl: what somebody says of a visit that is arranged, and what they want of it. */
export interface VisitLine {
  language: LanguageCode
  text: string
  deed: VisitDeed
}

const members = 4

export function readVisitLines(): VisitLine[] {
  return readFileSync(join(import.meta.dirname, '../../corpus/visits.jsonl'), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => JSON.parse(row) as VisitLine)
}

export function digestOfVisits(lines: readonly VisitLine[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(JSON.stringify(line))
  return hash.digest('hex')
}

/** Any Sunday: what day it is changes nothing about whether one is named. */
const someDay = '2026-11-29'
const languages = new Languages()

const namesWhen = ({ text, language }: VisitLine): boolean =>
  readWhen(text, languages.tablesOf(language), someDay) !== null

/** The networks of all lines. Seconds. */
export function trainVisits(lines: readonly VisitLine[], learnedFrom = digestOfVisits(lines)): Network[] {
  const shape = { rows: 1 << 12, sideRows: 16, width: 10, hidden: 8, learnedFrom, heads: { deed: visitDeeds } }
  const lessons = lines.map(
    (line): Lesson => ({
      ...seenOfVisit(line.text, namesWhen(line)),
      wanted: { deed: visitDeeds.indexOf(line.deed) },
    }),
  )
  return Array.from({ length: members }, (_, index) =>
    trainNetwork(shape, lessons, { rounds: 30, rate: 0.15, blind: 0.5, seed: index + 1 }),
  )
}

/** Each tenth of the lines by what the others teach: how many are read rightly, wrongly, or not surely. */
export function crossCheckVisits(lines: readonly VisitLine[]): { right: number; wrong: number; unsure: number } {
  const told = { right: 0, wrong: 0, unsure: 0 }
  const folds = 10
  for (let fold = 0; fold < folds; fold += 1) {
    const networks = trainVisits(lines.filter((_, at) => at % folds !== fold))
    for (const line of lines.filter((_, at) => at % folds === fold)) {
      const deed = readVisitDeed(networks, { text: line.text, namesWhen: namesWhen(line) })
      told[deed === null ? 'unsure' : deed === line.deed ? 'right' : 'wrong'] += 1
    }
  }
  return told
}
