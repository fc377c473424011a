import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import { searchListings } from '../../homes/search/search-listings.ts'
import type { Database, OpenDatabase } from '../../platform/database/connect.ts'
import type { SearchState } from '../understanding/search-state.ts'
import * as chinese from './chinese/conversations.fixture.ts'
import { sentences as chineseLonger } from './chinese/sentences.fixture.ts'
import { sentences as chineseTable } from './chinese/table.fixture.ts'
import { sentences as frenchAmounts } from './french/amounts-and-places.fixture.ts'
import * as french from './french/conversations.fixture.ts'
import { sentences as frenchFeatures } from './french/features-and-chat.fixture.ts'
import { sentences as frenchMore } from './french/more-sentences.fixture.ts'
import * as german from './german/conversations.fixture.ts'
import { sentences as germanLonger } from './german/sentences.fixture.ts'
import { sentences as germanTable } from './german/table.fixture.ts'
import type { LanguageRow, LanguageTalk } from './language-rows.fixture.ts'
import { sentences as portugueseAmounts } from './portuguese/amounts-and-places.fixture.ts'
import { sentences as portugueseBesides } from './portuguese/besides-the-request.fixture.ts'
import * as portuguese from './portuguese/conversations.fixture.ts'
import { sentences as portugueseFeatures } from './portuguese/features-and-chat.fixture.ts'
import { sentences as spanishAmounts } from './spanish/amounts-and-places.fixture.ts'
import * as spanish from './spanish/conversations.fixture.ts'
import { sentences as spanishFeatures } from './spanish/features-and-chat.fixture.ts'
import { sentences as spanishMore } from './spanish/more-sentences.fixture.ts'

/** A language by its sentences with their meanings, topic by topic, and its conversations. */
interface Told {
  language: string
  sentences: Readonly<Record<string, readonly LanguageRow[]>>
  talks: readonly LanguageTalk[]
  /** Figures are told once for each kind of sale; here each of them is listed. */
  listsEachFigure?: boolean
}

const languages: readonly Told[] = [
  {
    language: 'Spanish',
    sentences: {
      'amounts and places': spanishAmounts,
      'features, orders and chat': spanishFeatures,
      everything: spanishMore,
    },
    talks: spanish.talks,
  },
  {
    language: 'French',
    sentences: {
      'amounts and places': frenchAmounts,
      'features, orders and chat': frenchFeatures,
      everything: frenchMore,
    },
    talks: french.talks,
  },
  {
    language: 'German',
    sentences: { 'each row of the table': germanTable, 'several things at once': germanLonger },
    talks: german.talks,
  },
  {
    language: 'Portuguese',
    sentences: {
      'amounts and places': portugueseAmounts,
      'features, orders and chat': portugueseFeatures,
      'things besides a request': portugueseBesides,
    },
    talks: portuguese.talks,
    listsEachFigure: true,
  },
  {
    language: 'Chinese',
    sentences: { 'each row of the table': chineseTable, 'several things at once': chineseLonger },
    talks: chinese.talks,
  },
]

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

const search = (q: string, previous: SearchState | null = null) =>
  searchListings(db, scope, { q, now, previous, language: 'en' })

/** Where a place lies is the data's business, and miles are rounded. */
function withoutPositions(filters: unknown): unknown {
  return JSON.parse(
    JSON.stringify(filters, (key, value) =>
      key === 'Latitude' || key === 'Longitude'
        ? undefined
        : key === 'maxMiles'
          ? Math.round(value * 100) / 100
          : value,
    ),
  )
}

const topics = languages.flatMap(({ language, sentences, listsEachFigure = false }) =>
  Object.entries(sentences).map(([topic, rows]) => ({ language, topic, rows, listsEachFigure })),
)

function figuresOf(figures: readonly { kind: string; field: string }[], listsEach: boolean): string[] {
  const told = figures.map(({ kind, field }) => `${kind} ${field}`)
  return listsEach ? told : [...new Set(told)]
}

describe.each(topics)('a sentence in $language about $topic means', ({ rows, listsEachFigure }) => {
  test.each(sampleOf(rows, 12).map(([sentence, filters, rest]) => ({ sentence, filters, rest })))(
    '$sentence',
    async ({ sentence, filters, rest }) => {
      const result = await search(sentence)
      expect(withoutPositions(result.filters)).toEqual(filters)
      expect(result.sort).toBe(rest?.sort ?? 'newest listings first')
      expect(result.state.limit).toBe(rest?.limit ?? null)
      expect(result.ignored).toEqual(rest?.ignored ?? [])
      expect(figuresOf(result.figures, listsEachFigure)).toEqual(rest?.figures ?? [])
      expect(result.refused !== null).toBe(rest?.refused ?? false)
    },
  )
})

describe.each(languages)('a conversation in $language means', ({ talks, listsEachFigure = false }) => {
  test.each(sampleOf(talks, 6).map(([turns, filters, rest]) => ({ turns, filters, rest })))(
    '$turns',
    async ({ turns, filters, rest }) => {
      let previous: SearchState | null = null
      let result = await search('', previous)
      for (const turn of turns) {
        result = await search(turn, previous)
        previous = result.state
      }
      expect(withoutPositions(result.filters)).toEqual(filters)
      expect(result.sort).toBe(rest?.sort ?? 'newest listings first')
      expect(result.state.limit).toBe(rest?.limit ?? null)
      expect(result.state.offset).toBe(rest?.offset ?? 0)
      expect(figuresOf(result.figures, listsEachFigure)).toEqual(rest?.figures ?? [])
    },
  )
})
