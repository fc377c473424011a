import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const homes = [
  street(11, {
    SalePrice: 400_000,
    YearBuilt: 1948,
    DaysOnMarket: 1,
    ParkingSpots: 2,
    Description: 'A brick ranch with a swimming pool. The roof was redone in 2022. There is no garage.',
    ExtensionColumn: [
      { Key: 'Heating', value: 'Heat pump' },
      { Key: 'Pets', value: 'Up to 30 pounds' },
      { Key: 'Available', value: 'January 1' },
    ],
  }),
  street(12, {
    SalePrice: 450_000,
    YearBuilt: 2005,
    DaysOnMarket: 2,
    PropertyType: 'Townhouse',
    Description: 'Two floors with a sauna and a balcony.',
  }),
  street(13, { SalePrice: 380_000, YearBuilt: 1990, DaysOnMarket: 200, Description: 'A balcony over the bakery.' }),
]

const { last } = talkOf(homes)

describe('a home that was shown is known by what is said of it', () => {
  test.each([
    ['homes for sale', 'ooh the 1948 one', '11 Birch Lane'],
    ['homes for sale', 'the brick ranch, is there a pool?', '11 Birch Lane'],
    ['homes for sale', 'the one over the bakery', '13 Birch Lane'],
    ['homes for sale', 'can i see the cheaper one on saturday', '13 Birch Lane'],
    ['homes for sale', 'how much is the townhouse', '12 Birch Lane'],
    ['en venta', 'la que tiene sauna, cuanto cuesta?', '12 Birch Lane'],
    ['logements à vendre', 'celle avec le sauna est encore libre ?', '12 Birch Lane'],
    ['zum Kauf', 'was kostet das mit der Sauna?', '12 Birch Lane'],
    ['imóveis à venda', 'a com sauna tem varanda?', '12 Birch Lane'],
    ['在售的房子', '带桑拿的那套多少钱', '12 Birch Lane'],
  ])('%j, %j', async (first, second, home) => {
    expect(await last(first, second)).toContain(home)
  })

  test('two that fit are asked about, none that fits is no home', async () => {
    expect(await last('homes for sale', 'does the one with the balcony have parking')).toMatch(/Which|More than one/)
    expect(await last('homes for sale', 'the one with the helipad')).not.toMatch(/^\[1[123] Birch Lane/)
  })
})

describe('what the record tells in words is found in any language', () => {
  test.each([
    ['quel chauffage ?', 'Heat pump'],
    ['y calefacción?', 'Heat pump'],
    ['heizung?', 'Heat pump'],
    ['aquecimento?', 'Heat pump'],
    ['什么时候可以入住', 'January 1'],
    ['wann kann man einziehen?', 'January 1'],
    ['屋顶哪年换的', '2022'],
    ['aceita cachorro de 20 kg?', '30 pounds'],
  ])('%j', async (question, said) => {
    expect(await last('11 Birch Lane', question)).toContain(said)
  })

  test.each(['is there a garage', 'has it got a garage?', '有车库吗', 'gibt es eine Garage?'])(
    'parking spots are no garage where the record denies one: %j',
    async (question) => {
      expect(await last('11 Birch Lane', question)).toContain('There is no garage')
    },
  )
})

test.each([
  ['homes on the market over 150 days', '1 home matches'],
  ['which has been sitting the longest', '200 days'],
])('time on the market: %j', async (sentence, said) => {
  expect(await last('homes for sale', sentence)).toContain(said)
})

test('an e-mail address alone says nothing of the language', async () => {
  expect(await last('busco casas en venta', 'ana@example.com')).toMatch(/Gracias|Anotado|agencia/)
})
