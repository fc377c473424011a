import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { testListings } from '../../homes/search/listings.fixture.ts'
import * as insight from '../../platform/database/migrations/0042-insight.ts'
import * as ratings from '../../platform/database/migrations/0089-ratings.ts'
import { openFirmChatbot } from '../guide/knowledge/firm-chatbot.fixture.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function read() {
  const answer = await app.post('/v1/insight', null, { method: 'GET' })
  expect(answer.status, answer.text).toBe(200)
  const { sums, waiting } = JSON.parse(answer.text)
  return { conversations: sums.conversations, questions: sums.questions, answered: sums.answered, waiting }
}

test('what was said before an upgrade is counted after it, some at a time, and the rest is told to be waiting', async () => {
  const { talk, serialNumber } = await openFirmChatbot(app, { listings: testListings })
  await talk(['homes in Seattle', 'cheaper'])
  // As it was before there were counters.
  await app.app.pool.query(`
    DROP FUNCTION "queueMessages", "queueLeads", "queueTours" CASCADE;
    DROP TABLE "insightQueue", "insightCounts", "insightModels";
    ALTER TABLE messages DROP COLUMN "isRight"`)
  await app.app.pool.query(
    `WITH made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId") SELECT "workspaceId", id FROM chatbots, generate_series(1, 600)
       WHERE "serialNumber" = $1 RETURNING "workspaceId", "chatbotId", id)
     INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
     SELECT "workspaceId", "chatbotId", id, 'question', 'Text', 'Hello', 'answered' FROM made`,
    [serialNumber],
  )
  await insight.up(app.app.db as never)
  await ratings.up(app.app.db as never)
  // 604 messages, of which each reading counts 500 at the most.
  expect((await read()).waiting).toBe(104)
  expect(await read()).toEqual({ conversations: 601, questions: 602, answered: 2, waiting: 0 })
  await talk(['homes in Kent'])
  expect(await read()).toMatchObject({ conversations: 602, questions: 603 })
})
