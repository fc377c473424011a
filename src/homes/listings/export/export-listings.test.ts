import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { uploadFile } from '../../../../test/upload-file.ts'
import type { ListingImport } from '../uploads/present-upload.ts'
import { startUploads } from '../uploads/upload-worker.ts'
import { exportFormats } from './export-formats.ts'

let app: TestApp
let worker: { stop(): Promise<void> }

beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())
beforeEach(() => {
  worker = startUploads(app.app, { lookEveryMs: 20 })
})
afterEach(() => worker.stop())

const take = (serialNumber: string, format: string) =>
  fetch(`${app.url}/v1/chatbots/${serialNumber}/listings/export?format=${format}`, {
    headers: { authorization: app.secretKey },
  })

async function importFile(serialNumber: string, bytes: Buffer, name: string): Promise<ListingImport> {
  const call = async (method: string, path: string, body?: object) =>
    JSON.parse((await app.post(`/v1/chatbots/${serialNumber}/${path}`, body, { method })).text) as ListingImport
  const fileId = Number(await uploadFile(app, bytes, name))
  const { id } = await call('POST', 'imports', { fileId })
  await call('POST', `imports/${id}/start`, {})
  const read = () => call('GET', `imports/${id}`)
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toMatch(/waiting|running/)
  return read()
}

const unlike = [
  'id',
  'chatbotId',
  'importSource',
  'createdAt',
  'updatedAt',
  'textReader',
  'featureBits',
  'textWords',
  'families',
]

async function stored(serialNumber: string): Promise<unknown[]> {
  const { rows } = await app.app.pool.query(
    `SELECT to_jsonb(l) - $2::text[] AS row FROM listings l
    JOIN chatbots c ON c."workspaceId" = l."workspaceId" AND c.id = l."chatbotId"
    WHERE c."serialNumber" = $1 ORDER BY l.id`,
    [serialNumber, unlike],
  )
  return rows.map(({ row }) => row)
}

/** What people and programs write, and what files trip over. */
const piece = fc.oneof(
  fc.constantFrom('=1+1', "'", "'=x", '"', ',', ';', '|', '^', '\t', '\n', '\r\n', '&amp;', '<b>', '  ', 'N/A', '-'),
  fc.constantFrom(
    '#REF!',
    'POA',
    '0012',
    '1.5e3',
    'TRUE',
    '海景',
    'Größe',
    '🏡',
    '\u00a0',
    'null',
    '[]',
    '{}',
    '$',
    '~',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/\p{Cc}|\p{Cs}|\ufffe|\uffff/u.test(text)),
)
const words = (most = 6) => fc.array(piece, { minLength: 1, maxLength: most }).map((parts) => `x${parts.join('')}x`)
const amount = fc.oneof(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(0, 0.5, 450.25, 1_234_567.89))
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const home = fc.record({
  SaleType: fc.constantFrom('for_sale', 'for_rent'),
  Status: fc.constantFrom('Active', 'PreOnMarket', 'Sold'),
  CurrencySymbol: fc.constantFrom('$', '€', 'R$', 'CHF'),
  PropertyType: words(2),
  Bedrooms: fc.integer({ min: 0, max: 20 }),
  Bathrooms: fc.constantFrom(0, 1, 2.5, 3.75),
  YearBuilt: fc.constantFrom(0, 1890, 2024),
  DaysOnMarket: fc.integer({ min: 0, max: 400 }),
  LotArea: amount,
  BuildingArea: amount,
  AreaUnit: fc.constantFrom('Square Feet', 'Square Meters'),
  ParkingSpots: fc.integer({ min: 0, max: 5 }),
  Images: some(fc.array(fc.webUrl(), { minLength: 1, maxLength: 3 })),
  Tours: some(fc.constantFrom('OpenHouse', '3D')),
  Description: some(words(20)),
  ExtensionColumn: some(fc.array(fc.record({ Key: words(2), value: words() }), { minLength: 1, maxLength: 3 })),
  Location: some(words()),
  Address: some(words(3)),
  City: some(words(2)),
  State: some(words(1)),
  ZIP: some(fc.constantFrom('01234', '98103', 'SW1A 1AA')),
  Latitude: some(fc.constantFrom(-33.86, 0.25, 47.606_21)),
  Longitude: some(fc.constantFrom(-122.332_1, 0.5, 151.2)),
  SalePrice: some(amount),
  RentPrice: some(amount),
  HOAMonth: some(amount),
  SpaceType: some(fc.constantFrom('Entire place', 'Room')),
  DepositFee: some(amount),
})

async function makeHomes(serialNumber: string, count: number): Promise<void> {
  const homes = fc.sample(home, { numRuns: count, seed: 20_261_129 })
  for (const [index, each] of homes.entries()) {
    const body = { SerialNumber: serialNumber, ...each, MLSNumber: `N-${index}`, Url: `https://firm.example/${index}` }
    const { text, body: answer } = await app.post('/chat/Chatbot/RealEstateCreate', body)
    expect(answer.Success, text).toBe(true)
  }
}

describe('what is exported comes in again without loss', () => {
  test.each(exportFormats)('%s', async (format) => {
    const from = await app.addChatbot()
    const to = await app.addChatbot()
    await makeHomes(from, 60)
    const answer = await take(from, format)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="listings.${format}"`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { figures, message } = await importFile(to, bytes, `listings.${format}`)
    expect(figures, message).toMatchObject({ added: 60, faulty: 0, unknownCells: 0 })
    expect(await stored(to)).toEqual(await stored(from))
    expect((await importFile(from, bytes, `listings.${format}`)).figures).toMatchObject({ added: 0, updated: 0 })
  })
})

test('a cell that somebody changes is read as any other, and numbers that nobody said stay unsaid', async () => {
  const from = await app.addChatbot()
  const to = await app.addChatbot()
  await importFile(from, Buffer.from('mls,price,address,city\nA,500000,1 Alder Lane,Kent\n'), 'homes.csv')
  const text = await (await take(from, 'csv')).text()
  expect(text.split('\r\n')).toHaveLength(3)
  await importFile(to, Buffer.from(text.replace(',500000,', ',$450k,')), 'listings.csv')
  const [before, after] = [await stored(from), await stored(to)]
  expect(after).toEqual(before.map((row) => ({ ...Object(row), SalePrice: 450_000, ownPrice: 450_000 })))
})

test('another firm gets nothing', async () => {
  const serialNumber = await app.addChatbot()
  const { secretKey } = await app.addWorkspace()
  const answer = await fetch(`${app.url}/v1/chatbots/${serialNumber}/listings/export`, {
    headers: { authorization: secretKey },
  })
  expect(answer.headers.get('x-error-code')).toBe('chatbot-not-found')
})
