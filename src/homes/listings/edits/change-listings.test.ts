import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import type { ListingDescription } from '../one/listing-description.ts'

// Through HTTP, as a console or a script does.

let app: TestApp
let serialNumber: string
beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  serialNumber = await app.addChatbot()
})

const home = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Condo',
  Bedrooms: 2,
  Bathrooms: 1,
  Url: 'https://firm.example/1',
  MLSNumber: 'M1',
  YearBuilt: 1999,
  DaysOnMarket: 3,
  LotArea: 0,
  BuildingArea: 900,
  AreaUnit: 'Square Feet',
  ParkingSpots: 1,
  Address: '12 Alder Lane',
  City: 'Seattle',
  SalePrice: 500_000,
}

async function add(more: object = {}): Promise<number> {
  const { body } = await app.post<string>('/chat/Chatbot/RealEstateCreate', {
    SerialNumber: serialNumber,
    ...home,
    ...more,
  })
  return Number(body.Data)
}
async function call<Data>(path: string, body: object): Promise<{ status: number; data: Data }> {
  const { status, text } = await app.post(`/v1/chatbots/${serialNumber}/listings/${path}`, body)
  return { status, data: JSON.parse(text) as Data }
}
interface Changed {
  found: number
  changed: number
  changeId: number
  first: { title: string; before: object; after: object | null }[]
}
const change = async (body: object) => (await call<Changed>('change', body)).data
const undo = async (id: number) => call<{ restored: number; kept: number }>(`changes/${id}/undo`, {})
async function read(id: number): Promise<ListingDescription> {
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/listings/${id}`, null, { method: 'GET' })
  return JSON.parse(text) as ListingDescription
}

describe('one listing', () => {
  test('is told whole: its fields, pictures with what was done to them, what visitors see', async () => {
    const id = await add({
      Images: ['https://firm.example/a.jpg', 'https://firm.example/b.jpg'],
      Description: 'A garden with a fence. No children.',
      ExtensionColumn: [{ Key: 'Altered Photo 2', value: 'Virtually staged. Original: https://firm.example/b0.jpg' }],
    })
    const told = await read(id)
    expect(told).toMatchObject({
      id,
      price: 500_000,
      listing: { Address: '12 Alder Lane', Bedrooms: 2, SalePrice: 500_000 },
      pictures: [
        { note: '', original: '' },
        { note: 'Virtually staged.', original: 'https://firm.example/b0.jpg' },
      ],
      shown: { isShown: true, status: 'Active', withheldSentences: ['No children.'], isRead: true },
      source: null,
      history: [],
      changes: [],
    })
    expect(told.shown.features.length).toBeGreaterThan(0)
  })

  test('tells how its price and state went on, and who changed it', async () => {
    const id = await add()
    await change({ ids: [id], SalePrice: 480_000 })
    await change({ ids: [id], Status: 'Sold' })
    const { history, changes } = await read(id)
    expect(history).toMatchObject([
      { formerPrice: 480_000, price: 480_000, formerStatus: 'Active', status: 'Sold' },
      { formerPrice: 500_000, price: 480_000, status: 'Active' },
    ])
    expect(changes).toMatchObject([
      { count: 1, before: { Status: 'Active' }, after: { Status: 'Sold' } },
      { before: { SalePrice: 500_000 }, after: { SalePrice: 480_000 } },
    ])
  })

  test('of another chatbot is not there', async () => {
    const id = await add()
    serialNumber = await app.addChatbot()
    const { headers } = await app.post(`/v1/chatbots/${serialNumber}/listings/${id}`, null, { method: 'GET' })
    expect(headers.get('x-error-code')).toBe('listing-not-found')
    expect(await change({ ids: [id], SalePrice: 1 })).toMatchObject({ changed: 0, changeId: null })
  })
})

describe('a change', () => {
  test('of a field is found by at once, and undone', async () => {
    const id = await add()
    const { changeId } = await change({
      ids: [id],
      City: 'Tacoma',
      MLSNumber: 'T9',
      Url: 'https://firm.example/t9',
      Description: null,
    })
    const byCity = async (CityName: string) =>
      (
        await app.post<{ VirtualCount: number }>('/chat/Chatbot/RealEstateList', {
          SerialNumber: serialNumber,
          CityName,
        })
      ).body.Data.VirtualCount
    expect([await byCity('tacoma'), await byCity('seattle')]).toEqual([1, 0])
    expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 0 })
    expect([await byCity('tacoma'), await byCity('seattle')]).toEqual([0, 1])
    expect((await read(id)).listing).toMatchObject({ MLSNumber: 'M1', Url: 'https://firm.example/1' })
    expect((await undo(changeId)).status, 'once').toBe(404)
  })

  test('is checked by the schema of listings, and what every listing has cannot be emptied', async () => {
    const id = await add()
    const faults = async (body: object) =>
      (await call<{ Message: string }>('change', { ids: [id], ...body })).data.Message
    expect(await faults({ YearBuilt: 3 })).toContain('YearBuilt: expected 0 or a year from 1000')
    expect(await faults({ Url: 'javascript:alert(1)' })).toContain('Url')
    expect(await faults({ Bedrooms: null })).toContain('Bedrooms: expected a value')
    expect(await faults({})).toContain('Name what becomes of the listings')
    expect(await faults({ remove: true, City: 'X' })).toContain('Name what becomes')
    expect((await read(id)).listing.YearBuilt).toBe(1999)
  })

  test('of prices goes by percent, rounded, and leaves what has no price', async () => {
    const [sale, rental, none] = [
      await add({ SalePrice: 649_999 }),
      await add({ SaleType: 'for_rent', RentPrice: 2_000, SalePrice: null }),
      await add({ SalePrice: null }),
    ]
    const body = { found: {}, price: { how: 'percent', amount: -5, roundTo: 100 } }
    expect(await change({ ...body, dryRun: true })).toMatchObject({ found: 3, changed: 2, changeId: null })
    expect((await read(sale)).price, 'a dry run stores nothing').toBe(649_999)
    const { changed, changeId } = await change(body)
    expect(changed).toBe(2)
    const prices = async () => Promise.all([sale, rental, none].map(async (id) => (await read(id)).price))
    expect(await prices()).toEqual([617_500, 1_900, null])
    // Somebody changes one of them again: that one is theirs.
    await change({ ids: [rental], RentPrice: 1_950 })
    expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 1 })
    expect(await prices()).toEqual([649_999, 1_950, null])
  })

  test('of all that a sentence finds touches nothing else', async () => {
    await add({ City: 'Tacoma', MLSNumber: 'A' })
    const other = await add({ MLSNumber: 'B' })
    expect(await change({ found: { q: 'homes in Tacoma' }, Status: 'PreOnMarket' })).toMatchObject({
      found: 1,
      changed: 1,
    })
    expect((await read(other)).listing.Status).toBe('Active')
  })

  test('that deletes is undone under the same ids, with all that they had', async () => {
    const id = await add({ Description: 'A garden.', Images: ['https://firm.example/a.jpg'], Bedrooms: 3 })
    const before = await read(id)
    const { changeId, changed } = await change({ ids: [id], remove: true })
    expect(changed).toBe(1)
    expect((await undo(changeId)).data).toEqual({ restored: 1, kept: 0 })
    const after = await read(id)
    expect(after.listing).toEqual(before.listing)
    expect(after.createdAt).toBe(before.createdAt)
  })

  test('of another workspace’s is neither made nor undone', async () => {
    const id = await add()
    const { changeId } = await change({ ids: [id], SalePrice: 1 })
    const other = await app.addWorkspace()
    const headers = { authorization: other.secretKey }
    for (const path of ['listings/change', `listings/changes/${changeId}/undo`]) {
      const answer = await app.post(`/v1/chatbots/${serialNumber}/${path}`, { ids: [id], SalePrice: 2 }, { headers })
      expect(answer.headers.get('x-error-code')).toBe('chatbot-not-found')
    }
    expect((await read(id)).price).toBe(1)
  })
})
