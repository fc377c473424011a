import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ComparableHome, estimateWorth, fewestComparables, type SubjectHome } from './estimate-worth.ts'

const subject: SubjectHome = {
  area: 1800,
  bedrooms: 3,
  yearBuilt: 1950,
  position: { latitude: 47.66, longitude: -122.34 },
}

const home = (id: number, fields: Partial<ComparableHome> = {}): ComparableHome => ({
  id,
  price: 600_000,
  area: 1800,
  bedrooms: 3,
  yearBuilt: 1950,
  position: { latitude: 47.66, longitude: -122.34 },
  isSold: true,
  days: 30,
  ...fields,
})

test('homes just like it say its price', () => {
  const worth = estimateWorth(
    subject,
    [1, 2, 3, 4, 5].map((id) => home(id)),
  )
  expect(worth).toMatchObject({ low: 600_000, middle: 600_000, high: 600_000 })
})

test('nobody guesses from fewer than five', () => {
  expect(
    estimateWorth(
      subject,
      [1, 2, 3, 4].map((id) => home(id)),
    ),
  ).toBeNull()
})

test('a larger home is brought to its size, and a far one hardly counts', () => {
  const near = [1, 2, 3, 4, 5].map((id) => home(id, { area: 900, price: 300_000 }))
  const far = [6, 7, 8].map((id) => home(id, { price: 3_000_000, position: { latitude: 47.76, longitude: -122.34 } }))
  const worth = estimateWorth(subject, [...near, ...far])
  expect(worth?.middle).toBeCloseTo(300_000 * 2 ** 0.65, -2)
})

test('the range holds its middle, and is between the prices that it is made of, whatever the homes', () => {
  const homes = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 9_000_000 }),
      area: fc.integer({ min: 1, max: 20_000 }),
      days: fc.option(fc.integer({ min: 0, max: 4_000 }), { nil: null }),
      bedrooms: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
      isSold: fc.boolean(),
    }),
    { minLength: fewestComparables, maxLength: 40 },
  )
  fc.assert(
    fc.property(homes, (some) => {
      const worth = estimateWorth(
        subject,
        some.map((fields, id) => home(id, fields)),
      )
      if (worth === null) return
      const prices = worth.comparables.map(({ adjusted }) => adjusted)
      expect(worth.low).toBeLessThanOrEqual(worth.middle)
      expect(worth.middle).toBeLessThanOrEqual(worth.high)
      expect(worth.low).toBeGreaterThanOrEqual(Math.min(...prices) * 0.999)
      expect(worth.high).toBeLessThanOrEqual(Math.max(...prices) * 1.001)
    }),
    { seed: 7 },
  )
})
