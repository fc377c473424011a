import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../../../test/servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilTold } from '../../../test/until-told.ts'
import { budgetMail } from '../../notify/budget-mail.ts'

const model = 'compatible/scripted'

let app: TestApp
let server: ScriptedModelServer

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({
    // What consumers take is their own business.
    consumers: [budgetMail as never],
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted,unpriced',
      PORCHLIGHT_MODEL_BUDGET: '-1',
      PORCHLIGHT_MODEL_PRICES: JSON.stringify({ models: { [model]: { input: 100, cached: 10, output: 1_000 } } }),
    },
  })
  await app.app.pool.query(`UPDATE workspaces SET "ownerEmail" = 'owner@firm.example' WHERE id = $1`, [app.workspaceId])
  server.play({
    steps: [{ piece: 'Good morning.' }],
    usage: { input: 3_000, cached: 2_000, output: 50, reasoning: 40 },
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const openChatbot = (settings: Record<string, unknown> = {}): Promise<string> =>
  app.addChatbot({ Model: model, RateLimitCount: 0, ...settings })

async function ask(serialNumber: string): Promise<{ messageid: number; totalToken: number }> {
  const sessionID = await app.addSession(serialNumber)
  const { status, text, body } = await app.post<{ messageid: number; totalToken: number }>('/chat/Chat/ClientAsk', {
    sessionID,
    content: 'Good morning!',
  })
  expect(status, text).toBe(200)
  return body.Data
}

async function get(path: string) {
  const { status, text } = await app.post(path, undefined, { method: 'GET' })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

const usageOf = (serialNumber: string) => get(`/v1/insight/model-usage?serialNumber=${serialNumber}`)

test('what a turn used is kept in four parts whose sum is totalToken, with what it cost then', async () => {
  const serialNumber = await openChatbot()
  const { messageid, totalToken } = await ask(serialNumber)
  expect(totalToken).toBe(3_050)
  const used = { input: 1_000, cached: 2_000, output: 10, reasoning: 40, costMicros: 170_000, currency: 'USD' }
  const { usage, trace } = await get(`/v1/messages/${messageid}/trace`)
  expect(usage).toEqual([{ model, ...used }])
  expect(trace.calls).toMatchObject([{ tokens: 3_050, cached: 2_000, reasoning: 40 }])
  await ask(serialNumber)
  const { rows, budgets, currency } = await usageOf(serialNumber)
  expect(currency).toBe('USD')
  expect(rows).toMatchObject([
    { serialNumber, model, turns: 2, input: 2_000, cached: 4_000, output: 20, reasoning: 80, totalToken: 6_100 },
  ])
  expect(rows[0].costMicros).toBe(340_000)
  expect(budgets).toMatchObject([{ serialNumber, tokens: 6_100, costMicros: 340_000, tokensBudget: null }])
})

test('without a price tokens are counted and no money; another chatbot’s are not among them', async () => {
  const serialNumber = await openChatbot({ Model: 'compatible/unpriced' })
  await ask(serialNumber)
  const { rows, budgets } = await usageOf(serialNumber)
  expect(rows).toMatchObject([{ model: 'compatible/unpriced', totalToken: 3_050, costMicros: null, currency: null }])
  expect(budgets).toMatchObject([{ costMicros: 0, isPriced: false }])
})

test('the guide uses nothing that is paid for', async () => {
  const serialNumber = await openChatbot({ Model: 'porchlight-guide' })
  const { messageid, totalToken } = await ask(serialNumber)
  expect(totalToken).toBeGreaterThan(0)
  expect((await get(`/v1/messages/${messageid}/trace`)).usage).toBeNull()
  expect(await usageOf(serialNumber)).toMatchObject({ rows: [], budgets: [] })
})

describe.each([
  // Each answer takes 3,050 tokens; while it is given, 4,000 are held.
  ['tokens', { ModelBudgetMonthly: 11_000 }, 4, '12,200 of 11,000'],
  // Each costs 0.17; while it is given, 0.40 is held.
  ['money', { ModelBudgetMonthlyCost: 1 }, 6, '$1.02 of $1.00'],
])('a budget of the month in %s', (_what, budget, answers, used) => {
  test('lets the guide answer once it is used up, and the owner is told at 80 and at 100 percent, once', async () => {
    await app.app.pool.query(`DELETE FROM outbox`)
    const serialNumber = await openChatbot({ Name: 'Harbour', ...budget })
    for (let n = 0; n < answers; n += 1) await ask(serialNumber)
    const before = server.requests.length
    const [last] = [await ask(serialNumber), await ask(serialNumber)]
    expect(server.requests.length).toBe(before)
    const { trace, model: who } = await get(`/v1/messages/${last?.messageid}/trace`)
    expect([who, trace.budgetUsedUp]).toEqual(['porchlight-guide', 'month'])
    expect((await usageOf(serialNumber)).budgets).toMatchObject([{ isUsedUp: true }])
    await untilTold(app.app)
    const { rows: mails } = await app.app.pool.query(`SELECT recipient, subject, text FROM outbox ORDER BY id`)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['owner@firm.example', 'owner@firm.example'])
    expect(mails[0].subject).toMatch(/^Harbour has used 80 percent of its model budget for \d{4}-\d\d$/)
    expect(mails[1].subject).toMatch(/^The model budget of Harbour is used up/)
    expect(mails[1].text).toContain(used)
    // A raised budget lets the model answer again; the owner hears of it anew.
    const [[name, most] = []] = Object.entries(budget)
    await app.post('/chat/Chatbot/Edit', { serialNumber, [String(name)]: Number(most) * 2 })
    await ask(serialNumber)
    expect(server.requests.length).toBe(before + 1)
  })
})

test('many at once do not get past the budget of the month', async () => {
  const serialNumber = await openChatbot({ ModelBudgetMonthly: 20_000 })
  const before = server.requests.length
  await Promise.all(Array.from({ length: 20 }, () => ask(serialNumber)))
  // As many as can be held at once, and those for which room was left when the first had ended.
  expect(server.requests.length - before).toBeGreaterThanOrEqual(5)
  expect(server.requests.length - before).toBeLessThanOrEqual(7)
})

test('what is broken off counts by an estimate', async () => {
  server.play({ steps: [{ piece: 'One moment. ' }, { piece: 'Then '.repeat(40) }, { destroy: true }] })
  const serialNumber = await openChatbot()
  const sessionID = await app.addSession(serialNumber)
  await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'Good morning!' })
  const { rows } = await usageOf(serialNumber)
  expect(rows).toMatchObject([{ serialNumber, turns: 1 }])
  expect(rows[0].input).toBeGreaterThan(100)
})
