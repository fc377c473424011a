import { afterAll, beforeAll, expect, test } from 'vitest'
import { openColleague, openOwner } from '../../../../test/accounts/console-user.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { openWire } from '../../../../test/wire-call.ts'

let app: TestApp
let serialNumber: string
let ids: Record<'near' | 'far' | 'rent' | 'sea' | 'withheld', number>

beforeAll(async () => {
  app = await startTestApp()
  serialNumber = await app.addChatbot()
  const seattle = { City: 'Seattle', Latitude: 47.68, Longitude: -122.32 }
  ids = {
    near: await add({ ...seattle, Bedrooms: 3, SalePrice: 500_000 }),
    far: await add({ City: 'Portland', Latitude: 45.52, Longitude: -122.68, Bedrooms: 2, SalePrice: 400_000 }),
    rent: await add({ ...seattle, SaleType: 'for_rent', Bedrooms: 2, RentPrice: 2_000 }),
    sea: await add({ City: 'Portland', Latitude: 0, Longitude: 0, Bedrooms: 5, SalePrice: 300_000 }),
    withheld: await add({
      ...seattle,
      Bedrooms: 3,
      SalePrice: 600_000,
      ExtensionColumn: [{ Key: 'InternetAddressDisplayYN', value: 'false' }],
    }),
  }
})
afterAll(() => app?.close())

async function add(home: object): Promise<number> {
  const { body } = await app.post<string>('/chat/Chatbot/RealEstateCreate', {
    SerialNumber: serialNumber,
    ...{ SaleType: 'for_sale', Status: 'Active', CurrencySymbol: '$', PropertyType: 'Condo', Bathrooms: 1 },
    ...{ YearBuilt: 1999, DaysOnMarket: 3, LotArea: 0, BuildingArea: 900, AreaUnit: 'Square Feet', ParkingSpots: 1 },
    ...{ Url: 'https://firm.example/1', MLSNumber: 'M1', Address: '12 Alder Lane' },
    ...home,
  })
  expect(body.Success, body.Message).toBe(true)
  return Number(body.Data)
}

interface Points {
  points: { id: number; latitude: number; longitude: number; price: number; currency: string }[]
  withoutPlace: number
  isWhole: boolean
  tiles: unknown
}

async function list(search = ''): Promise<Points> {
  const path = `/v1/chatbots/${serialNumber}/listings/points${search}`
  const { status, text } = await app.post(path, null, { method: 'GET' })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}
const idsOf = ({ points }: Points): number[] => points.map(({ id }) => id)

test('all listings that say where they are, newest first; the others are counted', async () => {
  const all = await list()
  expect(idsOf(all)).toEqual([ids.rent, ids.far, ids.near])
  expect(all.points[2]).toEqual({
    ...{ id: ids.near, latitude: 47.68, longitude: -122.32, price: 500_000, currency: '$' },
    ...{ title: '12 Alder Lane', bedrooms: 3 },
  })
  expect(all).toMatchObject({ withoutPlace: 2, isWhole: true, tiles: null })
  expect(idsOf(await list('?saleType=for_rent'))).toEqual([ids.rent])
})

test('those that a sentence finds, of which so many as it wants; where it finds none, those that come closest', async () => {
  expect(await list('?q=3%20bedrooms%20in%20Seattle')).toMatchObject({ points: [{ id: ids.near }], withoutPlace: 1 })
  expect(idsOf(await list('?q=the%202%20cheapest%20homes%20for%20sale'))).toEqual([ids.far])
  expect(idsOf(await list('?q=3%20bedrooms%20for%20sale%20in%20Seattle%20under%20480k'))).toContain(ids.near)
})

test('an agent of the firm sees them; another firm does not find the chatbot', async () => {
  const wire = openWire(app)
  const path = `/v1/chatbots/${serialNumber}/listings/points`
  const owner = await openOwner(app, wire)
  const agent = await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' })
  expect((await agent.call({ method: 'GET', path })).status).toBe(200)
  await wire.close()
  const stranger = await app.addWorkspace()
  const { status } = await app.post(path, null, { method: 'GET', headers: { authorization: stranger.secretKey } })
  expect(status).toBe(404)
})
