import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { openChatbot, type Reply } from './conversation.fixture.ts'

/** Of fourteen homes nine are condos, all others houses; half of them have three bedrooms. */
const homes = Array.from({ length: 14 }, (_, at) =>
  street(20 + at, {
    SalePrice: 300_000 + at * 10_000,
    DaysOnMarket: at + 1,
    PropertyType: at < 9 ? 'Condominium' : 'Single Family',
    Bedrooms: at % 2 === 0 ? 3 : 2,
    Description: 'A quiet home.',
  }),
)
const rentals = Array.from({ length: 6 }, (_, at) =>
  street(60 + at, { SaleType: 'for_rent', RentPrice: 1_500 + at * 100, PropertyType: 'Condominium' }),
)

let app: TestApp
let talk: (turns: readonly string[]) => Promise<Reply[]>
let talkOfBoth: (turns: readonly string[]) => Promise<Reply[]>
beforeAll(async () => {
  app = await borrowTestApp()
  talk = await openChatbot(app, homes)
  talkOfBoth = await openChatbot(app, [...homes, ...rentals])
})
afterAll(() => app.close())

const contents = async (...turns: string[]): Promise<string[]> => (await talk(turns)).map(({ content }) => content)
const last = async (...turns: string[]): Promise<string> => (await contents(...turns)).at(-1) ?? ''

describe('one question that halves what was found', () => {
  test.each([
    ['homes for sale in Tacoma', 'that’s fine', 'no', /3 bedrooms or more; do you need that many\?$/],
    ['viviendas en venta en Tacoma', 'está bien', 'no', /3 habitaciones o más; ¿necesita tantas\?$/],
    ['logements à vendre à Tacoma', 'ça va', 'non', /3 chambres ou plus ; vous en faut-il autant \?$/],
    ['Immobilien zum Kauf in Tacoma', 'passt', 'nein', /3 Schlafzimmer oder mehr; brauchen Sie so viele\?$/],
    ['imóveis à venda em Tacoma', 'tudo bem', 'não', /3 quartos ou mais; precisa de tantos\?$/],
    ['Tacoma出售的房子', '可以的', '不用', /有3间以上的卧室，您需要这么多吗？$/],
  ])('%j: yes takes the one half, no the other', async (search, yes, no, question) => {
    expect(await last(search)).toMatch(question)
    expect(await last(search, yes)).toMatch(/\b7\b|7套/)
    expect(await last(search, no)).toMatch(/\b7\b|7套/)
    expect(await last(search, yes)).not.toBe(await last(search, no))
  })

  test.each([
    ['3 bedroom homes or 2 bedroom homes in Tacoma for sale', 'Most of these are condos or apartments; is that fine?'],
    ['2-3 habitaciones en venta en Tacoma', 'La mayoría son pisos o apartamentos; ¿le parece bien?'],
    ['2 à 3 chambres à vendre à Tacoma', 'La plupart sont des appartements ; cela vous convient-il ?'],
    ['2-3 Schlafzimmer zum Kauf in Tacoma', 'Die meisten davon sind Wohnungen; passt das?'],
    ['2-3 quartos à venda em Tacoma', 'A maioria são apartamentos; tudo bem assim?'],
    ['Tacoma出售，2到3间卧室', '其中大多是公寓，可以吗？'],
  ])('%j: what was said is not asked; most are of a kind', async (search, question) => {
    expect(await last(search)).toContain(question)
  })

  test('who says that it is fine sees the next ones, and is not asked again', async () => {
    const [first, kept, later, again] = await contents(
      '2-3 bedrooms for sale in Tacoma',
      'Condos or apartments are fine',
      'show me more',
      '2-3 bedrooms for sale in Tacoma',
    )
    expect(first).toContain('is that fine?')
    expect(kept).not.toContain('?')
    expect(later).not.toContain('?')
    expect(again).not.toContain('condos or apartments;')
  })

  test.each(['no', 'only houses', 'no condos'])('%j leaves the others', async (reply) => {
    expect(await last('2-3 bedrooms for sale in Tacoma', reply)).toMatch(/\b5 (homes )?(fit|for you)|5 homes match/)
  })

  test('it is not asked after each answer, nor of few, of an order or of a figure', async () => {
    const [, second] = await contents('homes for sale', 'with a garage')
    expect(second).not.toMatch(/bedrooms or more|is that fine/)
    for (const search of ['2 bedroom houses for sale', 'cheapest homes for sale', 'how many homes are for sale'])
      expect(await last(search)).not.toMatch(/bedrooms or more|is that fine/)
  })

  test.each([
    ['doesn’t matter', 'these as well'],
    ['either is fine', 'these as well'],
  ])('%j changes nothing', async (reply, said) => {
    expect(await last('homes for sale', reply)).toMatch(new RegExp(`${said}|next ones`))
  })

  test('what is more than a yes is read as what it says', async () => {
    expect(await last('2-3 bedrooms for sale in Tacoma', 'yes, and under 350k')).toContain('price at most $350,000')
  })

  test('to buy or to rent is asked first, and either answer is followed', async () => {
    const ask = async (...turns: string[]) => (await talkOfBoth(turns)).at(-1)?.content ?? ''
    expect(await ask('homes in Tacoma')).toMatch(/Are you looking to buy\?$/)
    expect(await ask('homes in Tacoma', 'yes')).toContain('for sale')
    expect(await ask('homes in Tacoma', 'no, to rent')).toContain('for rent')
    expect(await ask('homes in Tacoma', 'Only for rent')).toContain('6 homes match')
  })
})
