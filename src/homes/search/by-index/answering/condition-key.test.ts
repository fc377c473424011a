import { expect, test } from 'vitest'
import type { Condition } from '../../../../reading/criteria/condition.ts'
import { keyOf } from './condition-key.ts'

const different: Condition[] = [
  { is: 'number', field: 'Price', max: 500_000 },
  { is: 'number', field: 'Price', below: 500_000 },
  { is: 'number', field: 'Price', min: 500_000 },
  { is: 'number', field: 'Price', min: 400_000, max: 500_000 },
  { is: 'number', field: 'Bedrooms', oneOf: [2, 3] },
  { is: 'number', field: 'Bedrooms', oneOf: [23] },
  { is: 'number', field: 'Bathrooms', oneOf: [2, 3] },
  { is: 'value', field: 'Status', value: 'Sold' },
  { is: 'value', field: 'SpaceType', value: 'Sold' },
  { is: 'city', key: 'kent', name: 'Kent' },
  { is: 'zip', key: 'kent', name: 'Kent' },
  { is: 'state', values: ['WA'], name: 'WA' },
  { is: 'family', family: 'condo', word: 'condo' },
  { is: 'text', name: 'pool', mentions: ['pool'] },
  { is: 'not', of: { is: 'text', name: 'pool', mentions: ['pool'] } },
]

test('conditions that mean something else have other keys', () => {
  expect(new Set(different.map(keyOf)).size).toBe(different.length)
})

test('what a condition is called does not matter, nor in which order its limits were written', () => {
  expect(keyOf({ is: 'city', key: 'kent', name: 'KENT' })).toBe(keyOf({ is: 'city', key: 'kent', name: 'Kent' }))
  expect(keyOf({ is: 'family', family: 'condo', word: '公寓' })).toBe(
    keyOf({ is: 'family', family: 'condo', word: 'condo' }),
  )
  expect(keyOf({ is: 'text', name: 'Pool', mentions: ['pool'] })).toBe(
    keyOf({ is: 'text', name: 'piscina', mentions: ['pool'] }),
  )
  expect(keyOf({ max: 5, min: 1, field: 'Bedrooms', is: 'number' })).toBe(
    keyOf({ is: 'number', field: 'Bedrooms', min: 1, max: 5 }),
  )
})
