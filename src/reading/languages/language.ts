import type { Topic } from '../criteria/condition.ts'
import type { LanguageCode } from './language-code.ts'
import type { ClauseWords } from './tables/clause-words.ts'
import type { ProtectedClassWords } from './tables/protected-class-words.ts'
import type { CurrencyRow, FeatureRow } from './tables/table-rows.ts'
import type { Wording } from './wording.ts'
import type { KnownPhrases } from './words/known-phrases.ts'
import type { NumberWords } from './words/number-table.ts'
import type { SaidWords } from './words/said-words.ts'
import type { Elisions, Token } from './words/tokens.ts'

export { type LanguageCode, languageCodes } from './language-code.ts'

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
  elisions?: Elisions
  particles: Particles
  /** Letters with accents that its words are written with; a word with others is hardly one of them. */
  letters?: string
  /** Words of one letter that stand in so many of its sentences that among known words they tell nothing. */
  smallest?: readonly string[]
  /**
   * Small words that it uses all the time and languages like it seldom or for something else: "na", "com" of
   * Portuguese,
   * "el", "con" of Spanish. What other words leave open, they decide.
   */
  marks?: readonly string[]
  /** All nouns begin with a capital letter, so that it makes no name of a word. */
  capitalNouns?: boolean
  /** Words in Latin letters that begin with a capital one are names: of places, where nothing else is known of them. */
  latinNames?: boolean
  /** Cuts what is written as one ("Dreizimmerwohnung") and joins what is one word (Chinese characters). */
  cutTokens?(tokens: readonly Token[], known: KnownPhrases): Token[]
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
  /** What people say of its words, and which further ones they say; of languages that have a corpus. */
  said?: SaidWords
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

/** What stands in the tables of a language's own folder; its features are linked with those of English. */
export type WrittenLanguage = Omit<Language, 'features'>

/** Small words that steer where the reader looks; single words, lower case, without accents. */
export interface Particles {
  /** Behind these an unknown name is a place that no listing has, not a slip of the pen: "in", "near". */
  placeLeads: readonly string[]
  /** Before the name of a street: "on", "at". */
  streetLeads: readonly string[]
  /** Before the number of a listing: "mls", "#", "number". */
  codeLeads: readonly string[]
}
