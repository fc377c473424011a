import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import { tellCriteria } from '../../criteria/tell-criteria.ts'
import * as english from './english-meanings.fixture.ts'
import * as other from './other-meanings.fixture.ts'

const now = new Date('2026-06-01T12:00:00Z')
/** With rentals, and without one. */
const [mixed, forSaleOnly] = [1, 2].map((chatbotId) => ({ workspaceId: 1, chatbotId, ...reader }))
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  if (!mixed || !forSaleOnly) throw new Error('two chatbots')
  await addListings(open.db, mixed, testListings)
  await addListings(
    open.db,
    forSaleOnly,
    testListings.filter(({ SaleType }) => SaleType !== 'for_rent'),
  )
})
afterAll(() => open.close())

async function meaningOf(q: string, scope = mixed) {
  if (!scope) throw new Error('a chatbot')
  const { state, ignored, reading } = await searchListings(open.db, scope, { q, now })
  const figures = reading.understood.figures.map(({ kind, field }) => (kind === 'count' ? kind : `${kind} ${field}`))
  const parts = [
    tellCriteria(state.criteria),
    state.sort === null ? '' : `order by ${state.sort.field} ${state.sort.direction}`,
    state.limit === null ? '' : `show ${state.limit}`,
    figures.join(', '),
  ]
  return { meaning: parts.filter(Boolean).join('; '), ignored }
}

describe.each(Object.entries({ ...english, ...other }))('%s', (_, rows) => {
  test.each(sampleOf(rows, 12).map(([sentence, meaning, ignored = []]) => ({ sentence, meaning, ignored })))(
    '$sentence',
    async ({ sentence, meaning, ignored }) => {
      expect(await meaningOf(sentence)).toEqual({ meaning, ignored })
    },
  )
})

test.each([
  ['max 600', 'Price at most 600000; SaleType for_sale, implied'],
  ['under 2500', 'Price at most 2500000; SaleType for_sale, implied'],
  ['$600 at most', 'Price at most 600; CurrencySymbol $; SaleType for_rent, implied'],
  ['600 a month', 'Price at most 600; SaleType for_rent'],
  ['for rent under 900', 'SaleType for_rent; Price at most 900'],
])('where nothing is for rent, “%s” is %s', async (sentence, meaning) => {
  expect((await meaningOf(sentence, forSaleOnly)).meaning).toBe(meaning)
})
