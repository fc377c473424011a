import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { quietMs } from '../../../test/timing/slowness.ts'
import { callAsVisitor, openVisitor } from '../../../test/visitor.ts'
import { openWire, type Wire } from '../../../test/wire-call.ts'
import { testListings } from '../../homes/search/listings.fixture.ts'
import { type FirmChatbot, openFirmChatbot } from '../guide/knowledge/firm-chatbot.fixture.ts'
import { countForInsight, countSome } from './count-queued.ts'
import type { Insight } from './read-insight.ts'
import type { UnmetDemand } from './read-unmet-demand.ts'

let app: TestApp
let wire: Wire
let chatbot: FirmChatbot

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  chatbot = await openFirmChatbot(app, {
    listings: testListings,
    sources: [{ kind: 'question', name: 'Do you allow pets?', texts: ['Pets are welcome in all our homes.'] }],
    settings: { TimeZone: 'America/Los_Angeles' },
  })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

/** An answer of our own operations, as openapi.json has it. */
async function read<Answer>(path: string, key: string): Promise<Answer> {
  const response = await fetch(app.url + path, { headers: { authorization: key } })
  expect(response.status, path).toBe(200)
  return (await response.json()) as Answer
}

const readInsight = (query = '', key = app.secretKey) => read<Static<typeof Insight>>(`/v1/insight${query}`, key)

const readDemand = (query = '', key = app.secretKey) =>
  read<Static<typeof UnmetDemand>>(`/v1/insight/unmet-demand${query}`, key)

/** A visitor on a page says something. */
async function visit(serialNumber: string, page: string, says: readonly string[]) {
  const visitor = await openVisitor(app, serialNumber)
  const headers = { referrerinfo: JSON.stringify({ url: page }) }
  const call = async (path: string, body: object): Promise<void> => {
    const answer = await callAsVisitor(wire, visitor, path, body, headers)
    expect(answer.status, answer.text).toBe(200)
  }
  for (const content of says) await call('/chat/Chat/Ask', { content, sessionID: visitor.sessionID })
  return { ...visitor, call }
}

test('what just happened is told at once, once, by day, language and page', async () => {
  const { serialNumber } = chatbot
  const ana = await visit(serialNumber, 'https://Firm.example/homes/?utm_source=x&email=ana@visitor.example#top', [
    'homes in Seattle',
    'Do you allow pets?',
  ])
  await ana.call('/v1/visitor/lead', { firstName: 'Ana', email: 'ana@visitor.example', message: 'Hello' })
  await visit(serialNumber, 'https://firm.example/homes', ['¿Qué casas hay en Kent?'])
  await visit(serialNumber, 'https://firm.example/u/ben@visitor.example/', ['What are your office hours?'])

  const insight = await readInsight(`?serialNumber=${serialNumber}`)
  const told = {
    conversations: 3,
    questions: 4,
    answered: 3,
    noAnswer: 1,
    fromListings: 2,
    fromKnowledge: 1,
    saidRight: 0,
    saidWrong: 0,
    refused: 0,
    byPerson: 0,
    failed: 0,
    leads: 1,
    tours: 0,
  }
  expect(insight.sums).toEqual(told)
  expect(insight.timeZones).toEqual(['America/Los_Angeles'])
  expect(insight.waiting).toBe(0)
  expect(insight.rows).toHaveLength(30)
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format()
  expect(insight.rows.at(-1)).toEqual({ name: today, ...told })
  expect(insight.before.sums.questions).toBe(0)
  expect(insight.models).toEqual([expect.objectContaining({ model: 'porchlight-guide', answers: 4, calls: 0 })])
  expect(insight.models[0]?.firstWordsMs).toBeGreaterThan(0)

  const pages = await readInsight('?by=page')
  expect(pages.rows.map(({ name, conversations }) => [name, conversations])).toEqual([
    ['firm.example/homes', 2],
    ['firm.example/', 1],
  ])
  const languages = await readInsight('?by=language')
  expect(languages.rows.map(({ name, conversations }) => [name, conversations])).toEqual([
    ['en', 2],
    ['es', 1],
  ])
  expect((await readInsight('')).sums).toEqual(told)
})

test('several that count at once count each thing once', async () => {
  const before = (await readInsight('')).sums
  const { serialNumber } = chatbot
  for (const content of ['homes in Kent', 'homes in Bellevue', 'cheaper']) await chatbot.talk([content])
  await Promise.all([
    countForInsight(app.app),
    ...[1, 2, 3].map(() => countSome(app.app.patientDb, app.workspaceId, { waits: true })),
    readInsight(`?serialNumber=${serialNumber}`),
  ])
  const { sums } = await readInsight('')
  expect([sums.conversations, sums.questions]).toEqual([before.conversations + 3, before.questions + 3])
})

test('an erased visitor stays counted, and what nobody counted yet is not', async () => {
  const { sums } = await readInsight('')
  await visit(chatbot.serialNumber, '', ['homes in Seattle'])
  const late = await visit(chatbot.serialNumber, '', ['homes in Seattle'])
  const { rows } = await app.app.pool.query(`SELECT "sessionId" AS id FROM messages ORDER BY id DESC LIMIT 1`)
  expect(Number(rows[0].id)).toBe(late.sessionID)
  const erased = await app.post('/v1/visitors/erase', { sessionID: late.sessionID })
  expect(erased.status, erased.text).toBe(200)
  expect((await app.post('/v1/visitors/erase', { email: 'ana@visitor.example' })).status).toBe(200)
  const after = await readInsight('')
  expect(after.sums.conversations).toBe(sums.conversations + 1)
  expect(after.sums.leads).toBe(sums.leads)
  const kept = await app.app.pool.query(`SELECT * FROM "insightCounts"`)
  expect(JSON.stringify(kept.rows)).not.toContain('visitor.example')
})

test('what is searched for in vain is told by place, price, kind, bedrooms and feature, with a point', async () => {
  const own = await openFirmChatbot(app, { listings: testListings })
  const searches = '3 bedroom condos in Kent with a pool under 180k'
  await own.talk([searches])
  await own.talk([searches])
  await own.talk(['casas en Kent con piscina por menos de 100 mil'])
  await own.talk(['homes in Portland under 500k'])
  await own.talk(['homes in Seattle'])
  const demand = await readDemand(`?serialNumber=${own.serialNumber}`)
  expect(demand.total).toBe(4)
  expect(demand.searches[0]).toMatchObject({
    place: 'Kent',
    saleType: 'for_sale',
    priceFrom: 100_000,
    priceTo: 200_000,
    kind: 'condo',
    bedrooms: 3,
    features: ['swimming pool'],
    searches: 2,
  })
  expect(demand.places.map(({ place, searches: made }) => [place, made])).toEqual([
    ['Kent', 3],
    ['Portland', 1],
  ])
  expect(demand.places[0]?.latitude).toBeCloseTo(47.38)
  expect(demand.places[1]?.latitude).toBeNull()
  expect(demand.features).toEqual([{ name: 'swimming pool', searches: 3 }])
  expect(demand.kinds).toEqual([
    { name: 'condo', searches: 2 },
    { name: 'house', searches: 1 },
  ])
  expect(demand.prices.map(({ priceTo, searches: made }) => [priceTo, made])).toEqual([
    [100_000, 1],
    [200_000, 2],
    [500_000, 1],
  ])
})

describe('limits', () => {
  test('days that are none, the wrong way round or too many are refused', async () => {
    for (const query of [
      'from=2026-02-30',
      'from=2026-02-02&to=2026-02-01',
      'from=2020-01-01&to=2026-01-01',
      'by=hour',
    ]) {
      const answer = await app.post(`/v1/insight?${query}`, null, { method: 'GET' })
      expect(answer.status, answer.text).toBe(400)
    }
  })

  test('another workspace is told nothing of it', async () => {
    const other = await app.addWorkspace()
    expect((await readInsight('', other.secretKey)).sums.conversations).toBe(0)
    expect((await readDemand('', other.secretKey)).total).toBe(0)
  })

  test('a day tells 50 pages apart, and puts the others together', async () => {
    const serialNumber = await app.addChatbot()
    await app.app.pool.query(
      `WITH made AS (
         INSERT INTO sessions ("workspaceId", "chatbotId", page)
         SELECT "workspaceId", id, 'https://firm.example/' || n FROM chatbots, generate_series(1, 70) AS n
         WHERE "serialNumber" = $1 RETURNING "workspaceId", "chatbotId", id)
       INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status)
       SELECT "workspaceId", "chatbotId", id, 'question', 'Text', 'Hello', 'answered' FROM made`,
      [serialNumber],
    )
    const { rows } = await readInsight(`?by=page&serialNumber=${serialNumber}`)
    expect(rows).toHaveLength(51)
    expect(rows[0]).toMatchObject({ name: 'other', conversations: 20 })
  })
})

test('a year of a million messages is told within a second', async () => {
  const { id } = await app.app.db.selectFrom('chatbots').select('id').orderBy('id').executeTakeFirstOrThrow()
  // 365 days, six languages, fifty pages: 109,500 counters, some nine messages each.
  await app.app.pool.query(
    `INSERT INTO "insightCounts" ("workspaceId", "chatbotId", day, language, page, conversations, questions, answered)
     SELECT $1, $2, date '2025-01-01' + d, l, 'firm.example/' || p, 2, 9, 8
     FROM generate_series(0, 364) AS d, unnest(ARRAY['en','es','fr','de','pt','zh']) AS l, generate_series(1, 50) AS p`,
    [app.workspaceId, id],
  )
  await app.app.pool.query(
    `INSERT INTO "insightModels" ("workspaceId", "chatbotId", day, model, answers, calls, tokens, "firstWords")
     SELECT $1, $2, date '2025-01-01' + d, m, 900, 1000, 90000, array_fill(50::bigint, ARRAY[16])
     FROM generate_series(0, 364) AS d, unnest(ARRAY['porchlight-guide','a','b']) AS m`,
    [app.workspaceId, id],
  )
  await app.app.pool.query('ANALYZE "insightCounts", "insightModels"')
  const times: number[] = []
  for (const by of ['day', 'language', 'page', 'day']) {
    const began = performance.now()
    const { sums } = await readInsight(`?from=2025-01-01&to=2025-12-31&by=${by}`)
    times.push(performance.now() - began)
    expect(sums.questions).toBe(985_500)
  }
  console.log(`a year of 985,500 questions in 109,500 counters: ${times.map((ms) => Math.round(ms)).join(', ')} ms`)
  expect(quietMs(Math.min(...times))).toBeLessThan(1_000)
})
