import { describe, expect, test } from 'vitest'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { openGate, pass } from '../gate.fixture.ts'
import { dealLies, dealTruths } from './deal-sentences.fixture.ts'

const asked: Record<LanguageCode, string> = {
  en: 'homes under 600k',
  es: 'casas por debajo de 600.000 $',
  fr: 'des maisons à moins de 600 000 $',
  de: 'Häuser unter 600.000 $',
  pt: 'casas até 600.000 $',
  zh: '60万美元以下的房子',
}
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

describe.each(languageCodes)('%s', (language) => {
  const tell = (sentence: string) => {
    const gate = openGate({ language, asked: asked[language] })
    return { said: pass(gate, [sentence]), why: gate.report.decisions.map(({ why }) => why).join() }
  }

  test('what a seller would take, how long he has waited and what nobody has done do not leave', () => {
    expect(linesOf(dealLies[language]).filter((sentence) => tell(sentence).said === sentence)).toEqual([])
  })

  test('terms, steps and what stands behind a link leave whole', () => {
    const changed = linesOf(dealTruths[language]).flatMap((sentence) => {
      const { said, why } = tell(sentence)
      return said === sentence ? [] : [`${sentence} => ${said} (${why})`]
    })
    expect(changed).toEqual([])
  })
})
