import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processorTime } from '../../../../test/timing/processor-time.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { quoteMention } from './quote-mention.ts'

// Only the texts of a listing are looked at.
const listing = (texts: Partial<FoundListing>) =>
  ({ PropertyType: 'House', Description: null, ExtensionColumn: null, ...texts }) as FoundListing

const pool = ['swimming pool', 'pool']

test.each([
  [
    'Sunny home with a swimming pool and a fireplace.',
    { text: 'Sunny home with a swimming pool and a fireplace.', denies: false },
  ],
  [
    'Lovely. Does not have a pool, but a large yard.',
    { text: 'Does not have a pool, but a large yard.', denies: true },
  ],
  ['No pool here. The community has two pools!', { text: 'The community has two pools!', denies: false }],
  ['A carpool lane is near.', null],
  ['', null],
])('“%s”', (Description, expected) => {
  expect(quoteMention(languages, listing({ Description }), pool)).toEqual(expected)
})

test('an entry of the details says it with its name', () => {
  const entries = (value: string) => listing({ ExtensionColumn: [{ Key: 'Pool', value }] })
  expect(quoteMention(languages, entries('Yes, heated'), pool)).toEqual({ text: 'Pool: Yes, heated', denies: false })
  expect(quoteMention(languages, entries('No'), pool)).toEqual({ text: 'Pool: No', denies: true })
})

test('a long sentence is cut at whole words around the mention', () => {
  const Description = `${'A long and winding story about everything else '.repeat(5)}with a pool ${'and then some more of it '.repeat(5)}`
  const quote = quoteMention(languages, listing({ Description }), pool)
  expect(quote?.text).toMatch(/^….* pool .*…$/)
  expect(quote?.text.length).toBeLessThan(110)
  expect(Description).toContain(quote?.text.slice(1, -1).trim())
})

test('words of a listing are quoted as data: lawful, without markup', () => {
  const hostile = listing({ Description: 'Pool <img src=x onerror=alert(1)> [click](http://evil.example) **now**' })
  expect(quoteMention(languages, hostile, pool)?.text).not.toMatch(/(?<!\\)[<[*]|http:\/\//)
  const steering = listing({ Description: 'Perfect for a Christian family with a pool.' })
  expect(quoteMention(languages, steering, pool)?.text).toBe('')
})

test('any text and any phrase give an answer at once', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(fc.string({ maxLength: 30 }), { maxLength: 3 }),
      (Description, phrases) => {
        const quote = quoteMention(languages, listing({ Description }), phrases)
        expect(quote === null || quote.text.length < 400).toBe(true)
      },
    ),
    { seed: 7, numRuns: 100 },
  )
  const begin = processorTime()
  quoteMention(languages, listing({ Description: 'no pool '.repeat(20_000) }), pool)
  expect(processorTime() - begin).toBeLessThan(2_000)
})
