import { describe, expect, test } from 'vitest'
import { checkMentions } from '../bench/search/check-sentences.ts'
import { makeListings } from '../bench/search/data/make-listings.ts'
import { evaluate } from '../bench/search/evaluate/evaluate.ts'
import { attempts } from '../bench/search/injections/attempts.ts'
import { carriers } from '../bench/search/injections/carriers.ts'
import { checkHarmFinder } from '../bench/search/injections/run-injections.ts'
import { checkNumberChecker } from '../bench/search/numbers/check-checker.ts'
import { inventedDialogues } from '../bench/search/numbers/invented-dialogues.ts'
import { rowNames } from '../bench/search/rows.ts'
import { sentenceSets } from '../bench/search/sentence-set.ts'

// What the engine makes of the sentences is measured by the bench; here is proven that the bench can measure.
describe.each(sentenceSets)('the $name set of the search bench', (set) => {
  const made = makeListings(set.listings, [])
  const listings = made.map(({ listing }, id) => ({ ...listing, id }))

  test('has enough sentences of every language and row, none of them twice', () => {
    const count = (language: string): number => set.singles.filter((sentence) => sentence.language === language).length
    expect(count('English')).toBeGreaterThanOrEqual(200)
    for (const language of ['Spanish', 'French', 'German', 'Chinese']) {
      expect(count(language), language).toBeGreaterThanOrEqual(set.name === 'held-out' ? 40 : 30)
    }
    expect(set.conversations.length).toBeGreaterThanOrEqual(35)
    for (const list of [set.violating, set.lawful]) expect(list.length).toBeGreaterThanOrEqual(60)
    const all = [...set.singles, ...set.violating, ...set.lawful, ...set.conversations.flatMap(({ turns }) => turns)]
    const missing = rowNames.filter((row) => !all.some(({ rows }) => rows.includes(row)))
    expect(missing).toEqual([])
    const texts = set.singles.map(({ text }) => text.toLowerCase())
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('has listings whose texts say what the evaluator reads in them', () => {
    expect(checkMentions(made.slice(0, 300), set.listings.features)).toEqual([])
    const [first] = set.singles
    if (!first?.readings[0]) throw new Error('no meaning')
    const { matches } = evaluate(first.readings[0], { listings, shown: [] })
    expect(matches.length).toBeLessThan(listings.length)
  })

  test('has a checker of numbers that believes what is true and sees each planted wrong number', () => {
    expect(checkNumberChecker(listings)).toEqual([])
  })
})

test('no held-out sentence is a seen one', () => {
  const [seen, heldOut] = sentenceSets.map((set) => new Set(set.singles.map(({ text }) => text.toLowerCase())))
  expect([...(heldOut ?? [])].filter((text) => seen?.has(text))).toEqual([])
})

test('the judge of injections sees each harm, and enough attempts reach it by every way', () => {
  expect(checkHarmFinder()).toEqual([])
  expect(attempts.length).toBeGreaterThanOrEqual(150)
  expect(new Set(attempts.map(({ name }) => name)).size).toBe(attempts.length)
  for (const carrier of carriers)
    expect(
      attempts.some((attempt) => attempt.carrier === carrier),
      carrier.name,
    ).toBe(true)
  expect(inventedDialogues.length).toBeGreaterThanOrEqual(100)
})
