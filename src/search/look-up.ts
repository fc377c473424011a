import type { Database } from '../database/connect.ts'
import type { Condition, Criterion } from './condition.ts'
import { presentListing } from './present-listing.ts'
import type { FoundListing } from './search-schema.ts'
import { countEach, type Figure, findFigures, findListings, findSatisfying } from './search-store.ts'
import { findCentre, hasListings, listCityNames, type Scope } from './vocabulary-store.ts'

export { hasListings, listCityNames }

/** Listings by id, in the order of the ids; ids of other chatbots find nothing. */
export async function lookUpListings(db: Database, scope: Scope, ids: readonly number[]): Promise<FoundListing[]> {
  return (await findListings(db, scope, ids)).map(presentListing)
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

export interface Relaxation {
  /** What would be left out. */
  dropped: Criterion
  total: number
}

/** For a search without matches: how many there would be without each criterion, the most first. */
export async function countRelaxed(db: Database, scope: Scope, criteria: readonly Criterion[]): Promise<Relaxation[]> {
  const filtering = criteria.filter((criterion) => criterion.mode !== 'wish').slice(0, 8)
  const counts = await countEach(
    db,
    scope,
    filtering.map((dropped) => criteria.filter((criterion) => criterion !== dropped)),
  )
  return filtering
    .map((dropped, index) => ({ dropped, total: counts[index] ?? 0 }))
    .filter((relaxation) => relaxation.total > 0)
    .sort((a, b) => b.total - a.total)
}

/** The same figures for homes to buy and homes to rent apart, whose prices do not mix. */
export async function figuresBySaleType(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  wanted: readonly Pick<Figure, 'kind' | 'field'>[],
): Promise<{ forSale: Figure[]; forRent: Figure[] }> {
  const only = (value: string): Criterion[] => [
    ...criteria,
    { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value }] },
  ]
  const [forSale, forRent] = await Promise.all([
    findFigures(db, scope, only('for_sale'), wanted),
    findFigures(db, scope, only('for_rent'), wanted),
  ])
  return { forSale, forRent }
}

/** Miles between a listing and a place; null when one of them has no position. */
export async function measureDistance(
  db: Database,
  scope: Scope,
  listing: FoundListing,
  place: Condition,
): Promise<number | null> {
  const centre = place.is === 'near' ? place : await findCentre(db, scope, place)
  if (!centre || listing.Latitude === null || listing.Longitude === null) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, longitude] = [
    radians(listing.Latitude - centre.latitude),
    radians(listing.Longitude - centre.longitude),
  ]
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(centre.latitude)) * Math.cos(radians(listing.Latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * 3958.7613 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
