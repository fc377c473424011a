import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WholePieces } from './whole-pieces.ts'

function pass(pieces: readonly string[], holdBreaks = false): string[] {
  const whole = new WholePieces(holdBreaks)
  return [...pieces.map((piece) => whole.push(piece)), whole.end()]
}

test('whole pieces go on at once', () => {
  expect(pass(['a', '👍', '\n', 'b'])).toEqual(['a', '👍', '\n', 'b', ''])
})

test('a character in two halves stays one', () => {
  expect(pass(['a\ud83d', '\udc4db'])).toEqual(['a', '👍b', ''])
})

test('a half without the other becomes the replacement character', () => {
  expect(pass(['a\ud83d', 'b'])).toEqual(['a', '\ufffdb', ''])
  expect(pass(['a\ud83d'])).toEqual(['a', '\ufffd'])
  expect(pass(['\udc4d'])).toEqual(['\ufffd', ''])
})

test('U+0000 is left out', () => {
  expect(pass(['a\0b', '\0'])).toEqual(['ab', '', ''])
})

test('with a suffix to follow, breaks wait and are dropped at the end', () => {
  expect(pass(['a\n', '\nb\r\n', '\n'], true)).toEqual(['a', '\n\nb', '', ''])
})

test('whatever the pieces, what goes on is well-formed and joins to the well-formed whole', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\ud83d', '\udc4d', '\n', '\r', '\0', 'é', '👩‍👩‍👧'),
  )
  fc.assert(
    fc.property(fc.array(unit), (pieces) => {
      const passed = pass(pieces)
      for (const piece of passed) expect(piece.isWellFormed()).toBe(true)
      expect(passed.join('')).toBe(pieces.join('').toWellFormed().replaceAll('\0', ''))
    }),
    { seed: 20_261_121, numRuns: 2_000 },
  )
})
