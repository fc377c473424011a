import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDecimalText, toListItem, toPriceText } from './list-item.ts'
import { leastListing, optionalFields } from './listing.fixture.ts'
import { toColumns } from './listing-columns.ts'

test.each([
  [3, '3'],
  [2.5, '2.5'],
  [0, '0'],
  [-0, '0'],
  [0.1 + 0.2, '0.30000000000000004'],
  [1e-7, '0.0000001'],
  [1.25e-9, '0.00000000125'],
  [123_456_789_012_345, '123456789012345'],
  [999_999_999_999_999.9, '999999999999999.9'],
  [-1.5e-7, '-0.00000015'],
  [1.5e21, '1500000000000000000000'],
])('the number %d is shown as %s', (value, text) => {
  expect(toDecimalText(value)).toBe(text)
})

test('the digits of any number mean just this number, without an exponent', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (value) => {
      const text = toDecimalText(value)
      expect(text).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(text)).toBe(value)
    }),
    { numRuns: 5_000, seed: 1 },
  )
})

test.each([
  [1_200_000, '1200000.00'],
  [99.5, '99.50'],
  [0, '0.00'],
  [-0, '0.00'],
  [0.004, '0.00'],
  [0.005, '0.01'],
  [1.005, '1.01'],
  [1.004999, '1.00'],
  [8.345, '8.35'],
  [1.255, '1.26'],
  [9.999, '10.00'],
  [0.995, '1.00'],
  [9_999_999_999_999.99, '9999999999999.99'],
  [999_999_999_999_999.9, '999999999999999.90'],
  [90_071_992_547_409.92, '90071992547409.92'],
  [5e-324, '0.00'],
  [1e-7, '0.00'],
])('the price %d is shown as %s', (value, text) => {
  expect(toPriceText(value)).toBe(text)
})

test('cents stay cents, and rounding never goes further than half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), (cents) => {
      const digits = String(cents).padStart(3, '0')
      expect(toPriceText(cents / 100)).toBe(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
    }),
    { numRuns: 5_000, seed: 2 },
  )
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
      const text = toPriceText(value)
      expect(text).toMatch(/^\d+\.\d\d$/)
      expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.005 + value * 1e-15)
    }),
    { numRuns: 5_000, seed: 3 },
  )
})

describe('a list item', () => {
  const row = (listing: Parameters<typeof toColumns>[0]) => ({ id: 7, ...toColumns(listing), withheldFields: null })

  test('has every key of the contract in its order, each absent value as empty text', () => {
    expect(JSON.stringify(toListItem(row(leastListing)))).toBe(
      JSON.stringify({
        ID: 7,
        LATITUDE: '',
        LONGITUDE: '',
        PropertyType: 'Single Family',
        SaleType: 'For Sale',
        Status: 'Active',
        Images: '',
        CurrencySymbol: '$',
        Price: '',
        State: '',
        City: '',
        Address: '',
        ZIP: '',
        Area: '2500 Square Feet',
        Bathrooms: '2.5',
        Bedrooms: '3',
        Url: 'https://homes.example/1',
        Tours: '',
        YearBuilt: '1987',
        MLSNumber: 'A-1',
        DaysOnMarket: '12',
        LotArea: '5000',
        BuildingArea: '2500',
        ParkingSpots: '2',
        Description: '',
        ExtensionColumn: '',
        RentPrice: '',
        SpaceType: '',
        DepositFee: '',
        SalePrice: '',
        UnitAreaPrice: '',
        ZestimatePrice: '',
        HOAMonth: '',
      }),
    )
  })

  test('shows all values of a full listing', () => {
    const listing = {
      ...leastListing,
      ...optionalFields,
      Images: [...optionalFields.Images],
      ExtensionColumn: [{ Key: 'Heating', value: 'Gas' }],
    }
    expect(toListItem(row(listing))).toMatchObject({
      LATITUDE: 47.6801,
      LONGITUDE: -122.3206,
      Images: '["https://homes.example/1.jpg","https://homes.example/2.jpg"]',
      Price: '1200000.00',
      State: 'WA',
      City: 'Seattle',
      Address: '12 Fir Street',
      ZIP: '98103',
      Tours: '3D',
      Description: 'Two lines\nof text.',
      ExtensionColumn: '[{"Key":"Heating","value":"Gas"}]',
      RentPrice: '4200.00',
      SpaceType: 'Entire place',
      DepositFee: '0.00',
      SalePrice: '1200000.00',
      UnitAreaPrice: '480.00',
      ZestimatePrice: '1234567.89',
      HOAMonth: '99.50',
    })
  })

  test('Price is the rent of a rental and the sale price of all else', () => {
    const both = { ...leastListing, SalePrice: 500_000, RentPrice: 2_000 }
    expect(toListItem(row(both)).Price).toBe('500000.00')
    expect(toListItem(row({ ...both, SaleType: 'for_rent' }))).toMatchObject({ Price: '2000.00', SaleType: 'For Rent' })
    expect(toListItem(row({ ...leastListing, SaleType: 'for_rent', SalePrice: 1 })).Price).toBe('')
  })
})
