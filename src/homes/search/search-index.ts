import type { Condition, Criterion, Sort } from '../../reading/criteria/condition.ts'
import type { Figure, WantedFigure } from '../../reading/criteria/figure.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import type { Closest, ClosestQuery } from './closest/closest-query.ts'

type Criteria = readonly Criterion[]

/** What a search asks an index, and what it is answered: plain values, which may go from one thread to another. */
export interface IndexQuestions {
  /** The ids of a page, in their order, and the number of all matches. */
  page: {
    of: { criteria: Criteria; sort: Sort | null; limit: number; offset: number }
    answer: { total: number; ids: number[] }
  }
  /** How many match each of several searches; null where only what is counted at once is wanted and this would take long. */
  counts: { of: { searches: readonly Criteria[]; atOnce: boolean }; answer: number[] | null }
  figures: { of: { criteria: Criteria; wanted: readonly WantedFigure[] }; answer: Figure[] }
  /** The currency of all matches; null when there are several, or none. */
  currency: { of: { criteria: Criteria }; answer: string | null }
  /** Which of some listings satisfy criteria; null where reading these few is faster. */
  satisfying: { of: { ids: readonly number[]; criteria: Criteria }; answer: number[] | null }
  /** Whether any listing satisfies each condition. */
  satisfiable: { of: { conditions: readonly Condition[] }; answer: boolean[] }
  /** Mean position of the listings at a place. */
  centre: { of: { place: Condition }; answer: { latitude: number; longitude: number } | null }
  /** `mayBeMls`: codes that may be MLS numbers; all others certainly are none. */
  names: {
    of: { names: readonly string[]; codes: readonly string[] }
    answer: { cities: { key: string; name: string }[]; states: string[]; zips: string[]; mayBeMls: string[] }
  }
  /** null: still those of the version that is known. */
  cityKeys: { of: { known: string | null }; answer: { version: string; keys: readonly string[] | null } }
  largestCities: { of: { most: number }; answer: string[] }
  hasListings: { of: Record<string, never>; answer: boolean }
  closest: { of: ClosestQuery; answer: Closest }
}

export type QuestionKind = keyof IndexQuestions
export type QuestionOf<Kind extends QuestionKind> = IndexQuestions[Kind]['of']
export type AnswerOf<Kind extends QuestionKind> = IndexQuestions[Kind]['answer']

/** Ids that the database found for conditions which the index cannot decide. */
export type FoundElsewhere = ReadonlyMap<Condition, readonly number[]>

/**
 * null: there is no index, SQL has to answer. `wanted`: places in `conditionsOf` the question of those that have to be
 * looked for in the database first.
 */
export type IndexReply<Kind extends QuestionKind> = { answer: AnswerOf<Kind> } | { wanted: readonly number[] } | null

export interface IndexView {
  /** Answers from all that was committed before. Never fails: who gets null asks the database, which tells what is wrong. */
  ask<Kind extends QuestionKind>(
    scope: ListingScope,
    kind: Kind,
    of: QuestionOf<Kind>,
    found?: FoundElsewhere,
  ): Promise<IndexReply<Kind>>
  /**
   * For one search: what changed in the chatbot's listings is looked for before its first question and not again. Questions
   * that wait when the signal fires are not asked. A view of a view is itself.
   */
  view(signal?: AbortSignal): IndexView
}

/** Chatbots that are searched in memory, or are about to be, and what that takes. */
export interface IndexSize {
  chatbots: number
  bytes: number
}

/** PORT: answers the questions of searches faster than SQL, or says that it cannot. Belongs to one process. */
export interface SearchIndex extends IndexView {
  /** Begins to prepare for a chatbot that will be searched soon. */
  warm(scope: ListingScope): void
  /** Takes in what changed meanwhile. */
  refresh(): Promise<void>
  /** Waits until nothing is being prepared. */
  settle(): Promise<void>
  size(): Promise<IndexSize>
  /** Ends it. Searches afterwards go by SQL. */
  close(): Promise<void>
}
