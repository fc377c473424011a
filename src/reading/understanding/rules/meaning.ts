import type { Condition, Criterion, Limits, Sort } from '../../criteria/condition.ts'
import type { WantedFigure } from '../../criteria/figure.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { PlaceMatch } from '../places/place-candidates.ts'
import type { Lexeme } from '../words/lexeme.ts'
import type { Step } from './step.ts'

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
  | 'anew'
  | 'showAll'

export type { FigureKind } from '../../criteria/figure.ts'

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
      /** The visitor may have left out the thousands of an amount: "max 600". */
      readonly inThousands?: boolean
      /** The lexeme where what this is said in place of begins. */
      readonly replaces?: number
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
  | { readonly kind: 'figure'; readonly figures: readonly WantedFigure[] }
  | { readonly kind: 'figureField'; readonly field: string }
  | { readonly kind: 'follow'; readonly action: FollowAction; readonly count?: number }
  | {
      readonly kind: 'drop'
      readonly topics: readonly Criterion['topic'][]
      readonly words: string
      readonly feature?: string
    }
  /** "100k more", "one bedroom less": by how much what was said before changes. */
  | { readonly kind: 'step'; readonly step: Omit<Step, 'words'> }
  | { readonly kind: 'ordinal'; readonly position: number }
  | {
      readonly kind: 'scope'
      readonly scope:
        | 'not'
        | 'notOnly'
        | 'notAfter'
        | 'letGo'
        | 'orElse'
        | 'wish'
        | 'wishAfter'
        | 'must'
        | 'or'
        | 'and'
        | 'but'
        | 'with'
        | 'comma'
        | 'stop'
    }
  | { readonly kind: 'home' }
  | { readonly kind: 'marker'; readonly marker: string }
  | { readonly kind: 'unknown' }
  /** Words that may be a feature which nobody has listed here: see `FeatureGuess`. */
  | { readonly kind: 'guess'; readonly words: string; readonly needsProof: boolean }
  /** A clause that asks for nothing: what governs ends at it. */
  | { readonly kind: 'setAside'; readonly role: 'visitor' | 'talk' | 'other' }
  /** Words that have no meaning for the search. */
  | { readonly kind: 'ignored'; readonly words: readonly string[] }
  | { readonly kind: 'ordinary' }
  | { readonly kind: 'opinion'; readonly hint: boolean }
  | { readonly kind: 'filler' }
  | { readonly kind: 'refused' }

export type Item = Meaning & {
  /** The name of the rule that made it. */
  readonly rule: string
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
  /** It says that homes to buy are wanted, and nothing of renting: what is paid each month is then no rent. */
  saysSale: boolean
  /** Amounts read so far, by where they begin: several rules look at the same one. */
  amounts: Map<number, Found>
}

export type Found = { readonly meanings: readonly Meaning[]; readonly end: number } | null

/** Looks at the lexemes from `at`; says what they mean and where it ends, or null. */
export type Recogniser = (context: Context, at: number) => Found
