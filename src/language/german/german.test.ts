import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { Database, OpenDatabase } from '../../database/connect.ts'
import { addListings, testListings } from '../../listing-search/listings.fixture.ts'
import { searchListings } from '../../listing-search/search-listings.ts'
import type { SearchState } from '../../understanding/search-state.ts'
import type { LanguageRow } from '../language-rows.fixture.ts'
import { talks } from './conversations.fixture.ts'
import { sentences as longer } from './sentences.fixture.ts'
import { sentences as table } from './table.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1 }
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

const rowsOf = (rows: readonly LanguageRow[]) => rows.map(([sentence, filters, rest]) => ({ sentence, filters, rest }))

describe.each([
  { topic: 'each row of the table', rows: table },
  { topic: 'several things at once', rows: longer },
])('a sentence in German about $topic means', ({ rows }) => {
  test.each(rowsOf(rows))('$sentence', async ({ sentence, filters, rest }) => {
    const result = await search(sentence)
    expect(withoutPositions(result.filters)).toEqual(filters)
    expect(result.sort).toBe(rest?.sort ?? 'newest listings first')
    expect(result.state.limit).toBe(rest?.limit ?? null)
    expect(result.ignored).toEqual(rest?.ignored ?? [])
    expect([...new Set(result.figures.map(({ kind, field }) => `${kind} ${field}`))]).toEqual(rest?.figures ?? [])
    expect(result.refused !== null).toBe(rest?.refused ?? false)
  })
})

describe('a conversation in German means', () => {
  test.each(talks.map(([turns, filters, rest]) => ({ turns, filters, rest })))(
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
      expect([...new Set(result.figures.map(({ kind, field }) => `${kind} ${field}`))]).toEqual(rest?.figures ?? [])
    },
  )
})
