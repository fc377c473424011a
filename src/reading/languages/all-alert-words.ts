import { freezeDeep } from '../../platform/freeze-deep.ts'
import { arabicAlertWords } from './arabic/alert-words.ts'
import { chineseAlertWords } from './chinese/alert-words.ts'
import { englishAlertWords } from './english/alert-words.ts'
import { frenchAlertWords } from './french/alert-words.ts'
import { germanAlertWords } from './german/alert-words.ts'
import { italianAlertWords } from './italian/alert-words.ts'
import { japaneseAlertWords } from './japanese/alert-words.ts'
import { koreanAlertWords } from './korean/alert-words.ts'
import { portugueseAlertWords } from './portuguese/alert-words.ts'
import { russianAlertWords } from './russian/alert-words.ts'
import { spanishAlertWords } from './spanish/alert-words.ts'
import type { WindowLanguage } from './spoken/spoken-language.ts'
import type { AlertWords } from './tables/alert-words.ts'
import { vietnameseAlertWords } from './vietnamese/alert-words.ts'

const byCode: Readonly<Record<WindowLanguage, AlertWords>> = freezeDeep({
  en: englishAlertWords,
  es: spanishAlertWords,
  fr: frenchAlertWords,
  de: germanAlertWords,
  pt: portugueseAlertWords,
  zh: chineseAlertWords,
  it: italianAlertWords,
  ru: russianAlertWords,
  ja: japaneseAlertWords,
  ko: koreanAlertWords,
  vi: vietnameseAlertWords,
  ar: arabicAlertWords,
})

/** What visitors are told of their alerts in a language. */
export function alertWordsOf(code: WindowLanguage): AlertWords {
  return byCode[code]
}
