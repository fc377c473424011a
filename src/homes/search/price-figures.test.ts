import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { answerFromListings } from '../../conversation/guide/built-in-guide.ts'
import type { Database, OpenDatabase } from '../../platform/database/connect.ts'
import { addListings, reader, testListings } from './listings.fixture.ts'
import { searchListings } from './search-listings.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

const search = (q: string, limit = 100) => searchListings(db, scope, { q, now, limit })
const inDollars = testListings.filter(({ Status }) => Status !== 'Sold')
const sales = inDollars.flatMap(({ SaleType, SalePrice }) => (SaleType === 'for_sale' && SalePrice ? [SalePrice] : []))
const rents = inDollars.flatMap(({ SaleType, RentPrice }) => (SaleType === 'for_rent' && RentPrice ? [RentPrice] : []))
const mean = (values: number[]) => Math.round((values.reduce((sum, each) => sum + each, 0) / values.length) * 100) / 100

describe('a figure of prices never mixes sales and rentals', () => {
  test.each(['average price', 'precio medio', 'prix moyen', 'Durchschnittspreis', '平均价格'])(
    '"%s" is one figure of each',
    async (q) => {
      expect((await search(q)).figures).toEqual([
        { kind: 'average', field: 'Price', saleType: 'for_sale', value: mean(sales) },
        { kind: 'average', field: 'Price', saleType: 'for_rent', value: mean(rents) },
      ])
    },
  )

  test('a range has both ends of each', async () => {
    const ends = (values: number[], saleType: string) =>
      [Math.min(...values), Math.max(...values)].map((value, at) => [at === 0 ? 'min' : 'max', saleType, value])
    const found = (await search('price range')).figures.map(({ kind, saleType, value }) => [kind, saleType, value])
    expect(found).toEqual(expect.arrayContaining([...ends(sales, 'for_sale'), ...ends(rents, 'for_rent')]))
    expect(found).toHaveLength(4)
  })

  test.each([
    ['average price of homes for sale', 'for_sale', mean(sales)],
    ['average price of homes for rent', 'for_rent', mean(rents)],
    ['average rent', 'for_rent', mean(rents)],
  ])('"%s" says which', async (q, saleType, value) => {
    expect((await search(q)).figures).toEqual([{ kind: 'average', field: 'Price', saleType, value }])
  })

  test('where only one is offered there is one figure, and it says over which homes', async () => {
    const found = (await search('average price in Kent')).figures
    expect(found.map(({ saleType }) => saleType)).toEqual(['for_sale'])
  })

  test('counts, areas and years are not parted', async () => {
    for (const q of ['how many homes are there', 'average square footage', 'median year built'])
      expect((await search(q)).figures.map(({ saleType }) => saleType)).toEqual([undefined])
  })

  test.each([
    ['en', 'average price of homes in Seattle', [/for sale: /, /a month for rent: /]],
    ['es', 'precio medio de las viviendas en Seattle', [/en venta: /, /en alquiler, al mes: /]],
    ['fr', 'prix moyen des logements à Seattle', [/à la vente : /, /à la location, par mois : /]],
    ['de', 'Durchschnittspreis der Immobilien in Seattle', [/zum Kauf: /, /Miete im Monat: /]],
    ['zh', 'Seattle的房源平均价格', [/出售/, /出租每月/]],
  ])('the guide tells both in %s', async (_language, content, told) => {
    const answer = await answerFromListings(db, scope, { content, previous: null, chatbotName: 'M', now, language: '' })
    for (const each of told) expect(answer.content).toMatch(each)
  })
})

describe('in an order of prices, sales come before rentals', () => {
  test.each([
    ['cheapest first', 1],
    ['most expensive first', -1],
  ])('%s', async (q, sign) => {
    const { listings } = await search(`all homes, ${q}`)
    const types = listings.map(({ SaleType }) => SaleType)
    expect(types).toEqual(types.toSorted().reverse())
    expect(new Set(types).size).toBe(2)
    for (const type of new Set(types)) {
      const prices = listings.flatMap(({ SaleType, Price }) => (SaleType === type && Price !== null ? [Price] : []))
      expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)))
    }
  })

  test('wishes that are met still come before that', async () => {
    const { listings } = await search('all homes, cheapest first, ideally for rent')
    expect(listings.slice(0, 2).map(({ SaleType }) => SaleType)).toEqual(['for_rent', 'for_rent'])
    expect(new Set(listings.slice(2).map(({ SaleType }) => SaleType))).toEqual(new Set(['for_sale']))
  })
})
