import { describe, expect, test } from 'vitest'
import type { ImportTarget } from '../../intake/intake-target.ts'
import { readField } from './read-field.ts'

test.each([
  ['Bedrooms', '3', 3],
  ['Bedrooms', '3 bd', 3],
  ['Bedrooms', 'Studio', 0],
  ['Bedrooms', 'three', 3],
  ['Bathrooms', 2.5, 2.5],
  ['YearBuilt', '1999-01-01', 1999],
  ['Price', '$1,250,000', 1_250_000],
  ['RentPrice', '$1,850/mo', 1850],
  ['DaysOnMarket', '12 days', 12],
  ['SaleType', 'For Sale', 'for_sale'],
  ['SaleType', 'RENTAL', 'for_rent'],
  ['Status', 'Coming Soon', 'PreOnMarket'],
  ['Status', 'closed', 'Sold'],
  ['AreaUnit', 'sq. ft', 'Square Feet'],
  ['AreaUnit', 'm²', 'Square Meters'],
  ['SpaceType', 'Entire home/apt', 'Entire place'],
  ['City', 'SACRAMENTO', 'Sacramento'],
  ['ZIP', '95838.0', '95838'],
  ['ZIP', 2139, '2139'],
  ['MLSNumber', '0822039084', '0822039084'],
  ['Images', 'https://a.example/1.jpg|https://a.example/2.jpg', ['https://a.example/1.jpg', 'https://a.example/2.jpg']],
  [
    'Images',
    'https://a.example/1.jpg, https://a.example/2.jpg',
    ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
  ],
  ['Images', 'https://a.example/1,2.jpg', ['https://a.example/1,2.jpg']],
  ['Images', '["https://a.example/1.jpg"]', ['https://a.example/1.jpg']],
  ['Images', ['https://a.example/1.jpg', ''], ['https://a.example/1.jpg']],
  ['Images', 'img1.jpg|https://a.example/2.jpg', ['img1.jpg', 'https://a.example/2.jpg']],
  ['ExtensionColumn', '[{"Key":"Heating","value":"Gas"}]', [{ Key: 'Heating', value: 'Gas' }]],
  ['ExtensionColumn', [{ key: 'Floors', VALUE: 2 }], [{ Key: 'Floors', value: '2' }]],
] as [ImportTarget, unknown, unknown][])('%s %j is %j', (target, raw, value) => {
  expect(readField(target, raw)).toMatchObject({ value })
})

test.each([
  ['Bedrooms', 'many', 'is no number of rooms: "many"'],
  ['Bedrooms', '3 sqft', 'is no number of rooms: "3 sqft"'],
  ['Price', '-984', 'is less than nothing: "-984"'],
  ['Price', 'POA', 'says "POA" in place of an amount'],
  ['LotArea', '1e15', 'is no area of a home: "1e15"'],
  ['YearBuilt', '999', 'is no year'],
  ['YearBuilt', '0', 'is 0, which is no year'],
  ['Latitude', '91', 'is no number of degrees from -90 to 90: "91"'],
  ['Latitude', Number.POSITIVE_INFINITY, 'is no number of degrees from -90 to 90: "Infinity"'],
  ['Status', 'Haunted', 'is no status that is known: "Haunted"'],
  ['City', 'x'.repeat(501), 'has 501 characters, where 500 are the most'],
  ['City', 'a\u0000b', 'holds the character U+0000, which is not allowed'],
  ['Images', Array.from({ length: 201 }, () => 'a'), 'has 201 pictures, where 200 are the most'],
  ['ExtensionColumn', 'Heating: Gas', 'is no JSON list of objects with Key and value'],
  ['ExtensionColumn', '[1]', 'is no JSON list of objects with Key and value'],
] as [ImportTarget, unknown, string][])('%s %j is unknown', (target, raw, fault) => {
  expect(readField(target, raw).fault).toContain(fault)
})

describe('what a value says besides', () => {
  test('the unit of an area', () => {
    expect(readField('BuildingArea', '120 m²')).toEqual({ value: 120, measure: 'sqm' })
    expect(readField('LotArea', '0.25 acres')).toEqual({ value: 0.25, measure: 'acre' })
    expect(readField('BuildingArea', '2,570 sqft')).toEqual({ value: 2570, measure: 'sqft' })
  })

  test('the currency of an amount, for how long it is paid, and what is said of it', () => {
    expect(readField('Price', '€ 450.000,00')).toEqual({ value: 450_000, currency: '€' })
    expect(readField('Price', '£300 pw')).toEqual({ value: 300, currency: '£', period: 'week', perMonth: 1300 })
    expect(readField('RentPrice', '£300 pw')).toMatchObject({ value: 1300 })
    expect(readField('Price', 'Offers over £220,000')).toMatchObject({ value: 220_000, qualifier: 'Offers over' })
  })

  test('the own word of a status, and RESO’s where the database does not know it', () => {
    expect(readField('Status', 'Under Contract')).toMatchObject({
      value: 'Active',
      own: 'Under Contract',
      standard: '',
    })
    expect(readField('Status', 'Sold STC')).toMatchObject({ value: 'Active', own: 'Sold STC', standard: 'Pending' })
    expect(readField('Status', 'Withdrawn')).toMatchObject({ value: 'Sold', own: 'Withdrawn' })
  })
})
