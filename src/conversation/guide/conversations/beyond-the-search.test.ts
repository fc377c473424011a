import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const homes = [
  street(11, { SalePrice: 400_000, PropertyType: 'Condominium', Description: 'A condo.', DaysOnMarket: 1 }),
  street(12, { SalePrice: 450_000, PropertyType: 'Condominium', Description: 'A condo.', DaysOnMarket: 2 }),
  street(13, { SalePrice: 900_000, PropertyType: 'Duplex', Description: 'White, with a windmill.', DaysOnMarket: 3 }),
  street(14, { SalePrice: 300_000, PropertyType: 'Condominium', City: 'Kent', Description: 'A condo.' }),
  street(16, { SalePrice: 250_000, PropertyType: 'Single Family', City: 'Kent', Description: 'A house.' }),
  street(15, { SaleType: 'for_rent', RentPrice: 1_500, PropertyType: 'Condominium', City: 'Kent' }),
]

const { talk, last } = talkOf(homes)

describe('a home that was described and lies outside of the search', () => {
  test.each([
    ['homes for sale in Tacoma under 500k', 'is the duplex still available?', 'outside', '$900,000 instead of'],
    ['en venta en Tacoma por menos de 500 mil', 'el dúplex sigue disponible?', 'fuera', '$900.000 en lugar de'],
    ['à vendre à Tacoma à moins de 500 000', 'celui avec le windmill est encore libre ?', 'sort', '900 000 $'],
    ['zum Kauf in Tacoma unter 500.000', 'ist das mit windmill noch zu haben?', 'außerhalb', '900.000 $ statt'],
    ['à venda em Tacoma por menos de 500 mil', 'o duplex ainda está disponível?', 'fora', '$900.000 em vez de'],
  ])('%j, %j: it is said, with what it misses', async (search, question, ...said) => {
    const answer = await last(search, question)
    expect(answer).toContain('13 Birch Lane')
    for (const each of said) expect(answer).toContain(each)
  })

  test('one that fits is not said to', async () => {
    expect(await last('homes for sale in Tacoma', 'is the duplex still available?')).not.toContain('outside')
  })
})

describe('cheaper', () => {
  test('is cheaper than the home that is spoken of', async () => {
    expect(await last('condos for sale in Tacoma', 'how big is the second one', 'cheaper')).toContain('11 Birch Lane')
    const [, alone] = await talk(['13 Birch Lane', 'something cheaper?'])
    expect(alone?.content).toContain('11 Birch Lane')
    expect(alone?.content, 'no rent').not.toContain('15 Birch Lane')
  })

  test.each([
    ['condos for sale in Tacoma', 'cheaper', /\d.*Tacoma|Kent/],
    ['condos for sale in Tacoma', 'far too expensive', /\d.*Tacoma|Kent/],
    ['apartamentos en venta en Tacoma', 'algo más barato', /\d.*Tacoma|Kent/],
    ['appartements à vendre à Tacoma', 'vous avez moins cher ?', /\d.*Tacoma|Kent/],
    ['Wohnungen zum Kauf in Tacoma', 'gibt es was billigeres', /\d.*Tacoma|Kent/],
    ['apartamentos à venda em Tacoma', 'tem mais barato?', /\d.*Tacoma|Kent/],
    ['Tacoma出售的公寓', '有便宜点的吗', /\d.*Tacoma|Kent/],
  ])('%j, %j: where all that fit cost more, one that misses something is shown', async (search, wish, miss) => {
    const twice = await last(search, wish)
    expect(twice).toContain('14 Birch Lane')
    expect(twice).toMatch(miss)
    expect(twice).not.toContain('15 Birch Lane')
  })

  test('where there is really none it says so', async () => {
    expect(await last('houses for sale in Kent', 'cheaper')).toContain('Nothing cheaper is left')
  })
})

test.each([
  ['viviendas en venta en Tacoma', 'la segunda cuánto mide'],
  ['imóveis à venda em Tacoma', 'a segunda quantos metros tem'],
])('%j, %j is about the second', async (search, question) => {
  expect(await last(search, question)).toMatch(/^\[12 Birch Lane[^“]*$/)
})
