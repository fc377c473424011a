import type { LanguageCode } from '../languages/language.ts'
import type { Understood } from './understand.ts'
import { emptyUnderstanding } from './understanding.ts'

/** What a message without words means: a click says what it says by itself. */
export function understoodNothing(language: LanguageCode): Understood {
  return {
    ...emptyUnderstanding(),
    language,
    refusedWords: [],
    selfWords: [],
    unknownPlaces: [],
    lexemes: [],
    isCut: false,
  }
}
