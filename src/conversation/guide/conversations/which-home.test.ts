import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const entry = (Key: string, value: string) => [{ Key, value }]

/** Of each of these another thing is told; the newest first. */
const homes = [
  street(31, {
    SalePrice: 310_000,
    DaysOnMarket: 1,
    Description: 'Casa con jardín. Esta propiedad tiene portón nuevo.',
  }),
  street(32, { SalePrice: 320_000, DaysOnMarket: 2, Address: '32 Heath Casa Court', Description: 'A quiet yard.' }),
  street(33, {
    SalePrice: 330_000,
    DaysOnMarket: 3,
    Description: 'A turret with a weathervane that was regilded. Pisos de mosaico originales.',
    ExtensionColumn: entry('Weathervane', 'Regilded, does not turn'),
  }),
  street(34, { SalePrice: 340_000, DaysOnMarket: 4, Description: 'Alpacas graze behind the paddock fence.' }),
  street(35, {
    SalePrice: 350_000,
    DaysOnMarket: 60,
    Address: '3150 FM 2244',
    City: 'Dripping Springs',
    ExtensionColumn: entry('Well', '18 gallons a minute'),
  }),
  street(36, {
    SalePrice: 360_000,
    DaysOnMarket: 6,
    Address: '910 Pier Ave #4',
    ExtensionColumn: entry('Dues', '$210'),
  }),
  street(37, {
    SalePrice: 370_000,
    DaysOnMarket: 7,
    Address: '910 Pier Ave #6',
    ExtensionColumn: entry('Dues', '$260'),
  }),
  street(38, { SaleType: 'for_rent', RentPrice: 640, DaysOnMarket: 8, PropertyType: 'Room', Bedrooms: 1 }),
  street(39, {
    SalePrice: 390_000,
    DaysOnMarket: 9,
    City: 'Kirkenau',
    PropertyType: '公寓',
    Description: '靠近東湖公園。',
  }),
  ...[2, 3, 4].map((rooms) =>
    street(40 + rooms, {
      SaleType: 'for_rent',
      RentPrice: 900 + rooms,
      DaysOnMarket: 10 + rooms,
      PropertyType: 'Wohnung',
      Bedrooms: rooms - 1,
      ExtensionColumn: entry('Zimmer', String(rooms)),
    }),
  ),
]

const { last } = talkOf(homes)
const firstOf = (answer: string): string => /\[([^\]]+)\]/.exec(answer)?.[1] ?? ''

describe('the home that a message points at', () => {
  test('is asked on where a word for homes stands in for it, though another record has the word', async () => {
    const answer = await last(
      'casas en venta',
      '¿y la de Dripping Springs tiene pozo?',
      '¿y esa propiedad sigue disponible?',
    )
    expect(firstOf(answer)).toContain('3150 FM 2244')
  })

  test('is found by the word of its record, where the search knows it by another', async () => {
    expect(firstOf(await last('casas en venta', '¿Y la de los mosaicos? ¿Cuánto cuesta?'))).toContain('33 Birch Lane')
  })

  test('is the one of a list whose record alone has what is asked about', async () => {
    const turns = ['homes for sale', 'weathervane fix quote?', 'how much is it']
    expect(firstOf(await last(...turns.slice(0, 2)))).toContain('33 Birch Lane')
    expect(await last(...turns)).toContain('$330,000')
  })

  test('is named by the number of its road', async () => {
    const answer = await last('homes for sale', 'what does 34 birch lane cost', 'compare it with 3150 FM 2244')
    expect(answer).toMatch(/34 Birch Lane[\s\S]*3150 FM 2244[\s\S]*\| Home \| 1 \| 2 \|/)
  })

  test('may be told in traditional characters', async () => {
    expect(firstOf(await last('有哪些房子出售', '東湖那間還在嗎'))).toContain('39 Birch Lane')
  })
})

test('homes of two addresses are set side by side, the one of a house by its door', async () => {
  const answer = await last('compare 910 pier ave #6 and 34 birch lane')
  expect(answer).toMatch(/34 Birch Lane/)
  expect(answer).toContain('| Home |')
})

describe('what looks for homes', () => {
  test('before any was shown points at none: “on it”', async () => {
    expect(firstOf(await last('lookin for a ranch with alpacas on it n high fence'))).toContain('34 Birch Lane')
  })

  test('is no sum, though a loan is spoken of', async () => {
    const answer = await last('qué casas en venta aceptan ese crédito')
    expect(answer).toMatch(/Birch Lane/)
  })

  test('finds rooms to let that say so by their kind', async () => {
    expect(firstOf(await last('just need a room'))).toContain('38 Birch Lane')
  })

  test('counts rooms as the records count them', async () => {
    expect(firstOf(await last('Mietwohnung, drei Zimmer'))).toContain('43 Birch Lane')
  })
})
