import { type Static, Type } from 'typebox'
import type { FoundListing } from '../search/search-schema.ts'

export const MapPoint = Type.Object({
  id: Type.Integer({ description: 'Id of the listing' }),
  latitude: Type.Number({ description: 'Degrees north' }),
  longitude: Type.Number({ description: 'Degrees east' }),
  price: Type.Union([Type.Number(), Type.Null()], { description: 'Asking price, or rent a month' }),
  currency: Type.String({ description: 'Currency symbol' }),
  forRent: Type.Boolean({ description: 'Whether the price is a month’s rent' }),
  title: Type.String({ description: 'Street address, or the kind of home where it has none' }),
})
export type MapPoint = Static<typeof MapPoint>

export const CityLabel = Type.Object({
  name: Type.String({ description: 'City, as the listings spell it' }),
  latitude: Type.Number({ description: 'Of the middle of its homes' }),
  longitude: Type.Number({ description: 'Of the middle of its homes' }),
  homes: Type.Integer({ description: 'Homes there, among those that were looked at' }),
})
export type CityLabel = Static<typeof CityLabel>

/** The homes of a search, as far as they can be shown on a map. */
export const MapHomes = Type.Object({
  points: Type.Array(MapPoint, { description: 'Homes, best first' }),
  total: Type.Integer({ description: 'Homes that match' }),
  seen: Type.Integer({ description: 'How many of them were looked at' }),
  withoutPlace: Type.Integer({ description: 'How many of those do not say where they are' }),
  cities: Type.Array(CityLabel, { description: 'Cities of the chatbot’s homes, those with the most homes first' }),
  quarters: Type.Array(CityLabel, { description: 'Quarters that several homes name, as the cities' }),
})

export type MapHomes = Static<typeof MapHomes>

const mostCities = 40
/** What a single home says of where it is may be anything; what several say alike is a name. */
const leastHomesOfQuarter = 2
const longestQuarter = 32
const longestTitle = 120

type Placed = FoundListing & { Latitude: number; Longitude: number }

/** Whether a listing says where it is. At 0, 0 there is nothing but sea: feeds write that for "unknown". */
export function hasPlace(listing: FoundListing): listing is Placed {
  const { Latitude, Longitude } = listing
  return Latitude !== null && Longitude !== null && !(Latitude === 0 && Longitude === 0)
}

export function makePoint(listing: Placed): MapPoint {
  return {
    id: listing.id,
    latitude: listing.Latitude,
    longitude: listing.Longitude,
    price: listing.Price,
    currency: listing.CurrencySymbol,
    forRent: listing.SaleType === 'for_rent',
    title: [...(listing.Address ?? listing.Location ?? listing.PropertyType)].slice(0, longestTitle).join(''),
  }
}

/** The cities of listings, each at the median position of its homes, so that one wrong position does not move it. */
export function findCities(listings: readonly FoundListing[]): CityLabel[] {
  return findPlaces(listings, ({ City }) => {
    const name = City?.trim() ?? ''
    return name.length > 60 ? '' : name
  })
}

/** The quarters that listings begin their location with, as in "Green Lake, by the bathhouse", likewise. */
export function findQuarters(listings: readonly FoundListing[]): CityLabel[] {
  const quarters = findPlaces(listings, ({ Location, City }) => {
    const [name = ''] = (Location ?? '').split(/[,;–—]/)
    const isName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}\p{N} .’'-]+$/u.test(name.trim()) && name.trim().length <= longestQuarter
    return isName && name.trim().toLowerCase() !== City?.trim().toLowerCase() ? name.trim() : ''
  })
  return quarters.filter(({ homes }) => homes >= leastHomesOfQuarter)
}

function findPlaces(listings: readonly FoundListing[], nameOf: (listing: FoundListing) => string): CityLabel[] {
  const byName = new Map<string, { name: string; homes: Placed[] }>()
  for (const listing of listings) {
    const name = nameOf(listing)
    if (name === '' || !hasPlace(listing)) continue
    const key = `${name.toLowerCase()}|${listing.State?.trim().toLowerCase() ?? ''}`
    const known = byName.get(key)
    if (known) known.homes.push(listing)
    else byName.set(key, { name, homes: [listing] })
  }
  return [...byName.values()]
    .map(({ name, homes }) => ({
      name,
      latitude: middleOf(homes.map(({ Latitude }) => Latitude)),
      longitude: middleOf(homes.map(({ Longitude }) => Longitude)),
      homes: homes.length,
    }))
    .sort((a, b) => b.homes - a.homes)
    .slice(0, mostCities)
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
