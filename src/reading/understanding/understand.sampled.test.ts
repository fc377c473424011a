import { expect } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { freezeDeep } from '../../platform/freeze-deep.ts'
import { languageCodes } from '../languages/language.ts'
import { languages } from '../languages/languages.fixture.ts'
import { saidBesides } from './clauses/said-besides.fixture.ts'
import type { Facts } from './facts.ts'
import { understand } from './understand.ts'

const now = new Date('2026-06-01T12:00:00Z')

/** A chatbot with homes in two towns. */
const facts: Facts = freezeDeep({
  listingsByLink: (urls) => urls.map(() => [7]),
  knownNames: (names) => ({
    cities: ['kent', 'seattle'].filter((key) => names.includes(key)).map((key) => ({ key, name: key })),
    states: ['WA'],
    zips: [],
    mlsKeys: [],
  }),
  cityKeys: () => ['kent', 'seattle'],
  satisfiable: (conditions) => conditions.map(() => false),
  centreOf: () => ({ latitude: 47.4, longitude: -122.2 }),
})

const read = (sentence: string, code: (typeof languageCodes)[number] = 'en') =>
  understand(sentence, { tables: languages.tablesOf(code), now, facts })

quickTest('a sentence is understood from its words and the facts alone', () => {
  const { criteria, sort } = read('the cheapest 3 bedroom houses within 2 miles of Kent')
  expect(criteria.map(({ topic, mode }) => [topic, mode])).toEqual([
    ['Bedrooms', 'must'],
    ['PropertyType', 'must'],
    ['Place', 'must'],
  ])
  expect(criteria.at(-1)?.anyOf).toEqual([{ is: 'near', name: 'kent', latitude: 47.4, longitude: -122.2, miles: 2 }])
  expect(sort).toMatchObject({ field: 'Price', direction: 'up' })
})

quickTest('a link is a home, whatever its letters would mean', () => {
  expect(read('what about https://homes.example/3-bedrooms-in-kent?').criteria.flatMap(({ anyOf }) => anyOf)).toEqual([
    { is: 'ids', ids: [7], name: 'https://homes.example/3-bedrooms-in-kent' },
  ])
})

deepTest('the same words and facts mean the same whatever was read before, in every language', () => {
  const said = languageCodes.flatMap((code) => {
    const { requests = [], clauses = [] } = saidBesides[code] ?? {}
    return requests.flatMap((request) => clauses.map((clause) => ({ code, sentence: `${request}. ${clause}` })))
  })
  expect(said.length).toBeGreaterThan(300)
  const first = said.map(({ code, sentence }) => JSON.stringify(read(sentence, code)))
  const again = said.toReversed().map(({ code, sentence }) => JSON.stringify(read(sentence, code)))
  expect(again.toReversed()).toEqual(first)
})
