import { freezeDeep } from '../../platform/freeze-deep.ts'
import { arabicTourWords } from './arabic/tour-words.ts'
import { chineseTourWords } from './chinese/tour-words.ts'
import { englishTourWords } from './english/tour-words.ts'
import { frenchTourWords } from './french/tour-words.ts'
import { germanTourWords } from './german/tour-words.ts'
import { italianTourWords } from './italian/tour-words.ts'
import { japaneseTourWords } from './japanese/tour-words.ts'
import { koreanTourWords } from './korean/tour-words.ts'
import { portugueseTourWords } from './portuguese/tour-words.ts'
import { russianTourWords } from './russian/tour-words.ts'
import { spanishTourWords } from './spanish/tour-words.ts'
import type { WindowLanguage } from './spoken/spoken-language.ts'
import type { TourWords } from './tables/tour-words.ts'
import { vietnameseTourWords } from './vietnamese/tour-words.ts'

const byCode: Readonly<Record<WindowLanguage, TourWords>> = freezeDeep({
  en: englishTourWords,
  es: spanishTourWords,
  fr: frenchTourWords,
  de: germanTourWords,
  pt: portugueseTourWords,
  zh: chineseTourWords,
  it: italianTourWords,
  ru: russianTourWords,
  ja: japaneseTourWords,
  ko: koreanTourWords,
  vi: vietnameseTourWords,
  ar: arabicTourWords,
})

/** What visitors are written of their tours in a language. */
export function tourWordsOf(code: WindowLanguage): TourWords {
  return byCode[code]
}
