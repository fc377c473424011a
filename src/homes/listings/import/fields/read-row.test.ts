import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeInputReader } from '../../../../doors/http/bodies/read-input.ts'
import { createListing } from '../../create-listing.ts'
import { isFilledIn } from '../../marks/filled-in.ts'
import type { ImportOptions } from '../import-options.ts'
import { ImportPlan } from '../plan-import.ts'
import { type ReadRow, readRow } from './read-row.ts'

/** Reads one row of a table with these columns. */
function read(row: Record<string, unknown>, options: Partial<ImportOptions> = {}): ReadRow | { faults: string[] } {
  const plan = new ImportPlan({ map: {}, set: {}, key: null, dropUnmapped: false, ...options })
  plan.addColumns(
    Object.keys(row),
    Object.values(row).map((value) => [value]),
  )
  return readRow(plan, { line: 2, values: Object.values(row) }, () => {})
}

function listingOf(row: Record<string, unknown>, options?: Partial<ImportOptions>): ReadRow['listing'] {
  const result = read(row, options)
  if ('faults' in result) throw new Error(result.faults.join(' '))
  return result.listing
}

test('what a file does not say is unknown, or what is true of most files', () => {
  expect(listingOf({ beds: '3', price: '450000', street: '1 Elm St', city: 'Springfield' })).toMatchObject({
    SaleType: 'for_sale',
    Status: 'Active',
    CurrencySymbol: '$',
    PropertyType: 'Residential',
    AreaUnit: 'Square Feet',
    Bathrooms: 0,
    YearBuilt: 0,
    SalePrice: 450_000,
  })
})

describe('sale or rent', () => {
  test.each([
    [{ price: '1' }, { SaleType: 'for_sale', SalePrice: 1 }],
    [{ rent: '1' }, { SaleType: 'for_rent', RentPrice: 1 }],
    [
      { price: '9', rent: '1' },
      { SaleType: 'for_sale', SalePrice: 9, RentPrice: 1 },
    ],
    [
      { price: '1', 'listing type': 'rental' },
      { SaleType: 'for_rent', RentPrice: 1 },
    ],
    [
      { price: '1', status: 'for_rent' },
      { SaleType: 'for_rent', Status: 'Active', RentPrice: 1 },
    ],
    [
      { price: '1', status: 'For Sale' },
      { SaleType: 'for_sale', Status: 'Active', SalePrice: 1 },
    ],
    [{ price: '1', 'sale price': '2' }, { SalePrice: 2 }],
  ])('%j', (row, listing) => {
    expect(listingOf({ beds: '3', ...row })).toMatchObject(listing)
  })

  test('--set decides for rows that do not say it', () => {
    expect(listingOf({ beds: '3', price: '900' }, { set: { SaleType: 'rent' } })).toMatchObject({ RentPrice: 900 })
    expect(listingOf({ beds: '3', price: '900', saletype: 'sale' }, { set: { SaleType: 'rent' } })).toMatchObject({
      SalePrice: 900,
    })
  })
})

describe('areas', () => {
  test.each([
    [{ sqm: '120' }, { AreaUnit: 'Square Meters', BuildingArea: 120 }],
    [
      { size: '120 m²', lot: '0.5 acre' },
      { AreaUnit: 'Square Meters', BuildingArea: 120, LotArea: 2023.43 },
    ],
    [
      { sqft: '1000', acres: '2' },
      { AreaUnit: 'Square Feet', BuildingArea: 1000, LotArea: 87_120 },
    ],
    [
      { size: '1000', 'area unit': 'sqm' },
      { AreaUnit: 'Square Meters', BuildingArea: 1000 },
    ],
    [
      { sqft: '1000', 'area unit': 'sqm' },
      { AreaUnit: 'Square Meters', BuildingArea: 92.9 },
    ],
    [{ size: '1000' }, { AreaUnit: 'Square Feet', BuildingArea: 1000 }],
  ])('%j', (row, listing) => {
    expect(listingOf({ beds: '3', ...row })).toMatchObject(listing)
  })
})

test('the currency is the one of the amounts', () => {
  expect(listingOf({ beds: '3', price: '€450.000' })).toMatchObject({ CurrencySymbol: '€', SalePrice: 450_000 })
  expect(listingOf({ beds: '3', price: '€450.000,00' })).toMatchObject({ CurrencySymbol: '€', SalePrice: 450_000 })
  expect(listingOf({ beds: '3', price: '£1.2M', currency: 'GBP' })).toMatchObject({
    CurrencySymbol: 'GBP',
    SalePrice: 1_200_000,
  })
})

test('a home under contract stays on offer and says so', () => {
  expect(listingOf({ beds: '3', status: 'Pending' })).toMatchObject({
    Status: 'Active',
    ExtensionColumn: [{ Key: 'Status', value: 'Pending' }],
  })
})

test('columns of no field are kept under a readable name, or left out when asked', () => {
  const row = { beds: '3', sale_date: '20141013T000000', waterfront: '0', yr_renovated: '0', nothing: ' ' }
  expect(listingOf(row).ExtensionColumn).toEqual([
    { Key: 'Sale Date', value: '2014-10-13' },
    { Key: 'Waterfront', value: 'No' },
  ])
  expect(listingOf(row, { dropUnmapped: true }).ExtensionColumn).toBeUndefined()
})

test('latitude 0 and longitude 0 together are no place', () => {
  expect(listingOf({ beds: '3', lat: '0', long: '0.0' })).toMatchObject({ Latitude: undefined, Longitude: undefined })
  expect(listingOf({ beds: '3', lat: '0', long: '-78.5' })).toMatchObject({ Latitude: 0, Longitude: -78.5 })
})

describe('what is made', () => {
  const home = { beds: '3', street: '12 FIR ST', city: 'SEATTLE', zip: '98103' }

  test('an MLSNumber is the same at every import, and another for another home', () => {
    const number = listingOf({ ...home, price: '1', status: 'Active' }).MLSNumber
    expect(number).toMatch(/^PL-[0-9A-Z]{10}$/)
    expect(listingOf({ status: 'Sold', price: '2', ...home, street: '12 Fir St' }).MLSNumber).toBe(number)
    expect(listingOf({ ...home, street: '14 Fir St' }).MLSNumber).not.toBe(number)
    expect(listingOf({ ...home, beds: '2' }).MLSNumber).not.toBe(number)
    expect(listingOf({ beds: '3', x: 'a' }).MLSNumber).not.toBe(listingOf({ beds: '3', x: 'b' }).MLSNumber)
  })

  test('a Url leads to the place of the home', () => {
    expect(listingOf({ ...home, lat: '47.6', long: '-122.3' }).Url).toBe(
      'https://www.openstreetmap.org/?mlat=47.6&mlon=-122.3#map=18/47.6/-122.3',
    )
    expect(listingOf(home).Url).toBe('https://www.openstreetmap.org/search?query=12%20Fir%20St%2C%20Seattle%2C%2098103')
    expect(listingOf({ beds: '3', mls: 'A 1' }).Url).toBe('urn:porchlight:listing:A%201')
  })

  test('or to where --set says, with values of the row', () => {
    const set = { Url: 'https://homes.example/{city}/{MLS number}?ref={agent code}&x={nothing}' }
    expect(listingOf({ ...home, mls: 'A/1', agent_code: 'ü 7' }, { set }).Url).toBe(
      'https://homes.example/Seattle/A%2F1?ref=%C3%BC%207&x=',
    )
    expect(listingOf({ ...home, url: 'https://own.example' }, { set }).Url).toBe('https://own.example')
  })
})

test('a home is stored without its odd cells, and each of them is told', () => {
  const row = read(
    { beds: 'many', price: '-5', yr_built: '12', city: 'Kent' },
    { map: { beds: 'Bedrooms', price: 'Price', yr_built: 'YearBuilt' } },
  )
  expect(row).toMatchObject({
    listing: { Bedrooms: 0, SalePrice: undefined, YearBuilt: 0, City: 'Kent' },
    odd: [
      { line: 2, column: 'beds', value: 'many', reason: 'is no number of rooms: "many"' },
      { line: 2, column: 'price', value: '-5', reason: 'is less than nothing: "-5"' },
      { line: 2, column: 'yr_built', value: '12', reason: 'is no year: "12"' },
    ],
  })
  expect('filledIn' in row && isFilledIn(row.filledIn, 'Bedrooms'), 'unknown is no studio').toBe(true)
})

test('what is given, and so updated: what the file says, not what is assumed', () => {
  const row = read({ beds: '3', city: '', price: '5', bath: '', description: 'x', note: 'y' }, { set: { State: 'WA' } })
  expect('given' in row && [...row.given].sort()).toEqual(
    ['Bedrooms', 'City', 'Description', 'ExtensionColumn', 'SalePrice', 'State'].sort(),
  )
})

test('whatever a row holds, what comes out would also be taken by RealEstateCreate', () => {
  const reader = makeInputReader(createListing.input, { nullClears: false })
  const names =
    'beds,baths,price,rent,sq__ft,lot_acres,type,status,city,street,zip,lat,long,url,mls,photos,yr_built,description,ExtensionColumn,note,currency,space,tour,deposit,hoa'.split(
      ',',
    )
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      '3',
      '2½',
      '$1,200',
      '1.5M',
      '-1',
      '1e400',
      'sold',
      'rent',
      'N/A',
      '120 m²',
      '47.6',
      '[1]',
      'https://a.example/1',
      '0',
      '1999',
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(
      fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.record({ Key: fc.string(), value: fc.string() })),
      { maxLength: 3 },
    ),
  )
  let stored = 0
  fc.assert(
    fc.property(fc.array(cell, { minLength: names.length, maxLength: names.length }), (cells) => {
      const plan = new ImportPlan({
        map: { beds: 'Bedrooms', price: 'Price' },
        set: {},
        key: null,
        dropUnmapped: false,
      })
      // Judged by nothing, so that every column is taken for what it is called.
      plan.addColumns(
        names,
        names.map(() => []),
      )
      const row = readRow(plan, { line: 2, values: cells }, () => {})
      if ('faults' in row) {
        expect(row.faults.length).toBeGreaterThan(0)
        return
      }
      stored += 1
      const body = JSON.parse(JSON.stringify({ SerialNumber: 'x', ...row.listing }))
      expect(() => reader(body)).not.toThrow()
    }),
    { numRuns: 3_000, seed: 1 },
  )
  const easy = fc.record({
    beds: fc.constantFrom('0', '3 bd', 4),
    price: fc.constantFrom('', '$1,200', 5),
    city: fc.string({ unit: 'grapheme', maxLength: 10 }),
    type: fc.string({ maxLength: 10 }),
    lat: fc.constantFrom('0', 47.6, ''),
    note: fc.anything({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value ?? null))),
  })
  fc.assert(
    fc.property(easy, (row) => {
      const result = read(row)
      if ('faults' in result) return
      stored += 1
      expect(() => reader(JSON.parse(JSON.stringify({ SerialNumber: 'x', ...result.listing })))).not.toThrow()
    }),
    { numRuns: 1_000, seed: 2 },
  )
  expect(stored, 'or the claim is empty').toBeGreaterThan(500)
})
