import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { connect, type OpenDatabase } from '../../platform/database/connect.ts'
import type { Condition, Criterion } from '../../reading/criteria/condition.ts'
import type { FigureKind } from '../../reading/criteria/figure.ts'
import { toColumns } from '../listings/listing-columns.ts'
import { rereadSome } from '../listings/reread-store.ts'
import { Dice, randomCondition, randomCriteria, randomListing, randomSort } from './by-index/random-search.fixture.ts'
import * as bySql from './by-sql/sql-search-store.ts'
import * as namesBySql from './by-sql/sql-vocabulary-store.ts'
import { IndexByWorker } from './by-worker/index-by-worker.ts'
import * as search from './find-listings.ts'
import * as names from './listing-vocabulary.ts'
import type { Scope } from './scope.ts'

/** One of two on one database, with indexes of its own. */
interface Process extends OpenDatabase {
  index: IndexByWorker
}

let database: TestDatabase
let first: Process
let second: Process
const scope: Scope = { workspaceId: 1, chatbotId: 7 }
const dice = new Dice(20_261_121)
const ids = new Set<number>()
let numbers = 0

beforeAll(async () => {
  database = await createTestDatabase()
  first = startProcess()
  second = startProcess()
  await insert(first, 400)
  // A neighbour, whose listings are never found.
  await insert(second, 40, { workspaceId: 1, chatbotId: 8 })
})

afterAll(async () => {
  for (const { index, close } of [first, second]) {
    await index.close()
    await close()
  }
  await database.drop()
})

function startProcess(): Process {
  const open = connect(database.connection)
  const index = new IndexByWorker({ connection: database.connection, memoryBytes: 64 * 1_048_576 })
  return { ...open, index }
}

const indexed = ({ index }: Process): Scope => ({ ...scope, index })

const isIndexed = async ({ index }: Process): Promise<boolean> => (await index.ask(scope, 'hasListings', {})) !== null

async function insert({ db }: OpenDatabase, count: number, owner: Scope = scope): Promise<void> {
  const listings = Array.from({ length: count }, () => randomListing(dice, numbers++))
  const rows = await db
    .insertInto('listings')
    .values(
      listings.map((listing) => ({
        workspaceId: owner.workspaceId,
        chatbotId: owner.chatbotId,
        ...toColumns(listing, dice.one([0, 0, dice.below(16)])),
      })),
    )
    .returning('id')
    .execute()
  if (owner === scope) for (const { id } of rows) ids.add(id)
}

async function write(open: OpenDatabase): Promise<void> {
  const mine = open.db.$pickTables<'listings'>()
  const chosen = dice.some([...ids], 6)
  const action = dice.below(4)
  if (action === 0) return insert(open, 1 + dice.below(5))
  if (action === 1) {
    await mine.deleteFrom('listings').where('chatbotId', '=', scope.chatbotId).where('id', 'in', chosen).execute()
    for (const id of chosen) ids.delete(id)
    return
  }
  const { Url: _url, urlKey: _key, ...columns } = toColumns(randomListing(dice, numbers++), dice.below(16))
  await mine
    .updateTable('listings')
    .set(action === 2 ? columns : { SalePrice: dice.below(900_000), RentPrice: dice.below(5_000), Status: 'Active' })
    .where('chatbotId', '=', scope.chatbotId)
    .where('id', 'in', chosen)
    .execute()
}

async function makeIndexes(): Promise<void> {
  for (const each of [first, second]) {
    each.index.warm(scope)
    await each.index.settle()
    expect(await isIndexed(each)).toBe(true)
  }
}

const figureKinds: FigureKind[] = ['count', 'average', 'median', 'min', 'max']
const figureFields = [
  'Price',
  'BuildingArea',
  'YearBuilt',
  'HOAMonth',
  'ZestimatePrice',
  'UnitAreaPrice',
  'DaysOnMarket',
]

/** Of some listings, that nobody has read them yet, or another version has: its text is looked into then. */
async function forgetReading({ db }: OpenDatabase): Promise<void> {
  const version = dice.one([sql`NULL`, sql`1`, sql`2147483647`])
  const bits = dice.one([sql`NULL`, sql`'\\x'`])
  await sql`UPDATE listings SET "textReader" = ${version}, "featureBits" = ${bits}, "textWords" = '{}' WHERE id = ANY(${dice.some([...ids], 40)}::bigint[])`.execute(
    db,
  )
}

async function compareSearch(process: Process): Promise<void> {
  const { db } = process
  const mine = indexed(process)
  const criteria = randomCriteria(dice, [...ids])
  const query = { criteria, sort: randomSort(dice), limit: dice.below(12), offset: dice.one([0, 0, 3, 50, 10_000]) }
  const said = JSON.stringify(query)
  const [page, reference] = [await search.findMatches(db, mine, query), await bySql.findMatches(db, scope, query)]
  expect(page.total, said).toBe(reference.total)
  expect(
    page.rows.map(({ id }) => id),
    said,
  ).toEqual(reference.rows.map(({ id }) => id))
  // No two columns of the order may hide a difference of rows.
  expect(page.rows.map(({ Description }) => Description)).toEqual(reference.rows.map(({ Description }) => Description))
  const wanted = figureKinds.map((kind) => ({ kind, field: dice.one(figureFields) }))
  const figures = await search.findFigures(db, mine, criteria, wanted)
  const expected = await bySql.findFigures(db, scope, criteria, wanted)
  expect(
    figures.map(({ kind, field, saleType }) => `${kind} ${field} ${saleType}`),
    said,
  ).toEqual(expected.map(({ kind, field, saleType }) => `${kind} ${field} ${saleType}`))
  // The last digit depends on the order of adding.
  figures.forEach(({ value }, at) => {
    expect(value, said).toBeCloseTo(expected[at]?.value ?? Number.NaN, 1)
  })
}

async function compareLookUps(process: Process): Promise<void> {
  const { db } = process
  const mine = indexed(process)
  const conditions: Condition[] = Array.from({ length: 4 }, () => randomCondition(dice, [...ids]))
  const said = JSON.stringify(conditions)
  expect(await names.findSatisfiable(db, mine, conditions), said).toEqual(
    await namesBySql.findSatisfiable(db, scope, conditions),
  )
  const criteria = conditions
    .slice(0, 2)
    .map((condition): Criterion => ({ topic: 'Feature', mode: dice.one(['must', 'not', 'wish']), anyOf: [condition] }))
  const asked = [...dice.some([...ids], 8), 999_999_999]
  expect(await search.findSatisfying(db, mine, asked, criteria), said).toEqual(
    await bySql.findSatisfying(db, scope, asked, criteria),
  )
  const more = randomCriteria(dice, [...ids])
  const searches = dice.chance(0.5)
    ? [criteria, [], more]
    : Array.from({ length: 3 }, () => [...more, ...randomCriteria(dice, [...ids]).slice(0, 2)])
  expect(await search.countEach(db, mine, searches), said).toEqual(await bySql.countEach(db, scope, searches))
  for (const place of conditions) {
    const [centre, expected] = [await names.findCentre(db, mine, place), await namesBySql.findCentre(db, scope, place)]
    expect(centre === null, JSON.stringify(place)).toBe(expected === null)
    expect(centre?.latitude ?? 0, JSON.stringify(place)).toBeCloseTo(expected?.latitude ?? 0, 9)
    expect(centre?.longitude ?? 0).toBeCloseTo(expected?.longitude ?? 0, 9)
  }
}

async function compareNames(process: Process): Promise<void> {
  const { db } = process
  const mine = indexed(process)
  const candidates = ['seattle', 'san jose', 'paris', '北京', "coeur d'alene", 'kent', 'unlu-koy']
  const codes = ['98103', '98030', 'sw1a 1aa', '12345', 'm-7', 'm-444', '10115']
  const [known, expected] = [
    await names.findKnownNames(db, mine, candidates, codes),
    await namesBySql.findKnownNames(db, scope, candidates, codes),
  ]
  const sorted = (values: readonly string[]) => values.toSorted()
  expect(sorted(known.cities.map(({ key }) => key))).toEqual(sorted(expected.cities.map(({ key }) => key)))
  expect(sorted(known.states)).toEqual(sorted(expected.states))
  expect(sorted(known.zips)).toEqual(sorted(expected.zips))
  expect(sorted(known.mlsKeys.map(({ key }) => key))).toEqual(sorted(expected.mlsKeys.map(({ key }) => key)))
  expect(sorted(await names.listCityKeys(db, mine))).toEqual(sorted(await namesBySql.listCityKeys(db, scope)))
  expect(await names.listCityNames(db, mine, 3)).toHaveLength((await namesBySql.listCityNames(db, scope, 3)).length)
  expect(await names.hasListings(db, mine)).toBe(true)
}

test('the index finds what SQL finds, in the same order, while two processes write', async () => {
  await makeIndexes()
  for (let round = 0; round < 100; round++) {
    const [writer, reader] = dice.chance(0.5) ? [first, second] : [second, first]
    if (round >= 25 && dice.chance(0.7)) await write(writer)
    if (round % 10 === 5) await forgetReading(writer)
    if (round % 30 === 29) await rereadSome(reader.db, 1_000)
    await compareSearch(reader)
    await compareSearch(writer)
    if (round % 5 === 0) await compareLookUps(reader)
    if (round % 25 === 0) await compareNames(reader)
    // Answered by the index indeed, not by SQL in its place.
    expect(await isIndexed(reader)).toBe(true)
  }
})
