import { expect, test } from 'vitest'
import { roundTo } from './round-amount.ts'

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
