import type { LanguageCode } from '../language-code.ts'

/**
 * By which words a visitor of a language speaks of one home by what it is or has: "the brick ranch", "the one over the
 * bakery", "celle avec la piscine". Lists of words, separated by commas; of `bigger` and the like behind a bar those that
 * say "the most".
 */
export interface DescribedWords {
  code: LanguageCode
  /** What one says for a home that was spoken of: "that one". */
  pronoun: string
  /** What a single home is spoken of with: "the", "that". */
  the: string
  /** A home, and nothing of what it is: "one", "house", "place". */
  one: string
  /** What it is: "triplex", "ranch". */
  kinds: string
  /** Rooms that are counted: "the one bedroom", "le deux pièces". */
  rooms: string
  /** Between a home and what it has, or where it is: "with", "over". */
  links: string
  /** "mais" of "a mais barata", where the most is said by two words. */
  more: string
  /** "a", and "has": within what is said only behind the first word of it, else something else begins. */
  some: string
  /** Small words within what is said of it. */
  small: string
  /** With these something else begins: verbs, and words that ask. */
  ends: string
  /** What is no description of one that was shown: "open", "other", "dream". */
  never: string
  cheaper: string
  pricier: string
  bigger: string
  smaller: string
  newer: string
  older: string
}
