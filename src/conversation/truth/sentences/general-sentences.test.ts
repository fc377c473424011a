import { describe, expect, test } from 'vitest'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { homes, openGate, pass } from '../gate.fixture.ts'
import { generalLies } from './general-lies.fixture.ts'
import { generalTruths } from './general-truths.fixture.ts'
import { furtherGeneralLies, furtherGeneralTruths } from './general-turns.fixture.ts'

const asked: Record<LanguageCode, string> = {
  en: 'homes under 600k',
  es: 'casas por debajo de 600.000 $',
  fr: 'des maisons à moins de 600 000 $',
  de: 'Häuser unter 600.000 $',
  pt: 'casas até 600.000 $',
  zh: '60万美元以下的房子',
}
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const ofOneHome = homes.slice(0, 1)

describe.each(languageCodes)('%s', (language) => {
  const tell = (sentence: string, shown: readonly FoundListing[] = ofOneHome) => {
    const gate = openGate({ language, asked: asked[language], shown })
    return { said: pass(gate, [sentence]), why: gate.report.decisions.map(({ why }) => why).join() }
  }

  test('what is so in general leaves whole, where one home is spoken of and where several are', () => {
    const truths = [...linesOf(generalTruths[language]), ...linesOf(furtherGeneralTruths[language])]
    const changed = truths.flatMap((sentence) =>
      [ofOneHome, homes].flatMap((shown) => {
        const { said, why } = tell(sentence, shown)
        return said === sentence ? [] : [`${sentence} (${why})`]
      }),
    )
    expect(changed).toEqual([])
  })

  test('what only sounds general does not leave', () => {
    const lies = [...linesOf(generalLies[language]), ...linesOf(furtherGeneralLies[language])]
    expect(lies.filter((sentence) => tell(sentence).said.includes(sentence))).toEqual([])
  })
})
