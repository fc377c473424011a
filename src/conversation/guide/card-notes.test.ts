import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { birchLane, street } from './about-homes/birch-lane.fixture.ts'
import { type ClickedChatbot, openClicking, type ShownAnswer } from './conversations/clicking.fixture.ts'

let app: TestApp
let chatbot: ClickedChatbot
beforeAll(async () => {
  app = await borrowTestApp()
  chatbot = await openClicking(app, [
    ...birchLane,
    street(18, {
      City: 'Puyallup',
      Status: 'PreOnMarket',
      SalePrice: 350_000,
      Description: 'A *hot* tub & <b>sauna</b>.',
    }),
    street(19, {
      City: 'Puyallup',
      SalePrice: 360_000,
      ExtensionColumn: [
        { Key: 'Price Qualifier', value: 'Offers over' },
        { Key: 'Status', value: 'Price Improvement' },
      ],
      Description: `Sauna, ${'very warm, '.repeat(40)}and a hot tub.`,
    }),
  ])
})
afterAll(() => app.close())

async function last(...turns: string[]): Promise<ShownAnswer> {
  const visitor = await chatbot.visit()
  let answer: ShownAnswer | null = null
  for (const turn of turns) answer = await visitor.ask(turn)
  if (!answer) throw new Error('Nothing was asked.')
  return answer
}

const notes = ({ view }: ShownAnswer) => view?.cards.map(({ title, note }) => [Number.parseInt(title, 10), note])

test('a card shows what the firm says of the price and of the offer', async () => {
  const { view } = await last('homes in Puyallup')
  const said = view?.cards.map(({ price, qualifier, statusWord }) => [price, qualifier, statusWord])
  expect(said).toContainEqual([360_000, 'Offers over', 'Price Improvement'])
  expect(said).toContainEqual([350_000, undefined, undefined])
})

describe('beside its card a home says what only the list in words would say', () => {
  test.each([
    ['homes in Tacoma with a pool', 11, 'swimming pool: “Corner house with a pool.”'],
    ['casas en Tacoma con piscina', 11, 'piscina: «Corner house with a pool.»'],
    ['maisons à Tacoma avec piscine', 11, 'piscine : «\u00A0Corner house with a pool.\u00A0»'],
    ['Häuser in Tacoma mit Pool', 11, 'Pool: „Corner house with a pool.“'],
    ['塔科马带泳池的房子', 11, '泳池：“Corner house with a pool.”'],
    ['homes in Tacoma built after 1990', 12, 'built in 2005'],
    ['casas en Tacoma construidas después de 1990', 12, 'construcción de 2005'],
    ['Häuser in Tacoma gebaut nach 1990', 12, 'Baujahr 2005'],
    ['homes in Tacoma with HOA under 400', 11, 'HOA $300 a month'],
    ['biggest lot in Tacoma', 14, 'lot 9,000 sq ft'],
    ['homes within 5 miles of Tacoma', 11, '0.2 miles from Tacoma'],
    [
      'homes with a pool within 5 miles of Tacoma',
      11,
      '0.2 miles from Tacoma · swimming pool: “Corner house with a pool.”',
    ],
  ])('“%s”', async (question, home, note) => {
    const answer = await last(question)
    expect(notes(answer)?.[0]).toEqual([home, note])
    // Nothing that the words do not say.
    for (const fact of note.split(' · ')) expect(answer.text).toContain(fact)
  })

  test('and nothing where the card says all', async () => {
    const answer = await last('houses for sale in Tacoma under 500k, cheapest first')
    expect(notes(answer)).toEqual([13, 11, 12, 15].map((home) => [home, '']))
  })

  test('what the card shows as it is today is not noted: kind of home, status, tour', async () => {
    const answer = await last('coming soon homes in Puyallup')
    expect(answer.text).toContain('coming soon')
    expect(notes(answer)).toEqual([[18, '']])
  })

  test('as plain text, no longer than a few lines', async () => {
    const [one, other] = notes(await last('homes in Puyallup with a sauna, cheapest first')) ?? []
    expect(one?.[1]).toBe('sauna: “A *hot* tub & <b>sauna</b>.”')
    expect(other?.[1]).toMatch(/^sauna: “Sauna, very warm, /)
    expect(String(other?.[1]).length).toBeLessThanOrEqual(240)
  })

  test('also of homes that were shown before', async () => {
    expect(notes(await last('homes in Tacoma', 'which of them have a pool?'))).toEqual([
      [11, 'swimming pool: “Corner house with a pool.”'],
    ])
  })
})

test('notes are kept with their homes: a gone one takes its own along, and older answers have none', async () => {
  const own = await openClicking(app, birchLane)
  const visitor = await own.visit()
  await visitor.ask('homes in Tacoma built after 1990')
  const { db } = app.app
  const stored = () => db.selectFrom('messages').select(['id', 'view']).where('sessionId', '=', visitor.sessionId)
  const kept = await stored().where('role', '=', 'answer').executeTakeFirstOrThrow()
  const { listings = [] } = kept.view as unknown as { listings?: number[] }
  await db
    .deleteFrom('listings')
    .where('id', '=', listings[1] ?? 0)
    .execute()
  expect((await visitor.stored()).at(-1)?.view?.cards.map(({ note }) => note)).toEqual([
    'built in 2005',
    'built in 1999',
    'built in 2020',
    'built in 1995',
  ])
  const { notes: _, ...older } = kept.view as unknown as Record<string, unknown>
  await db
    .updateTable('messages')
    .set({ view: JSON.stringify(older) as never })
    .where('id', '=', kept.id)
    .execute()
  expect((await visitor.stored()).at(-1)?.view?.cards.map(({ note }) => note)).toEqual(['', '', '', ''])
})
