import { rowNames, rowTitles } from './rows.ts'
import type { PairResult } from './run-pairs.ts'
import type { Result } from './run-sentences.ts'
import type { LanguageName } from './say.ts'

export interface Measured {
  singles: Result[]
  conversations: Result[][]
  rambling: Result[]
  corrections: Result[]
  correctionTalks: Result[][]
  withoutRentals: Result[]
  violating: Result[]
  lawful: Result[]
  pairs: PairResult[]
}

export interface Share {
  exact: number
  of: number
}

/** What is printed and written. */
export interface Summary {
  /** All languages together. */
  allSingles: Share
  allLaterTurns: Share
  rambling: Share
  correctionsAndNegations: Share
  withoutRentals: Share
  englishSingle: Share
  englishLaterTurns: Share
  englishConversations: Share
  otherLaterTurns: Share
  otherLanguages: Record<string, Share>
  otherLanguagesTogether: Share
  otherConversations: Share
  rightSetWrongDefaultOrder: number
  /** By language of single sentences, and the later turns of English conversations. */
  rows: { row: string; title: string; singles: Record<LanguageName, Share>; turns: Share }[]
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

export interface Percentiles {
  p50: number
  p95: number
}

const share = (results: readonly { faults: readonly unknown[] }[]): Share => ({
  exact: results.filter(({ faults }) => faults.length === 0).length,
  of: results.length,
})

const isEnglish = ({ language }: Result): boolean => language === 'English'

export function summarize(measured: Measured): Summary {
  const { singles, conversations, rambling, corrections, correctionTalks, violating, lawful, pairs } = measured
  const turns = conversations.flat().filter(({ isJudged }) => isJudged)
  const laterTurns = turns.filter(({ earlier }) => earlier.length > 0)
  const others = singles.filter((result) => !isEnglish(result))
  const held = conversations.map((results) => ({
    language: results[0]?.language,
    faults: results.filter(({ isJudged }) => isJudged).flatMap(({ faults }) => faults),
  }))
  const languages = [...new Set(others.map(({ language }) => language))]
  const isRefused = ({ answer }: Result): boolean => answer?.isRefused === true
  const lawfulOnes = [...singles, ...turns, ...lawful, ...rambling, ...corrections]
  const rightly = violating.filter(isRefused).length
  const wrongly = lawfulOnes.filter(isRefused).length + pairs.filter((pair) => pair.isRefused).length
  const times = (results: readonly Result[]) => percentiles(results.flatMap(({ answer }) => answer?.milliseconds ?? []))
  return {
    allSingles: share(singles),
    allLaterTurns: share(laterTurns),
    rambling: share(rambling),
    correctionsAndNegations: share([
      ...corrections,
      ...correctionTalks.flat().filter(({ isJudged, earlier }) => isJudged && earlier.length > 0),
    ]),
    withoutRentals: share(measured.withoutRentals),
    englishSingle: share(singles.filter(isEnglish)),
    englishLaterTurns: share(laterTurns.filter(isEnglish)),
    otherLaterTurns: share(laterTurns.filter((result) => !isEnglish(result))),
    englishConversations: share(held.filter(({ language }) => language === 'English')),
    otherLanguages: Object.fromEntries(
      languages.map((name) => [name, share(others.filter(({ language }) => language === name))]),
    ),
    otherLanguagesTogether: share(others),
    otherConversations: share(held.filter(({ language }) => language !== 'English')),
    rightSetWrongDefaultOrder: [...singles, ...turns].filter((result) => result.isDefaultOrderWrong).length,
    rows: rowNames.map((row) => {
      const ofRow = (results: readonly Result[]) => share(results.filter(({ rows }) => rows.includes(row)))
      const of = (language: LanguageName): Share =>
        ofRow(
          [...singles, ...rambling, ...corrections, ...violating, ...lawful].filter(
            (result) => result.language === language,
          ),
        )
      return {
        row,
        title: rowTitles[row],
        singles: {
          English: of('English'),
          Spanish: of('Spanish'),
          French: of('French'),
          German: of('German'),
          Portuguese: of('Portuguese'),
          Chinese: of('Chinese'),
        },
        turns: ofRow([...laterTurns, ...correctionTalks.flat().filter(({ earlier }) => earlier.length > 0)]),
      }
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

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
