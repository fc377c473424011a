import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect } from 'vitest'
import { deepTest, quickTest } from '../../../../../test/run/how-much.ts'
import { Events } from '../../../../platform/events/events.ts'
import { Dice } from '../../../search/by-index/random-search.fixture.ts'
import { type ListingTest, openListingTest } from '../../listing.fixture.ts'
import type { ListingScope } from '../../listing-scope.ts'
import type { ImportOptions } from '../import-options.ts'
import { openSource } from '../reading/open-source.ts'
import { runImport } from './run-import.ts'

let bench: ListingTest

beforeAll(async () => {
  bench = await openListingTest({ isPatient: true })
})
afterAll(() => bench.close())

const usual: ImportOptions = { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false }

/** Rows that say what they said are recognised by digests of them. */
function importText(scope: ListingScope, text: string, options: Partial<ImportOptions> = {}, name = 'homes.csv') {
  return runImport({
    database: bench,
    events: new Events(),
    scope,
    source: { kind: 'file', name },
    by: 'test',
    open: () => openSource(Readable.from([Buffer.from(text)])),
    options: { ...usual, ...options },
  })
}

const addScope = async (): Promise<ListingScope> => (await bench.addChatbot()).scope

/** All that is stored of the homes of a chatbot, and when each was written last. */
async function readAll({ chatbotId }: ListingScope): Promise<Record<string, unknown>[]> {
  const { rows } = await bench.pool.query(
    `SELECT l.*, l.xmin::text AS written FROM listings l WHERE "chatbotId" = $1 ORDER BY "MLSNumber", id`,
    [chatbotId],
  )
  return rows
}

const withoutTimes = (rows: Record<string, unknown>[]): unknown[] =>
  rows.map(({ id, chatbotId, importSource, createdAt, updatedAt, goneSince, written, ...rest }) => ({
    ...rest,
    isGone: goneSince !== null,
  }))

const text = 'mls,beds,price,city,heating\nA,3,100,Kent,gas\nB,2,200,Ulm,\nC,1,300,Kent,oil\n'

quickTest(
  'a row that says nothing new is not written, and one whose home was changed by others is put right',
  async () => {
    const scope = await addScope()
    await importText(scope, text)
    const before = await readAll(scope)
    expect(await importText(scope, text)).toMatchObject({ rows: 3, unchanged: 3, updated: 0, added: 0 })
    expect(await readAll(scope)).toEqual(before)
    await bench.pool.query(
      `UPDATE listings SET "SalePrice" = 1, "updatedAt" = clock_timestamp() WHERE "chatbotId" = $1 AND "MLSNumber" = 'B'`,
      [scope.chatbotId],
    )
    expect(await importText(scope, text)).toMatchObject({ rows: 3, unchanged: 2, updated: 1 })
    expect((await readAll(scope)).map(({ SalePrice }) => SalePrice)).toEqual([100, 200, 300])
  },
)

quickTest('what is gone and comes back is offered again, though its row says what it said', async () => {
  const scope = await addScope()
  const prune = { how: 'off-market' as const, limit: { count: 3 } }
  await importText(scope, text)
  const less = text.replace(/^B.*\n/m, '')
  expect(await importText(scope, less, { prune })).toMatchObject({ gone: 1, pruned: 1, unchanged: 2 })
  expect((await readAll(scope)).map(({ Status }) => Status)).toEqual(['Active', 'Sold', 'Active'])
  expect(await importText(scope, text, { prune })).toMatchObject({ gone: 0, updated: 1, unchanged: 2 })
  expect((await readAll(scope)).map(({ Status }) => Status)).toEqual(['Active', 'Active', 'Active'])
})

quickTest(
  'another way of reading the same rows, and another source of the same homes, is not passed over',
  async () => {
    const scope = await addScope()
    await importText(scope, text)
    expect(await importText(scope, text, { map: { heating: '-' } })).toMatchObject({ rows: 3 })
    expect(await importText(scope, text, { set: { State: 'WA' } })).toMatchObject({ updated: 3 })
    expect((await readAll(scope)).map(({ State }) => State)).toEqual(['WA', 'WA', 'WA'])
    const other = text.replace('100', '111')
    await importText(scope, other, {}, 'other.csv')
    // The first source says again what it said, and the home is its own again.
    expect(await importText(scope, text, { set: { State: 'WA' } })).toMatchObject({ rows: 3, faulty: 0 })
    expect((await readAll(scope)).map(({ SalePrice }) => SalePrice)).toEqual([100, 200, 300])
    const sources = new Set((await readAll(scope)).map(({ importSource }) => importSource))
    expect(sources.size).toBe(1)
  },
)

quickTest('rows of one key: the last one counts in every run', async () => {
  const scope = await addScope()
  const twice = `${text}A,4,100,Kent,gas\n`
  expect(await importText(scope, twice)).toMatchObject({ rows: 4, added: 3, repeated: 1 })
  expect(await importText(scope, twice)).toMatchObject({ rows: 4, unchanged: 3, repeated: 1, updated: 0 })
  expect((await readAll(scope)).map(({ Bedrooms }) => Bedrooms)).toEqual([4, 2, 1])
})

deepTest(
  'whatever happens in between, the homes are what they are where every row is compared',
  {
    timeout: 120_000,
  },
  async () => {
    const dice = new Dice(20261124)
    const scopes = [await addScope(), await addScope()] as const
    const rows = new Map<string, string>()
    const makeRow = (): string =>
      `${1 + dice.below(4)},${100 + dice.below(3)},${dice.one(['Kent', 'Ulm', ''])},${dice.one(['gas', '', 'oil'])}`
    for (let step = 0; step < 25; step += 1) {
      for (let change = dice.below(6); change >= 0; change -= 1) {
        const key = `M${dice.below(12)}`
        if (dice.roll() < 0.25) rows.delete(key)
        else rows.set(key, makeRow())
      }
      const file = `mls,beds,price,city,heating\nX,1,1,Kent,\n${[...rows].map(([key, row]) => `${key},${row}\n`).join('')}`
      const how = dice.one(['remove', 'off-market'] as const)
      const prune = { how, limit: { count: 100 } }
      const edited = `M${dice.below(12)}`
      const [price, deletes] = [dice.below(1_000), dice.roll() < 0.2]
      const counts = []
      for (const [index, scope] of scopes.entries()) {
        const statement = deletes
          ? 'DELETE FROM listings WHERE "chatbotId" = $1 AND "MLSNumber" = $2 AND $3::int IS NOT NULL'
          : 'UPDATE listings SET "SalePrice" = $3, "updatedAt" = clock_timestamp() WHERE "chatbotId" = $1 AND "MLSNumber" = $2'
        await bench.pool.query(statement, [scope.chatbotId, edited, price])
        // The second chatbot knows nothing of what rows said.
        if (index === 1) await bench.pool.query('DELETE FROM "importDigests" WHERE "chatbotId" = $1', [scope.chatbotId])
        const { added, updated, unchanged, repeated, gone, pruned } = await importText(scope, file, { prune })
        counts.push({ added, updated, unchanged, repeated, gone, pruned })
      }
      expect(counts[0], `step ${step}`).toEqual(counts[1])
      expect(withoutTimes(await readAll(scopes[0])), `step ${step}`).toEqual(withoutTimes(await readAll(scopes[1])))
    }
  },
)
