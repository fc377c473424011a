import type { Topic } from '../criteria/condition.ts'
import type { ClauseWords } from './clause-words.ts'
import type { ProtectedClassWords } from './protected-class-words.ts'
import type { Wording } from './wording.ts'
import type { Lexicon } from './words/lexicon.ts'
import type { ReadNumber } from './words/number.ts'
import type { Token } from './words/tokens.ts'

export const languageCodes = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const
export type LanguageCode = (typeof languageCodes)[number]

/** What a language consists of: words in, and nothing but words. The meanings themselves know no language. */
export interface Language {
  code: LanguageCode
  /** Names by which a setting may call the language, besides its code; lower case. */
  names: readonly string[]
  /** Tag -> phrases that carry it. The tags are those that the meanings ask for. */
  phrases: Record<string, readonly string[]>
  /** By which words a clause tells what it is there for. */
  clauses: ClauseWords
  numbers: NumberWords
  /** Small words that lose their end before a vowel: "d'une" is ["d", "de"] and "une". */
  elisions?: readonly (readonly [string, string])[]
  particles: Particles
  /** Letters with accents that its words are written with; a word with others is hardly one of them. */
  letters?: string
  /** Words of one letter that stand in so many of its sentences that among known words they tell nothing. */
  smallest?: readonly string[]
  /**
   * Small words that it uses all the time and languages like it seldom or for something else: "na", "com" of Portuguese,
   * "el", "con" of Spanish. What other words leave open, they decide.
   */
  marks?: readonly string[]
  /** All nouns begin with a capital letter, so that it makes no name of a word. */
  capitalNouns?: boolean
  /** Words in Latin letters that begin with a capital one are names: of places, where nothing else is known of them. */
  latinNames?: boolean
  /** Cuts what is written as one ("Dreizimmerwohnung") and joins what is one word (Chinese characters). */
  cutTokens?(tokens: readonly Token[], lexicon: Lexicon): Token[]
  /** Other forms of a phrase that ask for the same (plurals, genders), the phrase itself among them. */
  formsOf?(phrase: string): readonly string[]
  features: readonly FeatureRow[]
  currencies: readonly CurrencyRow[]
  /** Words that hold a sentence together: they mean nothing for the search, and nobody misses them. */
  fillers: readonly string[]
  /** Ordinary words: reported as ignored, never mistaken for a slip of the pen, a place or a feature. */
  ordinary: readonly string[]
  /** Further everyday words: real words, so that they are no slip of the pen; what they name may still be a feature. */
  everyday?: readonly string[]
  /** Matters of opinion: reported as ignored, with a hint at official sources where `hint` says so. */
  opinions: readonly { phrases: readonly string[]; hint: boolean }[]
  protectedClasses: ProtectedClassWords
  /** Words that ask for a field to be there at all. */
  bareFields: { parking: readonly string[] }
  /** Words for a topic that a follow-up lets go. */
  dropWords: readonly (readonly [string, Topic[]])[]
  /** Spellings of the same thing in an address: [short, long]. */
  streetTypes: readonly (readonly [string, string])[]
  /** Words for a street that stand before its name: "calle Main" is ["calle", "street"]. */
  streetPrefixes?: readonly (readonly [string, string])[]
  directions: readonly (readonly [string, string])[]
  /** Names of states by their short form. */
  states: readonly (readonly [string, string])[]
  /** What the language calls places elsewhere: [its name, the name in listings]; "Nueva York", "西雅图". */
  exonyms: readonly (readonly [string, string])[]
  /** What the search says. */
  wording: Wording
}

/** Small words that steer where the reader looks; single words, lower case, without accents. */
export interface Particles {
  /** Behind these an unknown name is a place that no listing has, not a slip of the pen: "in", "near". */
  placeLeads: readonly string[]
  /** Before the name of a street: "on", "at". */
  streetLeads: readonly string[]
  /** Before the number of a listing: "mls", "#", "number". */
  codeLeads: readonly string[]
}

export interface NumberWords {
  units: Record<string, number>
  tens: Record<string, number>
  /** Multiply what stands before them. */
  scales: Record<string, number>
  /** Scales that only count when written right behind digits, or behind a decimal number. */
  shortScales: Record<string, number>
  /** "2 mil" are millions, "300 mil" thousands: behind `from` or more, a scale is that of another language. */
  scalesOfMany?: Record<string, { from: number; scale: number }>
  ordinals: Record<string, number>
  half: readonly string[]
  quarter: readonly string[]
  /** Only a part of something that follows: "a third of an acre", "a third acre"; `divisible` are words for such things. */
  third?: readonly string[]
  divisible?: readonly string[]
  of?: readonly string[]
  /** "kish" in "500kish": a scale that makes the amount a rough one. */
  roughScales?: Record<string, number>
  /** "the eighties": first year of a decade, behind one of these words alone. */
  decades?: Record<string, number>
  decadeLeads?: readonly string[]
  and: readonly string[]
  point: readonly string[]
  one: readonly string[]
  /** A million and its rest are joined by "and": "1 milhão e 200 mil". */
  joinsByAnd?: boolean
  /** Behind digits: "2nd", "2ème"; the English ones when not given. */
  ordinalSuffixes?: readonly string[]
  /** Behind the digits of a decade: "1990s", "90er", "90年代"; the English one when not given. */
  decadeSuffixes?: readonly string[]
  /** Numbers are written "1,5" and "500.000": a comma before one or two digits is a decimal one everywhere. */
  decimalComma?: boolean
  /** Reads a number in words where the language forms them by rules of its own; the general reader is not asked then. */
  readWords?(tokens: readonly Token[], start: number): ReadNumber | null
}

export interface FeatureRow {
  /** What the summary calls it; also a phrase of its own. */
  name: string
  /** Name of the English row that means the same: its phrases prove it in a listing too. */
  english?: string
  /** Phrases with the same meaning, in sentences and in listings alike. Plural and other word forms count by themselves. */
  also?: readonly string[]
  /** Phrases that say it in a listing, without being a way to ask for it. */
  saidBy?: readonly string[]
  /** Phrases that ask for it, too vague to prove it in a listing. */
  askedBy?: readonly string[]
}

export interface CurrencyRow {
  name: string
  /** CurrencySymbol of a listing, any of these. */
  symbols: readonly string[]
  /** Words for it; signs are taken from `symbols`. */
  words: readonly string[]
}
