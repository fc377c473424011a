import { freezeDeep } from '../../platform/freeze-deep.ts'
import { arabicHomePageWords } from './arabic/home-page-words.ts'
import { chineseHomePageWords } from './chinese/home-page-words.ts'
import { englishHomePageWords } from './english/home-page-words.ts'
import { frenchHomePageWords } from './french/home-page-words.ts'
import { germanHomePageWords } from './german/home-page-words.ts'
import { italianHomePageWords } from './italian/home-page-words.ts'
import { japaneseHomePageWords } from './japanese/home-page-words.ts'
import { koreanHomePageWords } from './korean/home-page-words.ts'
import { portugueseHomePageWords } from './portuguese/home-page-words.ts'
import { russianHomePageWords } from './russian/home-page-words.ts'
import { spanishHomePageWords } from './spanish/home-page-words.ts'
import type { WindowLanguage } from './spoken/spoken-language.ts'
import type { HomePageWords } from './tables/home-page-words.ts'
import { vietnameseHomePageWords } from './vietnamese/home-page-words.ts'

const byCode: Readonly<Record<WindowLanguage, HomePageWords>> = freezeDeep({
  en: englishHomePageWords,
  es: spanishHomePageWords,
  fr: frenchHomePageWords,
  de: germanHomePageWords,
  it: italianHomePageWords,
  pt: portugueseHomePageWords,
  ru: russianHomePageWords,
  zh: chineseHomePageWords,
  ja: japaneseHomePageWords,
  ko: koreanHomePageWords,
  vi: vietnameseHomePageWords,
  ar: arabicHomePageWords,
})

/** What stands on the page of a home, in a language of the window. */
export function homePageWordsOf(language: WindowLanguage): HomePageWords {
  return byCode[language]
}
