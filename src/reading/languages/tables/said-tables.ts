import { freezeDeep } from '../../../platform/freeze-deep.ts'
import { chineseSaid } from '../chinese/said-words.ts'
import { englishSaid } from '../english/said-words.ts'
import { frenchSaid } from '../french/said-words.ts'
import { germanSaid } from '../german/said-words.ts'
import { type LanguageCode, languageCodes } from '../language-code.ts'
import { portugueseSaid } from '../portuguese/said-words.ts'
import { spanishSaid } from '../spanish/said-words.ts'
import type { SaidWords } from './said-words.ts'

const tables: Readonly<Record<LanguageCode, SaidWords>> = freezeDeep({
  en: englishSaid,
  es: spanishSaid,
  fr: frenchSaid,
  de: germanSaid,
  pt: portugueseSaid,
  zh: chineseSaid,
})

/** How a language speaks of homes, of the firm and of deeds. */
export function saidWordsOf(code: LanguageCode): SaidWords {
  return tables[code]
}

/** The words of one list in every language, as a pattern: a listing may be written in another than that of the answer. */
export function saidInAnyLanguage(choose: (words: SaidWords) => string): string {
  const phrases = languageCodes.flatMap((code) => choose(saidWordsOf(code)).split(','))
  const all = [...new Set(phrases.map((phrase) => phrase.trim()))].filter((phrase) => phrase !== '')
  return all
    .sort((a, b) => b.length - a.length)
    .map(writePhrase)
    .join('|')
}

function writePhrase(phrase: string): string {
  const isOpen = phrase.endsWith('*')
  const words = (isOpen ? phrase.slice(0, -1) : phrase).replace(/\s+/gu, String.raw`[\s\u00A0]+`)
  if (/\p{Script=Han}/u.test(words)) return words
  return String.raw`(?<![\p{Script=Latin}])${words}${isOpen ? '' : String.raw`(?![\p{Script=Latin}])`}`
}
