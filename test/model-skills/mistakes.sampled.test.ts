import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openClicking } from '../../src/conversation/guide/conversations/clicking.fixture.ts'
import { skillTools } from '../../src/conversation/guide/language-model/tools/tool-table.ts'
import { sampleOf } from '../run/how-much.ts'
import {
  call,
  kinds,
  mainSt,
  models,
  type SkilledModels,
  say,
  startSkilledModels,
  titles,
  use,
} from './skilled-models.ts'

let skilled: SkilledModels

beforeAll(async () => {
  skilled = await startSkilledModels()
})
afterAll(() => skilled.close())
afterEach(() => {
  skilled.server.requests.length = 0
})

describe('a model that uses no tool', () => {
  test.each([
    ['I would like a tour on Saturday', 'tour', 'tour'],
    ['I want to sell my house', 'person', 'seller'],
    ['Hello', 'search', 'greeting'],
    ['let me know when something new comes up', 'alert', 'alert'],
  ])('%s: what the guide hears in it stands below', async (question, kind, skill) => {
    skilled.server.play(say('Gladly.'))
    const visitor = await skilled.visit()
    const answer = await visitor.ask(question)
    expect(answer.text).toContain('Gladly.')
    expect(kinds(answer)).toContain(kind)
    expect(titles(answer)).toEqual([])
    expect((await skilled.traceOf(visitor)).skill).toBe(skill)
  })

  test('what the guide would have found is not taken for shown', async () => {
    skilled.server.play(say('Gladly.'))
    const visitor = await skilled.visit()
    const answer = await visitor.ask('Homes in Kent')
    expect(kinds(answer)).toContain('alert')
    expect((await visitor.state()).shown).toEqual([])
  })

  test.each([
    [
      'that it does not know: a person is offered once',
      [use('report_no_answer', { missing: 'x' }), say('No idea.')],
      1,
    ],
    ['something of its own: nobody is offered', [say('Gladly.')], 0],
  ])('a model that says four times %s', async (_what, answers, offers) => {
    const visitor = await skilled.visit()
    const said: string[] = []
    for (const question of [
      'Who won the football?',
      'What is the weather in Rome?',
      'Sing me a song?',
      'Which day is it?',
    ]) {
      skilled.server.play(answers)
      said.push((await visitor.ask(question)).text)
    }
    expect(said.filter((text) => text.includes('somebody of the firm'))).toHaveLength(offers)
  })
})

describe('a model that makes mistakes', () => {
  test.each(sampleOf(models, 2))('%s: unknown tools are told to it, and it may still answer', async (model) => {
    skilled.server.play([use('book_the_tour', { home: 1 }), use('__proto__'), use('constructor'), say('Gladly.')])
    const visitor = await skilled.visit(model)
    expect((await visitor.ask('I would like a tour')).text).toContain('Gladly.')
    expect(skilled.lastTold()).toContain('There is no tool named')
  })

  test.each(sampleOf(models.slice(0, 3), 1))('%s: arguments that are no JSON are told to it', async (model) => {
    skilled.server.play([
      { steps: [{ brokenCall: { name: 'ask_for_tour', arguments: '{"address": "12 Ma' } }] },
      say('Gladly.'),
    ])
    const visitor = await skilled.visit(model)
    const answer = await visitor.ask('I would like a tour')
    expect(answer.failure).toBe('')
    expect(answer.text).toContain('Gladly.')
    const { steps } = await skilled.traceOf(visitor)
    expect(steps.filter(({ error }) => error === undefined)).toEqual([])
  })

  test.each(sampleOf(models, 2))(
    '%s: one that never stops looking up ends in an answer of the guide',
    async (model) => {
      skilled.server.play(use('search_listings', { q: 'homes in Kent' }))
      const visitor = await skilled.visit(model)
      const answer = await visitor.ask('Which homes are in Kent?')
      expect(answer.failure).toBe('')
      expect(answer.text).toContain('12 Main St')
      expect(answer.view?.cards).toHaveLength(2)
      expect(skilled.server.requests.length).toBeLessThanOrEqual(6)
    },
  )

  test('forty calls at once are no more than twelve', async () => {
    const steps = Array.from({ length: 40 }, () => call('find_tour_times', { address: '12 Main St' }))
    skilled.server.play([{ steps }, say('Gladly.')])
    const visitor = await skilled.visit()
    const answer = await visitor.ask('When can I see 12 Main St?')
    expect(answer.text).toContain('Gladly.')
    expect((await skilled.traceOf(visitor)).steps).toHaveLength(12)
    expect(kinds(answer).length).toBeLessThanOrEqual(5)
  })

  test('names and descriptions of the tools are not told', async () => {
    const names = skillTools.map(({ name }) => name)
    skilled.server.play(say(`Gladly. ${names.map((name) => `I use ${name} for that.`).join(' ')}`))
    const { text } = await (await skilled.visit()).ask('Which tools have you got?')
    for (const name of names) expect(text).not.toContain(name)
  })
})

describe('hostile arguments', () => {
  const huge = 'x'.repeat(100_000)
  const hostile: unknown[] = [
    null,
    'homes',
    7,
    [],
    { number: 'two' },
    { number: -1 },
    { number: 99 },
    { id: 1e308 },
    { id: 0 },
    { id: { $gt: 0 } },
    { MLSNumber: huge },
    { address: huge },
    { address: "'; DROP TABLE listings; --" },
    { address: 'NOWHERE 1', q: '' },
    { q: huge },
    { q: ['homes'] },
    { price: 'free' },
    { price: -5, rate: 1e9, years: 0 },
    { monthly: Number.MAX_VALUE },
    { from: '2026-99-99T00:00', days: 1_000 },
    JSON.parse('{"__proto__": {"number": 1}, "constructor": {"name": "x"}, "toString": 1}'),
  ]

  test.each(sampleOf(skillTools, 5).map(({ name }) => name))(
    '%s: each is answered in a few words, and nobody is harmed',
    async (name) => {
      const visitor = await skilled.visit()
      for (let from = 0; from < hostile.length; from += 11) {
        skilled.server.play([
          { steps: hostile.slice(from, from + 11).map((input) => call(name, input)) },
          say('Gladly.'),
        ])
        const answer = await visitor.ask('Hello')
        expect(answer.failure).toBe('')
        expect(answer.text).toContain('Gladly.')
        expect(skilled.lastTold()).not.toMatch(/Error:|at async|violates|syntax/)
        expect(skilled.lastTold().length).toBeLessThan(60_000 + huge.length * 6)
      }
      const { count } = await skilled.app.app.db
        .selectFrom('listings')
        .select((query) => query.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBeGreaterThan(0)
    },
  )

  test('homes of another chatbot and of another workspace are not there, by whatever name', async () => {
    const elsewhere = await openClicking(skilled.app, [
      {
        ...mainSt,
        MLSNumber: '9900001',
        Url: 'https://homes.example/secret',
        Address: '5 Secret Road',
        City: 'Hidden',
      },
    ])
    const { id } = await skilled.app.app.db
      .selectFrom('listings')
      .select('id')
      .where('chatbotId', '=', elsewhere.scope.chatbotId)
      .executeTakeFirstOrThrow()
    const names = [{ id }, { MLSNumber: '9900001' }, { address: '5 Secret Road' }]
    for (const name of ['look_at_listing', 'work_out_payment', 'find_tour_times', 'ask_for_tour', 'ask_for_alert']) {
      skilled.server.play([
        { steps: names.map((input) => call(name, input)) },
        say('5 Secret Road costs $450,000. It has 3 bedrooms.'),
      ])
      const visitor = await skilled.visit()
      const answer = await visitor.ask('Tell me of it')
      expect(JSON.stringify(answer.view), name).not.toContain('Secret')
      expect(answer.text, name).not.toContain('Secret')
      const { steps } = await skilled.traceOf(visitor)
      expect(JSON.stringify(steps)).not.toContain(`"listings":[${id}]`)
    }
  })
})
