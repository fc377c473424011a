import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'
import type { Yielding } from './give-up.ts'

/** A search that nothing matches, parted into what always holds and what may be missed. */
export interface ClosestQuery {
  readonly held: readonly Criterion[]
  readonly yielding: readonly Yielding[]
  readonly wishes: readonly Criterion[]
  readonly sort: Sort | null
  readonly limit: number
}

export interface Closest {
  /** Listings that miss just as little; 0 when none is left. */
  total: number
  /** The first of them, each with the positions of the yielding criteria that it misses. */
  homes: { id: number; missed: number[] }[]
}
