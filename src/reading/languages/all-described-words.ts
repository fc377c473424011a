import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseDescribedWords } from './chinese/described-words.ts'
import { englishDescribedWords } from './english/described-words.ts'
import { frenchDescribedWords } from './french/described-words.ts'
import { germanDescribedWords } from './german/described-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseDescribedWords } from './portuguese/described-words.ts'
import { spanishDescribedWords } from './spanish/described-words.ts'
import type { DescribedWords } from './tables/described-words.ts'

const described: Readonly<Record<LanguageCode, DescribedWords>> = freezeDeep({
  en: englishDescribedWords,
  es: spanishDescribedWords,
  fr: frenchDescribedWords,
  de: germanDescribedWords,
  pt: portugueseDescribedWords,
  zh: chineseDescribedWords,
})

/** By which words a visitor of a language speaks of a home by what it is or has. */
export function describedWordsOf(code: LanguageCode): DescribedWords {
  return described[code]
}
