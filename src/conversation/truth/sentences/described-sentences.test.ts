import { describe, expect, test } from 'vitest'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { homes, openGate, pass } from '../gate.fixture.ts'
import { describedHome } from './described-home.fixture.ts'
import { comparedLies, describedLies } from './described-lies.fixture.ts'
import { comparedTruths, describedTruths } from './described-truths.fixture.ts'

const asked: Record<LanguageCode, string> = {
  en: 'homes under 600k',
  es: 'casas por debajo de 600.000 $',
  fr: 'des maisons à moins de 600 000 $',
  de: 'Häuser unter 600.000 $',
  pt: 'casas até 600.000 $',
  zh: '60万美元以下的房子',
}
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const one = [describedHome]

describe.each(languageCodes)('%s', (language) => {
  const tell = (sentence: string, shown: readonly FoundListing[]) => {
    const gate = openGate({ language, asked: asked[language], shown })
    return { said: pass(gate, [sentence]), why: gate.report.decisions.map(({ why }) => why).join() }
  }
  const changed = (truths: string, shown: readonly FoundListing[]) =>
    linesOf(truths).flatMap((sentence) => {
      const { said, why } = tell(sentence, shown)
      return said === sentence ? [] : [`${sentence} => ${said} (${why})`]
    })
  const left = (lies: string, shown: readonly FoundListing[]) =>
    linesOf(lies).filter((sentence) => tell(sentence, shown).said.includes(sentence))

  test('what a listing says leaves in other words, rounded and compared', () => {
    expect(changed(describedTruths[language], one)).toEqual([])
    expect(changed(comparedTruths[language], homes)).toEqual([])
  })

  test('half truths, other years, other rooms and what nobody has looked at do not leave', () => {
    expect(left(describedLies[language], one)).toEqual([])
    expect(left(comparedLies[language], homes)).toEqual([])
  })
})
