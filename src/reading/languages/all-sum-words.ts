import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseSumWords } from './chinese/sum-words.ts'
import { englishSumWords } from './english/sum-words.ts'
import { frenchSumWords } from './french/sum-words.ts'
import { germanSumWords } from './german/sum-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseSumWords } from './portuguese/sum-words.ts'
import { spanishSumWords } from './spanish/sum-words.ts'
import type { SumWords } from './tables/sum-words.ts'

const byCode: Readonly<Record<LanguageCode, SumWords>> = freezeDeep({
  en: englishSumWords,
  es: spanishSumWords,
  fr: frenchSumWords,
  de: germanSumWords,
  pt: portugueseSumWords,
  zh: chineseSumWords,
})

/** How a language asks for sums of what homes cost, and tells them. */
export function sumWordsOf(code: LanguageCode): SumWords {
  return byCode[code]
}
