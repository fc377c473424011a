import { describe, expect, test } from 'vitest'
import type { ImportTarget } from '../../intake/intake-target.ts'
import { readField } from './read-field.ts'

test.each([
  ['Bedrooms', '3', 3],
  ['Bedrooms', '3 bd', 3],
  ['Bedrooms', 'Studio', 0],
  ['Bathrooms', 2.5, 2.5],
  ['YearBuilt', '1999-01-01', 1999],
  ['YearBuilt', '0', 0],
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
  ['Bedrooms', 'three', 'expected a number, got "three".'],
  ['Bedrooms', '3 sqft', 'expected a number, got "3 sqft".'],
  ['Price', '-984', 'expected a number of at least 0, got "-984".'],
  ['LotArea', '1e15', 'expected a number below 1000000000000000, got "1e15".'],
  ['YearBuilt', '999', 'expected 0 or a year from 1000 to'],
  ['Latitude', '91', 'expected a number of at most 90, got "91".'],
  ['Latitude', Number.POSITIVE_INFINITY, 'expected a number, got "Infinity".'],
  ['Status', 'Haunted', 'expected one of Active, PreOnMarket, Sold, got "Haunted".'],
  ['City', 'x'.repeat(501), 'expected text of at most 500 characters, got 501 characters.'],
  ['City', 'a\u0000b', 'the character U+0000 is not allowed.'],
  ['Images', Array.from({ length: 201 }, () => 'https://a.example/1.jpg'), 'expected at most 200 entries, got 201.'],
  ['ExtensionColumn', 'Heating: Gas', 'expected a JSON list of objects with Key and value.'],
  ['ExtensionColumn', '[1]', 'expected a JSON list of objects with Key and value.'],
] as [ImportTarget, unknown, string][])('%s %j is refused', (target, raw, fault) => {
  expect(readField(target, raw).fault).toContain(fault)
})

describe('what a value says besides', () => {
  test('the unit of an area', () => {
    expect(readField('BuildingArea', '120 m²')).toEqual({ value: 120, measure: 'sqm' })
    expect(readField('LotArea', '0.25 acres')).toEqual({ value: 0.25, measure: 'acre' })
    expect(readField('BuildingArea', '2,570 sqft')).toEqual({ value: 2570, measure: 'sqft' })
  })

  test('the currency of an amount', () => {
    expect(readField('Price', '€ 450.000,00')).toEqual({ value: 450_000, currency: '€' })
  })

  test('that a state of ours is only the nearest one', () => {
    expect(readField('Status', 'Under Contract')).toEqual({ value: 'Active', isNear: true })
    expect(readField('Status', 'Withdrawn')).toEqual({ value: 'Sold', isNear: true })
  })
})
