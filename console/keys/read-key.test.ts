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

test('what follows the first key of a pair is no key by itself, also where only others have bound the pair', () => {
  const bound = new Set(['g i', 'i', 'j'])
  expect(matchKey('i', 'g', bound)).toBe('g i')
  expect(matchKey('i', null, bound)).toBe('i')
  expect(matchKey('j', 'g', bound)).toBeNull()
  expect(matchKey('j', 'i', bound)).toBe('j')
  expect(matchKey('mod+k', 'g', new Set(['mod+k']))).toBe('mod+k')
  expect(matchKey('g', null, bound)).toBeNull()
})
