import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import { searchListings } from '../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { amountSentences } from './amount-sentences.fixture.ts'
import { talkSentences } from './talk-sentences.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

describe.each([
  ['amounts', amountSentences],
  ['talk', talkSentences],
])('%s', (_, rows) => {
  test.each(rows.map(([sentence, filters, rest]) => ({ sentence, filters, rest })))(
    '$sentence',
    async ({ sentence, filters, rest }) => {
      const result = await searchListings(open.db, scope, { q: sentence, now })
      expect(result.filters).toEqual(filters)
      expect(result.sort).toBe(rest?.sort ?? 'newest listings first')
      expect(result.ignored).toEqual(rest?.ignored ?? [])
      expect([...new Set(result.figures.map(({ kind, field }) => `${kind} ${field}`))]).toEqual(rest?.figures ?? [])
      expect(result.refused).toBeNull()
      if (rest?.shown !== undefined) {
        expect(result.listings).toHaveLength(rest.shown)
        expect(result.total).toBeGreaterThan(rest.shown)
      }
    },
  )
})

test('the same sentence on the same data means the same every time', async () => {
  const sentences = [...amountSentences, ...talkSentences].map(([sentence]) => sentence)
  for (const q of sentences.filter((_, index) => index % 7 === 0)) {
    const [first, second] = [
      await searchListings(open.db, scope, { q, now }),
      await searchListings(open.db, scope, { q, now }),
    ]
    expect(second).toEqual(first)
  }
})
