import { describe, expect, test } from 'vitest'
import { howMany, sampleOf } from '../../../../test/run/how-much.ts'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { openGate, pass } from '../gate.fixture.ts'
import { falseSentences } from './false-sentences.fixture.ts'
import { furtherLies } from './further-lies.fixture.ts'
import { furtherTruths } from './further-truths.fixture.ts'
import { cutRandomly, makeRandom } from './inventing-model.fixture.ts'
import { lyingTurns } from './lying-turns.fixture.ts'
import { trueSentences } from './true-sentences.fixture.ts'

const asked: Record<LanguageCode, string> = {
  en: 'homes under 600k',
  es: 'casas por debajo de 600.000 $',
  fr: 'des maisons à moins de 600 000 $',
  de: 'Häuser unter 600.000 $',
  pt: 'casas até 600.000 $',
  zh: '60万美元以下的房子',
}
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

describe.each(languageCodes)('%s', (language) => {
  const gate = () => openGate({ language, asked: asked[language] })

  test('what is true, and what claims nothing, leaves whole', () => {
    const truths = [...linesOf(trueSentences[language]), ...linesOf(furtherTruths[language])]
    const changed = truths.flatMap((sentence) => {
      const opened = gate()
      const said = pass(opened, cutRandomly(sentence, makeRandom(sentence.length)))
      return said === sentence ? [] : [`${sentence} => ${said} (${opened.report.decisions.map(({ why }) => why)})`]
    })
    expect(changed).toEqual([])
  })

  test('contradictions, inventions and frauds do not leave', () => {
    const lies = [...linesOf(falseSentences[language]), ...linesOf(furtherLies[language])]
    const left = lies.filter(
      (sentence) => pass(gate(), cutRandomly(sentence, makeRandom(sentence.length))) === sentence,
    )
    expect(left).toEqual([])
    expect(lies.length).toBeGreaterThan(60)
  })

  test('however a lie is opened and ended, none of it leaves', () => {
    const { openings, lies, ends } = lyingTurns[language]
    const left = openings.flatMap((opening) =>
      sampleOf(lies, 4).flatMap((lie) =>
        ends.flatMap((end) => {
          const sentence = `${opening}${lie}${end}`
          const said = pass(gate(), cutRandomly(sentence, makeRandom(sentence.length)))
          return letters(said).includes(letters(lie)) ? [sentence] : []
        }),
      ),
    )
    expect(left).toEqual([])
  })
})

test('the same comes out in pieces of every size', () => {
  for (const language of languageCodes) {
    const text = [
      ...linesOf(trueSentences[language]).slice(0, 20),
      ...linesOf(falseSentences[language]).slice(0, 20),
    ].join(' ')
    const whole = pass(openGate({ language, asked: asked[language] }), [text])
    for (let size = 1; size <= 12; size += howMany(5, 1)) {
      const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
      expect(pass(openGate({ language, asked: asked[language] }), pieces), `${language} by ${size}`).toBe(whole)
    }
  }
})

test('no sentence is left out in part: a dot in it ends nothing', () => {
  const text = 'The lot of 12 Main St is approx. 6,100 sq. ft. in size. Bye!'
  for (let size = 1; size <= 6; size += 1) {
    const pieces = text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? []
    expect(pass(openGate(), pieces)).toBe(text)
  }
})
