import { expect, test } from 'vitest'
import { Dice } from '../search/by-index/random-search.fixture.ts'
import { roles } from './denial-words.ts'
import { PackedWords } from './packed-words.ts'
import { WordList } from './word-list.ts'

const dice = new Dice(27)
const letters = ['a', 'b', 'z', '0', '9', 'é', 'ÿ', 'Ā', 'ğ', '池', '庭', '\ud83c', '\udfe1']

function randomWord(): string {
  return Array.from({ length: 1 + dice.below(dice.one([3, 8, 48])) }, () => dice.one(letters)).join('')
}

test('packed words are found at their places, others nowhere', () => {
  const words = [...new Set(Array.from({ length: 30_000 }, randomWord))]
  const [added, others] = [words.slice(0, words.length / 2), words.slice(words.length / 2)]
  const packed = new PackedWords()
  expect(added.map((word) => packed.add(word))).toEqual([...added.keys()])
  expect(packed.size).toBe(added.length)
  expect(added.map((word) => packed.find(word))).toEqual([...added.keys()])
  expect(added.map((_, place) => packed.at(place))).toEqual(added)
  expect(others.filter((word) => packed.find(word) !== -1)).toEqual([])
})

test('a list numbers words in their order, however many come', () => {
  const list = new WordList()
  const words = Array.from({ length: 40_000 }, (_, at) => `#${at}`)
  expect(words.map((word) => list.numberOf(word))).toEqual([...words.keys()])
  expect(words.map((word) => list.numberOf(word))).toEqual([...words.keys()])
  expect(list.size).toBe(words.length)
  for (const number of [0, 16_383, 16_384, 39_999]) expect(list.wordOf(number)).toBe(`#${number}`)
  expect(list.find('#40000')).toBeUndefined()
  expect(list.wordOf(40_000)).toBe('')
  // What a word does to others is known of late ones too.
  expect(list.rolesOf(list.numberOf('without')) & roles.negator).not.toBe(0)
  expect(list.rolesOf(16_384)).toBe(0)
})

test('a word takes some twenty bytes beside the frequent ones', () => {
  const list = new WordList()
  for (let at = 0; at < 20_000; at++) list.numberOf(`word${at}`)
  const before = list.bytes
  for (let at = 0; at < 200_000; at++) list.numberOf(`name${at}`)
  expect((list.bytes - before) / 200_000).toBeLessThan(30)
})
