import { expect, test } from 'vitest'
import { estimateTokens } from './estimate-tokens.ts'
import { fitHistory } from './fit-history.ts'

const turn = (name: string, words: number) => [
  { role: 'question' as const, content: `${name}? ${'word '.repeat(words)}` },
  { role: 'answer' as const, content: `${name}! ${'word '.repeat(words)}` },
]

test('everything goes when it fits, oldest first', () => {
  const history = [...turn('one', 5), ...turn('two', 5)]
  expect(fitHistory(history, 10_000)).toEqual(history)
  expect(fitHistory([], 10_000)).toEqual([])
})

test('what does not fit is left out from the oldest on, by whole turns', () => {
  const history = [...turn('one', 100), ...turn('two', 100), ...turn('three', 100)]
  const tokensOfTurn = history.slice(0, 2).reduce((sum, { content }) => sum + estimateTokens(content) + 8, 0)
  expect(fitHistory(history, tokensOfTurn * 2 + 10).map(({ content }) => content.split(' ')[0])).toEqual([
    'two?',
    'two!',
    'three?',
    'three!',
  ])
  // Room for the newest answer, but not for its question.
  expect(fitHistory(history, tokensOfTurn * 0.7)).toEqual([])
  expect(fitHistory(history, -5)).toEqual([])
})
