import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { connect, type OpenDatabase } from '../../../platform/database/connect.ts'
import { toColumns } from '../../listings/listing-columns.ts'
import { Dice, randomListing } from '../by-index/random-search.fixture.ts'
import { countMatches } from '../find-listings.ts'
import { asOneSearch, type Scope } from '../scope.ts'
import { IndexByWorker, type IndexByWorkerOptions } from './index-by-worker.ts'
import { IndexThread } from './index-thread.ts'

let database: TestDatabase
let open: OpenDatabase
let chatbots = 0
let numbers = 0
const dice = new Dice(11)
const memoryBytes = 64 * 1_048_576

beforeAll(async () => {
  database = await createTestDatabase()
  open = connect(database.connection)
})

afterAll(async () => {
  await open.close()
  await database.drop()
})

async function add({ workspaceId, chatbotId }: Scope, count: number): Promise<void> {
  const make = () => toColumns({ ...randomListing(dice, numbers++), Status: 'Active' })
  const rows = Array.from({ length: count }, () => ({ workspaceId, chatbotId, ...make() }))
  await open.db.insertInto('listings').values(rows).execute()
}

/** A chatbot of its own with some listings, and an index that the test ends. */
async function begin(options: Partial<IndexByWorkerOptions> = {}) {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  const index = new IndexByWorker({ connection: database.connection, memoryBytes, onError, ...options })
  onTestFinished(() => index.close())
  const scope = { workspaceId: 1, chatbotId: ++chatbots, index }
  await add(scope, 3)
  return { index, scope, errors }
}

/** Nobody sees what changed until `release`: the thread waits for the database. */
async function holdChanges(): Promise<{ release(): Promise<void> }> {
  const held = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = open.db.transaction().execute(async (transaction) => {
    await sql`LOCK TABLE "listingChanges" IN ACCESS EXCLUSIVE MODE`.execute(transaction)
    locked.resolve()
    await held.promise
  })
  await locked.promise
  return {
    release: () => {
      held.resolve()
      return holding
    },
  }
}

quickTest('no thread is started before it is needed, and none is left behind', async () => {
  const { index, scope } = await begin()
  await index.refresh()
  await index.settle()
  expect([await index.size(), index.isRunning]).toEqual([{ chatbots: 0, bytes: 0 }, false])
  index.warm(scope)
  await index.settle()
  const { chatbots, bytes } = await index.size()
  expect([chatbots, bytes > 0, index.isRunning]).toEqual([1, true, true])
  await index.close()
  expect(index.isRunning).toBe(false)
  expect(await index.ask(scope, 'hasListings', {})).toBeNull()
  expect(await countMatches(open.db, scope, [])).toBe(3)
})

quickTest('a search looks once for what changed, the next one again', async () => {
  const { index, scope } = await begin()
  index.warm(scope)
  await index.settle()
  const search = asOneSearch(scope)
  expect(await countMatches(open.db, search, [])).toBe(3)
  await add(scope, 2)
  expect(await countMatches(open.db, asOneSearch(search), [])).toBe(3)
  expect(await countMatches(open.db, asOneSearch(scope), [])).toBe(5)
  expect(await countMatches(open.db, scope, [])).toBe(5)
  expect(index.asked).toBe(4)
})

quickTest('names of cities go over once, until a listing changes', async () => {
  const { index, scope } = await begin()
  index.warm(scope)
  await index.settle()
  const ask = () => index.ask(scope, 'cityKeys', { known: null })
  const [first, again] = [await ask(), await ask()]
  expect(again).toEqual(first)
  const keysOf = (reply: typeof first) => (reply && 'answer' in reply ? reply.answer.keys : null)
  expect(keysOf(again)).toBe(keysOf(first))
  await open.db.updateTable('listings').set({ City: 'Elsewhere', cityKey: 'elsewhere' }).execute()
  expect(keysOf(await ask())).toEqual(['elsewhere'])
})

deepTest(
  'a question that takes too long is answered by SQL; those that wait can be taken back; the thread goes on',
  async () => {
    const { index, scope, errors } = await begin({ answerMs: 1_500 })
    index.warm(scope)
    await index.settle()
    const { release } = await holdChanges()
    const before = index.asked
    const gone = new AbortController()
    const late = index.view()
    const replies = Promise.all([
      ...Array.from({ length: 8 }, () => index.ask(scope, 'hasListings', {})),
      index.view(gone.signal).ask(scope, 'hasListings', {}),
    ])
    const lost = late.ask(scope, 'hasListings', {})
    gone.abort()
    expect(await countMatches(open.db, { ...scope, index: late }, [])).toBe(3)
    expect(await replies).toEqual(Array(9).fill(null))
    expect(await lost).toBeNull()
    await release()
    // Of the two that waited, the one whose caller was gone never went over.
    expect(index.asked - before).toBeLessThanOrEqual(10)
    await expect.poll(() => index.ask(scope, 'hasListings', {})).toEqual({ answer: true })
    expect(errors).toEqual([])
  },
)

quickTest('no more wait than may', async () => {
  const { index, scope } = await begin({ answerMs: 60_000 })
  index.warm(scope)
  await index.settle()
  const { release } = await holdChanges()
  let refused = 0
  const asks = Array.from({ length: 600 }, () =>
    index.ask(scope, 'hasListings', {}).then((reply) => {
      if (reply === null) refused += 1
    }),
  )
  await wait(50)
  expect(refused).toBe(600 - 508)
  await release()
  await Promise.all(asks)
  expect(refused).toBe(600 - 508)
})

quickTest('a thread that has no room for its heap dies, is told of, and searches go on by SQL', async () => {
  const { scope, index, errors } = await begin({ heapMb: 6, answerMs: 20_000, patienceMs: 20_000 })
  expect(await countMatches(open.db, scope, [])).toBe(3)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' })
  expect(await countMatches(open.db, scope, [])).toBe(3)
  expect([index.isRunning, errors.length]).toEqual([false, 1])
})

deepTest('a thread that died is started again after a pause, which grows', async () => {
  const ends: unknown[] = []
  let isReady = Promise.withResolvers<void>()
  const thread = new IndexThread({
    data: () => ({ connection: database.connection, memoryBytes, patienceMs: 0, expected: [] }),
    heapMb: 192,
    onMessage: () => isReady.resolve(),
    onEnd: (error) => ends.push(error),
  })
  onTestFinished(() => thread.close())
  const pauses: number[] = []
  for (let death = 1; death <= 2; death++) {
    expect(thread.open()).toBe(true)
    await isReady.promise
    isReady = Promise.withResolvers<void>()
    // What nobody sends: it is not caught.
    thread.post({ do: 'warm' } as never)
    await expect.poll(() => ends.length).toBe(death)
    const begun = performance.now()
    expect(thread.open()).toBe(false)
    await expect.poll(() => thread.open(), { interval: 20 }).toBe(true)
    pauses.push(performance.now() - begun)
    await isReady.promise
    isReady = Promise.withResolvers<void>()
    isReady.resolve()
  }
  expect(ends).toEqual([expect.any(TypeError), expect.any(TypeError)])
  const [first = 0, second = 0] = pauses
  expect(first).toBeGreaterThan(300)
  expect(second).toBeGreaterThan(first * 2)
})

quickTest('who would not wait for a thread to start is not kept, and the index is made meanwhile', async () => {
  const { scope, index } = await begin({ patienceMs: 50 })
  expect(await index.ask(scope, 'hasListings', {})).toBeNull()
  await index.settle()
  expect((await index.size()).chatbots).toBe(1)
  expect(await index.ask(scope, 'hasListings', {})).toEqual({ answer: true })
  expect(index.asked).toBe(1)
})
