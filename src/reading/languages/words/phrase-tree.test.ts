import { expect, test } from 'vitest'
import { PhraseTree } from './phrase-tree.ts'
import { tokenize } from './tokens.ts'

test('finds the longest phrase at every word, among thousands of random ones', () => {
  let seed = 20
  const below = (count: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % count
  }
  const randomWords = (most: number) =>
    Array.from(
      { length: 1 + below(most) },
      () => ['ka', 'lo', 'mi', 'ne', 'pu'].map((part) => part.repeat(below(3))).join('') || 'o',
    )
  const tree = new PhraseTree()
  const tagsOf = new Map<string, Set<string>>()
  for (let count = 0; count < 5_000; count++) {
    const phrase = randomWords(4).join(' ')
    const tag = `tag ${below(7)}`
    tree.add(phrase, tag)
    tagsOf.set(phrase, (tagsOf.get(phrase) ?? new Set()).add(tag))
  }
  const phrases = [...tagsOf.keys()]
  let found = 0
  for (let count = 0; count < 2_000; count++) {
    const words =
      `${phrases[below(phrases.length)]} ${randomWords(3).join(' ')} zzz ${phrases[below(phrases.length)]}`.split(' ')
    const tokens = tokenize(words.join(' '))
    for (const start of words.keys()) {
      const end = [4, 3, 2, 1]
        .map((length) => start + length)
        .find((each) => each <= words.length && tagsOf.has(words.slice(start, each).join(' ')))
      const expected =
        end === undefined ? null : { end, tags: [...(tagsOf.get(words.slice(start, end).join(' ')) ?? [])] }
      expect(tree.longestAt(tokens, start)).toEqual(expected)
      if (expected) found += 1
    }
  }
  expect(found).toBeGreaterThan(4_000)
})
