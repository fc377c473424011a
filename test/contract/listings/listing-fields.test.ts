import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { dataOf, expectFailure, messageOf, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'
import { fullListing, sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let SerialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  SerialNumber = await app.addChatbot()
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const create = (fields: Record<string, unknown>): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber, ...sampleListing, ...fields } })

describe('required fields', () => {
  test.each(Object.keys(sampleListing))('%s', async (field) => {
    expectFailure(await create({ [field]: undefined }), 'invalid-fields', `${field}: is required.`)
    expect(messageOf(await create({ [field]: null }), 400)).toMatch(new RegExp(`^${field}: expected .+, got null\\.$`))
  })

  test('a listing without anything names them all, in the order of the contract', async () => {
    const answer = await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: {} })
    const names = ['SerialNumber', ...Object.keys(sampleListing)]
    expectFailure(answer, 'invalid-fields', names.map((name) => `${name}: is required.`).join(' '))
  })

  test.each(['CurrencySymbol', 'PropertyType', 'Url', 'MLSNumber', 'SerialNumber'])(
    '%s must not be blank',
    async (field) => {
      for (const blank of ['', '   ', '\t\n']) {
        expectFailure(
          await create({ [field]: blank }),
          'invalid-fields',
          `${field}: expected text that is not blank, got the text "".`,
        )
      }
    },
  )
})

describe('numbers are finite and not negative', () => {
  const numbers = Object.entries(fullListing).filter(
    ([name, value]) => typeof value === 'number' && !/tude$/.test(name),
  )
  test.each(numbers)('%s', async (field) => {
    for (const value of [-1, -0.01, '3', '', true, [], {}]) {
      expect(messageOf(await create({ [field]: value }), 400), JSON.stringify(value)).toMatch(
        new RegExp(`^${field}: expected .+\\.$`),
      )
    }
    const body = JSON.stringify({ SerialNumber, ...sampleListing, [field]: 'HUGE' }).replace('"HUGE"', '1e400')
    const huge = await wire.call({ path: '/chat/Chatbot/RealEstateCreate', bytes: body })
    expect(messageOf(huge, 400)).toMatch(new RegExp(`^${field}: `))
    expect(dataOf(await create({ [field]: 0 }))).toMatch(/^\d+$/)
  })
})

describe('ranges', () => {
  const yearNow = new Date().getUTCFullYear()
  test.each([0, 1000, 1900, yearNow, yearNow + 6])('YearBuilt %d is taken', async (YearBuilt) => {
    expect((await create({ YearBuilt })).status).toBe(200)
  })
  test.each([1, 999, yearNow + 7, 20_000])('YearBuilt %d is refused', async (YearBuilt) => {
    expectFailure(
      await create({ YearBuilt }),
      'invalid-fields',
      `YearBuilt: expected 0 or a year from 1000 to ${yearNow + 6}, got ${YearBuilt}.`,
    )
  })

  test.each([
    ['Latitude', 90],
    ['Longitude', 180],
  ])('%s lies within %d degrees', async (field, most) => {
    for (const value of [most, -most, 0, 0.000001]) expect((await create({ [field]: value })).status).toBe(200)
    expectFailure(
      await create({ [field]: most + 0.001 }),
      'invalid-fields',
      `${field}: expected a number of at most ${most}, got ${most + 0.001}.`,
    )
    expectFailure(
      await create({ [field]: -most - 1 }),
      'invalid-fields',
      `${field}: expected a number of at least ${-most}, got ${-most - 1}.`,
    )
  })
})

describe('choices', () => {
  test.each([
    ['SaleType', ['for_sale', 'for_rent']],
    ['Status', ['Active', 'PreOnMarket', 'Sold']],
    ['AreaUnit', ['Square Feet', 'Square Meters']],
    ['Tours', ['OpenHouse', '3D']],
    ['SpaceType', ['Entire place', 'Room']],
  ])('%s is one of %j', async (field, values) => {
    for (const value of values) expect((await create({ [field]: value })).status).toBe(200)
    const named = values.map((value) => JSON.stringify(value)).join(', ')
    expectFailure(
      await create({ [field]: 'other' }),
      'invalid-fields',
      `${field}: expected one of ${named}, got the text "other".`,
    )
    expectFailure(await create({ [field]: 1 }), 'invalid-fields', `${field}: expected one of ${named}, got 1.`)
  })
})

describe('addresses', () => {
  test.each([
    'javascript:alert(1)',
    'JavaScript://homes.example/%0aalert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://homes.example/a',
    'mailto:ana@homes.example',
    'blob:https://homes.example/1',
    '//homes.example/a',
    'homes.example/a',
    'http:homes.example',
    'https://',
    'https:///a',
    'https://homes.example/\u0001',
    'not an address',
  ])('%s is none of a page or a picture', async (address) => {
    const rule = 'expected a web address that begins with http:// or https://'
    expect(messageOf(await create({ Url: address }), 400)).toMatch(`Url: ${rule}`)
    // The home is taken all the same: only what browsers can be led to is shown.
    const Images = ['https://homes.example/1.jpg', address]
    expect((await create({ Images })).status).toBe(200)
    const list = await wire.call({ path: '/chat/Chatbot/RealEstateList', body: { SerialNumber, PageSize: 1 } })
    expect(JSON.parse(dataOf<{ List: { Images: string }[] }>(list).List[0]?.Images ?? '')).toEqual(
      Images.map((each) => each.trim()),
    )
  })

  test.each(['http://homes.example', 'HTTPS://Homes.example:8443/a?b=c#d', 'https://häuser.example/straße 1'])(
    '%s is one',
    async (address) => {
      expect((await create({ Url: address, Images: [address] })).status).toBe(200)
    },
  )
})

describe('lists', () => {
  test.each([
    [{ Images: 'https://homes.example/1.jpg' }, 'Images: expected a list, got the text "https://homes.example/1.jpg".'],
    [{ Images: ['https://homes.example/1.jpg', 3] }, 'Images[1]: expected text, got 3.'],
    [{ Images: [null] }, 'Images[0]: expected text, got null.'],
    [{ ExtensionColumn: [{ Key: 'a' }] }, 'ExtensionColumn[0].value: is required.'],
    [{ ExtensionColumn: [{ Key: 'a', value: 'b' }, { value: 'c' }] }, 'ExtensionColumn[1].Key: is required.'],
    [{ ExtensionColumn: [{ Key: 'a', value: 3 }] }, 'ExtensionColumn[0].value: expected text, got 3.'],
    [{ ExtensionColumn: { Key: 'a', value: 'b' } }, 'ExtensionColumn: expected a list, got an object.'],
    [{ ExtensionColumn: ['a'] }, 'ExtensionColumn[0]: expected an object, got the text "a".'],
    [
      { ExtensionColumn: [{ Key: 'a', key: 'b', value: 'c' }] },
      'ExtensionColumn[0].Key and key: one field came more than once in different spellings.',
    ],
  ])('%j is refused', async (fields, message) => {
    expectFailure(await create(fields), 'invalid-fields', message)
  })
})

test('text with U+0000 is refused, since no database holds it', async () => {
  expectFailure(await create({ City: 'a\u0000b' }), 'invalid-fields', 'City: the character U+0000 is not allowed.')
})

test('all faults come in one Message', async () => {
  const message = messageOf(
    await create({ Bedrooms: '3', Status: 'Gone', Url: '', Latitude: 91, Images: 5, MLSNumber: undefined }),
    400,
  )
  for (const field of ['Bedrooms', 'Status', 'Url', 'Latitude', 'Images', 'MLSNumber'])
    expect(message).toContain(`${field}: `)
})

test('an unknown chatbot is a 404', async () => {
  expectFailure(
    await create({ SerialNumber: 'f'.repeat(32) }),
    'chatbot-not-found',
    `No chatbot of this workspace has the serialNumber "${'f'.repeat(32)}".`,
  )
})

test('two listings may share MLSNumber and Url', async () => {
  const ids = [dataOf(await create({})), dataOf(await create({}))]
  expect(new Set(ids).size).toBe(2)
})
