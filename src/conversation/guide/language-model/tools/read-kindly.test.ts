import fc from 'fast-check'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { readKindly } from './read-kindly.ts'

const schema = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 50 }),
  fresh: Type.Optional(Type.Boolean()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  price: Type.Optional(Type.Number()),
  home: Type.Optional(Type.String()),
})

test.each([
  [{ q: 'homes', fresh: null, limit: 0, price: '', home: null }, { q: 'homes' }],
  [
    { q: 'homes', fresh: 'false', limit: '5', price: '450,000' },
    { q: 'homes', fresh: false, limit: 5, price: 450_000 },
  ],
  [{ q: 'homes', limit: 'N/A', price: 'null', extra: 1 }, { q: 'homes' }],
  [
    { q: 'homes', limit: 5.2, fresh: 1, home: 12 },
    { q: 'homes', limit: 5, fresh: true, home: '12' },
  ],
  ['{"q":"homes","limit":null}', { q: 'homes' }],
])('%j', (given, meant) => {
  expect(readKindly(schema, given)).toEqual(meant)
})

test('what is wanted and is not there, or is too much, is still a mistake', () => {
  for (const given of [{}, { q: null }, { q: '' }, { q: true }, 'x', null, [], 7, { q: 'homes', limit: 1_000 }])
    expect(Check(schema, readKindly(schema, given)), JSON.stringify(given)).toBe(false)
})

test('whatever fills the optional fields, a good sentence is searched', () => {
  const filler = fc.constantFrom(null, '', 0, 'null', 'None', 'n/a', '-', undefined, 'unknown', ' ')
  fc.assert(
    fc.property(filler, filler, filler, (fresh, limit, price) => {
      expect(Check(schema, readKindly(schema, { q: 'homes', fresh, limit, price }))).toBe(true)
    }),
    { seed: 20_261_129, numRuns: 200 },
  )
})
