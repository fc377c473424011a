import { expect, test } from 'vitest'
import { readCorpus } from '../../bench/reading/read-corpus.ts'
import { correctedLanguages, saidWordsOf } from '../../bench/reading/said-words.ts'
import { type LanguageCode, languageCodes } from '../../src/reading/languages/language.ts'
import { Languages, languageOf } from '../../src/reading/languages/languages.ts'
import { correctWord } from '../../src/reading/understanding/words/correct-words.ts'
import { sampleOf } from '../run/how-much.ts'

const languages = new Languages()

test.each(sampleOf(correctedLanguages, 1))('%s: what is kept of the corpus is what it says (npm run train)', (code) => {
  expect(languageOf(code).said).toEqual(saidWordsOf(code, readCorpus()))
})

test('each language that has letters to miss and a corpus has its said words', () => {
  expect(languageCodes.filter((code) => languageOf(code).said === undefined)).toEqual(['zh'])
})

const corrected = (code: LanguageCode, word: string): string => {
  const { lexicon } = languages.tablesOf(code)
  return lexicon.isKnown(word) ? word : (correctWord(word, lexicon) ?? word)
}

test.each<[LanguageCode, string]>([
  ['en', 'flood'],
  ['en', 'drains'],
  ['en', 'india'],
  ['en', 'lettings'],
  ['en', 'yelling'],
  ['es', 'paga'],
  ['es', 'cabrales'],
  ['fr', 'inondable'],
  ['fr', 'locataire'],
  ['de', 'waschen'],
  ['de', 'schade'],
  ['pt', 'alaga'],
  ['pt', 'chove'],
  ['pt', 'multa'],
])('%s: “%s” is a word, and no slip of another', (code, word) => {
  expect(corrected(code, word)).toBe(word)
})

test.each<[LanguageCode, string, string]>([
  ['en', 'bedrom', 'bedroom'],
  ['en', 'crooms', 'rooms'],
  ['en', 'lookng', 'looking'],
  ['en', 'garrage', 'garage'],
  ['es', 'habitacin', 'habitacion'],
  ['es', 'alquier', 'alquiler'],
  ['fr', 'chmabres', 'chambres'],
  ['de', 'wohung', 'wohnung'],
  ['de', 'nich', 'nicht'],
  ['pt', 'quatro', 'quatro'],
  ['pt', 'aprtamento', 'apartamento'],
])('%s: “%s” is still “%s”', (code, word, meant) => {
  expect(corrected(code, word)).toBe(meant)
})
