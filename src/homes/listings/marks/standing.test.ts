import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { leastListing } from '../listing.fixture.ts'

let app: TestApp
let serialNumber: string
beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot()
  await create('active', {})
  await create('pending', { ExtensionColumn: [{ Key: 'StandardStatus', value: 'Pending' }] })
  await create('contract', { ExtensionColumn: [{ Key: 'Status', value: 'Under Contract' }] })
  await create('soon', { Status: 'PreOnMarket', ExtensionColumn: [{ Key: 'StandardStatus', value: 'Coming Soon' }] })
  for (const value of ['Canceled', 'Withdrawn', 'Expired', 'Delete', 'Hold', 'Incomplete'])
    await create(`gone ${value}`, { ExtensionColumn: [{ Key: 'StandardStatus', value }] })
  await create('private', { ExtensionColumn: [{ Key: 'MlgCanView', value: 'false' }] })
  await create('unlisted', { ExtensionColumn: [{ Key: 'InternetEntireListingDisplayYN', value: 'N' }] })
  await create('no address', {
    Address: '12 Hidden Lane',
    Latitude: 47.6,
    Longitude: -122.3,
    ZestimatePrice: 499_000,
    ExtensionColumn: [
      { Key: 'InternetAddressDisplayYN', value: 'false' },
      { Key: 'InternetAutomatedValuationDisplayYN', value: 'false' },
    ],
  })
})
afterAll(() => app.close())

const create = (MLSNumber: string, more: object) =>
  app.post('/chat/Chatbot/RealEstateCreate', {
    ...leastListing,
    SerialNumber: serialNumber,
    City: 'Kent',
    MLSNumber,
    Url: `https://homes.example/${encodeURIComponent(MLSNumber)}`,
    ...more,
  })

interface Found {
  total: number
  listings: {
    MLSNumber: string
    Status: string
    Address: string | null
    Latitude: number | null
    ZestimatePrice: number | null
  }[]
}

async function search(q: string): Promise<Found> {
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q, limit: 100 })
  return JSON.parse(text) as Found
}
const found = async (q: string) => (await search(q)).listings.map(({ MLSNumber }) => MLSNumber).sort()

interface Listed {
  List: { MLSNumber: string; Status: string; Address: string; LATITUDE: number | ''; ZestimatePrice: string }[]
  VirtualCount: number
}
const listed = async (MLSNumber?: string) =>
  (await app.post<Listed>('/chat/Chatbot/RealEstateList', { SerialNumber: serialNumber, PageSize: 100, MLSNumber }))
    .body.Data

describe('what visitors see', () => {
  test('homes under contract stand among the others and are marked; what is off the market does not', async () => {
    expect(await found('homes in Kent')).toEqual(['active', 'contract', 'no address', 'pending', 'soon'])
    const { listings } = await search('homes in Kent')
    expect(Object.fromEntries(listings.map(({ MLSNumber, Status }) => [MLSNumber, Status]))).toMatchObject({
      active: 'Active',
      contract: 'ActiveUnderContract',
      pending: 'Pending',
      soon: 'PreOnMarket',
    })
  })

  test.each([
    ['pending homes in Kent', ['pending']],
    ['which homes are under contract?', ['contract', 'pending']],
    ['casas bajo contrato en Kent', ['contract', 'pending']],
    ['maisons sous compromis à Kent', ['contract', 'pending']],
    ['reservierte Häuser in Kent', ['contract', 'pending']],
    ['casas com venda pendente em Kent', ['pending']],
    ['Kent已签约的房子', ['contract', 'pending']],
    ['homes still available in Kent', ['active', 'no address']],
    ['homes in Kent, not under contract', ['active', 'no address']],
    ['homes in Kent, no pending ones', ['active', 'contract', 'no address', 'soon']],
    ['homes in Kent regardless of status', ['active', 'contract', 'no address', 'pending', 'soon']],
  ])('“%s”', async (sentence, expected) => {
    expect(await found(sentence)).toEqual(expected)
  })

  test('neither by its number, nor by its page, nor counted', async () => {
    expect(await found('MLS gone Withdrawn')).not.toContain('gone Withdrawn')
    expect((await search('how many homes are there in Kent regardless of status?')).total).toBe(5)
  })

  test('no address, place or estimate of a home whose seller does not want it', async () => {
    const { listings } = await search('homes in Kent')
    const home = listings.find(({ MLSNumber }) => MLSNumber === 'no address')
    expect(home).toMatchObject({ Address: null, Latitude: null, ZestimatePrice: null })
    expect(await found('homes on Hidden Lane')).not.toContain('no address')
  })
})

describe('what the firm sees', () => {
  test('all of them, whole, in the list of the API', async () => {
    const { List, VirtualCount } = await listed()
    expect(VirtualCount).toBe(13)
    expect(List.find(({ MLSNumber }) => MLSNumber === 'gone Withdrawn')).toMatchObject({ Status: 'Active' })
    expect(List.find(({ MLSNumber }) => MLSNumber === 'no address')).toMatchObject({
      Address: '12 Hidden Lane',
      LATITUDE: 47.6,
      ZestimatePrice: '499000.00',
    })
  })

  test('an update that says otherwise shows the home again, with its address', async () => {
    const change = (more: object) =>
      app.post('/chat/Chatbot/RealEstateUpdate', {
        ...leastListing,
        SerialNumber: serialNumber,
        City: 'Kent',
        MLSNumber: 'no address',
        Url: 'https://homes.example/no%20address',
        Key: 'no address',
        KeyType: 'MLSNumber',
        ...more,
      })
    await change({ ExtensionColumn: [{ Key: 'Heating', value: 'Gas' }] })
    const home = (await search('homes in Kent')).listings.find(({ MLSNumber }) => MLSNumber === 'no address')
    expect(home).toMatchObject({ Address: '12 Hidden Lane', Latitude: 47.6, ZestimatePrice: 499_000 })

    await change({ ExtensionColumn: [{ Key: 'InternetAddressDisplayYN', value: 'no' }] })
    expect((await listed('no address')).List[0]).toMatchObject({ Address: '12 Hidden Lane' })
    await change({ Address: null })
    expect((await listed('no address')).List[0], 'what is cleared stays so').toMatchObject({ Address: '' })
    await change({ ExtensionColumn: null })
    expect((await listed('no address')).List[0]).toMatchObject({ Address: '', LATITUDE: 47.6 })
  })

  test('a pending home that is sold is sold', async () => {
    const update = await app.post('/chat/Chatbot/RealEstateUpdate', {
      ...leastListing,
      SerialNumber: serialNumber,
      City: 'Kent',
      Status: 'Sold',
      MLSNumber: 'pending',
      Url: 'https://homes.example/pending',
      Key: 'pending',
      KeyType: 'MLSNumber',
    })
    expect(update.body.Data).toBe(1)
    expect(await found('sold homes in Kent')).toEqual(['pending'])
    expect(await found('pending homes in Kent')).toEqual([])
  })
})
