import { expect, test } from 'vitest'
import { bubbleWordsIn, chooseBubbleLanguage } from './bubble-words.ts'

test.each([
  ['', undefined, 'en'],
  ['', 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['', 'nl, fr;q=0.4, es;q=0.7', 'es'],
  ['', 'fr;q=0, ko', 'ko'],
  ['', 'nl;q=x, constructor, *', 'en'],
  ['zh-Hant', 'de', 'zh'],
  ['nl', 'de', 'en'],
])('answers in "%s" for a browser that asks for %s: %s', (answers, browser, language) => {
  expect(chooseBubbleLanguage(answers, browser)).toBe(language)
})

test.each('en es fr de it pt ru zh ja ko vi ar'.split(' '))(
  '%s has words of its own, with the name in them',
  (language) => {
    const words = bubbleWordsIn(language, '$& Homes')
    expect(words.open).toContain('$& Homes')
    expect(words.close).toContain('$& Homes')
    expect(new Set(Object.values(words)).size).toBe(3)
    if (language !== 'en') expect(words).not.toEqual(bubbleWordsIn('en', '$& Homes'))
  },
)
