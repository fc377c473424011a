import { expect, test } from 'vitest'
import { readRetryAfter } from '../../../platform/outbound/retry-after.ts'
import { pauseAfter } from './retry.ts'

const hour = 3_600

test('pauses are those of the specification, within a tenth', () => {
  const pauses = [5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
  expect(pauses.map((_, index) => pauseAfter(index + 1, 0, 0.5))).toEqual(pauses)
  expect(pauses.map((_, index) => pauseAfter(index + 1, 0, 0))).toEqual(pauses.map((pause) => pause * 0.9))
  for (const [index, pause] of pauses.entries()) expect(pauseAfter(index + 1, 0, 0.999)).toBeLessThan(pause * 1.1)
  expect(pauseAfter(10, 0, 0.5)).toBeNull()
  expect(pauseAfter(10, 60, 0.5)).toBeNull()
})

test('what the server asks for makes them longer, never shorter, and a week at the most', () => {
  expect(pauseAfter(1, 120, 0.5)).toBe(120)
  expect(pauseAfter(2, 120, 0.5)).toBe(300)
  expect(pauseAfter(1, 999_999_999, 0.5)).toBe(7 * 24 * hour)
})

test.each([
  [undefined, 0],
  ['120', 120],
  [' 7 ', 7],
  ['Sun, 22 Nov 2026 10:16:30 GMT', 60],
  ['Sun, 22 Nov 2026 10:00:00 GMT', 0],
  ['-5', 0],
  ['1.5', 0],
  ['soon', 0],
  ['99999999999999', 0],
])('Retry-After: %s asks for %s s', (header, seconds) => {
  expect(readRetryAfter(header, new Date('2026-11-22T10:15:30Z'))).toBe(seconds)
})
