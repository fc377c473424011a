import type { Listing } from '../../../homes/listings/listing.ts'

const cities: readonly [city: string, state: string, zip: string, latitude: number, longitude: number][] = [
  ['Kent', 'WA', '98030', 47.38, -122.23],
  ['Renton', 'WA', '98055', 47.48, -122.21],
  ['Seattle', 'WA', '98103', 47.61, -122.33],
  ['Auburn', 'WA', '98002', 47.31, -122.22],
  ['Bellevue', 'WA', '98004', 47.61, -122.2],
  ['Portland', 'OR', '97201', 45.52, -122.68],
  ['Portland', 'ME', '04101', 43.66, -70.26],
  ['Paris', 'TX', '75460', 33.66, -95.56],
  ['Paris', 'ME', '04271', 44.26, -70.5],
]
const kinds = ['Single Family', 'Condominium', 'Townhouse', 'Land']
const texts = [
  'Pool, garage and a view of the lake.',
  'Fireplace and a garden. Pets allowed.',
  'Balcony, hot tub, basement. Furnished.',
  'Renovated kitchen, pool, fireplace.',
]

/** Homes that differ in all that a later turn may speak of; the newest ones are neither cheapest nor smallest. */
export const homesOfTurns: readonly Listing[] = cities.flatMap(([City, State, ZIP, Latitude, Longitude], place) =>
  kinds.flatMap((PropertyType, kind) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((each): Listing => {
      const rents = each >= 6 && kind < 3
      const size = each % 3
      const at = place * 36 + kind * 9 + each
      const days = 1 + ((at * 11) % 40)
      return {
        SaleType: rents ? 'for_rent' : 'for_sale',
        Status: 'Active',
        CurrencySymbol: '$',
        PropertyType,
        Bedrooms: kind === 3 ? 0 : 2 + ((size + kind) % 3),
        Bathrooms: 1 + size,
        Url: `https://homes.example/${at}`,
        MLSNumber: `77${String(10_000 + at)}`,
        YearBuilt: kind === 3 ? 0 : 1960 + days,
        DaysOnMarket: days,
        LotArea: 4000 + ((at * 977) % 6000),
        BuildingArea: kind === 3 ? 0 : 900 + days * 40 + (at % 7),
        AreaUnit: 'Square Feet',
        ParkingSpots: at % 3,
        HOAMonth: kind === 1 ? 200 + 20 * size : 0,
        Address: `${10 + at} ${['Main Street', 'Oak Avenue', 'Lake Road'][at % 3]}`,
        City,
        State,
        ZIP,
        Latitude: Latitude + (at % 5) / 500,
        Longitude,
        Description: texts[at % texts.length] ?? '',
        ...(rents
          ? { RentPrice: 3200 - days * 50 + (at % 9) }
          : { SalePrice: 900_000 - days * 16_000 + (at % 13) * 100 }),
      }
    }),
  ),
)
