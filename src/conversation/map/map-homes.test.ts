import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { leastListing } from '../../homes/listings/listing.fixture.ts'
import type { CityLabel, MapPoint } from '../../homes/map/map-point.ts'

interface Homes {
  points: MapPoint[]
  total: number
  seen: number
  withoutPlace: number
  cities: CityLabel[]
}

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot()
  for (let number = 1; number <= 6; number++) await addHome(number, { City: 'Kent', Latitude: 47.38 + number / 1000 })
  // One wrong position does not move a city.
  await addHome(7, { City: 'Kent', Latitude: 20 })
  await addHome(8, { City: 'Renton', Bedrooms: 6, Address: '8 Elm Street' })
  await addHome(9, { City: 'Renton', Latitude: undefined, Longitude: undefined })
  await addHome(10, { City: 'Renton', Latitude: 0, Longitude: 0 })
})
afterAll(() => app.close())

async function addHome(number: number, fields: object): Promise<void> {
  const listing = { ...leastListing, Latitude: 47.48, Longitude: -122.2, State: 'WA', SalePrice: number * 100_000 }
  const { body } = await app.post('/chat/Chatbot/RealEstateCreate', {
    SerialNumber: serialNumber,
    ...listing,
    MLSNumber: `M-${number}`,
    Url: `https://homes.example/${number}`,
    ...fields,
  })
  if (!body.Success) throw new Error(body.Message)
}

interface Visitor {
  ask(content: string): Promise<void>
  map(body?: object): Promise<Homes>
  home(id: number | string): Promise<{ status: number; text: string }>
}

async function addVisitor(serial = serialNumber): Promise<Visitor> {
  const config = await app.post<{ SessionKey: string }>('/chat/Chatbot/GetConfig', { serialNumber: serial })
  const headers = { authorization: undefined, 'chatrobot-sessionkey': config.body.Data.SessionKey }
  return {
    ask: async (content) => {
      const { text } = await app.post('/chat/Chat/Ask', { content }, { headers })
      expect(text).toContain('TaskCompleted')
    },
    map: async (body = {}) => JSON.parse((await app.post('/v1/visitor/map', body, { headers })).text),
    home: (id) => app.post(`/v1/visitor/listings/${id}`, null, { headers, method: 'GET' }),
  }
}

test('before the first search the newest homes are on the map', async () => {
  const homes = await (await addVisitor()).map()
  expect(homes).toMatchObject({ total: 10, seen: 10, withoutPlace: 2 })
  expect(homes.points).toHaveLength(8)
  expect(homes.points[0]).toEqual({
    id: expect.any(Number),
    latitude: 47.48,
    longitude: -122.2,
    price: 800_000,
    currency: '$',
    forRent: false,
    title: '8 Elm Street',
  })
})

test('after a search its homes are, and those of no other visitor’s', async () => {
  const [visitor, other] = [await addVisitor(), await addVisitor()]
  await visitor.ask('homes in Renton')
  expect(await visitor.map()).toMatchObject({ total: 3, withoutPlace: 2, points: [{ title: '8 Elm Street' }] })
  await visitor.ask('with at least 6 bedrooms')
  expect(await visitor.map()).toMatchObject({ total: 1, withoutPlace: 0 })
  expect((await other.map()).total).toBe(10)
})

test('a home that was not searched for can be asked for besides', async () => {
  const visitor = await addVisitor()
  const kent = (await visitor.map()).points.at(-1)
  await visitor.ask('homes in Renton')
  const { points } = await visitor.map({ focus: kent?.id })
  expect(points.map(({ id }) => id)).toContain(kent?.id)
  expect((await visitor.map({ focus: 999_999 })).points).toHaveLength(1)
})

test('cities are named at the middle of their homes, also those that were not searched for', async () => {
  const visitor = await addVisitor()
  await visitor.ask('homes in Renton')
  const { cities } = await visitor.map()
  expect(cities).toEqual([
    { name: 'Kent', latitude: 47.383, longitude: -122.2, homes: 7 },
    { name: 'Renton', latitude: 47.48, longitude: -122.2, homes: 1 },
  ])
})

test('a home is shown as its card, but not to the visitors of another chatbot', async () => {
  const visitor = await addVisitor()
  const [point] = (await visitor.map()).points
  const shown = await visitor.home(point?.id ?? 0)
  expect(JSON.parse(shown.text)).toMatchObject({ id: point?.id, title: '8 Elm Street', price: 800_000, bedrooms: 6 })
  const stranger = await addVisitor(await app.addChatbot())
  expect((await stranger.home(point?.id ?? 0)).status).toBe(404)
  for (const id of ['0', '-1', 'x', '99999999999999999999', '1e3']) expect((await visitor.home(id)).status).toBe(404)
})

test('both need a visitor’s key', async () => {
  expect((await app.post('/v1/visitor/map', {}, { headers: { authorization: undefined } })).status).toBe(401)
  expect((await app.post('/v1/visitor/map', {})).status).toBe(403)
  expect((await app.post('/v1/visitor/listings/1', null, { method: 'GET' })).status).toBe(403)
})
