import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../../reading/languages/language-code.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { understandInTowns } from '../../../reading/understanding/towns.fixture.ts'
import { type AnswersFrom, decideSource } from './decide-source.ts'
import { firmSentences } from './firm-sentences.fixture.ts'

const decide = (sentence: string, hasShown = false): AnswersFrom => {
  const tables = languages.tablesOf(languages.detect(sentence))
  return decideSource(sentence, { tables, understood: understandInTowns(sentence), hasShown })
}

describe.each(languageCodes)('%s', (code) => {
  const { firm, homes } = firmSentences[code]

  test.each(firm)('%j is for the firm', (sentence) => {
    expect(decide(sentence)).not.toBe('homes')
  })

  test.each(homes)('%j is for the listings', (sentence) => {
    expect(decide(sentence)).toBe('homes')
  })
})

test('there are three hundred of them, half and half', () => {
  const all = Object.values(firmSentences)
  expect(all.flatMap(({ firm }) => firm)).toHaveLength(150)
  expect(all.flatMap(({ homes }) => homes)).toHaveLength(150)
})
