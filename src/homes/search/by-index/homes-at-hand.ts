import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { matchAnew } from './answering/match-rows.ts'
import { countBits, hasAnyBit, listRows } from './columns/bits.ts'
import type { IndexedListing } from './indexed-listing.ts'
import { ListingIndex } from './listing-index.ts'

/** What the search reads of a home. */
export type SearchedHome = IndexedListing

/**
 * Some homes that are searched by themselves, by the very code that searches all of a chatbot's: which of them a search
 * finds is what it would find among all. Each id once.
 */
export class HomesAtHand {
  readonly #index: ListingIndex
  readonly #mlsKeys: ReadonlyMap<string, readonly number[]>

  /** Reads a home after the other: who has many lets others run in between. */
  static *inSteps(homes: readonly SearchedHome[]): Generator<void, HomesAtHand> {
    const index = new ListingIndex(homes.length, true)
    for (const home of homes) {
      index.put(home)
      yield
    }
    index.seal()
    return new HomesAtHand(index, homes)
  }

  constructor(index: ListingIndex, homes: readonly SearchedHome[]) {
    this.#index = index
    const byKey = Map.groupBy(homes, ({ mlsKey }) => mlsKey)
    this.#mlsKeys = new Map([...byKey].map(([key, some]) => [key, some.map(({ id }) => id)]))
  }

  /** Ids of the homes that a search finds, upwards. */
  find(criteria: readonly Criterion[]): number[] {
    const bits = matchAnew(this.#index, criteria, this.#findNumbers(criteria))
    if (!hasAnyBit(bits)) return []
    return [...listRows(bits, countBits(bits))].map((row) => this.#index.idAt(row))
  }

  /** MLS numbers are no column of the index: the homes that have one of them are looked up here. */
  #findNumbers(criteria: readonly Criterion[]): ReadonlyMap<Condition, readonly number[]> {
    const found = new Map<Condition, number[]>()
    const look = (condition: Condition): void => {
      if (condition.is === 'all') for (const each of condition.of) look(each)
      else if (condition.is === 'not') look(condition.of)
      else if (condition.is === 'mls')
        found.set(
          condition,
          condition.keys.flatMap((key) => [...(this.#mlsKeys.get(key) ?? [])]),
        )
    }
    for (const { anyOf } of criteria) for (const condition of anyOf) look(condition)
    return found
  }
}
