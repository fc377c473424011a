import { freezeDeep } from '../../../platform/freeze-deep.ts'
import { arabicCriteriaWords } from '../arabic/criteria-words.ts'
import { italianCriteriaWords } from '../italian/criteria-words.ts'
import { japaneseCriteriaWords } from '../japanese/criteria-words.ts'
import { koreanCriteriaWords } from '../korean/criteria-words.ts'
import { wordingOf } from '../languages.ts'
import { russianCriteriaWords } from '../russian/criteria-words.ts'
import { vietnameseCriteriaWords } from '../vietnamese/criteria-words.ts'
import type { CriteriaWords } from '../wording.ts'
import { type FurtherLanguage, isReadLanguage, type WindowLanguage } from './spoken-language.ts'

const further: Readonly<Record<FurtherLanguage, CriteriaWords>> = freezeDeep({
  it: italianCriteriaWords,
  ru: russianCriteriaWords,
  ja: japaneseCriteriaWords,
  ko: koreanCriteriaWords,
  vi: vietnameseCriteriaWords,
  ar: arabicCriteriaWords,
})

/** How criteria and amounts are written in a language of the window. */
export function criteriaWordsOf(language: WindowLanguage): CriteriaWords {
  return isReadLanguage(language) ? wordingOf(language) : further[language]
}
