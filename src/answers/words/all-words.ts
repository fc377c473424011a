import { freezeDeep } from '../../search/freeze-deep.ts'
import type { LanguageCode } from '../../search/language.ts'
import { chineseWords } from './chinese.ts'
import { englishWords } from './english.ts'
import { frenchWords } from './french.ts'
import { germanWords } from './german.ts'
import type { GuideWords } from './guide-words.ts'
import { spanishWords } from './spanish.ts'

const words: readonly GuideWords[] = freezeDeep([englishWords, spanishWords, frenchWords, germanWords, chineseWords])

export function allGuideWords(): readonly GuideWords[] {
  return words
}

/** What the guide says in a language; English for one that nobody has written words for. */
export function guideWordsOf(code: LanguageCode): GuideWords {
  return words.find((each) => each.code === code) ?? englishWords
}
