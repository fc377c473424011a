import { expect, test } from 'vitest'
import type { Criterion } from '../search/condition.ts'
import { areaCondition, numberCondition } from '../search/make-condition.ts'
import { loosen, roundTo } from './loosen.ts'

const must = (condition: Criterion['anyOf'][number], topic: Criterion['topic'] = 'Price'): Criterion => ({
  topic,
  mode: 'must',
  anyOf: [condition],
})

test.each([
  [
    must(numberCondition('Price', { max: 500_000 })),
    [{ max: 550_000 }, { max: 630_000 }, { max: 750_000 }, { max: 1_000_000 }],
  ],
  [
    must(numberCondition('Price', { min: 500_000 })),
    [{ min: 450_000 }, { min: 370_000 }, { min: 250_000 }, { min: 0 }],
  ],
  [
    must(numberCondition('Price', { below: 389_000 })),
    [{ max: 430_000 }, { max: 490_000 }, { max: 590_000 }, { max: 780_000 }],
  ],
  [must(numberCondition('Bedrooms', { min: 4, max: 4 }), 'Bedrooms'), [{ min: 3, max: 5 }]],
  [must(numberCondition('Bedrooms', { min: 4 }), 'Bedrooms'), [{ min: 3 }]],
  [must(numberCondition('Bathrooms', { above: 2 }), 'Bathrooms'), [{ min: 2 }]],
  [must(numberCondition('ParkingSpots', { min: 1 }), 'ParkingSpots'), []],
  [must(numberCondition('DaysOnMarket', { max: 7 }), 'DaysOnMarket'), [{ max: 14 }, { max: 30 }, { max: 90 }]],
  [must(numberCondition('YearBuilt', { min: 2000 }), 'YearBuilt'), [{ min: 1990 }, { min: 1980 }, { min: 1960 }]],
  [must(numberCondition('HOAMonth', { max: 0 }), 'HOAMonth'), []],
])('%j may be loosened', (criterion, expected) => {
  const limits = loosen(criterion).map(({ anyOf: [condition] }) => {
    const { min, max } = condition as { min?: number; max?: number }
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  })
  expect(limits).toEqual(expected)
})

test('an area is loosened in the unit it was said in, a distance by its double', () => {
  const [area] = loosen(must(areaCondition('LotArea', { min: 1 }, 'acres'), 'LotArea'))
  expect(area?.anyOf[0]).toMatchObject({ said: { min: 0.9, unit: 'acres' }, feet: { min: 39_204 } })
  const near = loosen(must({ is: 'near', name: 'Kent', latitude: 47, longitude: -122, miles: 5 }, 'Place'))
  expect(near.map(({ anyOf: [condition] }) => condition)).toMatchObject([{ miles: 10 }, { miles: 20 }])
})

test('what is excluded, wished or one of several is left alone', () => {
  const price = numberCondition('Price', { max: 500_000 })
  expect(loosen({ topic: 'Price', mode: 'not', anyOf: [price] })).toEqual([])
  expect(loosen({ topic: 'Price', mode: 'wish', anyOf: [price] })).toEqual([])
  expect(loosen({ topic: 'Place', mode: 'must', anyOf: [{ is: 'city', key: 'kent', name: 'Kent' }] })).toEqual([])
})

test.each([
  [427_900, 430_000],
  [99_999, 100_000],
  [12, 12],
  [0.33, 0.33],
  [1.25, 1.3],
  [0, 0],
])('%d is told as %d', (value, told) => {
  expect(roundTo(value, Math.ceil)).toBe(told)
})
