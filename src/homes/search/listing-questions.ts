import type { Database } from '../../platform/database/connect.ts'
import type { Condition, Criterion, Family, Sort } from '../../reading/criteria/condition.ts'
import { familiesOf } from '../../reading/criteria/family-tester.ts'
import type { Figure, WantedFigure } from '../../reading/criteria/figure.ts'
import {
  countEach,
  countEachAtHand,
  findFigures,
  findListings,
  findMatches,
  findOnlyCurrency,
  findSatisfying,
} from './find-listings.ts'
import { findCentre, hasListings, listCityNames, type Scope } from './listing-vocabulary.ts'
import { milesBetween } from './miles-between.ts'
import { presentListing } from './present-listing.ts'
import type { FoundListing } from './search-schema.ts'

export { hasListings, listCityNames }

/** Listings by id, in the order of the ids; ids of other chatbots find nothing. */
export async function lookUpListings(db: Database, scope: Scope, ids: readonly number[]): Promise<FoundListing[]> {
  return (await findListings(db, scope, ids)).map((row) => presentListing(row, scope))
}

/** Which of the listings satisfy the criteria. */
export async function checkListings(
  db: Database,
  scope: Scope,
  ids: readonly number[],
  criteria: readonly Criterion[],
): Promise<Set<number>> {
  return findSatisfying(db, scope, ids, criteria)
}

/** How many listings each of several searches finds. */
export async function countSearches(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[]> {
  return countEach(db, scope, searches)
}

/** The same where the index in memory tells at once; null where the database would have to. */
export async function countAtHand(
  db: Database,
  scope: Scope,
  searches: readonly (readonly Criterion[])[],
): Promise<number[] | null> {
  return countEachAtHand(db, scope, searches)
}

/** The middle of the homes at a place; null when none has a position. */
export async function findMiddleOf(
  db: Database,
  scope: Scope,
  place: Condition,
): Promise<{ latitude: number; longitude: number } | null> {
  return findCentre(db, scope, place)
}

/** The listings that come first in an order. */
export async function findFirst(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  sort: Sort | null,
  limit: number,
): Promise<FoundListing[]> {
  const { rows } = await findMatches(db, scope, { criteria, sort, limit, offset: 0 })
  return rows.map((row) => presentListing(row, scope))
}

/** The currency of all homes that a search finds; null when they are not known to have one in common. */
export async function lookUpOnlyCurrency(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
): Promise<string | null> {
  return findOnlyCurrency(db, scope, criteria)
}

/** The figures over a search, one number each; what no listing says is left out. */
export async function lookUpFigures(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  wanted: readonly WantedFigure[],
): Promise<Figure[]> {
  return findFigures(db, scope, criteria, wanted)
}

/** The family that a property type is of; null when it is of none that is known. */
export function familyOf(propertyType: string): Family | null {
  return familiesOf(propertyType)[0] ?? null
}

/** Miles between a listing and a place; null when one of them has no position. */
export async function measureDistance(
  db: Database,
  scope: Scope,
  listing: FoundListing,
  place: Condition,
): Promise<number | null> {
  const centre = place.is === 'near' ? place : await findCentre(db, scope, place)
  return centre ? milesBetween(listing, centre) : null
}
