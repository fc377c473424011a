import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, expectSuccess, openWire, type Wire } from '../../wire-call.ts'
import { fullListing, sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

interface ListData {
  List: Record<string, unknown>[]
  VirtualCount: number
}

async function create(fields: Record<string, unknown>): Promise<string> {
  const SerialNumber = await app.addChatbot()
  dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber, ...fields } }))
  return SerialNumber
}

/** The one item of a chatbot that was made with this listing. */
async function itemOf(fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const SerialNumber = await create(fields)
  const { List } = dataOf<ListData>(await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber } }))
  return List[0] ?? {}
}

test('Create answers the id as a string; List shows every field to the byte, in the order of the contract', async () => {
  const SerialNumber = await app.addChatbot()
  const created = await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber, ...fullListing } })
  const id = dataOf<string>(created)
  expect(id).toMatch(/^[1-9]\d*$/)
  expectSuccess(created, id)
  const listed = await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber } })
  expectSuccess(listed, {
    List: [
      {
        ID: Number(id),
        LATITUDE: 47.6801,
        LONGITUDE: -122.3206,
        PropertyType: 'Single Family',
        SaleType: 'For Sale',
        Status: 'Active',
        Images: '["https://homes.example/1.jpg","https://homes.example/2.jpg"]',
        CurrencySymbol: '$',
        Price: '1200000.00',
        State: 'WA',
        City: 'Seattle',
        Address: '12 Fir Street',
        ZIP: '98103',
        Area: '2500 Square Feet',
        Bathrooms: '2.5',
        Bedrooms: '3',
        Url: 'https://homes.example/listing/1',
        Tours: 'OpenHouse',
        YearBuilt: '1987',
        MLSNumber: 'MLS-1',
        DaysOnMarket: '12',
        LotArea: '5000',
        BuildingArea: '2500',
        ParkingSpots: '2',
        Description: 'A light-filled home, “as new”.\nTwo lines.',
        ExtensionColumn: '[{"Key":"Heating","value":"Gas"},{"Key":"Pool","value":""}]',
        RentPrice: '4200.00',
        SpaceType: 'Entire place',
        DepositFee: '0.00',
        SalePrice: '1200000.00',
        UnitAreaPrice: '480.00',
        ZestimatePrice: '1234567.89',
        HOAMonth: '99.50',
      },
    ],
    VirtualCount: 1,
  })
})

test('what is absent is an empty string', async () => {
  const SerialNumber = await create(sampleListing)
  const listed = await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber } })
  const { List } = dataOf<ListData>(listed)
  expectSuccess(listed, {
    List: [
      {
        ID: List[0]?.ID,
        LATITUDE: '',
        LONGITUDE: '',
        PropertyType: 'Single Family',
        SaleType: 'For Sale',
        Status: 'Active',
        Images: '',
        CurrencySymbol: '$',
        Price: '',
        State: '',
        City: '',
        Address: '',
        ZIP: '',
        Area: '2500 Square Feet',
        Bathrooms: '2.5',
        Bedrooms: '3',
        Url: 'https://homes.example/listing/1',
        Tours: '',
        YearBuilt: '1987',
        MLSNumber: 'MLS-1',
        DaysOnMarket: '12',
        LotArea: '5000',
        BuildingArea: '2500',
        ParkingSpots: '2',
        Description: '',
        ExtensionColumn: '',
        RentPrice: '',
        SpaceType: '',
        DepositFee: '',
        SalePrice: '',
        UnitAreaPrice: '',
        ZestimatePrice: '',
        HOAMonth: '',
      },
    ],
    VirtualCount: 1,
  })
})

describe('values in an item', () => {
  test.each([
    ['Bathrooms', 0, '0'],
    ['Bathrooms', 2.75, '2.75'],
    ['Bedrooms', 3.0, '3'],
    ['LotArea', 0.1, '0.1'],
    ['LotArea', 0.0000001, '0.0000001'],
    ['LotArea', 43_560_000_000, '43560000000'],
    ['BuildingArea', 2500.5, '2500.5'],
    ['BuildingArea', -0, '0'],
    ['YearBuilt', 0, '0'],
    ['YearBuilt', 1000, '1000'],
  ])('%s %d is shown as "%s"', async (field, value, shown) => {
    expect((await itemOf({ ...sampleListing, [field]: value }))[field]).toBe(shown)
  })

  test.each([
    [0, '0.00'],
    [1, '1.00'],
    [0.1, '0.10'],
    [1.005, '1.01'],
    [0.004, '0.00'],
    [999.999, '1000.00'],
    [1_200_000, '1200000.00'],
    [123_456_789_012.34, '123456789012.34'],
  ])('prices have two decimals: %d is "%s"', async (value, shown) => {
    const prices = {
      SalePrice: value,
      RentPrice: value,
      UnitAreaPrice: value,
      ZestimatePrice: value,
      HOAMonth: value,
      DepositFee: value,
    }
    const item = await itemOf({ ...sampleListing, ...prices })
    for (const name of ['Price', ...Object.keys(prices)]) expect(item[name], name).toBe(shown)
  })

  test('Price is RentPrice for a rental, SalePrice otherwise', async () => {
    const both = { ...sampleListing, SalePrice: 500_000, RentPrice: 2500 }
    expect(await itemOf(both)).toMatchObject({ SaleType: 'For Sale', Price: '500000.00' })
    expect(await itemOf({ ...both, SaleType: 'for_rent' })).toMatchObject({ SaleType: 'For Rent', Price: '2500.00' })
    expect(await itemOf({ ...sampleListing, SaleType: 'for_rent', SalePrice: 1 })).toMatchObject({
      Price: '',
      SalePrice: '1.00',
    })
  })

  test('Area is BuildingArea with its unit', async () => {
    expect(await itemOf({ ...sampleListing, AreaUnit: 'Square Meters', BuildingArea: 120.5 })).toMatchObject({
      Area: '120.5 Square Meters',
    })
    expect(await itemOf({ ...sampleListing, BuildingArea: 0 })).toMatchObject({
      Area: '0 Square Feet',
      BuildingArea: '0',
    })
  })

  test('positions on the equator and the meridian are numbers, not absent', async () => {
    expect(await itemOf({ ...sampleListing, Latitude: 0, Longitude: 0 })).toMatchObject({ LATITUDE: 0, LONGITUDE: 0 })
    expect(await itemOf({ ...sampleListing, Latitude: -90, Longitude: 180 })).toMatchObject({
      LATITUDE: -90,
      LONGITUDE: 180,
    })
  })

  test('values of choices are read in any case and shown as the contract spells them', async () => {
    const shouted = {
      SaleType: 'FOR_RENT',
      Status: 'preonmarket',
      AreaUnit: 'SQUARE METERS',
      Tours: '3d',
      SpaceType: 'ENTIRE PLACE',
    }
    expect(await itemOf({ ...sampleListing, ...shouted })).toMatchObject({
      SaleType: 'For Rent',
      Status: 'PreOnMarket',
      Area: '2500 Square Meters',
      Tours: '3D',
      SpaceType: 'Entire place',
    })
  })

  test('text is trimmed, and otherwise kept as it came', async () => {
    const text = ' Crème <b>brûlée</b> "&amp;" \\ 家 🏡 \u2028 end\t'
    const item = await itemOf({
      ...sampleListing,
      Description: text,
      City: ' Zürich ',
      MLSNumber: ' A  1 ',
      Url: ' https://Homes.Example/A ',
    })
    expect(item).toMatchObject({
      Description: text.trim(),
      City: 'Zürich',
      MLSNumber: 'A  1',
      Url: 'https://Homes.Example/A',
    })
  })

  test('empty lists and blank optional text are absent', async () => {
    const item = await itemOf({ ...sampleListing, Images: [], ExtensionColumn: [], Description: '  ', City: '' })
    expect(item).toMatchObject({ Images: '', ExtensionColumn: '', Description: '', City: '' })
  })

  test('Tours may be called Tour; the keys of ExtensionColumn may be spelled in any case', async () => {
    const item = await itemOf({
      ...sampleListing,
      Tour: 'OpenHouse',
      ExtensionColumn: [{ VALUE: 'Gas', key: 'Heating', more: 1 }],
    })
    expect(item).toMatchObject({ Tours: 'OpenHouse', ExtensionColumn: '[{"Key":"Heating","value":"Gas"}]' })
  })

  test('Location is taken, and not part of an item', async () => {
    expect(Object.keys(await itemOf({ ...sampleListing, Location: 'by the lake' }))).not.toContain('Location')
  })
})
