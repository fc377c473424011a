import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseTourWords } from './chinese/tour-words.ts'
import { englishTourWords } from './english/tour-words.ts'
import { frenchTourWords } from './french/tour-words.ts'
import { germanTourWords } from './german/tour-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseTourWords } from './portuguese/tour-words.ts'
import { spanishTourWords } from './spanish/tour-words.ts'
import type { TourWords } from './tables/tour-words.ts'

const byCode: Readonly<Record<LanguageCode, TourWords>> = freezeDeep({
  en: englishTourWords,
  es: spanishTourWords,
  fr: frenchTourWords,
  de: germanTourWords,
  pt: portugueseTourWords,
  zh: chineseTourWords,
})

/** What visitors are written of their tours in a language. */
export function tourWordsOf(code: LanguageCode): TourWords {
  return byCode[code]
}
