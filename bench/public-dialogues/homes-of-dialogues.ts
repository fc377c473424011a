import type { Listing } from '../../src/homes/listings/listing.ts'
import type { Dialogue } from './dialogue-set.ts'

/** Entries of a listing that a slot of the set becomes, as managers of apartments name them. */
const entries = [
  ['property_name', 'Building Name'],
  ['property_name', 'Office Name'],
  ['phone_number', 'Agent Phone'],
  ['furnished', 'Furnished'],
  ['pets_allowed', 'Pets Allowed'],
  ['has_garage', 'Garage'],
  ['in_unit_laundry', 'In-unit Laundry'],
] as const

/** A home as the set tells it, beside the listing that the firm has of it. */
export interface SetHome {
  facts: Readonly<Record<string, string>>
  listing: Listing
}

/** Nobody pays this as a month's rent, and nobody gets a home for less. */
const leastSalePrice = 20_000

/** Every home that a result of these dialogues names, once. */
export function homesOf(dialogues: readonly Dialogue[]): SetHome[] {
  const results = dialogues.flatMap(({ turns }) =>
    turns.flatMap(({ frames }) => frames.flatMap(({ service_results }) => service_results ?? [])),
  )
  const areas = new Map(results.flatMap((result) => (result.area ? [[placeOf(result), result.area] as const] : [])))
  const homes = new Map<string, Record<string, string>>()
  for (const result of results) {
    // "None" is how the set writes an address that it does not know.
    const facts = Object.fromEntries(
      Object.entries(result).filter(([slot, value]) => slot !== 'visit_date' && value !== 'None'),
    )
    const price = facts.rent ?? facts.price ?? ''
    // Where a visit was arranged, the result leaves out the area, and whether it is let or sold.
    const area = facts.area ?? areas.get(placeOf(facts))
    const intent = facts.intent ?? (Number(price) < leastSalePrice ? 'rent' : 'buy')
    const key = [placeOf(facts), facts.number_of_beds, facts.number_of_baths, price].join('|')
    homes.set(key, { ...facts, intent, ...(area === undefined ? {} : { area }) })
  }
  return [...homes.values()].map((facts, at) => ({ facts, listing: listingOf(facts, at + 1) }))
}

const placeOf = ({ property_name, address }: Readonly<Record<string, string>>): string =>
  `${property_name}|${address ?? ''}`

function listingOf(facts: Readonly<Record<string, string>>, number: number): Listing {
  const price = Number(facts.rent ?? facts.price ?? 0)
  const isRent = facts.intent === 'rent'
  return {
    SaleType: isRent ? 'for_rent' : 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: 'Apartment',
    Bedrooms: Number(facts.number_of_beds ?? 0),
    Bathrooms: Number(facts.number_of_baths ?? 0),
    Url: `https://homes.example.com/${number}`,
    MLSNumber: `SGD${String(number).padStart(4, '0')}`,
    YearBuilt: 0,
    DaysOnMarket: 0,
    LotArea: 0,
    BuildingArea: 0,
    AreaUnit: 'Square Feet',
    ParkingSpots: facts.has_garage === 'True' ? 1 : 0,
    ...(facts.address === undefined ? {} : { Address: facts.address }),
    ...(facts.area === undefined ? {} : { City: facts.area }),
    ...(isRent ? { RentPrice: price } : { SalePrice: price }),
    ExtensionColumn: entries.flatMap(([slot, Key]) => {
      const value = facts[slot]
      return value === undefined ? [] : [{ Key, value: value === 'True' ? 'Yes' : value === 'False' ? 'No' : value }]
    }),
  }
}
