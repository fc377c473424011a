import { expect, test } from 'vitest'
import { cleanListingText } from '../../../reading/fair-housing/listing-text-gate.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { showListingText } from './listing-text.ts'

const sentence = 'A bright kitchen with new counters. '

test.each([
  ['short', 'A bright kitchen.'],
  ['long', sentence.repeat(400)],
  ['long and without an end', 'bright kitchen '.repeat(2_000)],
  ['of signs alone', '— … '.repeat(4_000)],
  ['with what is held back at its beginning', `  No kids please! ${sentence.repeat(300)}`],
  ['with what is held back far behind', `  ${sentence.repeat(300)}No kids please! ${sentence}`],
  ['with what is held back again and again', 'No kids please! A garage. '.repeat(300)],
  ['Chinese', '厨房明亮。不要小孩。'.repeat(500)],
])('a text that is %s shows the same, however much of it is read', (_what, text) => {
  for (const longest of [1, 40, 200, 1_000, 20_000])
    expect(showListingText(languages, text, longest)).toBe(
      escapeMarkdown(cleanListingText(languages, text).text, longest),
    )
})

test('a long text is read only as far as it is shown', () => {
  const text = `${sentence.repeat(300)}No kids please!`
  expect(cleanListingText(languages, text).withheld).toEqual(['No kids please!'])
  const { text: read, withheld } = cleanListingText(languages, text, 200)
  expect(withheld).toEqual([])
  expect(read.length).toBeLessThan(400)
})
