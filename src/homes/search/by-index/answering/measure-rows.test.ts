import { expect, test } from 'vitest'
import { makeBits, setBit } from '../columns/bits.ts'
import { ListingIndex } from '../listing-index.ts'
import { Dice } from '../random-search.fixture.ts'
import { findMedian, knownNumbers, measure } from './measure-rows.ts'

test('the figures are those of the numbers put in order, however many and however alike they are', () => {
  const dice = new Dice(5)
  const kinds: (() => number)[] = [
    () => dice.below(1_000_000),
    () => dice.below(7),
    () => dice.roll() * 1e-9,
    () => (dice.chance(0.01) ? 1e12 : dice.below(3_000)),
    () => -dice.below(100_000) / 3,
    () => 250_000,
    () => (dice.chance(0.5) ? Number.MAX_VALUE : -Number.MAX_VALUE),
  ]
  for (const make of kinds) {
    for (const count of [1, 2, 3, 10, 4_001, 20_000, 20_001]) {
      const numbers = Float64Array.from({ length: count }, make)
      const sorted = numbers.toSorted()
      const [low = 0, high = 0] = [sorted[(count - 1) >> 1], sorted[count >> 1]]
      expect(measure('median', numbers)).toBeCloseTo(low + (high - low) * 0.5, 9)
      expect(measure('min', numbers)).toBe(sorted[0])
      expect(measure('max', numbers)).toBe(sorted.at(-1))
    }
  }
  expect(measure('median', new Float64Array(0))).toBeNull()
})

test('the median over many rows is that of their numbers, whatever their order', () => {
  const dice = new Dice(6)
  const rows = 60_000
  const kinds: ((row: number) => number | null)[] = [
    () => dice.below(1_000_000),
    () => dice.below(5),
    (row) => row,
    // What stands at the places that a sample takes is not like the rest.
    (row) => (row % 448 < 32 ? 1_000_000 + dice.below(1_000) : dice.below(1_000)),
    () => (dice.chance(0.3) ? null : dice.roll() * 1e6),
    () => (dice.chance(0.4) ? 0 : 1_900 + dice.below(120)),
    () => null,
  ]
  for (const make of kinds)
    for (const field of ['Price', 'YearBuilt', 'HOAMonth'] as const) {
      const index = new ListingIndex(rows, false)
      const bits = makeBits(rows)
      let count = 0
      for (let row = 0; row < rows; row++) {
        index.numbers[field === 'Price' ? 'ownPrice' : field].set(row, make(row))
        if (dice.chance(0.1)) continue
        setBit(bits, row)
        count += 1
      }
      const expected = measure('median', knownNumbers(index, bits, count, field))
      expect(findMedian(index, bits, count, field), field).toBe(expected)
    }
})
