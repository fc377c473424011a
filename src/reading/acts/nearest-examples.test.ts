import { expect, test } from 'vitest'
import { nearestExamples } from './nearest-examples.ts'

const examples = [
  { text: 'how old is the roof', act: 'ask-home' },
  { text: 'is there a garage', act: 'ask-home' },
  { text: 'how old is the furnace', act: 'ask-home' },
  { text: 'is it still available', act: 'ask-home' },
]

test('what says the most of the same words comes first', () => {
  expect(nearestExamples(examples, 'the roof, how old?', 2).map(({ text }) => text)).toEqual([
    'how old is the roof',
    'how old is the furnace',
  ])
})

test('what shares no word is no example, and nothing is nothing', () => {
  expect(nearestExamples(examples, 'bonjour', 3)).toEqual([])
  expect(nearestExamples([], 'the roof', 3)).toEqual([])
  expect(nearestExamples(examples, '', 3)).toEqual([])
})
