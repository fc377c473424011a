import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { birchLane } from './about-homes/birch-lane.fixture.ts'
import type { AnswerView } from './answer-view.ts'
import { type ClickedChatbot, openClicking, type ShownAnswer } from './conversations/clicking.fixture.ts'
import { presentView } from './present-view.ts'

let app: TestApp
let chatbot: ClickedChatbot
beforeAll(async () => {
  app = await borrowTestApp()
  chatbot = await openClicking(app, birchLane, { AnswerSuffix: 'Call us any time.' })
})
afterAll(() => app.close())

/** The last answer to a conversation. */
async function last(...turns: string[]): Promise<ShownAnswer> {
  const visitor = await chatbot.visit()
  let answer: ShownAnswer | null = null
  for (const turn of turns) answer = await visitor.ask(turn)
  if (!answer) throw new Error('Nothing was asked.')
  return answer
}

const numbers = ({ view }: ShownAnswer) => view?.cards.map(({ title }) => Number.parseInt(title, 10))
const labels = ({ view }: ShownAnswer) => view?.criteria.map(({ label }) => label)
const hidden = ({ text, view }: ShownAnswer) =>
  view?.listSpan ? text.slice(view.listSpan.from, view.listSpan.to) : null

describe('a search', () => {
  test('shows what was understood and the homes, before the first word; the list in words is marked', async () => {
    const answer = await last('houses for sale in Tacoma under 500k, cheapest first')
    expect(answer.lines[0]).toBe('view')
    expect(answer.lines.filter((line) => line === 'view')).toHaveLength(1)
    expect(labels(answer)).toEqual(['houses', 'for sale', 'in Tacoma', 'at most $500,000', 'cheapest first'])
    expect(numbers(answer)).toEqual([13, 11, 12, 15])
    expect(answer.view).toMatchObject({ total: 4, more: false, compared: false })
    const list = hidden(answer)
    expect(list).toMatch(
      /^4 homes match: houses, for sale, in Tacoma, price at most \$500,000; cheapest first\.\n\n1\. \[13 Birch Lane[\s\S]*\n4\. \[15 Birch Lane.*sq ft$/,
    )
    expect(answer.text).toBe(
      `4 homes fit, from $380,000 to $500,000.\n\n${list}\n\nAsk about any of them, for example “compare the first two”.\nCall us any time.`,
    )
  })

  test('says whether there are more; a later page has them', async () => {
    const first = await last('homes in Tacoma')
    expect(first.view).toMatchObject({ total: 7, more: true })
    // A button below the cards says it as well.
    expect(hidden(first)).toMatch(/^7 homes match: [\s\S]*\n1\. [\s\S]*“show me more” for the next 2\.$/)
    const second = await last('homes in Tacoma', 'show me more')
    expect(second.view).toMatchObject({ total: 7, more: false })
    expect(numbers(second)).toEqual([16, 17])
    expect(hidden(second)).toMatch(/^6\. /)
  })

  test('without a match shows the homes that come closest, with what they miss', async () => {
    const answer = await last('5 bedroom homes for sale in Tacoma under 550k')
    expect(answer.view).toMatchObject({ total: 0, more: false })
    expect(numbers(answer)).toEqual([12, 15])
    expect(answer.view?.cards.map(({ note }) => note)).toEqual(['4 bedrooms instead of 5', '4 bedrooms instead of 5'])
    expect(hidden(answer)).toMatch(/^No home matches: [\s\S]*\n1\. [\s\S]* – 4 bedrooms instead of 5$/)
    expect(labels(answer)).toEqual(['for sale', 'exactly 5 bedrooms', 'in Tacoma', 'at most $550,000'])
    expect(answer.view?.criteria.at(-1)?.options).toEqual(['at most $610,000 (1)', 'at most $830,000 (2)'])
  })

  test('whose words are preceded by a remark marks the list where it stands', async () => {
    const answer = await last('homes in Tacoma under 100k', 'homes in Tacoma with a pool')
    expect(hidden(answer)).toMatch(/^1 home matches: .*\n\n1\. \[11 Birch Lane/)
  })

  test('that counts or averages shows no homes, but what it was understood as', async () => {
    const counted = await last('how many homes for sale in Tacoma are there?')
    expect(counted.view).toMatchObject({ total: 6, more: true, cards: [], listSpan: null })
    expect(labels(counted)).toEqual(['for sale', 'in Tacoma', 'newest listings first'])
    expect((await last('average price of homes for sale in Tacoma')).view?.cards).toEqual([])
  })
})

describe('an answer about homes that were shown', () => {
  test.each([
    ['compare the first two', [11, 12], true, /^- 1: [\s\S]*\|$/],
    ['tell me about the second', [12], false, null],
    ['show me pictures of the first', [11], false, /^\[picture 1\]/],
    ['does the third have a pool?', [13], false, null],
    ['which of these has the biggest lot?', [14], false, null],
    ['which of them have a pool?', [11], false, /^- 1: \[11 Birch/],
    ['what would the monthly payment for the fourth be?', [14], false, null],
  ])('“%s” shows %j', async (question, shown, compared, list) => {
    const answer = await last('homes for sale in Tacoma', question)
    expect(numbers(answer)).toEqual(shown)
    expect(answer.view).toMatchObject({ compared, criteria: [], total: 0, more: false })
    if (list === null) expect(answer.view?.listSpan).toBeNull()
    else expect(hidden(answer)).toMatch(list)
  })

  test('shows no second card of the home it goes on about', async () => {
    const { view } = await last('homes in Tacoma', 'tell me about the second', 'when was it built?')
    expect(view?.cards).toEqual([])
    expect(view?.buttons?.map(({ kind }) => kind)).toEqual(['tour', 'ask', 'save'])
  })
})

test.each(['hello', 'thanks', 'what is the capital of France?', 'no immigrants please', 'start over', 'go back'])(
  '“%s” shows no home',
  async (sentence) => {
    expect((await last(sentence)).view?.cards ?? []).toEqual([])
  },
)

test('a stored view shows homes as they are today: sold ones say so, gone ones are left out', async () => {
  const own = await openClicking(app, birchLane)
  const visitor = await own.visit()
  const { view } = await visitor.ask('homes for sale in Tacoma under 500k')
  const ids = view?.cards.map(({ id }) => id) ?? []
  expect(ids).toHaveLength(4)
  const { db } = app.app
  await db
    .updateTable('listings')
    .set({ Status: 'Sold' })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  await db
    .deleteFrom('listings')
    .where('id', '=', ids[1] ?? 0)
    .execute()
  const stored = await db
    .selectFrom('messages')
    .select('view')
    .where('sessionId', '=', visitor.sessionId)
    .where('role', '=', 'answer')
    .executeTakeFirstOrThrow()
  // What `finish` of a turn has stored.
  const today = await presentView(db, { ...own.scope, publicUrl: app.url }, stored.view as unknown as AnswerView)
  expect(today.cards.map(({ id, status }) => [id, status])).toEqual([
    [ids[0], 'Sold'],
    [ids[2], 'Active'],
    [ids[3], 'Active'],
  ])
  expect({ ...today, cards: [] }).toEqual({ ...view, cards: [] })
})

test('who does not ask for views gets none, and the same words', async () => {
  const visitor = await chatbot.visit()
  const plain = await visitor.send({ content: 'homes in Tacoma', view: false })
  expect(plain.lines).not.toContain('view')
  expect(plain.text).toBe((await last('homes in Tacoma')).text)
})
