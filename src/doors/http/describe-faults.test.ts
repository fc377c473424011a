import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { choice, requiredText, text } from '../../platform/fields.ts'
import { makeInputReader } from './bodies/read-input.ts'

const schema = Type.Object({
  Name: requiredText({ description: '', maxLength: 5 }),
  Kind: Type.Optional(choice(['for_sale', 'for_rent'], { description: '' })),
  Count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  Note: Type.Optional(text({ description: '', maxLength: 3 })),
  Rows: Type.Optional(Type.Array(Type.Object({ Key: Type.String(), value: Type.String() }), { maxItems: 2 })),
})
const read = makeInputReader(schema, { nullClears: false })
const readClearing = makeInputReader(schema, { nullClears: true })

function messageOf(body: unknown): string {
  try {
    read(body)
    return 'accepted'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('letter case, choices and blanks are read tolerantly; unknown fields are left out', () => {
  expect(read({ NAME: ' abc ', kind: 'FOR_RENT', rows: [{ KEY: 'a', Value: 'b' }], other: 1 }).value).toEqual({
    Name: 'abc',
    Kind: 'for_rent',
    Rows: [{ Key: 'a', value: 'b' }],
  })
})

test('null means not given, or clears where that is asked for', () => {
  expect(read({ Name: 'a', Count: null })).toEqual({ value: { Name: 'a' }, cleared: new Set() })
  expect(readClearing({ Name: 'a', count: null })).toEqual({ value: { Name: 'a' }, cleared: new Set(['Count']) })
})

test.each([
  [[], 'The body must be a JSON object, but a list came.'],
  ['x', 'The body must be a JSON object, but a string came.'],
  [{}, 'Name: is required.'],
  [{ Name: null }, 'Name: expected text, got null.'],
  [{ Name: ' ' }, 'Name: expected text that is not blank, got the text "".'],
  [{ Name: 'a', Count: '3' }, 'Count: expected a whole number, got the text "3".'],
  [{ Name: 'a', Count: 1.5 }, 'Count: expected a whole number, got 1.5.'],
  [{ Name: 'a', Count: 0 }, 'Count: expected a number of at least 1, got 0.'],
  [{ Name: 'a', Count: 10 }, 'Count: expected a number of at most 9, got 10.'],
  [{ Name: 'a', Kind: 'sale' }, 'Kind: expected one of "for_sale", "for_rent", got the text "sale".'],
  [{ Name: 'a', Rows: {} }, 'Rows: expected a list, got an object.'],
  [{ Name: 'a', Rows: [{ Key: 'k' }] }, 'Rows[0].value: is required.'],
  [{ Name: 'a', Rows: [1, 2, 3].map(String) }, /Rows: expected at most 2 entries, got a list of 3\./],
  [{ Name: 'a', name: 'b' }, 'Name and name: one field came more than once in different spellings.'],
  [{ Name: 'a\u0000' }, 'Name: the character U+0000 is not allowed.'],
])('%j is refused in a sentence', (body, message) => {
  if (message instanceof RegExp) expect(messageOf(body)).toMatch(message)
  else expect(messageOf(body)).toBe(message)
})

test('all faults come in one message', () => {
  expect(messageOf({ Count: 0, Note: 'abcd', Kind: 3 })).toBe(
    [
      'Note: expected text of at most 3 characters, got 4 characters.',
      'Name: is required.',
      'Kind: expected one of "for_sale", "for_rent", got 3.',
      'Count: expected a number of at least 1, got 0.',
    ].join(' '),
  )
})

test('length is counted in code points', () => {
  expect(messageOf({ Name: 'a', Note: '🏡🏡🏡' })).toBe('accepted')
  expect(messageOf({ Name: 'a', Note: 'e\u0301e\u0301' })).toBe(
    'Note: expected text of at most 3 characters, got 4 characters.',
  )
})
