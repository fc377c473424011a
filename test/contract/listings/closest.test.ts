import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, openWire, type Wire } from '../../wire-call.ts'
import { sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

const kent = { City: 'Kent', State: 'WA', Latitude: 47.38, Longitude: -122.23 }
const homes = [
  { ...kent, MLSNumber: '7000001', SalePrice: 512_000, Bedrooms: 3, Description: 'No pool, but a garden.' },
  { ...kent, MLSNumber: '7000002', SalePrice: 450_000, Bedrooms: 2, Description: 'A quiet home.' },
  { ...kent, MLSNumber: '7000003', City: 'Renton', Latitude: 47.48, SalePrice: 480_000, Bedrooms: 4 },
  { ...kent, MLSNumber: '7000004', SaleType: 'for_rent', RentPrice: 2_100, Bedrooms: 3 },
]

interface Found {
  total: number
  listings: unknown[]
  figures: { kind: string; saleType?: string; value: number }[]
  closest?: { total: number; listings: { MLSNumber: string; Price: number; misses: string[] }[] }
}

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  for (const home of homes) {
    const body = { SerialNumber: serialNumber, ...sampleListing, PropertyType: 'Single Family', ...home }
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function find(q: string, more: object = {}): Promise<Found> {
  const answer = await wire.call({ path: `/v1/chatbots/${serialNumber}/search`, body: { q, ...more } })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function misses(q: string): Promise<Record<string, string[]> | undefined> {
  const { total, listings, closest } = await find(q)
  expect([total, listings]).toEqual([0, []])
  return closest && Object.fromEntries(closest.listings.map((each) => [each.MLSNumber, each.misses]))
}

test('the homes come as they do elsewhere, each with what it misses', async () => {
  const { closest } = await find('3 bedroom homes for sale in Kent under 500k')
  expect(closest?.total).toBe(1)
  // A room is given up before a tenth of the price.
  expect(closest?.listings).toMatchObject([
    { MLSNumber: '7000002', Price: 450_000, misses: ['2 bedrooms instead of 3'] },
  ])
  const { listings } = await find('MLS 7000002')
  const [{ misses: _misses, ...home } = {}] = closest?.listings ?? []
  expect(home).toEqual(listings[0])
})

describe('in the language of the sentence', () => {
  test.each([
    ['houses for sale in Kent with a pool', ['no swimming pool', 'no swimming pool mentioned']],
    ['casas en venta en Kent con piscina', ['sin: piscina', 'no menciona: piscina']],
    ['maisons à vendre à Kent avec piscine', ['sans : piscine', 'sans mention : piscine']],
    ['Häuser zum Kauf in Kent mit Pool', ['ohne Pool', 'Pool nicht erwähnt']],
    ['Kent 出售的独立屋 带泳池', ['不带泳池', '未提到泳池']],
  ])('%s', async (q, [denied, silent]) => {
    expect(await misses(q)).toEqual({ '7000001': [denied], '7000002': [silent] })
  })

  test.each([
    ['5 bedroom homes for sale in Renton', ['4 bedrooms instead of 5']],
    ['viviendas de 5 habitaciones en venta en Renton', ['4 habitaciones en lugar de 5']],
    ['logements de 5 chambres à vendre à Renton', ['4 chambres (demandé : 5)']],
    ['Häuser mit 5 Schlafzimmern zum Kauf in Renton', ['4 Schlafzimmer statt 5']],
    ['Renton 出售 5间卧室', ['4间卧室，而不是5']],
  ])('%s', async (q, [room]) => {
    expect(await misses(q)).toEqual({ '7000003': [room] })
  })

  test('a price is told with the bound that it misses; the place would be given up last', async () => {
    expect(
      await misses('3 bedroom houses for sale in Kent under 500k with at least 3 bedrooms and no less'),
    ).toBeDefined()
    expect(await misses('homes for sale in Renton under 450k')).toEqual({
      '7000003': ['$480,000 instead of at most $450,000'],
    })
    expect(await misses('4 bedroom homes for sale in Kent between 470k and 490k')).toEqual({
      '7000001': ['3 bedrooms instead of 4', '$512,000 instead of from $470,000 to $490,000'],
    })
  })
})

test('what was said of sale or rent is never given up, what an amount implied is the first to go', async () => {
  expect((await find('homes for rent in Renton under 2000')).closest?.listings ?? []).toMatchObject([
    { MLSNumber: '7000004' },
  ])
  expect((await find('homes for rent in Renton with 7 bedrooms')).closest).toBeUndefined()
})

test('the next sentence may speak of them', async () => {
  const sessionID = await app.addSession(serialNumber)
  const ask = async (content: string): Promise<string> =>
    dataOf<{ content: string }>(await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content } })).content
  expect(await ask('houses for sale in Kent with a pool')).toMatch(/These come closest:\n\n1\. /)
  expect(await ask('does the first one have a garden?')).toMatch(/garden|nothing about/)
  expect(await ask('compare the first two')).toMatch(/\| /)
})

test('a figure of prices says over which homes it is', async () => {
  const { figures } = await find('average price')
  expect(figures.map(({ saleType, value }) => [saleType, value])).toEqual([
    ['for_sale', 480_666.67],
    ['for_rent', 2_100],
  ])
})
