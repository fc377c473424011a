import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { howMany } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { dataOf, openWire, successText, type Wire, type WireAnswer } from '../wire-call.ts'
import { change, type Fields, type Key, type ListFilter, list, type ModelListing, matches } from './listing-model.ts'
import { seed } from './run-many.ts'

// Any sequence of creates, updates, deletes and lists gives what the model gives, byte for byte.

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const amount = fc.oneof(
  fc.nat(9),
  fc.nat(3_000_000),
  fc.nat(10_000_000).map((cents) => cents / 100),
)
const number = fc.oneof(
  fc.nat(9),
  fc.nat(100_000),
  fc.nat(100_000).map((value) => value / 8),
)
const degrees = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
const wellFormed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((value) => `x${value.replaceAll('\0', '')}x`)

const cities = [
  'Seattle',
  'SEATTLE',
  ' seattle ',
  'Sèattle',
  'Zürich',
  'zurich',
  'Renton',
  'Renton Hill',
  '東京',
  'a%',
  'a_',
]
const mlsNumbers = ['A1', 'a1', ' A1 ', 'Á1', 'B2', 'B 2', '0001', '1']
// biome-ignore format: a table
const addresses = [
  'https://homes.example/a', 'http://HOMES.example/a/', 'https://homes.example:443/a', 'http://homes.example:80/a', 'https://homes.example/A',
  'https://homes.example/a?id=1', 'http://homes.example/a?id=1', 'https://homes.example/a?id=2', 'https://homes.example:8443/a', 'https://homes.example',
  'http://homes.example/', 'urn:porchlight:listing:7',
]

const required = {
  SaleType: fc.constantFrom('for_sale', 'for_rent'),
  Status: fc.constantFrom('Active', 'PreOnMarket', 'Sold'),
  CurrencySymbol: fc.constantFrom('$', '€', 'kr'),
  PropertyType: wellFormed,
  Bedrooms: number,
  Bathrooms: number,
  Url: fc.constantFrom(...addresses),
  MLSNumber: fc.constantFrom(...mlsNumbers),
  YearBuilt: fc.constantFrom(0, 1000, 1987, 2024),
  DaysOnMarket: number,
  LotArea: number,
  BuildingArea: number,
  AreaUnit: fc.constantFrom('Square Feet', 'Square Meters'),
  ParkingSpots: number,
}
const optional = {
  Images: fc.array(fc.webUrl({ withQueryParameters: true }), { minLength: 1, maxLength: 3 }),
  Tours: fc.constantFrom('OpenHouse', '3D'),
  Description: wellFormed,
  ExtensionColumn: fc.array(fc.record({ Key: wellFormed, value: wellFormed }, { noNullPrototype: true }), {
    minLength: 1,
    maxLength: 3,
  }),
  Location: wellFormed,
  Address: wellFormed,
  City: fc.constantFrom(...cities),
  State: wellFormed,
  ZIP: fc.constantFrom('98103', '00501'),
  Latitude: degrees(90),
  Longitude: degrees(180),
  SalePrice: amount,
  UnitAreaPrice: amount,
  HOAMonth: amount,
  ZestimatePrice: amount,
  RentPrice: amount,
  SpaceType: fc.constantFrom('Entire place', 'Room'),
  DepositFee: amount,
}
const withNulls = Object.fromEntries(
  Object.entries(optional).map(([name, value]) => [name, fc.option<unknown>(value, { freq: 4 })]),
)

const requiredKeys = Object.keys(required)
const newListing: fc.Arbitrary<Fields> = fc.record<Fields>(
  { ...required, ...optional },
  { requiredKeys, noNullPrototype: true },
)
const changedListing: fc.Arbitrary<Fields> = fc.record<Fields>(
  { ...required, ...withNulls },
  { requiredKeys, noNullPrototype: true },
)

/** A place in the list of made listings stands for an id that is only known once they are made. */
const keyOf = fc.oneof(
  fc.record({ KeyType: fc.constant('NewOaks' as const), key: fc.nat(30) }),
  fc.record({ KeyType: fc.constant('MLSNumber' as const), key: fc.constantFrom(...mlsNumbers, 'none') }),
  fc.record({ KeyType: fc.constant('URL' as const), key: fc.constantFrom(...addresses, 'https://none.example') }),
)
type DrawnKey = typeof keyOf extends fc.Arbitrary<infer Drawn> ? Drawn : never

const filter: fc.Arbitrary<ListFilter> = fc.record(
  {
    CityName: fc.constantFrom(...cities, 'Seat', 'None'),
    SaleType: fc.constantFrom('for_sale', 'for_rent'),
    MLSNumber: fc.constantFrom(...mlsNumbers),
    PageNumber: fc.integer({ min: 1, max: 4 }),
    PageSize: fc.constantFrom(1, 2, 5, 100),
  },
  { requiredKeys: [], noNullPrototype: true },
)

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('create' as const), fields: newListing }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('update' as const), key: keyOf, fields: changedListing }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('delete' as const),
      keys: fc.array(keyOf, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('list' as const), filter }) },
)
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** One chatbot of the product and its model, kept in step. */
interface Pair {
  SerialNumber: string
  listings: ModelListing[]
  made: number[]
}

const post = (operation: string, body: Fields): Promise<WireAnswer> =>
  wire.call({ path: `/chat/Chatbot/RealEstate${operation}`, body })

function resolve({ made }: Pair, drawn: DrawnKey): Key {
  if (drawn.KeyType !== 'NewOaks') return drawn
  return { KeyType: 'NewOaks', key: String(made[drawn.key] ?? 999_999_999) }
}

async function take(pair: Pair, one: Step): Promise<void> {
  const { SerialNumber } = pair
  if (one.does === 'create') {
    const id = Number(dataOf(await post('Create', { SerialNumber, ...one.fields })))
    pair.listings.push({ id, fields: one.fields })
    pair.made.push(id)
  } else if (one.does === 'update') {
    const key = resolve(pair, one.key)
    const count = pair.listings.filter((listing) => matches(listing, key)).length
    const answer = await post('Update', { SerialNumber, ...one.fields, Key: key.key, KeyType: key.KeyType })
    if (count === 0) expect(answer.status).toBe(404)
    else expect(answer.text).toBe(successText(count))
    pair.listings = pair.listings.map((listing) => (matches(listing, key) ? change(listing, one.fields) : listing))
  } else if (one.does === 'delete') {
    const keys = one.keys
      .map((key) => resolve(pair, key))
      .filter(({ KeyType }, _index, [first]) => KeyType === first?.KeyType)
    const stay = pair.listings.filter((listing) => !keys.some((key) => matches(listing, key)))
    const answer = await post('Delete', { SerialNumber, Keys: keys.map(({ key }) => key), KeyType: keys[0]?.KeyType })
    expect(answer.text).toBe(successText({ SuccessCount: pair.listings.length - stay.length }))
    pair.listings = stay
  } else {
    expect((await post('List', { SerialNumber, ...one.filter })).text).toBe(
      successText(list(pair.listings, one.filter)),
    )
  }
}

const sequences = howMany(6, 60)

test(`${sequences} sequences of 40 steps agree with the model`, { timeout: 240_000 }, async () => {
  const sequence = fc.array(step, { minLength: 40, maxLength: 40, size: 'max' })
  const property = fc.asyncProperty(sequence, async (steps) => {
    const pair: Pair = { SerialNumber: await app.addChatbot(), listings: [], made: [] }
    for (const one of steps) await take(pair, one)
    const everything = await post('List', { SerialNumber: pair.SerialNumber, PageSize: 100 })
    expect(everything.text).toBe(successText(list(pair.listings, { PageSize: 100 })))
  })
  await fc.assert(property, {
    seed,
    numRuns: sequences,
    interruptAfterTimeLimit: 100_000,
    markInterruptAsFailure: true,
  })
})
