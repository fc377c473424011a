import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../../languages/language.ts'
import { languages } from '../../../languages/languages.fixture.ts'
import type { Facts } from '../../facts.ts'
import { understand } from '../../understand.ts'
import { askedOfOthers, toldOfOthers } from './of-others.fixture.ts'

const now = new Date('2026-06-01T12:00:00Z')
const towns = ['Kent', 'Seattle', 'Bellevue']
const facts: Facts = {
  listingsByLink: (urls) => urls.map(() => []),
  knownNames: (names) => ({
    cities: towns.map((name) => ({ key: name.toLowerCase(), name })).filter(({ key }) => names.includes(key)),
    states: ['WA'],
    zips: [],
    mlsKeys: [],
  }),
  cityKeys: () => towns.map((town) => town.toLowerCase()),
  satisfiable: (conditions) => conditions.map(({ is }) => is === 'text'),
  centreOf: () => ({ latitude: 47.4, longitude: -122.2 }),
}

function read(sentence: string, code = languages.detect(sentence, 'en')) {
  const { criteria, sort, limit, figures, refusedWords } = understand(sentence, {
    tables: languages.tablesOf(code),
    now,
    facts,
  })
  const said = criteria.map(({ topic, mode, anyOf }) => JSON.stringify({ topic, mode, anyOf }))
  return { said, sort, limit, figures, refusedWords }
}

describe('what others have and do', () => {
  const nothing = { said: [], sort: null, limit: null, figures: [], refusedWords: [] }

  test.each(languageCodes.flatMap((code) => toldOfOthers[code].map((sentence) => [code, sentence] as const)))(
    '%s asks for nothing: %s',
    (code, sentence) => {
      expect(read(sentence, code)).toEqual(nothing)
    },
  )

  test.each(askedOfOthers)('is asked for: %s', (sentence) => {
    expect(read(sentence).said).not.toEqual([])
  })
})
