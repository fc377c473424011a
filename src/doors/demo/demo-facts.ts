import { greenLakeRentals } from './facts/green-lake-rentals.ts'
import { greenLakeSales } from './facts/green-lake-sales.ts'
import { portlandRentals } from './facts/portland-rentals.ts'
import { portlandSales } from './facts/portland-sales.ts'
import { southAustinRentals } from './facts/south-austin-rentals.ts'
import { southAustinSales } from './facts/south-austin-sales.ts'
import type { ListingFacts } from './listing-facts.ts'

export interface Neighborhood {
  City: string
  State: string
  /** What lies behind the houses in the pictures. */
  scenery: 'lake' | 'hills' | 'coast'
}

export interface DemoFacts extends ListingFacts, Neighborhood {
  slug: string
}

const neighborhoods: readonly (Neighborhood & { facts: readonly ListingFacts[] })[] = [
  { City: 'Seattle', State: 'WA', scenery: 'lake', facts: [...greenLakeSales, ...greenLakeRentals] },
  { City: 'Austin', State: 'TX', scenery: 'hills', facts: [...southAustinSales, ...southAustinRentals] },
  { City: 'Portland', State: 'ME', scenery: 'coast', facts: [...portlandSales, ...portlandRentals] },
]

export const demoFacts: readonly DemoFacts[] = neighborhoods.flatMap(({ facts, ...neighborhood }) =>
  facts.map((fact) => ({ ...fact, ...neighborhood, slug: slugOf(fact.at.Address) })),
)

const factsBySlug = new Map(demoFacts.map((facts) => [facts.slug, facts]))

export function findDemoFacts(slug: string): DemoFacts | undefined {
  return factsBySlug.get(slug)
}

function slugOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
