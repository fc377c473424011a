import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { makeIndexes, searchedIn } from '../../../homes/search/by-index/indexed.fixture.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import { listCurrencies } from './list-currencies.ts'

const inFrancs = { workspaceId: 1, chatbotId: 1, ...reader }
const inTwo = { workspaceId: 1, chatbotId: 2, ...reader }
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  const homes = testListings.slice(0, 4)
  await addListings(
    open.db,
    inFrancs,
    homes.map((home) => ({ ...home, CurrencySymbol: 'CHF' })),
  )
  await addListings(
    open.db,
    inTwo,
    homes.map((home, index) => ({ ...home, Status: 'Active', CurrencySymbol: index % 2 === 0 ? 'CHF' : '€' })),
  )
})
afterAll(() => open.close())

test('each currency of the homes is listed once, whether an index answers or the database', async () => {
  const context = {
    db: open.db,
    asked: 'en',
    words: guideWordsOf('en'),
    wording: wordingOf('en'),
    now: new Date(),
  } as const
  const nowhere: Criterion = { topic: 'Place', mode: 'must', anyOf: [{ is: 'nowhere', field: 'City', name: 'Paris' }] }
  const indexes = makeIndexes(open.db)
  const indexed = (scope: typeof inTwo) => searchedIn(indexes, scope)
  const list = async () => {
    const several = await listCurrencies({ ...context, scope: indexed(inTwo) }, [], 4)
    return [
      await listCurrencies({ ...context, scope: indexed(inFrancs) }, [], 4),
      several.toSorted(),
      await listCurrencies({ ...context, scope: indexed(inFrancs) }, [nowhere], 4),
    ]
  }
  const expected = [['CHF'], ['CHF', '€'], []]
  expect(await list()).toEqual(expected)
  for (const scope of [inFrancs, inTwo]) indexes.warm(scope)
  await indexes.settle()
  expect(await list()).toEqual(expected)
  indexes.close()
})
