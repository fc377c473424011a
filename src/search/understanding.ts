import type { Criterion, Limits, Sort } from './condition.ts'
import type { FigureKind, FollowAction, NearRequest } from './item.ts'
import type { PlaceMatch } from './place-candidates.ts'

/** A criterion with its place in the sentence; a place to be near to is located later. */
export interface FoundCriterion extends Criterion {
  readonly from: number
  readonly to: number
  readonly near?: NearRequest
  /** Of a criterion that is a single place: a distance said elsewhere in the sentence holds for it. */
  readonly place?: PlaceMatch
  /** One of this and the criterion before it suffices; both are still to be located. */
  readonly orBefore?: boolean
  /** An amount whose thousands the visitor left out, or seems to have. */
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
}

export interface Understanding {
  criteria: readonly FoundCriterion[]
  guesses: readonly FeatureGuess[]
  sort: Sort | null
  sortNear: NearRequest | null
  limit: number | null
  figures: { kind: FigureKind; field: string }[]
  follow: FollowAction[]
  drops: Drop[]
  ordinals: number[]
  /** Numbers that nothing explains; their words stand among the ignored ones as well. */
  counts: { value: number; limits?: Limits; words: string[] }[]
  markers: string[]
  /** A distance without a place: it holds for the place said elsewhere, or before. */
  radius: { miles: number; words: string } | null
  saysHome: boolean
  ignored: string[]
  opinionHint: boolean
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
    drops: [],
    ordinals: [],
    counts: [],
    markers: [],
    radius: null,
    saysHome: false,
    ignored: [],
    opinionHint: false,
  }
}
