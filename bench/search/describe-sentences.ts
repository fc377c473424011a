import { cell, percent, time, writeTable } from './print-table.ts'
import type { Summary } from './summarize.ts'

/** What a set of sentences gave, in tables. */
export function describeSentences(name: string, summary: Summary): string {
  const { fairHousing, milliseconds } = summary
  const title = name === 'seen' ? 'Seen sentences' : 'Held-out sentences'
  return [
    writeTable([
      [`${title}: row of the table`, 'English', 'Spanish', 'French', 'German', 'Chinese', 'Later turns'],
      ...summary.rows.map(({ title: row, singles, turns }) => [
        row,
        ...[singles.English, singles.Spanish, singles.French, singles.German, singles.Chinese, turns].map(cell),
      ]),
    ]),
    writeTable([
      [`${title}: exact result sets`, 'Exact', 'To reach'],
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
