import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importListings } from '../../../src/homes/listings/import/import-listings.ts'
import { up as markOldRows } from '../../../src/platform/database/migrations/0014-filled-in.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { openTestDatabase } from '../../test-database.ts'
import { dataOf, openWire, type Wire } from '../../wire-call.ts'
import { sampleListing } from './sample-listing.ts'

let app: TestApp
let wire: Wire
let serialNumber: string

interface Found {
  total: number
  listings: { MLSNumber: string; DaysOnMarket: number; ParkingSpots: number }[]
  figures: { kind: string; field: string; value: number }[]
}

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  await importText(`address,city,state,beds,baths,price,mls
1 Elm St,Kent,WA,3,2,400000,7700001
2 Elm St,Kent,WA,3,2,410000,7700002
`)
  await importText(`address,city,state,beds,baths,price,mls,days on market,parking spots
3 Elm St,Kent,WA,,1,390000,7700003,40,0
`)
  for (const home of [
    { MLSNumber: '8800001', DaysOnMarket: 0, ParkingSpots: 0, SalePrice: 500_000 },
    { MLSNumber: '8800002', DaysOnMarket: 20, ParkingSpots: 2, SalePrice: 510_000 },
  ]) {
    const body = { SerialNumber: serialNumber, ...sampleListing, City: 'Kent', Bedrooms: 3, ...home }
    dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body }))
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function importText(text: string, key: 'MLSNumber' | null = null): Promise<void> {
  const { workspaceId, id } = await app.app.db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  const options = { map: {}, set: {}, key, dropUnmapped: false }
  const { faulty } = await importListings(
    app.app.pool,
    { workspaceId, chatbotId: id },
    Readable.from([Buffer.from(text)]),
    options,
  )
  expect(faulty).toBe(0)
}

async function find(q: string): Promise<Found> {
  const answer = await wire.call({ path: `/v1/chatbots/${serialNumber}/search`, body: { q, limit: 100 } })
  return JSON.parse(answer.text)
}

const numbers = async (q: string): Promise<string[]> => (await find(q)).listings.map(({ MLSNumber }) => MLSNumber)

async function ask(content: string): Promise<string> {
  const sessionID = await app.addSession(serialNumber)
  const answer = await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content } })
  return dataOf<{ content: string }>(answer).content
}

test('what a file never said is neither new nor without parking', async () => {
  expect(await numbers('new on the market')).toEqual(['8800001'])
  expect((await numbers('homes without parking')).toSorted()).toEqual(['7700003', '8800001'])
  expect(await numbers('2 parking spots')).toEqual(['8800002'])
  expect(await numbers('studios')).toEqual([])
})

test('in orders it stands last, also in the one that homes come in by themselves', async () => {
  expect(await numbers('homes in Kent')).toEqual(['8800001', '8800002', '7700003', '7700002', '7700001'])
  expect((await numbers('homes in Kent, longest on the market first')).slice(0, 3)).toEqual([
    '7700003',
    '8800002',
    '8800001',
  ])
})

test('figures are over the homes that say it', async () => {
  expect((await find('average days on market')).figures).toMatchObject([{ value: 20 }])
  expect((await find('average number of bedrooms')).figures).toMatchObject([{ value: 3 }])
})

test('the wire has a number as before, and no word of the mark', async () => {
  const { listings } = await find('homes in Kent')
  expect(listings.find(({ MLSNumber }) => MLSNumber === '7700001')).toMatchObject({ DaysOnMarket: 0, ParkingSpots: 0 })
  const list = await wire.call({
    path: '/chat/Chatbot/RealEstateList',
    headers: { 'chatrobot-sessionkey': app.sessionKey, authorization: undefined },
    body: { SerialNumber: serialNumber },
  })
  expect(list.text).toContain('"DaysOnMarket":"0"')
  expect(list.text + JSON.stringify(listings)).not.toMatch(/filledIn/i)
})

test('an answer says that it is unknown', async () => {
  const unknown = await ask('MLS 7700001')
  expect(unknown).toMatch(/no parking listed/)
  expect(unknown).not.toMatch(/\b0 days/)
  expect(await ask('how long has MLS 7700001 been on the market?')).toMatch(/days on the market unknown/)
  expect(await ask('MLS 8800001')).toMatch(/\b0 days on the market/)
  expect(await ask('MLS 7700003')).toMatch(/bedrooms unknown/)
})

test('what a later file or an update says is known from then on', async () => {
  await importText('mls,beds,baths,price,days on market\n7700001,3,2,400000,3\n', 'MLSNumber')
  expect((await numbers('new on the market')).toSorted()).toEqual(['7700001', '8800001'])
  expect((await numbers('homes without parking')).toSorted()).toEqual(['7700003', '8800001'])
  const body = {
    ...sampleListing,
    SerialNumber: serialNumber,
    Key: '7700002',
    KeyType: 'MLSNumber',
    MLSNumber: '7700002',
  }
  dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateUpdate', body: { ...body, City: 'Kent', ParkingSpots: 0 } }))
  expect(await numbers('homes without parking')).toContain('7700002')
})

test('of rows from before, a column that is 0 in a whole file was not in it', async () => {
  const open = await openTestDatabase()
  try {
    await sql`ALTER TABLE listings DROP COLUMN "filledIn" CASCADE`.execute(open.db)
    const add = (rows: number, days: number, parking: number) =>
      sql`
      INSERT INTO listings ("workspaceId", "chatbotId", "SaleType", "Status", "CurrencySymbol", "PropertyType",
        "Bedrooms", "Bathrooms", "Url", "MLSNumber", "YearBuilt", "DaysOnMarket", "LotArea", "BuildingArea", "AreaUnit",
        "ParkingSpots", "cityKey", "mlsKey", "urlKey")
      SELECT 1, 1, 'for_sale', 'Active', '$', 'House', 3, 2, 'https://a.example', 'M', 0,
        CASE WHEN n = 1 THEN ${days}::int ELSE 0 END, 0, 0, 'Square Feet', ${parking}::int, '', 'm', '\\x00'
      FROM generate_series(1, ${rows}::int) AS n`.execute(open.db)
    await add(30, 0, 0)
    await add(30, 5, 1)
    for (let row = 0; row < 30; row++) await add(1, 0, 0)
    await markOldRows(open.db as never)
    const { rows } = await sql<{ filledIn: number; rows: number }>`
      SELECT "filledIn", count(*) AS rows FROM listings GROUP BY "filledIn" ORDER BY "filledIn"`.execute(open.db)
    // Thirty rows of a file that gave neither; thirty of one that gave both; thirty that came one by one.
    expect(rows).toEqual([
      { filledIn: 0, rows: 60 },
      { filledIn: 12, rows: 30 },
    ])
  } finally {
    await open.close()
  }
})
