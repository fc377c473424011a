import { describe, expect, test } from 'vitest'
import { checkMentions } from '../../bench/search/check-sentences.ts'
import { closestHomes } from '../../bench/search/closest/homes.ts'
import { checkClosest } from '../../bench/search/closest/run-closest.ts'
import { makeListings } from '../../bench/search/data/make-listings.ts'
import { evaluate } from '../../bench/search/evaluate/evaluate.ts'
import type { StoredListing } from '../../bench/search/evaluate/holds.ts'
import { attempts } from '../../bench/search/injections/attempts.ts'
import { carriers } from '../../bench/search/injections/carriers.ts'
import { checkHarmFinder } from '../../bench/search/injections/run-injections.ts'
import { mean, type Part } from '../../bench/search/meaning.ts'
import { checkNumberChecker } from '../../bench/search/numbers/check-checker.ts'
import { inventedDialogues } from '../../bench/search/numbers/invented-dialogues.ts'
import { rowNames } from '../../bench/search/rows.ts'
import {
  average,
  bedrooms,
  cheapest,
  currency,
  land,
  languageNames,
  price,
  rent,
  wish,
} from '../../bench/search/say.ts'
import { listConversations, listSentences, sentenceSets } from '../../bench/search/sentence-set.ts'

const laterRows = new Set<string>([
  ...['priceFigures', 'shorthand', 'visitor', 'correction', 'guess', 'district', 'animals', 'payments', 'mixture'],
])

// What the engine makes of the sentences is measured by the bench; here is proven that the bench can measure.
describe.each(sentenceSets)('the $name set of the search bench', (set) => {
  const made = makeListings(set.listings, [])
  const listings = made.map(({ listing }, id) => ({ ...listing, id }))

  test('has enough sentences of every language and row, none of them twice', () => {
    const count = (language: string): number => set.singles.filter((sentence) => sentence.language === language).length
    expect(count('English')).toBeGreaterThanOrEqual(set.name === 'fresh' ? 120 : 200)
    for (const language of [
      'Spanish',
      'French',
      'German',
      'Chinese',
      ...(set.name === 'fresh' ? ['Portuguese'] : []),
    ]) {
      expect(count(language), language).toBeGreaterThanOrEqual(set.name === 'seen' ? 30 : 40)
    }
    expect(set.conversations.length).toBeGreaterThanOrEqual(35)
    for (const list of [set.violating, set.lawful]) expect(list.length).toBeGreaterThanOrEqual(60)
    const all = [...listSentences(set), ...listConversations(set).flatMap(({ turns }) => turns)]
    const missing = rowNames.filter((row) => !all.some(({ rows }) => rows.includes(row)))
    // The rows that the specification got later are not in the older set; the fresh one is smaller and has not all.
    const left = set.name === 'held-out' ? laterRows : new Set(set.name === 'fresh' ? ['unknownZero', 'guess'] : [])
    expect(missing.filter((row) => !left.has(row))).toEqual([])
    const texts = [...set.singles, ...set.rambling, ...set.corrections].map(({ text }) => text.toLowerCase())
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

test('no sentence of one set is in another', () => {
  const texts = sentenceSets.flatMap((set) => [...new Set(listSentences(set).map(({ text }) => text.toLowerCase()))])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('the fresh set tells rambling, corrections and irrelevant clauses apart, enough of each', () => {
  const fresh = sentenceSets.find(({ name }) => name === 'fresh')
  expect(fresh?.rambling.length).toBeGreaterThanOrEqual(90)
  const laterCorrections = fresh?.correctionTalks.flatMap(({ turns }) => turns.slice(1)) ?? []
  expect((fresh?.corrections.length ?? 0) + laterCorrections.length).toBeGreaterThanOrEqual(60)
  expect(fresh?.conversations.filter(({ language }) => language === 'English').length).toBeGreaterThanOrEqual(40)
  for (const language of languageNames) {
    expect(new Set(fresh?.irrelevant[language]?.map(({ kind }) => kind)).size, language).toBeGreaterThanOrEqual(30)
  }
  expect(sentenceSets.flatMap((set) => checkClosest(set.closest))).toEqual([])
})

test('a bound on the price tells sale or rent where nothing else does', () => {
  const saleTypeOf = (...parts: Part[]) =>
    mean(...parts).all.flatMap((each) => (each.kind === 'saleType' ? each.is : []))
  expect(saleTypeOf(price(500_000))).toEqual(['for_sale'])
  expect(saleTypeOf(price(20_000))).toEqual(['for_sale'])
  expect(saleTypeOf(price(2_500))).toEqual(['for_rent'])
  expect(saleTypeOf(price(15_000), land)).toEqual(['for_sale'])
  expect(saleTypeOf(price(400_000), rent)).toEqual(['for_rent'])
  expect(saleTypeOf(price({ min: 5_000, max: 50_000 }))).toEqual([])
  expect(saleTypeOf(price(9_000_000), currency('₹'))).toEqual([])
  expect(saleTypeOf(wish(price(400_000)))).toEqual([])
  expect(saleTypeOf(bedrooms(3))).toEqual([])
})

test('figures of prices are of sales and of rentals apart, and prices are in order within each', () => {
  const home = { ...closestHomes[0], id: 0 }
  const listings = [
    { ...home, id: 1, SaleType: 'for_sale' as const, SalePrice: 300_000 },
    { ...home, id: 2, SaleType: 'for_rent' as const, RentPrice: 2_000 },
    { ...home, id: 3, SaleType: 'for_sale' as const, SalePrice: 100_000 },
  ].map((listing) => listing as StoredListing) // a whole home, but for what is said
  const { figures, matches } = evaluate(mean(average, cheapest), { listings, shown: [] })
  expect(figures.map(({ saleType, value }) => [saleType, value])).toEqual([
    ['for_sale', 200_000],
    ['for_rent', 2_000],
  ])
  expect(matches.map(({ id }) => id)).toEqual([3, 1, 2])
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
