import type { Listing } from '../src/homes/listings/listing.ts'

const places = [
  ['Seattle', 'WA'], ['Tacoma', 'WA'], ['Bellevue', 'WA'], ['Kirkland', 'WA'], ['Spokane', 'WA'],
  ['Portland', 'OR'], ['Salem', 'OR'], ['Eugene', 'OR'], ['Bend', 'OR'], ['Boise', 'ID'],
  ['Sacramento', 'CA'], ['Oakland', 'CA'], ['San José', 'CA'], ['Fresno', 'CA'], ['Stockton', 'CA'],
  ['San Diego', 'CA'], ['Long Beach', 'CA'], ['Reno', 'NV'], ['Las Vegas', 'NV'], ['Phoenix', 'AZ'],
  ['Tucson', 'AZ'], ['Mesa', 'AZ'], ['Albuquerque', 'NM'], ['Denver', 'CO'], ['Boulder', 'CO'],
  ['Fort Collins', 'CO'], ['Salt Lake City', 'UT'], ['Provo', 'UT'], ['Austin', 'TX'], ['Houston', 'TX'],
  ['Dallas', 'TX'], ['El Paso', 'TX'], ['Tulsa', 'OK'], ['Omaha', 'NE'], ['Minneapolis', 'MN'],
  ['Madison', 'WI'], ['Chicago', 'IL'], ['Columbus', 'OH'], ['Cleveland', 'OH'], ['Pittsburgh', 'PA'],
] as const // biome-ignore format: forty lines say no more

export const cityNames: readonly string[] = places.map(([city]) => city)

const streets = [
  'Alder Lane',
  'Birch Street',
  'Cedar Avenue',
  'Dogwood Drive',
  'Elm Court',
  'Fir Way',
  'Hazel Road',
  'Juniper Place',
]
const types = ['Single Family', 'Condo', 'Townhouse', 'Multi Family', 'Manufactured', 'Land']
const sentences = [
  'Light-filled home on a quiet street with a fenced garden.',
  'The kitchen was renewed two years ago and opens to the dining room.',
  'Walking distance to the park, two schools and the bus.',
  'New roof, heat pump, and a garage with room for a workbench.',
  'Hardwood floors throughout the main level, tall windows to the south.',
  'The basement has its own entrance, a bath and space for guests.',
  'A covered porch looks over the neighbourhood’s old maples.',
]

/**
 * A listing as rich as those of a real feed, about 1 kB. The same number gives the same listing on every machine; cities
 * take turns, so that each has its share and a page of one city is gathered from all over the table.
 */
export function makeSampleListing(number: number): Listing {
  const roll = (salt: number, sides: number): number => Math.floor(mix(number, salt) * sides)
  const [City, State] = places[number % places.length] ?? places[0]
  const forRent = roll(1, 4) === 0
  const area = 450 + roll(2, 3_600)
  const address = `${1 + roll(3, 9_800)} ${streets[roll(4, streets.length)]}`
  const site = `https://homes.example.com/${State.toLowerCase()}/${number}`
  const price = forRent
    ? { RentPrice: 900 + roll(5, 4_200), DepositFee: 500 + roll(6, 3_000) }
    : { SalePrice: 120_000 + roll(5, 1_400) * 1_000 }
  return {
    SaleType: forRent ? 'for_rent' : 'for_sale',
    Status: roll(7, 10) === 0 ? 'Sold' : 'Active',
    CurrencySymbol: '$',
    PropertyType: types[roll(8, types.length)] ?? 'Condo',
    Bedrooms: roll(9, 6),
    Bathrooms: 1 + roll(10, 7) / 2,
    Url: site,
    MLSNumber: `MLS${String(number).padStart(8, '0')}`,
    YearBuilt: 1900 + roll(11, 125),
    DaysOnMarket: roll(12, 200),
    LotArea: area * (1 + roll(13, 5)),
    BuildingArea: area,
    AreaUnit: 'Square Feet',
    ParkingSpots: roll(14, 4),
    Images: [1, 2, 3].map((picture) => `${site}/pictures/${picture}.jpg`),
    Description: [15, 16, 17, 18].map((salt) => sentences[roll(salt, sentences.length)]).join(' '),
    ExtensionColumn: [{ Key: 'Heating', value: roll(19, 2) === 0 ? 'Heat pump' : 'Forced air' }],
    Address: address,
    City,
    State,
    ZIP: String(80_000 + roll(20, 19_000)),
    Latitude: 30 + roll(21, 180_000) / 10_000,
    Longitude: -124 + roll(22, 440_000) / 10_000,
    ...price,
    HOAMonth: roll(23, 400),
  }
}

/** An even number from 0 to below 1 that depends on both arguments alone (the finalizer of MurmurHash3). */
function mix(number: number, salt: number): number {
  let hash = Math.imul(number ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
