import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseAlertWords } from './chinese/alert-words.ts'
import { englishAlertWords } from './english/alert-words.ts'
import { frenchAlertWords } from './french/alert-words.ts'
import { germanAlertWords } from './german/alert-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseAlertWords } from './portuguese/alert-words.ts'
import { spanishAlertWords } from './spanish/alert-words.ts'
import type { AlertWords } from './tables/alert-words.ts'

const byCode: Readonly<Record<LanguageCode, AlertWords>> = freezeDeep({
  en: englishAlertWords,
  es: spanishAlertWords,
  fr: frenchAlertWords,
  de: germanAlertWords,
  pt: portugueseAlertWords,
  zh: chineseAlertWords,
})

/** What visitors are told of their alerts in a language. */
export function alertWordsOf(code: LanguageCode): AlertWords {
  return byCode[code]
}
