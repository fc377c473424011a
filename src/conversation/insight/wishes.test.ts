import { describe, expect, test } from 'vitest'
import { countMessage } from './counted-message.ts'
import { addCounts, countFirstWords, firstWordBuckets, shareWithin } from './first-words.ts'
import { dayIn, daysBetween } from './local-day.ts'
import { pageNameOf } from './page-name.ts'
import { priceBandOf } from './price-band.ts'
import { wishesOf } from './wishes.ts'

const featureNames = (words: string): string | null =>
  words === 'piscina' || words === 'swimming pool' ? 'swimming pool' : null
const search = (filters: object, total = 0) => ({ kind: 'search', filters, total })

describe('wishes', () => {
  const places = (filters: object) => wishesOf(search(filters), featureNames).map(({ place }) => place)

  test('are those of searches that found nothing, one for each place', () => {
    expect(wishesOf(search({ City: 'Kent' }, 3), featureNames)).toEqual([])
    expect(places({ City: ['Kent', 'Renton'], State: 'WA' })).toEqual(['Kent', 'Renton'])
    expect(places({ ZIP: '98101', State: 'WA' })).toEqual(['98101'])
    expect(places({ State: 'WA', Bedrooms: 2 })).toEqual(['WA'])
    expect(places({ YearBuilt: { min: 1990 } })).toEqual([])
  })

  test('hold nothing that a visitor may have written of themselves', () => {
    const personal = {
      City: 'Ana Miller born 1980',
      Address: '12 Main St',
      Description: ['the house that Ana grew up in', 'piscina'],
      Bedrooms: { min: 3 },
      not: { City: 'Kent' },
    }
    const [wish] = wishesOf(search(personal), featureNames)
    expect(wish).toMatchObject({ place: '', bedrooms: 3, features: ['swimming pool'] })
    expect(JSON.stringify(wish)).not.toMatch(/Ana|Main|Kent/)
  })

  test('are found in the parts of an answer, and in the last search of a model', () => {
    const parts = { kind: 'parts', parts: [search({ City: 'Kent' }), { kind: 'talk' }] }
    expect(wishesOf(parts, featureNames)).toHaveLength(1)
    const model = (total: number) => ({
      kind: 'model',
      steps: [search({ City: 'Kent' }), search({ City: 'Renton' }, total)],
    })
    expect(wishesOf(model(2), featureNames)).toEqual([])
    expect(wishesOf(model(0), featureNames).map(({ place }) => place)).toEqual(['Renton'])
  })

  test('of any trace are told without fail', () => {
    for (const trace of [
      {},
      { parts: 3 },
      { steps: [null] },
      search({ City: 3, Price: 'x', Bedrooms: null, Description: [1] }),
    ])
      expect(wishesOf(trace, featureNames)).toEqual([])
  })
})

test('amounts fall into bands that end where people say "under"', () => {
  expect(priceBandOf(500_000, false)).toEqual({ priceFrom: 400_000, priceTo: 500_000 })
  expect(priceBandOf(1_250_000, false)).toEqual({ priceFrom: 1_000_000, priceTo: 1_500_000 })
  expect(priceBandOf(1_500, true)).toEqual({ priceFrom: 1_000, priceTo: 1_500 })
  expect(priceBandOf(0, true)).toEqual({ priceFrom: 0, priceTo: 0 })
  expect(priceBandOf(1e15, false).priceTo).toBe(1_000_000_000)
})

test('a page is host and path, and nothing of who looks at it', () => {
  expect(pageNameOf('https://Firm.example/Homes/?email=ana@visitor.example#x')).toBe('firm.example/Homes')
  expect(pageNameOf('https://ana:secret@firm.example')).toBe('firm.example/')
  expect(pageNameOf('https://firm.example/u/ana%40visitor.example/saved')).toBe('firm.example/')
  expect([pageNameOf(''), pageNameOf('javascript:alert(1)'), pageNameOf('nonsense')]).toEqual(['', '', ''])
})

test('times to the first words are counted by their bounds, and shares of them told', () => {
  expect(shareWithin(countFirstWords(null), 0.5)).toBeNull()
  expect(countFirstWords(70_000)).toHaveLength(firstWordBuckets)
  const many = [...Array<number>(90).fill(150), ...Array<number>(10).fill(4_000)]
    .map(countFirstWords)
    .reduce(addCounts, [])
  expect(shareWithin(many, 0.5)).toBeGreaterThan(100)
  expect(shareWithin(many, 0.5)).toBeLessThanOrEqual(200)
  expect(shareWithin(many, 0.95)).toBeGreaterThan(3_000)
  expect(shareWithin(countFirstWords(70_000), 0.5)).toBe(30_000)
})

test('a day is that of the zone, also where the clocks change', () => {
  expect(dayIn('America/Los_Angeles')(new Date('2026-03-08T07:59:00Z'))).toBe('2026-03-07')
  expect(dayIn('Asia/Tokyo')(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01')
  expect(dayIn('Nowhere/Land')(new Date('2026-12-31T15:00:00Z'))).toBe('2026-12-31')
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3)
})

test('a message adds what it is to the counters', () => {
  const answer = {
    role: 'answer',
    status: 'complete',
    noAnswer: false,
    model: 'm',
    totalToken: 3,
    isFirst: false,
  } as const
  expect(countMessage({ ...answer, role: 'question', status: 'failed', trace: null, isFirst: true })).toEqual({
    questions: 1,
    conversations: 1,
    failed: 1,
  })
  expect(countMessage({ ...answer, trace: { skill: 'home' } })).toEqual({ answered: 1, fromListings: 1 })
  expect(countMessage({ ...answer, trace: { skills: ['search', 'firm'] } })).toEqual({
    answered: 1,
    fromListings: 1,
    fromKnowledge: 1,
  })
  expect(countMessage({ ...answer, noAnswer: true, trace: { refused: ['families'] } })).toEqual({
    noAnswer: 1,
    refused: 1,
  })
  expect(countMessage({ ...answer, status: 'interrupted', trace: null })).toEqual({})
  expect(countMessage({ ...answer, role: 'person', trace: null })).toEqual({ byPerson: 1 })
})
