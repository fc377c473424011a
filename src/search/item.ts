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
  place: PlaceMatch
  /** "close to Church Street in Kent" */
  within?: PlaceMatch
  miles: number | null
}

/** What a recogniser makes of a run of lexemes. */
export type Meaning =
  | {
      kind: 'criterion'
      topic: Criterion['topic']
      anyOf: Condition[]
      place?: PlaceMatch
      /** The visitor left the thousands of an amount out, or seems to have. */
      inThousands?: boolean
    }
  /** `anyOf`: conditions that do as well ("in or near Kent"). */
  | { kind: 'near'; near: NearRequest; anyOf?: Condition[] }
  | { kind: 'radius'; miles: number }
  | { kind: 'sort'; sort: Sort; near?: NearRequest }
  | { kind: 'limit'; limit: number }
  /** What was said before is taken back: "no wait", "I mean". */
  | { kind: 'repair' }
  /** An amount of something that listings do not know: a time to travel, an income. */
  | { kind: 'aside'; until?: number }
  /** A number that nothing explains; after another search it may be a new number of what was said there. */
  | { kind: 'number'; value: number; limits?: Limits }
  | { kind: 'figure'; figures: { kind: FigureKind; field: string }[] }
  | { kind: 'figureField'; field: string }
  | { kind: 'follow'; action: FollowAction; count?: number }
  | { kind: 'drop'; topics: Criterion['topic'][]; words: string }
  | { kind: 'ordinal'; position: number }
  | { kind: 'scope'; scope: 'not' | 'wish' | 'wishAfter' | 'must' | 'or' | 'and' | 'but' | 'with' | 'comma' | 'stop' }
  | { kind: 'home' }
  | { kind: 'marker'; marker: string }
  | { kind: 'unknown' }
  | { kind: 'ordinary' }
  | { kind: 'opinion'; hint: boolean }
  | { kind: 'filler' }
  | { kind: 'refused' }

export type Item = Meaning & {
  /** Lexemes from..to (exclusive). */
  from: number
  to: number
}

export interface Context {
  lexemes: readonly Lexeme[]
  lexicon: Lexicon
  /** For "less than ten years old". */
  year: number
  /** What came before, in order: some words mean another thing behind certain meanings. */
  items: readonly Item[]
  /** The sentence says that homes to rent are wanted. */
  saysRent: boolean
}

/** Looks at the lexemes from `at`; says what they mean and where it ends, or null. */
export type Recogniser = (context: Context, at: number) => { meanings: Meaning[]; end: number } | null
