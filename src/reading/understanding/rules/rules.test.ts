import { describe, expect, test } from 'vitest'
import { exampleSentences, overlapsIn, readExample } from './examples.fixture.ts'
import { knownOverlaps } from './overlaps.fixture.ts'
import { rules } from './rules.ts'
import { tellMeanings } from './tell-meaning.ts'

const madeBy = (sentence: string, name: string) =>
  tellMeanings(readExample(sentence).items.filter(({ rule }) => rule === name))

describe.each(rules.map((rule) => ({ rule, name: rule.name })))('the rule $name', ({ rule, name }) => {
  test.each(rule.examples.map(([sentence, meaning]) => ({ sentence, meaning })))(
    '$sentence → $meaning',
    ({ sentence, meaning }) => {
      expect(madeBy(sentence, name)).toBe(meaning)
    },
  )

  test.each(rule.not.map((sentence) => ({ sentence })))('is none of “$sentence”', ({ sentence }) => {
    expect(readExample(sentence).items.filter((item) => item.rule === name)).toEqual([])
  })

  test('has examples', () => {
    expect(rule.examples.length).toBeGreaterThanOrEqual(2)
  })
})

test('every rule has a name of its own', () => {
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length)
})

test('wherever two rules could take the same words it is known which one wins, and why', () => {
  const overlaps = new Map<string, string>()
  for (const sentence of exampleSentences)
    for (const { winner, loser, by } of overlapsIn(sentence)) overlaps.set(`${winner} over ${loser} by ${by}`, sentence)
  expect([...overlaps.keys()].sort()).toEqual([...knownOverlaps].sort())
})
