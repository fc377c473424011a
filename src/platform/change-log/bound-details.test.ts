import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundDetails, differenceOf } from './bound-details.ts'

test('details stay small, whatever was changed', () => {
  const value = fc.jsonValue({ maxDepth: 8 })
  const big = fc.record({
    before: fc.dictionary(fc.string({ maxLength: 20 }), fc.oneof(value, fc.constant('x'.repeat(100_000)))),
    after: fc.array(fc.oneof(value, fc.constant(['y'.repeat(9_000)])), { maxLength: 300 }),
  })
  fc.assert(
    fc.property(big, (details) => {
      const text = JSON.stringify(boundDetails(details))
      expect(Buffer.byteLength(text)).toBeLessThan(20_000)
      expect(text).not.toContain('\\u0000')
    }),
    { seed: 9, numRuns: 200 },
  )
})

test('what is cut tells how long it was', () => {
  const bounded = boundDetails({ after: { Text: 'a'.repeat(301) }, ids: Array.from({ length: 250 }, (_, id) => id) })
  expect(bounded.after).toEqual({ Text: `${'a'.repeat(300)}… (301 characters)` })
  expect(bounded.ids).toHaveLength(101)
  const wide = boundDetails({
    after: Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`f${n}`, 'v'.repeat(200)])),
  })
  expect(wide).toMatchObject({ tooLong: true, fields: expect.arrayContaining(['f0']) })
})

test('only what differs is told, and what was absent is null', () => {
  expect(differenceOf({ a: 1, b: [1], c: 'x' }, { a: 1, b: [2], d: false })).toEqual({
    before: { b: [1], c: 'x', d: null },
    after: { b: [2], c: null, d: false },
  })
  expect(differenceOf({ a: 1 }, { a: 1 })).toEqual({ before: {}, after: {} })
})
