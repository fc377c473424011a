import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader } from '../../../homes/search/listings.fixture.ts'
import { type SearchResult, searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import { englishTurns } from './english-turns.fixture.ts'
import { homesOfTurns } from './homes.fixture.ts'
import { otherTurns } from './other-turns.fixture.ts'
import { relaxedTurns } from './relaxed-turns.fixture.ts'
import { tellSearch } from './told-search.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, homesOfTurns)
})
afterAll(() => open.close())

/** What the last turn searches for; the state goes through JSON, as it does when a session remembers it. */
async function searchAfter(turns: readonly string[]): Promise<string> {
  const results: SearchResult[] = []
  for (const q of turns) {
    const before = results.at(-1)
    const previous = before ? JSON.parse(JSON.stringify(before.state)) : null
    results.push(await searchListings(open.db, scope, { q, now, limit: 2, previous }))
  }
  const last = results.at(-1)
  return last ? tellSearch(last, results.slice(0, -1)) : ''
}

const inOrder = (told: string): string => told.split(' ').filter(Boolean).sort().join(' ')

describe.each(Object.entries({ ...englishTurns, ...otherTurns, ...relaxedTurns }))('a later turn, %s', (_, rows) => {
  test.each(sampleOf(rows, 25).map((row) => row.split('=>').map((part) => part.trim())))(
    '%s',
    async (turns = '', search = '') => {
      expect(await searchAfter(turns.split(' / '))).toBe(inOrder(search))
    },
  )
})
