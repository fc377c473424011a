import type { FaultKind } from './fault-kinds.ts'
import type { FaultyListing } from './quality-store.ts'

/** What mends a fault for certain, as `changeListings` takes it; null: a person has to look. */
export function findMend(kind: FaultKind, listing: FaultyListing): Record<string, unknown> | null {
  if (kind === 'oddYear') return { YearBuilt: 0 }
  if (kind === 'zeroCoordinates') return { Latitude: null, Longitude: null }
  if (kind === 'swappedCoordinates' && Math.abs(listing.longitude ?? 180) <= 90)
    return { Latitude: listing.longitude, Longitude: listing.latitude }
  return kind === 'doubledHome' ? { remove: true } : null
}
