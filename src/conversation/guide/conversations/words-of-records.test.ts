import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

/** The newest is number 11, which comes first where nothing else decides. */
const homes = [
  street(11, { SalePrice: 300_000, DaysOnMarket: 1, Description: 'Near the park.' }),
  street(12, {
    SalePrice: 310_000,
    DaysOnMarket: 2,
    Description: 'A balcony over the streetcar line.',
    YearBuilt: 1931,
  }),
  street(13, { SalePrice: 320_000, DaysOnMarket: 3, PropertyType: 'Schoolhouse', Description: 'One tall room.' }),
  street(14, { SalePrice: 330_000, DaysOnMarket: 4, PropertyType: 'Doppelhaushälfte', Description: 'Mit Garten.' }),
  street(15, {
    SalePrice: 340_000,
    DaysOnMarket: 5,
    PropertyType: '公寓',
    ExtensionColumn: [{ Key: '租约', value: '带租约到2027年' }],
  }),
  street(16, { SalePrice: 350_000, DaysOnMarket: 6, PropertyType: '住宅', Description: '楼上有露台。' }),
  street(17, {
    SalePrice: 360_000,
    DaysOnMarket: 7,
    ExtensionColumn: [{ Key: 'Arrendado', value: 'Até 2028' }],
  }),
  street(19, {
    SalePrice: 380_000,
    DaysOnMarket: 9,
    Description: 'Across from the church, the mosque and the synagogue. A ramp for a wheelchair, a nursery next door.',
  }),
  street(18, { SalePrice: 370_000, DaysOnMarket: 8, PropertyType: 'Cottage' }),
]

const { last } = talkOf(homes)

describe('words that no table knows find the homes whose records have them', () => {
  test.each([
    ['something to buy by the streetcar', '12 Birch Lane'],
    ['a schoolhouse to buy', '13 Birch Lane'],
    ['doppelhaushälfte zu kaufen?', '14 Birch Lane'],
    ['有没有带租约出售的公寓', '15 Birch Lane'],
    ['imóveis arrendados à venda', '17 Birch Lane'],
  ])('%j begins with %j', async (sentence, home) => {
    expect(/\d+ Birch Lane/.exec(await last(sentence))?.[0]).toBe(home)
  })

  test('the one that stands out is asked about next', async () => {
    expect(await last('something to buy by the streetcar', 'built when?')).toMatch(/12 Birch Lane.*1931/)
  })

  test('what is called so is meant where the cheapest is asked for', async () => {
    expect(await last('the cheapest cottage')).toContain('18 Birch Lane')
  })

  test('words that all or none of the homes have change nothing', async () => {
    expect(/\d+ Birch Lane/.exec(await last('something to buy for my zeppelin'))?.[0]).toBe('11 Birch Lane')
  })
})

test.each([
  'we go to church every Sunday',
  'my family prays at the mosque',
  'I work at the synagogue',
  'my son uses a wheelchair',
])('who people are moves no home to the front: “%s”', async (self) => {
  const homesIn = (content: string) => content.match(/\d+ Birch Lane/g)
  const alone = homesIn(await last('homes for sale'))
  expect(homesIn(await last(`homes for sale. ${self}.`))).toEqual(alone)
  expect(homesIn(await last(`${self}; homes for sale`))).toEqual(alone)
})

test('Chinese kinds of homes are kinds like all others', async () => {
  const content = await last('公寓出售')
  expect(content).toContain('15 Birch Lane')
  expect(content).not.toContain('11 Birch Lane')
})
