import { describe, expect, test } from 'vitest'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { type LanguageCode, languageCodes } from '../../../../reading/languages/language.ts'
import { homes, openGate, pass } from '../../gate.fixture.ts'
import { describedHome } from '../described-home.fixture.ts'
import { listedLiesInEnglish, wordedLiesInEnglish } from './lies-in-english.fixture.ts'
import { listedLiesInOthers, wordedLiesInOthers } from './lies-in-others.fixture.ts'
import { listedTruthsInEnglish, wordedTruthsInEnglish } from './truths-in-english.fixture.ts'
import { listedTruthsInOthers, wordedTruthsInOthers } from './truths-in-others.fixture.ts'

const asked: Record<LanguageCode, string> = {
  en: 'homes under 600k',
  es: 'casas por debajo de 600.000 $',
  fr: 'des maisons à moins de 600 000 $',
  de: 'Häuser unter 600.000 $',
  pt: 'casas até 600.000 $',
  zh: '60万美元以下的房子',
}
type Lists = Readonly<Partial<Record<LanguageCode, string>>>
const linesOf = (language: LanguageCode, ...lists: Lists[]) =>
  lists.flatMap((list) => (list[language] ?? '').split('\n')).filter((line) => line !== '')

describe.each(languageCodes)('%s', (language) => {
  const tell = (sentence: string, shown: readonly FoundListing[]) => {
    const gate = openGate({ language, asked: asked[language], shown })
    return { said: pass(gate, [sentence]), why: gate.report.decisions.map(({ why }) => why).join() }
  }
  const changed = (lines: readonly string[], shown: readonly FoundListing[]) =>
    lines.flatMap((sentence) => {
      const { said, why } = tell(sentence, shown)
      return said === sentence ? [] : [`${sentence} => ${said} (${why})`]
    })
  const left = (lines: readonly string[], shown: readonly FoundListing[]) =>
    lines.filter((sentence) => tell(sentence, shown).said.includes(sentence))

  test('what is true leaves whole in the words of chat models', () => {
    expect(changed(linesOf(language, wordedTruthsInEnglish, wordedTruthsInOthers), [describedHome])).toEqual([])
    expect(changed(linesOf(language, listedTruthsInEnglish, listedTruthsInOthers), homes)).toEqual([])
  })

  test('what nobody has said does not leave, however ordinary its words are', () => {
    expect(left(linesOf(language, wordedLiesInEnglish, wordedLiesInOthers), [describedHome])).toEqual([])
    expect(left(linesOf(language, listedLiesInEnglish, listedLiesInOthers), homes)).toEqual([])
  })
})
