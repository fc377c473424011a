import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListingCard, ShownView } from '../../src/conversation/guide/answer-view.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { addDemoChatbot } from '../browser/add-demo-chatbot.ts'
import type { TestApp } from '../test-app.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { readBlocks } from './reading/read-blocks.ts'

interface Answer {
  words: string
  cards: ListingCard[]
  compared: boolean
}

let app: TestApp
let demo: string
let visitor: Visitor

beforeAll(async () => {
  app = await borrowTestApp()
  demo = await addDemoChatbot(app)
  visitor = await openVisitor(app, demo)
})
afterAll(() => app.close())

const [block] = readBlocks(
  'README.md',
  readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8'),
).filter(({ headings }) => headings.at(-1) === 'What it understands')
const sentences = (block?.text ?? '').split('\n').flatMap((line) => line.split(/\s{2,}/).filter(Boolean))

async function say(content: string): Promise<Answer> {
  const response = await fetch(`${app.url}/chat/Chat/Ask`, {
    method: 'POST',
    headers: { 'chatrobot-sessionkey': visitor.sessionKey, 'content-type': 'application/json' },
    body: JSON.stringify({ content, view: true }),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
  const words = lines.map(({ content: piece = '' }: { content?: string }) => piece).join('')
  const view = lines.find((line): line is { view: ShownView } => 'view' in line)?.view
  return { words, cards: view?.cards ?? [], compared: view?.compared ?? false }
}

/** Every home of the demo that the words find, read without the conversation. */
async function findAll(q: string): Promise<{ Address: string; SalePrice: number }[]> {
  const response = await fetch(`${app.url}/v1/chatbots/${demo}/search`, {
    method: 'POST',
    headers: { authorization: app.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ q, pageSize: 100 }),
  })
  const { listings } = JSON.parse(await response.text())
  return listings
}

const prices = (cards: readonly ListingCard[]) => cards.map(({ price }) => Number(price))
const isRising = (numbers: readonly number[]) =>
  numbers.every((each, at) => at === 0 || each >= Number(numbers[at - 1]))
const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`

/** What each sentence of the README has to do, said one after the other as they stand there. */
const judges: Record<string, (answer: Answer, before: Answer) => unknown> = {
  '3 bedrooms near Green Lake under 900k, ideally with a view': ({ cards }) => {
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card).toMatchObject({ bedrooms: 3, forRent: false })
    expect(Math.max(...prices(cards))).toBeLessThanOrEqual(900_000)
  },
  cheaper: ({ cards }, before) => {
    expect(isRising(prices(cards))).toBe(true)
    expect(Math.min(...prices(cards))).toBeLessThanOrEqual(Math.min(...prices(before.cards)))
  },
  'what about Portland?': ({ cards }) => {
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card.place).toContain('Portland')
    for (const card of cards) expect(card.bedrooms).toBe(3)
  },
  'viviendas con tres recámaras por menos de 900 mil': ({ cards, words }) => {
    expect(cards.length).toBeGreaterThan(0)
    expect(Math.max(...prices(cards))).toBeLessThanOrEqual(900_000)
    expect(words).toMatch(/vivienda|casa/)
  },
  'und in Seattle?': ({ cards, words }) => {
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(card.place).toContain('Seattle')
    expect(words).toMatch(/Angebot|Häuser|Haus/)
  },
  最便宜的三套: async ({ cards }) => {
    expect(cards).toHaveLength(3)
    const all = (await findAll('homes for sale in Seattle with 3 bedrooms under 900k')).map(
      ({ SalePrice }) => SalePrice,
    )
    expect(prices(cards)).toEqual(all.toSorted((one, other) => one - other).slice(0, 3))
  },
  'does the second one have a pool?': ({ words }, before) => {
    expect(words).toContain(before.cards[1]?.title)
    expect(words.toLowerCase()).toContain('pool')
  },
  'compare the first two': ({ cards, compared }) => {
    expect(compared).toBe(true)
    expect(cards).toHaveLength(2)
  },
  'what would that cost me a month with 20% down at 6.5%?': ({ words }, before) => {
    const monthly = (price: number): number => {
      const rate = 0.065 / 12
      return (price * 0.8 * rate) / (1 - (1 + rate) ** -360)
    }
    expect(
      prices(before.cards).some((price) => words.includes(dollars(monthly(price)))),
      words,
    ).toBe(true)
  },
  'average price of those': ({ words }) => expect(words).toMatch(/\$[\d,]{6,}/),
}

test('every sentence of the README has a judge, and no other has', () => {
  expect(sentences).toEqual(Object.keys(judges))
})

test('said one after the other, each does what it says', async () => {
  let before: Answer = { words: '', cards: [], compared: false }
  for (const sentence of sentences) {
    const answer = await say(sentence)
    try {
      await judges[sentence]?.(answer, before)
    } catch (error) {
      throw new Error(`${sentence}\n${answer.words}\n${error instanceof Error ? error.message : error}`, {
        cause: error,
      })
    }
    before = answer.cards.length > 0 ? answer : { ...before, words: answer.words }
  }
})
