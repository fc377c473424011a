import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseSkillWords } from './chinese/skill-words.ts'
import { chineseWishWords } from './chinese/wish-words.ts'
import { englishSkillWords } from './english/skill-words.ts'
import { englishWishWords } from './english/wish-words.ts'
import { frenchSkillWords } from './french/skill-words.ts'
import { frenchWishWords } from './french/wish-words.ts'
import { germanSkillWords } from './german/skill-words.ts'
import { germanWishWords } from './german/wish-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseSkillWords } from './portuguese/skill-words.ts'
import { portugueseWishWords } from './portuguese/wish-words.ts'
import { spanishSkillWords } from './spanish/skill-words.ts'
import { spanishWishWords } from './spanish/wish-words.ts'
import type { SkillWords } from './tables/skill-words.ts'
import type { WishWords } from './tables/wish-words.ts'

const wishes: Readonly<Record<LanguageCode, WishWords>> = freezeDeep({
  en: englishWishWords,
  es: spanishWishWords,
  fr: frenchWishWords,
  de: germanWishWords,
  pt: portugueseWishWords,
  zh: chineseWishWords,
})

const skills: Readonly<Record<LanguageCode, SkillWords>> = freezeDeep({
  en: englishSkillWords,
  es: spanishSkillWords,
  fr: frenchSkillWords,
  de: germanSkillWords,
  pt: portugueseSkillWords,
  zh: chineseSkillWords,
})

/** By which words a visitor of a language says what they want. */
export function wishWordsOf(code: LanguageCode): WishWords {
  return wishes[code]
}

/** What the guide says in a language beside facts. */
export function skillWordsOf(code: LanguageCode): SkillWords {
  return skills[code]
}
