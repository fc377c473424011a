import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())

// A sign that no text of the database may have: whoever puts it into an address asks for what is not there.
test.each([
  '/share/%00',
  '/share/a%00b',
  '/share/%00/llms.txt',
  '/homes/%00/1',
  '/homes/%00/sitemap.xml',
  '/openai/v1/models/%00',
  '/ai/chat/%00/stream',
  '/v1/chatbots/%00/connections',
])('%s is not there, and no failure of ours', async (path) => {
  const answer = await fetch(app.url + path, { headers: { authorization: app.secretKey } })
  expect(answer.status, await answer.text()).toBe(404)
})

test.each(['/openai/v1/chat/completions', '/openai/v1/responses'])('nor has %s a model of that name', async (path) => {
  const body = JSON.stringify({ model: '\0', input: 'Homes?', messages: [{ role: 'user', content: 'Homes?' }] })
  const headers = { authorization: app.secretKey, 'content-type': 'application/json' }
  const answer = await fetch(app.url + path, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(404)
})
