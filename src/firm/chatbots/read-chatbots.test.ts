import { Compile } from 'typebox/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { chatbotSettings, defaultSettings } from './chatbot-settings.ts'
import { listChatbots } from './list-chatbots.ts'
import { readChatbot } from './read-chatbot.ts'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

interface Page {
  chatbots: { serialNumber: string; Name: string; Model: string; createdAt: string }[]
  nextCursor: string | null
}

async function get<Body = Record<string, unknown>>(
  path: string,
  headers: Record<string, string> = { authorization: server.secretKey },
): Promise<{ status: number; code: string | null; body: Body }> {
  const answer = await fetch(server.url + path, { headers })
  const text = await answer.text()
  return { status: answer.status, code: answer.headers.get('x-error-code'), body: JSON.parse(text) }
}

test('the pages of the list together are all chatbots of the workspace, oldest first', async () => {
  const workspace = await server.addWorkspace()
  const as = { authorization: workspace.secretKey }
  const serials: string[] = []
  for (let index = 0; index < 7; index += 1) {
    const { body } = await server.post<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, { headers: as })
    serials.push(body.Data)
  }
  const gone = serials.splice(2, 1)[0]
  await server.post('/chat/Chatbot/Remove', { serialNumber: gone }, { headers: as })
  const seen: string[] = []
  let cursor: string | null = ''
  let pages = 0
  while (cursor !== null) {
    const path: string = `/v1/chatbots?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`
    const { status, body }: { status: number; body: Page } = await get<Page>(path, as)
    expect([status, Compile(listChatbots.output).Check(body)]).toEqual([200, true])
    seen.push(...body.chatbots.map(({ serialNumber }) => serialNumber))
    cursor = body.nextCursor
    pages += 1
  }
  expect([seen, pages]).toEqual([serials, 3])
  const whole = await get<Page>('/v1/chatbots', as)
  expect(whole.body.chatbots[0]).toEqual({
    serialNumber: serials[0],
    Name: 'Chatbot',
    Model: 'porchlight-guide',
    createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
  })
})

test('a cursor of a number beyond what ids hold is an end, and no failure', async () => {
  for (const number of [2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const { status, body } = await get<Page>(`/v1/chatbots?cursor=${number.toString(36)}`)
    expect([status, body.chatbots, body.nextCursor]).toEqual([200, [], null])
  }
})

test('a chatbot has every setting as it stands, and what comes can be sent to Edit as it is', async () => {
  const set = { Name: 'Harbour', Temperature: 70, Domains: 'a.example\n*.b.example', VerifyDomain: true }
  const serialNumber = await server.addChatbot(set)
  const { status, body } = await get(`/v1/chatbots/${serialNumber.toUpperCase()}`)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['serialNumber', 'createdAt', ...Object.keys(chatbotSettings.properties)])
  const { createdAt, ...rest } = body
  expect(rest).toEqual({ serialNumber, ...defaultSettings, TimeZone: 'UTC', ...set })
  expect(typeof createdAt).toBe('string')
  expect(Compile(readChatbot.output).Check(body)).toBe(true)

  const sent = await server.post('/chat/Chatbot/Edit', { ...body, WelcomeMessage: 'Hi' })
  expect(sent.status, sent.text).toBe(200)
  expect((await get(`/v1/chatbots/${serialNumber}`)).body).toEqual({ ...body, WelcomeMessage: 'Hi' })
})

test('no setting that is told is a secret, and nothing else of the database is told', async () => {
  const told = Object.keys(readChatbot.output.properties)
  expect(told.filter((name) => /secret|token|password|credential|apikey|auth/i.test(name))).toEqual([])
  const serialNumber = await server.addChatbot()
  await server.app.pool.query(
    `UPDATE chatbots SET settings = settings || '{"Former": "x"}' WHERE "serialNumber" = $1`,
    [serialNumber],
  )
  expect(Object.keys((await get(`/v1/chatbots/${serialNumber}`)).body)).toEqual(told)
})

test('what is unknown, removed or of another workspace is not found; a session key opens nothing', async () => {
  const serialNumber = await server.addChatbot()
  const other = await server.addWorkspace()
  for (const { status, code } of [
    await get(`/v1/chatbots/${'f'.repeat(32)}`),
    await get(`/v1/chatbots/${serialNumber}`, { authorization: other.secretKey }),
    await get('/v1/chatbots/%20%20x'),
  ]) {
    expect([status, code]).toEqual([404, 'chatbot-not-found'])
  }
  await server.post('/chat/Chatbot/Remove', { serialNumber })
  expect((await get(`/v1/chatbots/${serialNumber}`)).status).toBe(404)
  for (const path of ['/v1/chatbots', `/v1/chatbots/${serialNumber}`]) {
    expect((await get(path, { 'chatrobot-sessionkey': server.sessionKey })).status).toBe(403)
    expect((await get(path, {})).status).toBe(401)
  }
  expect(await get('/v1/chatbots?limit=201')).toMatchObject({
    status: 400,
    body: { Success: false, Message: 'limit: expected a number of at most 200, got 201.' },
  })
})
