import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ScriptedModelServer,
  type Step,
  startScriptedModelServer,
} from '../../../test/servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { birchLane } from '../guide/about-homes/birch-lane.fixture.ts'
import { type ClickedChatbot, type Clicker, openClicking } from '../guide/conversations/clicking.fixture.ts'

let server: ScriptedModelServer
let app: TestApp
let chatbot: ClickedChatbot
let guided: ClickedChatbot

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_MODEL_TIMEOUT_MS: '3000',
    },
  })
  chatbot = await openClicking(app, birchLane, { Model: 'compatible/scripted' })
  guided = await openClicking(app, birchLane)
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const search: Step = { toolCall: { name: 'search_listings', arguments: { q: 'homes in Tacoma' } } }
const found: Step = { piece: 'There are several homes in Tacoma. ' }
const whole = [{ steps: [search] }, { steps: [found] }]

/** Who said what, what became of it, and how many homes it shows; null without a view. */
const told = async (visitor: Clicker) =>
  (await visitor.stored()).map(({ from, status, view }) => [from, status, view?.cards.length ?? null])

describe('a language model’s answer', () => {
  test('that is whole shows the homes it found, then and later', async () => {
    server.play(whole)
    const visitor = await chatbot.visit()
    const { view } = await visitor.ask('What is there in Tacoma?')
    expect(view?.cards.length).toBeGreaterThan(0)
    expect(view?.cards.every(({ note }) => note === '')).toBe(true)
    expect((await visitor.stored()).at(-1)?.view).toEqual(view)
  })

  test('that is stopped in its middle shows nothing, and the conversation goes on', async () => {
    server.play([{ steps: [search] }, { steps: [found, { hang: true }] }])
    const visitor = await chatbot.visit()
    await visitor.leave('What is there in Tacoma?', 1)
    await expect
      .poll(() => told(visitor), { timeout: 5000 })
      .toEqual([
        ['visitor', 'answered', null],
        ['chatbot', 'interrupted', null],
      ])
    server.play(whole)
    const next = await visitor.ask('And now?')
    expect(next.view?.cards.length).toBeGreaterThan(0)
    expect((await told(visitor)).slice(2)).toEqual([
      ['visitor', 'answered', null],
      ['chatbot', 'complete', next.view?.cards.length],
    ])
  })

  test.each([
    ['after some words', [found, { destroy: true }]],
    ['before the first word', [{ destroy: true }]],
  ] as [string, Step[]][])('that fails %s, once it had searched, shows what was found', async (_when, steps) => {
    server.play([{ steps: [search] }, { steps }])
    const visitor = await chatbot.visit()
    const answer = await visitor.ask('What is there in Tacoma?')
    expect(answer.failure).toBe('')
    const shown = answer.view?.cards.length
    expect(shown).toBeGreaterThan(0)
    expect((await told(visitor)).map(([, , homes]) => homes)).toEqual([null, shown])
  })
})

test('an answer of the built-in guide that is left after its first line is kept whole or without a view', async () => {
  const visitor = await guided.visit()
  await visitor.leave('homes in Tacoma', 1)
  await expect.poll(async () => (await told(visitor)).at(-1)?.[1], { timeout: 5000 }).not.toBe('pending')
  const [, status, homes] = (await told(visitor)).at(-1) ?? []
  expect([
    ['complete', 5],
    ['interrupted', null],
    ['failed', null],
  ]).toContainEqual([status, homes])
  expect((await visitor.ask('homes in Tacoma')).view?.cards).toHaveLength(5)
})

test('a click that comes too late for its homes is answered, and shown as answered', async () => {
  const own = await openClicking(app, birchLane)
  const visitor = await own.visit()
  const { view } = await visitor.ask('homes in Tacoma')
  await app.app.db.deleteFrom('listings').where('chatbotId', '=', own.scope.chatbotId).execute()
  const [first] = view?.cards ?? []
  for (const action of [
    { kind: 'more' },
    { kind: 'similar', listing: first?.id ?? 0 },
    { kind: 'remove', criterion: view?.criteria[0]?.key ?? '' },
  ] as const) {
    const answer = await visitor.click(action)
    expect([answer.status, answer.failure, answer.view?.cards ?? []]).toEqual([200, '', []])
  }
  const stored = await visitor.stored()
  expect(stored[1]?.view).toMatchObject({ total: 7, cards: [] })
  expect(stored.map(({ status }) => status)).not.toContain('failed')
})

test('a chatbot that was removed meanwhile takes no more questions, and nothing of it is shown', async () => {
  const own = await openClicking(app, birchLane)
  const visitor = await own.visit()
  await visitor.ask('homes in Tacoma')
  await app.app.db
    .updateTable('chatbots')
    .set({ removedAt: new Date() })
    .where('id', '=', own.scope.chatbotId)
    .execute()
  const answer = await visitor.ask('more')
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.view).toBeNull()
  await expect(visitor.stored()).rejects.toThrow(/chatbot|session/i)
})
