import { chineseDenials } from './chinese/denials.ts'
import { englishDenials } from './english/denials.ts'
import { frenchDenials } from './french/denials.ts'
import { germanDenials } from './german/denials.ts'
import type { LanguageCode } from './language.ts'
import { portugueseDenials } from './portuguese/denials.ts'
import { spanishDenials } from './spanish/denials.ts'
import type { DenialWords } from './tables/denial-words.ts'

const byLanguage: Readonly<Record<LanguageCode, DenialWords>> = {
  en: englishDenials,
  es: spanishDenials,
  fr: frenchDenials,
  de: germanDenials,
  pt: portugueseDenials,
  zh: chineseDenials,
}

/** How listings deny what they mention, in every language. */
export const denials: readonly DenialWords[] = Object.values(byLanguage)
