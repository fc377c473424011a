import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import type { FaultKind } from './fault-kinds.ts'
import type { ListingFault } from './list-faults.ts'

let app: TestApp
let serialNumber: string
const ids: Record<string, number> = {}

interface Faults {
  total: number
  unread: number
  counts: { kind: FaultKind; count: number }[]
  listings: ListingFault[]
  nextCursor: string | null
}

async function list(query = ''): Promise<Faults> {
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/listings/quality${query}`, null, { method: 'GET' })
  return JSON.parse(text) as Faults
}

const home = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Condo',
  Bedrooms: 2,
  Bathrooms: 1,
  YearBuilt: 1999,
  DaysOnMarket: 3,
  LotArea: 0,
  BuildingArea: 1_000,
  AreaUnit: 'Square Feet',
  ParkingSpots: 1,
  City: 'Seattle',
  SalePrice: 500_000,
  Description: 'A garden.',
  Images: ['https://firm.example/a.jpg'],
}

async function add(name: string, more: object): Promise<void> {
  const { body } = await app.post<string>('/chat/Chatbot/RealEstateCreate', {
    SerialNumber: serialNumber,
    ...home,
    Url: `https://firm.example/${name}`,
    MLSNumber: name,
    Address: `${name} Alder Lane`,
    Latitude: 47.6,
    Longitude: -122.3,
    ...more,
  })
  expect(body.Success, body.Message).toBe(true)
  ids[name] = Number(body.Data)
}

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot()
  for (let number = 0; number < 12; number += 1) await add(`good-${number}`, {})
  await add('free', { SalePrice: null })
  await add('bare', { Description: null, Images: null, Latitude: null })
  await add('named', { Images: ['https://firm.example/a.jpg', 'img1.jpg', ''] })
  await add('old', { YearBuilt: 1066 })
  await add('dear', { SalePrice: 90_000_000 })
  await add('roomy', { Bedrooms: 1, Bathrooms: 9 })
  // Latitude and longitude of Seattle can be exchanged only where both stay within their limits.
  await add('zero', { Latitude: 0, Longitude: 0 })
  await add('far', { Latitude: 40.7, Longitude: -74 })
  await add('twin', { MLSNumber: 'good-1', Address: 'GOOD-1  Alder Lane' })
  await add('number', { MLSNumber: 'good-2' })
  await add('choosy', { Description: 'Two bedrooms. Perfect for a Christian family. No children.' })
})
afterAll(() => app.close())

test('every kind is counted, and lists the listings that have it', async () => {
  // Step by step, however slow the machine is.
  await expect.poll(async () => (await list()).unread, { timeout: 30_000 }).toBe(0)
  const { counts, total } = await list()
  expect(total).toBe(23)
  expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
    noPrice: 1,
    noPlace: 0,
    noCoordinates: 1,
    noPictures: 1,
    unshownPictures: 1,
    noDescription: 1,
    noArea: 0,
    oddPricePerArea: 1,
    oddYear: 1,
    oddRooms: 1,
    swappedCoordinates: 0,
    zeroCoordinates: 1,
    farCoordinates: 1,
    doubledHome: 1,
    doubledNumber: 2,
    doubledAddress: 0,
    words: 1,
  })
  const idsOf = async (kind: FaultKind) => (await list(`?kind=${kind}`)).listings.map(({ id }) => id)
  expect(await idsOf('unshownPictures')).toEqual([ids.named])
  expect(await idsOf('farCoordinates')).toEqual([ids.far])
  expect(await idsOf('oddPricePerArea')).toEqual([ids.dear])
  expect(await idsOf('doubledNumber')).toEqual([ids.number, ids['good-2']])
  const { listings } = await list('?kind=words')
  expect(listings[0]?.sentences).toEqual(['Perfect for a Christian family.', 'No children.'])
})

test('lists are read page by page', async () => {
  const first = await list('?kind=doubledNumber&limit=1')
  expect(first.listings).toHaveLength(1)
  const second = await list(`?kind=doubledNumber&limit=1&cursor=${first.nextCursor}`)
  expect([second.listings[0]?.id, second.nextCursor]).toEqual([ids['good-2'], null])
})

test('what is certain is mended by one call, and undone by another', async () => {
  const call = async (path: string, body: object) =>
    JSON.parse((await app.post(`/v1/chatbots/${serialNumber}/listings/${path}`, body)).text)
  for (const kind of ['oddYear', 'zeroCoordinates', 'doubledHome'] as const) {
    const [faulty] = (await list(`?kind=${kind}`)).listings
    expect(faulty?.mend, kind).not.toBeNull()
    const { changeId } = await call('change', { ids: [faulty?.id], ...faulty?.mend })
    expect((await list(`?kind=${kind}`)).listings, kind).toEqual([])
    await call(`changes/${changeId}/undo`, {})
    expect(
      (await list(`?kind=${kind}`)).listings.map(({ id }) => id),
      kind,
    ).toEqual([faulty?.id])
  }
  // The older of the twins goes.
  expect((await list('?kind=doubledHome')).listings[0]).toMatchObject({ id: ids['good-1'], other: ids.twin })
})

test('a description that is changed is read anew', async () => {
  await app.post(`/v1/chatbots/${serialNumber}/listings/change`, { ids: [ids.choosy], Description: 'Two bedrooms.' })
  expect((await list('?kind=words')).listings).toEqual([])
})
