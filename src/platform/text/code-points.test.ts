import { expect, test } from 'vitest'
import { countCodePoints } from './code-points.ts'

test.each([
  '',
  'abc',
  '🏡',
  '🏡🏡',
  'a🏡b',
  '\ud83d',
  '\udfe1',
  '\udfe1\ud83d',
  '\ud83d\ud83d\udfe1',
  'e\u0301',
  '👩‍👩‍👧',
])('%j has as many characters as it has code points', (text) => {
  expect(countCodePoints(text)).toBe([...text].length)
})
