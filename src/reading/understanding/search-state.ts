import type { Criterion, Sort } from '../criteria/condition.ts'
import type { LanguageCode } from '../languages/language.ts'

/** What a search was, without its results. */
export interface SearchPlan {
  criteria: Criterion[]
  sort: Sort | null
  /** "the 3 cheapest" */
  limit: number | null
}

/** What the next sentence of a conversation refines; plain JSON. */
export interface SearchState extends SearchPlan {
  /** What the visitor last wrote in; absent in what earlier versions remembered. */
  language?: LanguageCode
  offset: number
  /** Ids of the listings just shown, in their order. */
  shown: number[]
  /** Extremes of the listings just shown; areas in square feet. */
  bounds: {
    lowestPrice: number | null
    highestPrice: number | null
    smallestArea: number | null
    largestArea: number | null
    oldestYear: number | null
    newestYear: number | null
    mostBedrooms: number | null
    fewestBedrooms: number | null
  }
  /** The listing that the conversation last spoke of. */
  focus: number | null
  /** Earlier searches, newest last, for "go back". */
  history: SearchPlan[]
}

const historyLength = 5

export function emptyState(): SearchState {
  return {
    criteria: [],
    sort: null,
    limit: null,
    offset: 0,
    shown: [],
    bounds: {
      lowestPrice: null,
      highestPrice: null,
      smallestArea: null,
      largestArea: null,
      oldestYear: null,
      newestYear: null,
      mostBedrooms: null,
      fewestBedrooms: null,
    },
    focus: null,
    history: [],
  }
}

export function pushHistory(state: SearchState): SearchPlan[] {
  const { criteria, sort, limit } = state
  return [...state.history, { criteria, sort, limit }].slice(-historyLength)
}
