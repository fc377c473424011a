import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseWords } from './chinese/guide-words.ts'
import { englishWords } from './english/guide-words.ts'
import { frenchWords } from './french/guide-words.ts'
import { germanWords } from './german/guide-words.ts'
import { type LanguageCode, languageCodes } from './language.ts'
import { portugueseWords } from './portuguese/guide-words.ts'
import { spanishWords } from './spanish/guide-words.ts'
import type { GuideWords } from './tables/guide-words.ts'

const byCode: Readonly<Record<LanguageCode, GuideWords>> = freezeDeep({
  en: englishWords,
  es: spanishWords,
  fr: frenchWords,
  de: germanWords,
  pt: portugueseWords,
  zh: chineseWords,
})
const words: readonly GuideWords[] = languageCodes.map((code) => byCode[code])

export function allGuideWords(): readonly GuideWords[] {
  return words
}

/** What the guide says in a language; English for one that nobody has written words for. */
export function guideWordsOf(code: LanguageCode): GuideWords {
  return words.find((each) => each.code === code) ?? englishWords
}
