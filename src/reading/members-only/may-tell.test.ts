import { expect, test } from 'vitest'
import { mayTell } from './may-tell.ts'
import { wordsOfClass } from './words/word-table.ts'

const sure = [
  'confidential',
  'tell',
  'lockbox',
  'key',
  'combo',
  'code',
  'owner',
  'occupant',
  'pay',
  'provision',
] as const

test.each([...sure, 'payLetters', 'reason', 'limit', 'coop'] as const)(
  'no text with a word of “%s” is passed over',
  (name) => {
    const words = wordsOfClass(name)
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !mayTell(`Sunny home, ${word} 12.`, false))).toEqual([])
  },
)

test('a text without any is', () => {
  expect(mayTell('Charming craftsman on a quiet street. New roof in 2019, new furnace in 2021.', false)).toBe(false)
})
