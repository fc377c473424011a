import type { Condition, Criterion } from '../criteria/condition.ts'
import type { Figure, WantedFigure } from '../criteria/figure.ts'
import type { Database } from '../database/connect.ts'
import { type Bits, countBits, listRows } from './by-index/bits.ts'
import { onlyChoice } from './by-index/choice-column.ts'
import { findIndex } from './by-index/current-index.ts'
import { figuresOfRows } from './by-index/figures-of-rows.ts'
import type { ListingIndex } from './by-index/listing-index.ts'
import { countEachCriteria, type FoundElsewhere, matchAny, matchCriteria, needsLookUp } from './by-index/match-rows.ts'
import { selectWishing } from './by-index/select-page.ts'
import * as bySql from './by-sql/sql-search-store.ts'
import { findIdsOf } from './by-sql/sql-vocabulary-store.ts'
import { partPrices } from './price-figures.ts'
import type { Scope } from './scope.ts'

export type { ListingRow, Query } from './by-sql/sql-search-store.ts'

// Each function answers from the index of the chatbot in memory; while there is none, the same by SQL.

/** One page of matches and the number of all of them. */
export async function findMatches(
  db: Database,
  scope: Scope,
  query: bySql.Query,
): Promise<{ total: number; rows: bySql.ListingRow[] }> {
  const index = await findIndex(db, scope)
  if (index === null) return bySql.findMatches(db, scope, query)
  const found = await lookUpElsewhere(db, scope, index, conditionsOf(query.criteria))
  const bits = matchCriteria(index, query.criteria, found)
  const total = countBits(bits)
  const ids = selectIds(index, query, bits, total, found)
  return { total, rows: await findListings(db, scope, ids) }
}

function selectIds(
  index: ListingIndex,
  { criteria, sort, limit, offset }: bySql.Query,
  bits: Bits,
  total: number,
  found: FoundElsewhere,
): number[] {
  if (offset >= total || limit <= 0) return []
  const wishes = criteria
    .filter((criterion) => criterion.mode === 'wish')
    .map((criterion) => matchAny(index, criterion.anyOf, found))
  return selectWishing(index, wishes, sort, bits, total, offset, limit).map((row) => index.idAt(row))
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
  const index = await findIndex(db, scope)
  if (index === null) return bySql.countEach(db, scope, searches)
  const found = await lookUpElsewhere(db, scope, index, searches.flatMap(conditionsOf))
  return countEachCriteria(index, searches, found)
}

/** Beyond so many rows the counts of a whole row of chips would be waited for. */
const mostRowsAtHand = 300_000

/** Counts several searches at once; null when it would take long: without an index, or with a very large one. */
export async function countEachAtHand(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[] | null> {
  const index = await findIndex(db, scope)
  if (index === null || index.rowCount > mostRowsAtHand) return null
  const needsDatabase = flatten(searches.flatMap(conditionsOf)).some((condition) => needsLookUp(index, condition))
  return needsDatabase ? null : countEachCriteria(index, searches, new Map())
}

/** Figures over all matches, those of prices for sales and rentals apart; what is unknown is left out. */
export async function findFigures(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  wanted: readonly WantedFigure[],
): Promise<Figure[]> {
  if (wanted.length === 0) return []
  const index = await findIndex(db, scope)
  if (index === null) return bySql.findFigures(db, scope, criteria, wanted)
  const bits = matchCriteria(index, criteria, await lookUpElsewhere(db, scope, index, conditionsOf(criteria)))
  return figuresOfRows(index, bits, partPrices(wanted))
}

/** The currency of all matches; null when there are several, or none, or when it cannot be told at once. */
export async function findOnlyCurrency(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
): Promise<string | null> {
  const index = await findIndex(db, scope)
  if (index === null) return null
  const bits = matchCriteria(index, criteria, await lookUpElsewhere(db, scope, index, conditionsOf(criteria)))
  return onlyChoice(index.choices.CurrencySymbol, bits)
}

/** So many rows of an index are looked through in the time that it takes to read a listing from the database. */
const rowsPerRead = 5_000

/** Which of some listings satisfy conditions; for questions about what was shown. */
export async function findSatisfying(
  db: Database,
  scope: Scope,
  ids: readonly number[],
  criteria: readonly Criterion[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const index = await findIndex(db, scope)
  // Few listings are read faster than many rows are looked through.
  const isFew = index !== null && ids.length * rowsPerRead < index.rowCount
  if (index === null || isFew) return bySql.findSatisfying(db, scope, ids, criteria)
  const found = await lookUpElsewhere(db, scope, index, conditionsOf(criteria))
  const chosen: Criterion = { topic: 'Shown', mode: 'must', anyOf: [{ is: 'ids', ids: [...ids], name: '' }] }
  const any: Criterion = { topic: 'Status', mode: 'must', anyOf: [{ is: 'all', of: [] }] }
  const wanted = criteria.map((criterion): Criterion => ({ ...criterion, mode: 'must' }))
  const bits = matchCriteria(index, [any, chosen, ...wanted], found)
  return new Set([...listRows(bits, countBits(bits))].map((row) => index.idAt(row)))
}

/** The listings that miss least, by SQL. */
export { findClosest } from './by-sql/closest-store.ts'

/** Listings by id, in the order of the ids. */
export const findListings = bySql.findListings

function conditionsOf(criteria: readonly Criterion[]): Condition[] {
  return criteria.flatMap((criterion) => criterion.anyOf)
}

/** Asks the database for what the index does not know. */
export async function lookUpElsewhere(
  db: Database,
  scope: Scope,
  index: ListingIndex,
  conditions: readonly Condition[],
): Promise<FoundElsewhere> {
  const found = new Map<Condition, readonly number[]>()
  const wanted = flatten(conditions).filter((condition) => needsLookUp(index, condition))
  await Promise.all(
    wanted.map(async (condition) => {
      found.set(condition, await findIdsOf(db, scope, condition))
    }),
  )
  return found
}

function flatten(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) => {
    if (condition.is === 'all') return flatten(condition.of)
    return condition.is === 'not' ? flatten([condition.of]) : [condition]
  })
}
