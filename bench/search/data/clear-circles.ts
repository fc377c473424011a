import type { Listing } from '../../../src/homes/listings/listing.ts'
import { distanceBetween, findCenter, positionOf } from '../evaluate/measure.ts'
import type { Criterion, Meaning } from '../meaning.ts'

/** Formulas and radii of the earth differ by less than this share. */
const tolerance = 0.003
const stepDegrees = 0.0021
const rounds = 12

/** The listings that lie so closely on a circle of a meaning that two right formulas may not agree. */
export function findOnCircles(listings: readonly Listing[], meanings: readonly Meaning[]): Listing[] {
  const circles = meanings
    .flatMap(({ all }) => all.flatMap(findCircles))
    .map(({ center, miles }) => ({ position: findCenter(listings, center), miles }))
  return listings.filter((listing) => {
    const own = positionOf(listing)
    return (
      own !== null &&
      circles.some(({ position, miles }) => Math.abs(distanceBetween(position, own) - miles) < miles * tolerance)
    )
  })
}

/** Moves such listings a little way, until there are none. */
export function clearCircles(listings: readonly Listing[], meanings: readonly Meaning[]): void {
  for (let round = 0; round < rounds; round++) {
    const onCircle = findOnCircles(listings, meanings)
    if (onCircle.length === 0) return
    for (const listing of onCircle) listing.Latitude = Math.round(((listing.Latitude ?? 0) + stepDegrees) * 1e5) / 1e5
  }
}

function findCircles(criterion: Criterion): Extract<Criterion, { kind: 'near' }>[] {
  if (criterion.kind === 'near') return [criterion]
  if (criterion.kind === 'any' || criterion.kind === 'every') return criterion.criteria.flatMap(findCircles)
  return criterion.kind === 'not' ? findCircles(criterion.criterion) : []
}
