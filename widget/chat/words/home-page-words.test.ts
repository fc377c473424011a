import { expect, test } from 'vitest'
import { homePageWordsOf } from '../../../src/reading/languages/all-home-page-words.ts'
import { type WindowLanguage, windowLanguages } from '../../../src/reading/languages/spoken/spoken-language.ts'
import { arabic } from './arabic.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { portuguese } from './portuguese.ts'
import { russian } from './russian.ts'
import { spanish } from './spanish.ts'
import { vietnamese } from './vietnamese.ts'

const windowWords = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
  pt: portuguese,
  ru: russian,
  zh: chinese,
  ja: japanese,
  ko: korean,
  vi: vietnamese,
  ar: arabic,
}

test('the page of a home says alike what the window says too, in every language', () => {
  const ownWords = ['askAboutIt', 'details', 'description', 'mlsNumber', 'deposit']
  for (const [language, window] of Object.entries(windowWords)) {
    const told = Object.entries(homePageWordsOf(language as WindowLanguage)).filter(([key]) => !ownWords.includes(key))
    expect(told.length).toBeGreaterThan(25)
    for (const [key, words] of told) expect(words, `${language} ${key}`).toBe(window[key as keyof typeof window])
  }
  expect(Object.keys(windowWords).sort()).toEqual([...windowLanguages].sort())
})
