import type { Database } from '../../platform/database/connect.ts'
import type { Criterion } from '../../reading/criteria/condition.ts'
import type { Figure, WantedFigure } from '../../reading/criteria/figure.ts'
import { askIndex } from './ask-index.ts'
import * as bySql from './by-sql/sql-search-store.ts'
import type { Scope } from './scope.ts'

export type { ListingRow, Query } from './by-sql/sql-search-store.ts'

// Each function answers from the index of the chatbot in memory; while there is none, the same by SQL.

/** One page of matches and the number of all of them. */
export async function findMatches(
  db: Database,
  scope: Scope,
  query: bySql.Query,
): Promise<{ total: number; rows: bySql.ListingRow[] }> {
  const { criteria, sort, limit, offset } = query
  const page = await askIndex(db, scope, 'page', { criteria, sort, limit, offset })
  if (page === null) return bySql.findMatches(db, scope, query)
  const { total, ids } = page.answer
  return { total, rows: await findListings(db, scope, ids) }
}

/** The ids of all matches, at most so many, the first by `sort`, and how many there are. */
export async function findIds(
  db: Database,
  scope: Scope,
  { criteria, sort, limit }: Pick<bySql.Query, 'criteria' | 'sort' | 'limit'>,
): Promise<{ total: number; ids: readonly number[] }> {
  const page = await askIndex(db, scope, 'page', { criteria, sort, limit, offset: 0 })
  if (page !== null) return page.answer
  const { total, rows } = await bySql.findMatches(db, scope, { criteria, sort, limit, offset: 0 })
  return { total, ids: rows.map(({ id }) => id) }
}

/** The listing that comes first where nothing else is asked; null when there is none. */
export async function findNewest(db: Database, scope: Scope): Promise<bySql.ListingRow | null> {
  const page = await askIndex(db, scope, 'page', { criteria: [], sort: null, limit: 1, offset: 0 })
  const ids = page?.answer.ids ?? (await bySql.findNewest(db, scope))
  return (await findListings(db, scope, ids))[0] ?? null
}

export async function countMatches(db: Database, scope: Scope, criteria: readonly Criterion[]): Promise<number> {
  const [count = 0] = await countEach(db, scope, [criteria])
  return count
}

/** Counts several searches at once. */
export async function countEach(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[]> {
  if (searches.length === 0) return []
  const counts = await askIndex(db, scope, 'counts', { searches, atOnce: false })
  return counts?.answer ?? bySql.countEach(db, scope, searches)
}

/** Counts several searches at once; null when it would take long: without an index, or with a very large one. */
export async function countEachAtHand(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[] | null> {
  return (await askIndex(db, scope, 'counts', { searches, atOnce: true }))?.answer ?? null
}

/** Figures over all matches, those of prices for sales and rentals apart; what is unknown is left out. */
export async function findFigures(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  wanted: readonly WantedFigure[],
): Promise<Figure[]> {
  if (wanted.length === 0) return []
  const figures = await askIndex(db, scope, 'figures', { criteria, wanted })
  return figures?.answer ?? bySql.findFigures(db, scope, criteria, wanted)
}

/** The currency of all matches; null when there are several, or none, or when it cannot be told at once. */
export async function findOnlyCurrency(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
): Promise<string | null> {
  return (await askIndex(db, scope, 'currency', { criteria }))?.answer ?? null
}

/** Which of some listings satisfy conditions; for questions about what was shown. */
export async function findSatisfying(
  db: Database,
  scope: Scope,
  ids: readonly number[],
  criteria: readonly Criterion[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const found = await askIndex(db, scope, 'satisfying', { ids, criteria })
  return found?.answer ? new Set(found.answer) : bySql.findSatisfying(db, scope, ids, criteria)
}

/** The listings that miss least, by SQL. */
export { findClosest } from './by-sql/closest-store.ts'

/** Listings by id, in the order of the ids. */
export const findListings = bySql.findListings
