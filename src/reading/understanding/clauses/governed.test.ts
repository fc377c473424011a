import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import { governed } from './governed.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

test.each(governed.map(([said, filters]) => ({ said, filters })))('$said', async ({ said, filters }) => {
  expect((await searchListings(open.db, scope, { q: said, now })).filters).toEqual(filters)
})

test('what "not only" names is no longer asked for in the turn that follows', async () => {
  const first = await searchListings(open.db, scope, { q: 'condos in Kent', now })
  const next = await searchListings(open.db, scope, { q: 'not only condos', now, previous: first.state })
  expect(next.filters).toEqual({ City: 'Kent' })
})
