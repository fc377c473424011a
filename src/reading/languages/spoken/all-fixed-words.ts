import { freezeDeep } from '../../../platform/freeze-deep.ts'
import { arabicFixedWords } from '../arabic/fixed-words.ts'
import { italianFixedWords } from '../italian/fixed-words.ts'
import { japaneseFixedWords } from '../japanese/fixed-words.ts'
import { koreanFixedWords } from '../korean/fixed-words.ts'
import { russianFixedWords } from '../russian/fixed-words.ts'
import type { FixedWords } from '../tables/fixed-words.ts'
import { vietnameseFixedWords } from '../vietnamese/fixed-words.ts'
import type { FurtherLanguage } from './spoken-language.ts'

const byCode: Readonly<Record<FurtherLanguage, FixedWords>> = freezeDeep({
  it: italianFixedWords,
  ru: russianFixedWords,
  ja: japaneseFixedWords,
  ko: koreanFixedWords,
  vi: vietnameseFixedWords,
  ar: arabicFixedWords,
})

/** What the guide says in a language of the window that it does not read. */
export function fixedWordsOf(code: FurtherLanguage): FixedWords {
  return byCode[code]
}
