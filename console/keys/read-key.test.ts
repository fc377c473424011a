import { expect, test } from 'vitest'
import { matchKey, nameOfPress } from './read-key.ts'

const press = (key: string, held: object = {}) =>
  nameOfPress({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test('a press is named as it is bound, on every keyboard', () => {
  expect(press('j')).toBe('j')
  expect(press('J', { shiftKey: true })).toBe('j')
  expect(press('?', { shiftKey: true })).toBe('?')
  expect(press('k', { ctrlKey: true })).toBe('mod+k')
  expect(press('k', { metaKey: true })).toBe('mod+k')
  expect(press('Escape')).toBe('Escape')
  // AltGr makes letters of other keyboards.
  expect(press('@', { altKey: true, ctrlKey: true })).toBeNull()
})

test('a pair goes before a single key, and only right after its first one', () => {
  const bound = new Set(['g i', 'i', 'j'])
  expect(matchKey('i', 'g', bound)).toBe('g i')
  expect(matchKey('i', null, bound)).toBe('i')
  expect(matchKey('j', 'g', bound)).toBe('j')
  expect(matchKey('g', null, bound)).toBeNull()
})
