import type { Condition, Criterion, Limits, Sort } from './condition.ts'
import type { Lexeme } from './lexeme.ts'
import type { Lexicon } from './lexicon.ts'
import type { PlaceMatch } from './place-candidates.ts'

export type FollowAction =
  | 'cheaper'
  | 'pricier'
  | 'bigger'
  | 'smaller'
  | 'newer'
  | 'older'
  | 'moreBedrooms'
  | 'fewerBedrooms'
  | 'closer'
  | 'more'
  | 'back'
  | 'reset'
  | 'showAll'

export type FigureKind = 'count' | 'average' | 'median' | 'min' | 'max'

/** A place that is still to be located on the map. */
export interface NearRequest {
  readonly place: PlaceMatch
  /** "close to Church Street in Kent" */
  readonly within?: PlaceMatch
  readonly miles: number | null
}

/** What a recogniser makes of a run of lexemes. */
export type Meaning =
  | {
      readonly kind: 'criterion'
      readonly topic: Criterion['topic']
      readonly anyOf: readonly Condition[]
      readonly place?: PlaceMatch
      /** The visitor left the thousands of an amount out, or seems to have. */
      readonly inThousands?: boolean
    }
  /** `anyOf`: conditions that do as well ("in or near Kent"). */
  | { readonly kind: 'near'; readonly near: NearRequest; readonly anyOf?: readonly Condition[] }
  | { readonly kind: 'radius'; readonly miles: number }
  | { readonly kind: 'sort'; readonly sort: Sort; readonly near?: NearRequest }
  | { readonly kind: 'limit'; readonly limit: number }
  /** What was said before is taken back: "no wait", "I mean". */
  | { readonly kind: 'repair' }
  /** An amount of something that listings do not know: a time to travel, an income. */
  | { readonly kind: 'aside'; readonly until?: number }
  /** A number that nothing explains; after another search it may be a new number of what was said there. */
  | { readonly kind: 'number'; readonly value: number; readonly limits?: Limits }
  | { readonly kind: 'figure'; readonly figures: readonly { readonly kind: FigureKind; readonly field: string }[] }
  | { readonly kind: 'figureField'; readonly field: string }
  | { readonly kind: 'follow'; readonly action: FollowAction; readonly count?: number }
  | { readonly kind: 'drop'; readonly topics: readonly Criterion['topic'][]; readonly words: string }
  | { readonly kind: 'ordinal'; readonly position: number }
  | {
      readonly kind: 'scope'
      readonly scope: 'not' | 'wish' | 'wishAfter' | 'must' | 'or' | 'and' | 'but' | 'with' | 'comma' | 'stop'
    }
  | { readonly kind: 'home' }
  | { readonly kind: 'marker'; readonly marker: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'opinion'; readonly hint: boolean }
  | { readonly kind: 'filler' }
  | { readonly kind: 'refused' }

export type Item = Meaning & {
  /** Lexemes from..to (exclusive). */
  readonly from: number
  readonly to: number
}

export interface Context {
  lexemes: readonly Lexeme[]
  /** The text of each lexeme as words are compared. */
  folded: readonly string[]
  lexicon: Lexicon
  /** For "less than ten years old". */
  year: number
  /** What came before, in order: some words mean another thing behind certain meanings. */
  items: readonly Item[]
  /** The sentence says that homes to rent are wanted. */
  saysRent: boolean
}

/** Looks at the lexemes from `at`; says what they mean and where it ends, or null. */
export type Recogniser = (
  context: Context,
  at: number,
) => { readonly meanings: readonly Meaning[]; readonly end: number } | null
