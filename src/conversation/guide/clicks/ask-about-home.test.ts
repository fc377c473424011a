import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { birchLane, street } from '../about-homes/birch-lane.fixture.ts'
import { type ClickedChatbot, type Clicker, openClicking } from '../conversations/clicking.fixture.ts'

let app: TestApp
let chatbot: ClickedChatbot
const ids = new Map<string, number>()

beforeAll(async () => {
  app = await borrowTestApp()
  chatbot = await openClicking(app, birchLane)
  const rows = await app.app.db
    .selectFrom('listings')
    .select(['id', 'Address'])
    .where('chatbotId', '=', chatbot.scope.chatbotId)
    .execute()
  for (const { id, Address } of rows) ids.set(Address ?? '', Number(id))
})
afterAll(() => app.close())

const idOf = (number: number): number => ids.get(`${number} Birch Lane`) ?? 0

/** Asks as the window does: the first line names the home. */
const askAbout = (visitor: Clicker, number: number, question: string, line = `About ${number} Birch Lane`) =>
  visitor.send({ content: `${line}\n${question}`, action: { kind: 'ask', listing: idOf(number) } })

describe('a question about a home that is named by its id', () => {
  test.each([
    ['when was it built?', /12 Birch Lane.*2005/],
    ['year built', /12 Birch Lane.*2005/],
    ['bedrooms?', /12 Birch Lane.*: 4 beds/],
    ['how big is the lot', /12 Birch Lane.*7,000/],
    ['how much', /12 Birch Lane.*\$450,000/],
    ['tell me more', /12 Birch Lane.*\$450,000/],
    ['more details please', /12 Birch Lane.*\$450,000/],
    ['¿cuántos dormitorios tiene?', /12 Birch Lane.*4 habitaciones/],
    ['Quelle est la surface ?', /12 Birch Lane.*2.000/],
    ['Wann wurde es gebaut?', /12 Birch Lane.*2005/],
    ['Quanto custa?', /12 Birch Lane.*450.000/],
    ['建于哪一年？', /12 Birch Lane.*2005/],
  ])('%j is answered about it, before anything was searched for', async (question, told) => {
    const visitor = await chatbot.visit()
    expect((await askAbout(visitor, 12, question)).text).toMatch(told)
  })

  test.each([
    ['does it have a pool?', 11, /11 Birch Lane.*pool/],
    ['a pool?', 13, /13 Birch Lane.*[Nn]o pool/],
    ['parking', 11, /11 Birch Lane.*2 parking/],
    ['HOA fee', 11, /11 Birch Lane.*\$300/],
    ['and the deposit?', 17, /17 Birch Lane.*\$3,000/],
    ['is it for rent?', 17, /17 Birch Lane.*\$2,000 a month/],
  ])('%j of another home than the first that was shown', async (question, number, told) => {
    const visitor = await chatbot.visit()
    await visitor.ask('homes in Tacoma, cheapest first')
    const { text } = await askAbout(visitor, number, question)
    expect(text).toMatch(told)
    // It stays what the conversation speaks of.
    expect((await visitor.ask('what does it cost?')).text).toContain(`${number} Birch Lane`)
  })

  test.each(['houses in Tacoma under 400k', 'show me cheaper ones', 'apartments for rent'])(
    '%j looks for homes all the same',
    async (question) => {
      const visitor = await chatbot.visit()
      await visitor.ask('homes in Tacoma')
      const { view } = await askAbout(visitor, 16, question)
      expect(view?.criteria.length).toBeGreaterThan(0)
    },
  )

  test('small talk and the wish for a person are what they are', async () => {
    const visitor = await chatbot.visit()
    expect((await askAbout(visitor, 12, 'thank you')).text).not.toContain('Birch')
    expect((await askAbout(visitor, 12, 'can I talk to a person?')).text).not.toContain('Birch')
  })

  test('the words of the home are no part of the question', async () => {
    const line = 'About 3 Bedroom Lane, pool, talk to an agent'
    const { text } = await askAbout(await chatbot.visit(), 12, 'when was it built?', line)
    expect(text).toMatch(/12 Birch Lane.*2005/)
  })

  test('without a question it is told of, in the language of the conversation', async () => {
    const visitor = await chatbot.visit()
    await visitor.ask('casas en venta en Tacoma')
    const { text } = await visitor.send({ content: 'Sobre esta', action: { kind: 'ask', listing: idOf(12) } })
    expect(text).toMatch(/12 Birch Lane[\s\S]*habitaciones/)
  })

  test('what is said stands in the conversation with the home', async () => {
    const visitor = await chatbot.visit()
    await askAbout(visitor, 12, 'when was it built?')
    const [question] = await visitor.stored()
    expect(question).toMatchObject({ from: 'visitor', content: 'About 12 Birch Lane\nwhen was it built?' })
  })

  test('a home that is gone, or of another chatbot, is told as gone, and changes nothing', async () => {
    const other = await openClicking(app, [street(99, { YearBuilt: 1950 })])
    const foreign = await app.app.db
      .selectFrom('listings')
      .select('id')
      .where('chatbotId', '=', other.scope.chatbotId)
      .executeTakeFirstOrThrow()
    const visitor = await chatbot.visit()
    await visitor.ask('homes in Tacoma, cheapest first')
    const { shown } = await visitor.state()
    for (const listing of [Number(foreign.id), 9_999_999]) {
      const { text } = await visitor.send({ content: 'About it\nyear?', action: { kind: 'ask', listing } })
      expect(text).toBe('That home is no longer listed here.')
      expect(await visitor.state()).toMatchObject({ shown, focus: null })
    }
  })

  test('fair housing is kept', async () => {
    const { text } = await askAbout(await chatbot.visit(), 12, 'are the neighbours white?')
    expect(text).toMatch(/^Homes are never chosen by who lives there/)
  })
})
