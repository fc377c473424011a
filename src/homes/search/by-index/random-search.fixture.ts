import type {
  Condition,
  Criterion,
  Limits,
  NumberField,
  Sort,
  SortField,
  Topic,
} from '../../../reading/criteria/condition.ts'
import { featureCondition } from '../../../reading/criteria/feature-condition.ts'
import { areaCondition } from '../../../reading/criteria/make-condition.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { knownLanguages } from '../../../reading/languages/languages.ts'
import type { Listing } from '../../listings/listing.ts'

/** Even numbers from 0 to below 1 that are the same in each run (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export class Dice {
  readonly roll: () => number

  constructor(seed: number) {
    this.roll = makeRandom(seed)
  }

  below(sides: number): number {
    return Math.floor(this.roll() * sides)
  }

  chance(share: number): boolean {
    return this.roll() < share
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)]
    if (value === undefined) throw new Error('Nothing to choose from.')
    return value
  }

  some<Value>(values: readonly Value[], most: number): Value[] {
    return Array.from({ length: 1 + this.below(most) }, () => this.one(values))
  }
}

const cities = ['Seattle', 'San José', 'saint  louis', 'Kent', 'Ünlü-Köy', '北京', "Coeur d'Alene"]
const states = ['WA', 'CA', 'Washington', 'Baden-Württemberg', 'wa']
const zips = ['98103', '98103-1234', '98030', 'SW1A 1AA', 'sw1a1aa', '10115']
const types = [
  'Single Family',
  'SINGLE_FAMILY',
  'Condo',
  'Row-House',
  'Residential Lot',
  'Mobile Home',
  'loft',
  'Studio unit',
  'Co-op',
  '',
]
const streets = ['Main St', 'Oak Avenue', 'N Pine Rd', 'Martin Luther King Blvd', 'Main Street, Apt 4']
const locations = ['Green Lake', 'green-lake, north', 'Capitol Hill', 'Poblenou']

/** Pieces of texts, with mentions, denials of all kinds and mere noise; every listing gets some of them. */
export const textPieces = [
  'Large pool.', 'No pool.', 'There is not a pool here, but a pond.', 'Swimming-pool and spa', 'without any swimming pools',
  'Pets allowed', 'Pets: not allowed', 'pets are not permitted', 'No pets/smoking', 'PET FRIENDLY!', 'dogs welcome; no cats',
  "doesn't have a garage, yet a carport", 'garage with room for 2 cars', 'A/C and heat', 'AC: none', 'a.c. included',
  'Fireplace (gas)', 'fire place', 'neither fireplace nor basement', 'finished basement', 'Basement: 0', 'not far from the pool',
  'no HOA and pool', 'Hardwood floors throughout', 'hard wood floor', 'sin piscina', 'piscina comunitaria', 'pas de garage', "pas d'ascenseur",
  'ascenseur', "l’ascenseur", 'kein Garten', 'Garten mit Teich', 'ohne Balkon', 'Balkone', '没有泳池', '有泳池', '无边泳池', '不带车库，有花园',
  '车库', '宠物：不允许', 'tenant-occupied — call', 'x'.repeat(60), '\u0000'.replace('\u0000', '¿?'), '🏡🏡', 'e\u0301cole', 'pool-side bar', 'infinity POOL',
] // biome-ignore format: a table

/** Mentions that belong to no table of features, words that the tables have among them. */
export const mentionLists: string[][] = [
  ['swimming pool', 'pool', 'inground pool'],
  ['pool'],
  ['pets allowed', 'pet friendly', 'pets ok', 'pet', 'dogs welcome'],
  ['dogs allowed', 'dogs welcome'],
  ['garage', 'garages'],
  ['air conditioning', 'ac', 'a/c'],
  ['fireplace', 'fire place'],
  ['basement'],
  ['finished basement'],
  ['hardwood floors', 'hardwood', 'hard wood floor'],
  ['piscina'],
  ['ascenseur', 'lift'],
  ['garten'],
  ['balkon'],
  ['泳池', 'pool'],
  ['车库'],
  ['nothing of the kind'],
  [''],
]

/** Features of every language that the pieces above may say. */
const features = knownLanguages().flatMap(({ code }) =>
  languages
    .tablesOf(code)
    .language.features.map(featureCondition)
    .filter(({ mentions }) => {
      return mentions.some((mention) => textPieces.some((piece) => piece.toLowerCase().includes(mention)))
    }),
)

export function randomListing(dice: Dice, number: number): Listing {
  const maybe = <Value>(value: Value, share = 0.7): Value | undefined => (dice.chance(share) ? value : undefined)
  const rent = dice.chance(0.3)
  const amount = dice.one([0, 1, 0.1, 250_000, 499_999.99, 500_000, 16_777_217, dice.below(1_000_000)])
  const listing = {
    SaleType: rent ? 'for_rent' : 'for_sale',
    Status: dice.one(['Active', 'Active', 'Active', 'PreOnMarket', 'Sold']),
    CurrencySymbol: dice.one(['$', '$', '€', 'US$', 'us$']),
    PropertyType: dice.one(types),
    Bedrooms: dice.one([0, 1, 2, 3, 3.5, 4]),
    Bathrooms: dice.one([0, 1, 1.5, 2, 2.5]),
    Url: `https://homes.example/${number}`,
    MLSNumber: `M-${number % 500}`,
    YearBuilt: dice.one([0, 1900, 1985, 2000, 2020]),
    DaysOnMarket: dice.one([0, 0, 1, 7, 30, dice.below(400)]),
    LotArea: dice.one([0, 500, 5_000.5, 43_560]),
    BuildingArea: dice.one([0, 85, 1_500, 2_000.25]),
    AreaUnit: dice.one(['Square Feet', 'Square Feet', 'Square Meters']),
    ParkingSpots: dice.below(4),
    Tours: maybe(dice.one(['OpenHouse', '3D']), 0.3),
    Description: maybe(dice.some(textPieces, 5).join(dice.one([' ', '. ', '\n'])), 0.9),
    ExtensionColumn: maybe(
      dice.some(['Pool', 'Pets', 'Garage', 'Heating', 'Excluded', 'Ascenseur'], 3).map((Key) => ({
        Key,
        value: dice.one([
          'Yes',
          'No',
          'none',
          '0',
          '2',
          'N/A',
          '',
          'Not allowed',
          'gas',
          'Nein',
          'Pool, garage',
          'no dogs',
          '-',
        ]),
      })),
      0.4,
    ),
    Location: maybe(dice.one(locations), 0.4),
    Address: maybe(`${1 + dice.below(40)} ${dice.one(streets)}`),
    City: maybe(dice.one(cities), 0.9),
    State: maybe(dice.one(states)),
    ZIP: maybe(dice.one(zips)),
    Latitude: maybe(47 + dice.below(400) / 100),
    Longitude: maybe(-122 + dice.below(400) / 100),
    ...(rent ? { RentPrice: maybe(amount, 0.9) } : { SalePrice: maybe(amount, 0.9) }),
    UnitAreaPrice: maybe(dice.below(900) / 7, 0.5),
    HOAMonth: maybe(dice.one([0, 100, 300.5]), 0.5),
    ZestimatePrice: maybe(dice.below(900_000), 0.3),
    SpaceType: maybe(dice.one(['Entire place', 'Room']), 0.3),
    DepositFee: maybe(dice.below(3_000), 0.3),
  }
  // Fields that are undefined are absent; the choices above are those of the fields.
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined)) as unknown as Listing
}

const numberFields: NumberField[] = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'ParkingSpots',
  'HOAMonth',
  'DepositFee',
  'ZestimatePrice',
  'UnitAreaPrice',
  'YearBuilt',
  'DaysOnMarket',
]

function randomLimits(dice: Dice): Limits {
  const value = () => dice.one([0, 1, 2, 3, 7, 100, 300.5, 1_500, 1985, 250_000, 499_999.99, 16_777_217])
  const kind = dice.below(6)
  if (kind === 0) return { min: value() }
  if (kind === 1) return { max: value() }
  if (kind === 2) return { above: value() }
  if (kind === 3) return { below: value() }
  if (kind === 4) return { oneOf: [value(), value()] }
  return { min: value(), max: value() }
}

export function randomCondition(dice: Dice, ids: readonly number[], depth = 0): Condition {
  const name = 'x'
  switch (dice.below(depth > 1 ? 13 : 15)) {
    case 0:
      return { is: 'number', field: dice.one(numberFields), ...randomLimits(dice) }
    case 1: {
      const unit = dice.one(['Square Feet', 'Square Meters', 'acres', 'unknown'] as const)
      return areaCondition(dice.one(['BuildingArea', 'LotArea']), randomLimits(dice), unit)
    }
    case 2:
      return dice.one<Condition>([
        { is: 'value', field: 'SaleType', value: 'for_rent' },
        { is: 'value', field: 'Status', value: 'Sold' },
        { is: 'value', field: 'SpaceType', value: 'Room' },
        { is: 'value', field: 'Tours', value: '3D' },
      ])
    case 3:
      return {
        is: 'family',
        family: dice.one(['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile']),
        word: 'x',
      }
    case 4:
      return { is: 'currency', name, symbols: dice.one([['$', 'us$'], ['€'], ['£']]) }
    case 5:
      return { is: 'city', key: dice.one(['seattle', 'san jose', 'saint louis', 'kent', '北京', 'paris', '']), name }
    case 6:
      return { is: 'state', values: dice.one([['WA'], ['WA', 'Washington'], []]), name }
    case 7:
      return { is: 'zip', key: dice.one(['98103', '98030', 'SW1A 1AA', '10115', '1']), name }
    case 8:
      return dice.one<Condition>([
        { is: 'address', words: [['main'], ['st', 'street']], name },
        { is: 'address', words: [['n', 'north'], ['pine'], ['rd', 'road']], name },
        { is: 'address', words: [['12'], ['oak']], name },
        { is: 'address', words: [['king', 'oak']], name },
      ])
    case 9:
      return {
        is: 'location',
        words: dice.one([['Green', 'Lake'], ['capitol', 'hill'], ['lake', 'green'], ['north']]),
        name,
      }
    case 10:
      return dice.one<Condition>([
        { is: 'mls', keys: [`m-${dice.below(500)}`, 'none'], name },
        { is: 'ids', ids: dice.some(ids.length > 0 ? ids : [1], 4), name },
        { is: 'nowhere', name, field: 'City' },
      ])
    case 11:
      return {
        is: 'near',
        name,
        latitude: 47 + dice.below(400) / 100,
        longitude: -122 + dice.below(400) / 100,
        miles: dice.one([1, 5, 40, 200]),
      }
    case 12:
      // What a row of the tables asks for is stored with the listings; all else is looked for.
      return dice.chance(0.5) ? dice.one(features) : { is: 'text', name, mentions: dice.one(mentionLists) }
    case 13:
      return { is: 'all', of: Array.from({ length: dice.below(3) }, () => randomCondition(dice, ids, depth + 1)) }
    default:
      return { is: 'not', of: randomCondition(dice, ids, depth + 1) }
  }
}

const topics: Topic[] = ['Price', 'Place', 'Feature', 'Status', 'PropertyType']

export function randomCriteria(dice: Dice, ids: readonly number[]): Criterion[] {
  return Array.from(
    { length: dice.below(4) },
    (): Criterion => ({
      topic: dice.one(topics),
      mode: dice.one(['must', 'must', 'not', 'wish', 'wish']),
      anyOf: Array.from({ length: dice.one([1, 1, 1, 2, 3, 0]) }, () => randomCondition(dice, ids)),
    }),
  )
}

const sortFields: SortField[] = [
  'Price',
  'BuildingArea',
  'LotArea',
  'DaysOnMarket',
  'YearBuilt',
  'HOAMonth',
  'UnitAreaPrice',
  'Bedrooms',
  'Bathrooms',
  'Distance',
]

export function randomSort(dice: Dice): Sort | null {
  if (dice.chance(0.3)) return null
  const field = dice.one(sortFields)
  const direction = dice.one(['up', 'down'] as const)
  return field === 'Distance' && dice.chance(0.8)
    ? { field, direction, from: { name: 'x', latitude: 48.013_713, longitude: -121.029_117 } }
    : { field, direction }
}
