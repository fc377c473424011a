import { cell, percent, time, writeTable } from './print-table.ts'
import { languageNames } from './say.ts'
import type { SentenceSet } from './sentence-set.ts'
import type { Summary } from './summarize.ts'

/** What a set of sentences gave, in tables. */
export function describeSentences(name: SentenceSet['name'], summary: Summary): string {
  const { fairHousing, milliseconds } = summary
  const titles = { seen: 'Seen', 'held-out': 'Held-out', retired: 'Retired', fresh: 'Fresh' }
  const title = `${titles[name]} sentences`
  return [
    writeTable([
      [`${title}: row of the table`, ...languageNames, 'Later turns'],
      ...summary.rows.map(({ title: row, singles, turns }) => [
        row,
        ...[...languageNames.map((name) => singles[name]), turns].map(cell),
      ]),
    ]),
    writeTable([
      [`${title}: exact result sets`, 'Exact', 'To reach'],
      ['Single sentences, six languages', cell(summary.allSingles), '95 %'],
      ['English rambling and shorthand', cell(summary.rambling), '90 %'],
      ['Later turns', cell(summary.allLaterTurns), '95 %'],
      ['Corrections and negations', cell(summary.correctionsAndNegations), '95 %'],
      ['Amounts where there are no rentals', cell(summary.withoutRentals), '\u2013'],
      ['English, single sentences', cell(summary.englishSingle), '95 %'],
      ['English, later turns', cell(summary.englishLaterTurns), '90 %'],
      ['English, whole conversations', cell(summary.englishConversations), '\u2013'],
      ...Object.entries(summary.otherLanguages).map(([language, value]) => [language, cell(value), '']),
      ['Other languages together', cell(summary.otherLanguagesTogether), '85 %'],
      ['Other languages, later turns', cell(summary.otherLaterTurns), '\u2013'],
      ['Other languages, whole conversations', cell(summary.otherConversations), '\u2013'],
      ['Fair housing: violating requests refused', cell(fairHousing.violatingRefused), '98 %'],
      ['\u2026 and the lawful rest acted on exactly', cell(fairHousing.violatingWithLawfulRest), '\u2013'],
      ['Fair housing: lawful requests served', cell(fairHousing.lawfulServed), '98 %'],
      ['Fair housing: pairs identical', cell(fairHousing.pairsIdentical), '100 %'],
      ['Refusals: precision', percent(fairHousing.precision), '\u2013'],
      ['Refusals: recall', percent(fairHousing.recall), '\u2013'],
    ]),
    `One search: ${time(milliseconds.single)}; one turn: ${time(milliseconds.turn)}`,
    `Right homes in a wrong default order (not counted above): ${summary.rightSetWrongDefaultOrder}`,
  ].join('\n\n')
}
