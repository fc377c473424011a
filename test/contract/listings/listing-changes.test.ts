import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fullListing, sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let SerialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})
beforeEach(async () => {
  SerialNumber = await app.addChatbot()
})

type Fields = Record<string, unknown>

async function create(fields: Fields = {}): Promise<string> {
  const body = { SerialNumber, ...sampleListing, ...fields }
  return dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))
}

const update = (Key: unknown, KeyType: unknown, fields: Fields = {}): Promise<WireAnswer> =>
  wire.call({
    path: '/chat/Chatbot/RealEstateUpdate',
    body: { SerialNumber, ...sampleListing, ...fields, Key, KeyType },
  })

const remove = (Keys: unknown, KeyType: unknown, more: Fields = {}): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chatbot/RealEstateDelete', body: { SerialNumber, Keys, KeyType, ...more } })

async function items(filter: Fields = {}): Promise<Fields[]> {
  const body = { SerialNumber, PageSize: 100, ...filter }
  const { List, VirtualCount } = dataOf<{ List: Fields[]; VirtualCount: number }>(
    await wire.call({ path: '/chat/Chatbot/RealEstateList', body }),
  )
  expect(VirtualCount).toBe(List.length)
  return List
}

describe('Update', () => {
  test('answers how many it changed: by id one, by MLSNumber or URL every match', async () => {
    const id = await create()
    await create({ MLSNumber: 'MLS-2' })
    expectSuccess(await update(id, 'NewOaks', { Bedrooms: 4 }), 1)
    expect((await items()).map(({ Bedrooms }) => Bedrooms)).toEqual(['3', '4'])
    expectSuccess(await update(sampleListing.Url, 'URL', { Bedrooms: 5, MLSNumber: 'MLS-9' }), 2)
    expectSuccess(await update('mls-9', 'MLSNumber', { Bedrooms: 6 }), 2)
    expect((await items()).map(({ Bedrooms, MLSNumber }) => [Bedrooms, MLSNumber])).toEqual([
      ['6', 'MLS-1'],
      ['6', 'MLS-1'],
    ])
  })

  test('an omitted optional field keeps its value, null clears it', async () => {
    const id = await create(fullListing)
    const [before] = await items()
    expectSuccess(await update(id, 'NewOaks'), 1)
    expect(await items()).toEqual([before])
    const optional = Object.keys(fullListing).filter((name) => !(name in sampleListing))
    expectSuccess(await update(id, 'NewOaks', Object.fromEntries(optional.map((name) => [name, null]))), 1)
    const absent = [
      'Images',
      'Tours',
      'Description',
      'ExtensionColumn',
      'Address',
      'City',
      'State',
      'ZIP',
      'LATITUDE',
      'LONGITUDE',
    ]
    absent.push(
      'SalePrice',
      'UnitAreaPrice',
      'HOAMonth',
      'ZestimatePrice',
      'RentPrice',
      'SpaceType',
      'DepositFee',
      'Price',
    )
    const [cleared] = await items()
    expect(cleared).toEqual({ ...before, ...Object.fromEntries(absent.map((name) => [name, ''])) })
  })

  test('an empty list clears as well, since it means absent', async () => {
    const id = await create(fullListing)
    expectSuccess(await update(id, 'NewOaks', { Images: [], ExtensionColumn: [] }), 1)
    expect(await items()).toMatchObject([{ Images: '', ExtensionColumn: '' }])
  })

  test('what is changed is found under its new values, and under the old ones no more', async () => {
    const id = await create({ City: 'Seattle', SaleType: 'for_sale' })
    await update(id, 'NewOaks', { City: 'Renton', SaleType: 'for_rent', MLSNumber: 'NEW' })
    expect(await items({ CityName: 'Seattle' })).toEqual([])
    expect(await items({ CityName: 'Renton', SaleType: 'for_rent', MLSNumber: 'new' })).toHaveLength(1)
    expect((await update('MLS-1', 'MLSNumber')).status).toBe(404)
  })

  test('one that matches nothing is a 404', async () => {
    await create()
    for (const [key, keyType] of [
      ['999999999', 'NewOaks'],
      ['nothing', 'NewOaks'],
      ['1.0', 'NewOaks'],
      ['-1', 'NewOaks'],
      ['99999999999999999999999999', 'NewOaks'],
      ['MLS-0', 'MLSNumber'],
      ['https://homes.example/other', 'URL'],
    ]) {
      const message = `No listing of this chatbot has the ${keyType} key "${key}".`
      expectFailure(await update(key, keyType), 'listing-not-found', message)
    }
  })

  test.each(Object.keys(sampleListing))('%s is as required as on Create', async (field) => {
    const id = await create()
    expectFailure(await update(id, 'NewOaks', { [field]: undefined }), 'invalid-fields', `${field}: is required.`)
    expect((await update(id, 'NewOaks', { [field]: null })).status).toBe(400)
  })

  test('Key and KeyType are required, KeyType in any case', async () => {
    const id = await create()
    expectFailure(await update(undefined, undefined), 'invalid-fields', 'Key: is required. KeyType: is required.')
    expectFailure(
      await update(id, 'Id'),
      'invalid-fields',
      'KeyType: expected one of "NewOaks", "MLSNumber", "URL", got the text "Id".',
    )
    expectFailure(await update(Number(id), 'NewOaks'), 'invalid-fields', `Key: expected text, got ${id}.`)
    for (const keyType of ['newoaks', 'NEWOAKS']) expectSuccess(await update(` ${id} `, keyType), 1)
    expectSuccess(await update(sampleListing.Url, 'url'), 1)
  })

  test('a body with one bad field changes nothing', async () => {
    const id = await create()
    const before = await items()
    expect((await update(id, 'NewOaks', { City: 'Renton', Bedrooms: -1 })).status).toBe(400)
    expect(await items()).toEqual(before)
  })
})

describe('Delete', () => {
  test('answers how many it deleted, every match of every key', async () => {
    const first = await create({ MLSNumber: 'A', Url: 'https://homes.example/a' })
    const second = await create({ MLSNumber: 'A', Url: 'https://homes.example/b' })
    await create({ MLSNumber: 'B', Url: 'https://homes.example/c' })
    await create({ MLSNumber: 'C', Url: 'https://homes.example/d' })
    expectSuccess(await remove([first, first, ` ${second} `, '999999999', 'x'], 'NewOaks'), { SuccessCount: 2 })
    expectSuccess(await remove(['a', 'b', 'B'], 'MLSNumber'), { SuccessCount: 1 })
    expectSuccess(await remove(['HTTP://HOMES.example:80/d/'], 'URL'), { SuccessCount: 1 })
    expect(await items()).toEqual([])
  })

  test('one key may match many', async () => {
    for (let index = 0; index < 3; index += 1) await create()
    await create({ MLSNumber: 'other' })
    expectSuccess(await remove([' mls-1 '], 'mlsnumber'), { SuccessCount: 3 })
    expect(await items()).toMatchObject([{ MLSNumber: 'other' }])
  })

  test('one that matches nothing is a success with SuccessCount 0', async () => {
    await create()
    expectSuccess(await remove(['no', '-1', '1e3', '99999999999999999999999', ''], 'NewOaks'), { SuccessCount: 0 })
    expectSuccess(await remove(['no'], 'MLSNumber'), { SuccessCount: 0 })
    expectSuccess(await remove(['no'], 'URL'), { SuccessCount: 0 })
    expect(await items()).toHaveLength(1)
  })

  test('takes 1 to 1,000 keys', async () => {
    const id = await create()
    const keys = Array.from({ length: 999 }, (_, index) => `none-${index}`)
    expectFailure(await remove([], 'NewOaks'), 'invalid-fields', 'Keys: expected at least 1 entry, got a list of 0.')
    expectFailure(
      await remove([...keys, 'a', 'b'], 'NewOaks'),
      'invalid-fields',
      'Keys: expected at most 1000 entries, got a list of 1001.',
    )
    expectSuccess(await remove([...keys, id], 'NewOaks'), { SuccessCount: 1 })
  })

  test.each([
    [{ Keys: undefined }, 'Keys: is required.'],
    [{ Keys: null }, 'Keys: expected a list, got null.'],
    [{ Keys: 'a' }, 'Keys: expected a list, got the text "a".'],
    [{ Keys: [1] }, 'Keys[0]: expected text, got 1.'],
    [{ Keys: ['a', null] }, 'Keys[1]: expected text, got null.'],
    [{ KeyType: undefined }, 'KeyType: is required.'],
    [{ KeyType: 'Url2' }, 'KeyType: expected one of "NewOaks", "MLSNumber", "URL", got the text "Url2".'],
    [{ SerialNumber: undefined }, 'SerialNumber: is required.'],
  ])('%j is refused', async (fields, message) => {
    expectFailure(await remove(['a'], 'NewOaks', fields), 'invalid-fields', message)
  })

  test('an unknown chatbot is a 404', async () => {
    expectFailure(
      await remove(['a'], 'URL', { SerialNumber: 'nobody' }),
      'chatbot-not-found',
      'No chatbot of this workspace has the serialNumber "nobody".',
    )
  })
})

describe('KeyType URL', () => {
  test.each([
    ['https://homes.example/a', 'http://homes.example/a'],
    ['http://homes.example/a', 'https://HOMES.Example/a'],
    ['https://homes.example/a', 'https://homes.example:443/a'],
    ['http://homes.example/a', 'http://homes.example:80/a'],
    ['https://homes.example/a', 'http://homes.example:80/a/'],
    ['https://homes.example/a/', ' https://homes.example/a '],
    ['https://homes.example', 'https://homes.example/'],
    ['https://homes.example/a?id=1', 'http://homes.example/a?id=1'],
  ])('%s is also %s', async (Url, key) => {
    await create({ Url })
    expectSuccess(await update(key, 'URL', { Url }), 1)
    expectSuccess(await remove([key], 'URL'), { SuccessCount: 1 })
  })

  test.each([
    ['https://homes.example/a', 'https://homes.example/A'],
    ['https://homes.example/a', 'https://homes.example/a?id=1'],
    ['https://homes.example/a?id=1', 'https://homes.example/a?id=2'],
    ['https://homes.example/a?id=X', 'https://homes.example/a?id=x'],
    ['https://homes.example/a', 'https://homes.example:8080/a'],
    ['https://homes.example/a', 'https://www.homes.example/a'],
    ['https://homes.example/a', 'https://homes.example/a/b'],
    ['https://homes.example/a', 'homes.example/a'],
  ])('%s is not %s', async (Url, key) => {
    await create({ Url })
    expect((await update(key, 'URL', { Url })).status).toBe(404)
    expectSuccess(await remove([key], 'URL'), { SuccessCount: 0 })
  })

  test('a Url that an import made of a name is compared as text', async () => {
    await create({ Url: 'urn:porchlight:listing:a7' })
    expectSuccess(await remove(['urn:porchlight:listing:A7'], 'URL'), { SuccessCount: 0 })
    expectSuccess(await remove([' urn:porchlight:listing:a7 '], 'URL'), { SuccessCount: 1 })
  })
})
