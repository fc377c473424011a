import type { Listing } from '../../homes/listings/listing.ts'
import { type DemoFacts, demoFacts } from './demo-facts.ts'
import { listDemoViews } from './demo-picture.ts'

/** The listings of the demo chatbot, with links to the pages and pictures below `publicUrl` (no slash at its end). */
export function demoListings(publicUrl: string): Listing[] {
  return demoFacts.map((facts) => toListing(facts, publicUrl))
}

function toListing(facts: DemoFacts, publicUrl: string): Listing {
  const { offer, size } = facts
  const listing: Listing = {
    Status: 'Active',
    ...offer,
    ...size,
    ...facts.at,
    SaleType: offer.RentPrice === undefined ? 'for_sale' : 'for_rent',
    CurrencySymbol: '$',
    AreaUnit: size.AreaUnit ?? 'Square Feet',
    PropertyType: facts.PropertyType,
    MLSNumber: facts.MLSNumber,
    YearBuilt: facts.YearBuilt,
    Url: `${publicUrl}/demo/listings/${facts.slug}`,
    Images: listDemoViews(facts).map(({ view }) => `${publicUrl}/demo/pictures/${facts.slug}-${view}.svg`),
    Description: facts.description.join(' '),
    ExtensionColumn: Object.entries(facts.more).map(([Key, value]) => ({ Key, value })),
    Location: facts.Location,
    City: facts.City,
    State: facts.State,
  }
  const unitAreaPrice = unitAreaPriceOf(facts)
  if (unitAreaPrice !== null) listing.UnitAreaPrice = unitAreaPrice
  return listing
}

/** Sale price per unit of living area, to the cent; null for rentals and bare land. */
function unitAreaPriceOf(facts: DemoFacts): number | null {
  const { SalePrice } = facts.offer
  if (SalePrice === undefined || facts.size.BuildingArea === 0) return null
  return Math.round((SalePrice / facts.size.BuildingArea) * 100) / 100
}
