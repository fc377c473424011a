import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseFirmWords } from './chinese/firm-words.ts'
import { englishFirmWords } from './english/firm-words.ts'
import { frenchFirmWords } from './french/firm-words.ts'
import { germanFirmWords } from './german/firm-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseFirmWords } from './portuguese/firm-words.ts'
import { spanishFirmWords } from './spanish/firm-words.ts'
import type { FirmWords } from './tables/firm-words.ts'

const byCode: Readonly<Record<LanguageCode, FirmWords>> = freezeDeep({
  en: englishFirmWords,
  es: spanishFirmWords,
  fr: frenchFirmWords,
  de: germanFirmWords,
  pt: portugueseFirmWords,
  zh: chineseFirmWords,
})

/** By which words a question is about the firm, in a language. */
export function firmWordsOf(code: LanguageCode): FirmWords {
  return byCode[code]
}
