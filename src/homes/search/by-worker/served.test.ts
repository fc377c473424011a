import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { addListings, testListings } from '../listings.fixture.ts'
import { IndexByWorker } from './index-by-worker.ts'

let app: TestApp
let index: IndexByWorker
let chatbotId: number
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  if (!(app.app.searchIndex instanceof IndexByWorker)) throw new Error('the app has another index')
  index = app.app.searchIndex
  serialNumber = await app.addChatbot()
  const { id } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  chatbotId = id
  await addListings(app.app.db, { workspaceId: app.workspaceId, chatbotId }, testListings)
})
afterAll(() => app.close())

/** Questions that reach the index while something is done. */
async function askedBy(work: () => Promise<unknown>): Promise<number> {
  const before = index.asked
  await work()
  return index.asked - before
}

test('an app that nobody speaks to has no thread; a session that begins starts it', async () => {
  await app.post('/chat/Chatbot/Get', { serialNumber })
  expect(index.isRunning).toBe(false)
  await app.addSession(serialNumber)
  await expect.poll(() => index.isRunning).toBe(true)
})

test('searches and answers ask the index, each a few times', async () => {
  index.warm({ workspaceId: app.workspaceId, chatbotId })
  await index.settle()
  const search = (q: string) => app.post(`/v1/chatbots/${serialNumber}/search`, { q })
  const searched = await askedBy(() => search('houses for sale in Kent under 500k with a garage, cheapest first'))
  expect(searched).toBeGreaterThan(1)
  expect(searched).toBeLessThan(8)
  const sessionID = await app.addSession(serialNumber)
  const ask = async (content: string) => {
    const { body } = await app.post('/chat/Chat/ClientAsk', { sessionID, content })
    expect(body.Success).toBe(true)
  }
  expect(await askedBy(() => ask('condos for sale in Seattle'))).toBeGreaterThan(1)
  expect(await askedBy(() => ask('cheaper'))).toBeGreaterThan(1)
})
