import type { Criterion, Limits, Sort } from '../criteria/condition.ts'
import type { WantedFigure } from '../criteria/figure.ts'
import type { Clause } from './clauses/clause.ts'
import type { PlaceMatch } from './places/place-candidates.ts'
import type { FollowAction, Item, NearRequest } from './rules/meaning.ts'
import type { Step } from './rules/step.ts'

/** A criterion with its place in the sentence; a place to be near to is located later. */
export interface FoundCriterion extends Criterion {
  readonly from: number
  readonly to: number
  readonly near?: NearRequest
  /** Of a criterion that is a single place: a distance said elsewhere in the sentence holds for it. */
  readonly place?: PlaceMatch
  /** One of this and the criterion before it suffices; both are still to be located. */
  readonly orBefore?: boolean
  /** The visitor may have left out the thousands of an amount: "max 600". */
  readonly inThousands?: boolean
}

/** Unknown words where a feature is expected ("with a koi pond"), or right before a word for homes ("brick house"). */
export interface FeatureGuess {
  readonly words: string
  readonly mode: Criterion['mode']
  /** Without "with" or the like, it is only a feature when some listing says it. */
  readonly needsProof: boolean
  readonly from: number
  readonly to: number
}

/** What a follow-up lets go: topics, or one feature or place by its name. */
export interface Drop {
  readonly topics: readonly Criterion['topic'][]
  readonly words: string
  /** The English row of a feature: what was said in one language is let go in another. */
  readonly feature?: string
}

export interface Understanding {
  criteria: readonly FoundCriterion[]
  guesses: readonly FeatureGuess[]
  sort: Sort | null
  sortNear: NearRequest | null
  limit: number | null
  figures: WantedFigure[]
  follow: FollowAction[]
  /** How far "go back" goes: "two steps back". */
  stepsBack: number
  drops: Drop[]
  steps: Step[]
  ordinals: number[]
  /** Numbers that nothing explains; their words stand among the ignored ones as well. */
  counts: { value: number; limits?: Limits; words: string[] }[]
  markers: string[]
  /** A distance without a place: it holds for the place said elsewhere, or before. */
  radius: { miles: number; words: string } | null
  saysHome: boolean
  ignored: string[]
  opinionHint: boolean
  /** What the rules made of the words, and how that is cut into clauses: for explanations. */
  items: readonly Item[]
  clauses: readonly Clause[]
}

export function emptyUnderstanding(): Understanding {
  return {
    criteria: [],
    guesses: [],
    sort: null,
    sortNear: null,
    limit: null,
    figures: [],
    follow: [],
    stepsBack: 1,
    drops: [],
    steps: [],
    ordinals: [],
    counts: [],
    markers: [],
    radius: null,
    saysHome: false,
    ignored: [],
    opinionHint: false,
    items: [],
    clauses: [],
  }
}
