import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import { sampleOf } from '../../../../test/run/how-much.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { openVisitor } from '../../../../test/visitor.ts'
import { addListings } from '../../../homes/listings/chatbot-listings.ts'
import { toColumns } from '../../../homes/listings/listing-columns.ts'
import { makeIndexes, searchedIn } from '../../../homes/search/by-index/indexed.fixture.ts'
import { Dice, randomCriteria, randomListing } from '../../../homes/search/by-index/random-search.fixture.ts'
import { findMatches } from '../../../homes/search/find-listings.ts'
import type { Scope } from '../../../homes/search/scope.ts'
import type { Alert } from '../alert.ts'
import { insertAlert } from '../alert-store.ts'
import { keysOfCriteria } from './alert-keys.ts'
import { matchChanges } from './match-changes.ts'

/** As many as one alert is told of at once. */
const homes = 50
const searches = 60

let app: TestApp
beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())

interface Stage {
  scope: Scope
  dice: Dice
  alerts: Alert[]
  /** Ids that a search finds, by the database and from memory: both must agree. */
  search(alert: Alert): Promise<Set<number>>
}

async function openStage(seed: number): Promise<Stage> {
  const visitor = await openVisitor(app, await app.addChatbot())
  const { rows } = await app.app.pool.query('SELECT id FROM chatbots WHERE "serialNumber" = $1', [visitor.serialNumber])
  const scope = { workspaceId: app.workspaceId, chatbotId: Number(rows[0].id) }
  const dice = new Dice(seed)
  const { db } = app.app
  const { rows: top } = await app.app.pool.query('SELECT coalesce(max(id), 0)::int AS last FROM listings')
  const ids = Array.from({ length: homes }, (_, at) => Number(top[0].last) + 1 + at)
  const alerts: Alert[] = []
  for (let count = 0; count < searches; count += 1) {
    const criteria = randomCriteria(dice, ids)
    alerts.push(
      await insertAlert(db, {
        ...{ ...scope, sessionId: visitor.sessionID, language: 'en', label: String(count), chips: [] },
        ...keysOfCriteria(criteria),
        criteria: JSON.stringify(criteria),
        ...{ listingId: null, homeKey: null, home: null, email: '', pace: 'daily', isAsked: true, isSaved: false },
        secret: randomBytes(32),
      }),
    )
  }
  const indexes = makeIndexes(db)
  onTestFinished(() => indexes.close())
  const search = async ({ criteria }: Alert): Promise<Set<number>> => {
    const query = { criteria, sort: null, limit: 1_000, offset: 0 }
    const bySql = (await findMatches(db, scope, query)).rows.map(({ id }) => id)
    const fromMemory = (await findMatches(db, searchedIn(indexes, scope), query)).rows.map(({ id }) => id)
    expect(new Set(fromMemory)).toEqual(new Set(bySql))
    return new Set(bySql)
  }
  return { scope, dice, alerts, search }
}

async function newsOf({ id }: Alert): Promise<{ listingId: number; kind: string; createdAt: Date }[]> {
  const rows = await app.app.db
    .selectFrom('alertNews')
    .select(['listingId', 'kind', 'createdAt'])
    .where('workspaceId', '=', app.workspaceId)
    .where('alertId', '=', id)
    .execute()
  return rows
}

test.each(sampleOf([1, 2], 1))(
  'of random homes an alert is told exactly what its search finds (seed %i)',
  async (seed) => {
    const { scope, dice, alerts, search } = await openStage(seed)
    const { db } = app.app
    await addListings(
      db,
      scope,
      Array.from({ length: homes }, (_, number) => randomListing(dice, seed * 1_000 + number)),
    )
    await matchChanges(app.app)
    const before = new Map<number, Set<number>>()
    for (const alert of alerts) {
      const found = await search(alert)
      before.set(alert.id, found)
      const told = await newsOf(alert)
      expect(new Set(told.map(({ listingId }) => listingId)), JSON.stringify(alert.criteria)).toEqual(found)
      expect(told.every(({ kind }) => kind === 'new')).toBe(true)
    }
    expect(
      [...before.values()].some(({ size }) => size > 0),
      'or the searches find nothing',
    ).toBe(true)

    const ids = (await db.selectFrom('listings').select('id').where('chatbotId', '=', scope.chatbotId).execute()).map(
      ({ id }) => id,
    )
    for (const id of ids.filter(() => dice.chance(0.6))) {
      // Its number and page stay: it is the same home.
      const { Url: _, MLSNumber: __, urlKey: ___, mlsKey: ____, ...columns } = toColumns(randomListing(dice, 7))
      await db
        .updateTable('listings')
        .set({ ...columns, updatedAt: new Date() })
        .where('workspaceId', '=', scope.workspaceId)
        .where('chatbotId', '=', scope.chatbotId)
        .where('id', '=', id)
        .execute()
    }
    const first = (await Promise.all(alerts.map(newsOf))).map((news) => news.length)
    await matchChanges(app.app)
    for (const [at, alert] of alerts.entries()) {
      const found = await search(alert)
      const earlier = before.get(alert.id) ?? new Set()
      const told = (await newsOf(alert))
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .slice(first[at])
      const offers = told.filter(({ kind }) => kind !== 'sold' && kind !== 'gone').map(({ listingId }) => listingId)
      const context = JSON.stringify(alert.criteria)
      expect(
        [...found.difference(earlier)].filter((id) => !offers.includes(id)),
        context,
      ).toEqual([])
      expect(
        offers.filter((id) => !found.has(id)),
        context,
      ).toEqual([])
      expect(
        told.filter(({ kind, listingId }) => kind === 'new' && earlier.has(listingId)),
        context,
      ).toEqual([])
      const ended = told.filter(({ kind }) => kind === 'sold' || kind === 'gone').map(({ listingId }) => listingId)
      expect(
        ended.filter((id) => found.has(id) || !earlier.has(id)),
        context,
      ).toEqual([])
    }
  },
)
