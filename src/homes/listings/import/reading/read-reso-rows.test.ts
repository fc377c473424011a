import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListingTest, openListingTest } from '../../listing.fixture.ts'
import type { ListingScope } from '../../listing-scope.ts'
import type { FaultyRow } from '../import-hooks.ts'
import { importListings } from '../import-listings.ts'
import type { ImportOptions } from '../import-options.ts'
import { readOpenHousesFile } from '../lookups/read-open-houses.ts'

let bench: ListingTest
let scope: ListingScope

beforeAll(async () => {
  bench = await openListingTest({ isPatient: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  scope = (await bench.addChatbot()).scope
})

async function importText(text: string, map: Record<string, string> = {}, more: Partial<ImportOptions> = {}) {
  const faulty: FaultyRow[] = []
  const options = { map, set: {}, key: 'MLSNumber' as const, dropUnmapped: false, ...more }
  const bytes = Readable.from([Buffer.from(text)])
  await importListings(bench.pool, scope, bytes, options, { onFaultyRow: (row) => void faulty.push(row) })
  const rows = await bench.db.selectFrom('listings').selectAll().where('chatbotId', '=', scope.chatbotId).execute()
  const homes = new Map(rows.map((row) => [row.MLSNumber, row]))
  return { faulty, home: (number: string) => homes.get(number) }
}

test('a CSV file with the names of the dictionary is read as a Web API is', async () => {
  const { home, faulty } = await importText(
    `${[
      'ListingKey,ListingId,StandardStatus,PropertyType,PropertySubType,ListPrice,BedroomsTotal,StreetNumber,StreetName,City,InternetAddressDisplayYN,MlgCanView,PrivateRemarks,Shutters',
      'K1,A1,Pending,Residential,SingleFamilyResidence,"$450,000",3,12,Elm St,Kent,true,Y,code 1234,blue',
      'K2,A2,ActiveUnderContract,Residential Lease,Apartment,2100,1,14,Elm St,Kent,N,Y,,',
      'K3,A3,Withdrawn,Residential,Condominium,300000,2,16,Elm St,Kent,Y,Y,,',
      'K4,A4,Active,Residential,Condominium,310000,2,18,Elm St,Kent,Y,false,,',
      'K5,A5,Active,Residential,Condominium,much,2,20,Elm St,Kent,Y,Y,,',
    ].join('\n')}\n`,
  )
  expect(home('A1')).toMatchObject({
    ...{ Status: 'Active', standing: 'Pending', SaleType: 'for_sale', SalePrice: 450_000 },
    ...{ PropertyType: 'Single Family Residence', Address: '12 Elm St' },
  })
  expect(home('A1')?.ExtensionColumn).toContain('{"Key":"Shutters","value":"blue"}')
  expect(home('A1')?.ExtensionColumn).not.toContain('1234')
  expect(home('A2')).toMatchObject({ SaleType: 'for_rent', RentPrice: 2_100, standing: 'ActiveUnderContract' })
  expect(home('A2')).toMatchObject({ Address: null, withheldFields: { Address: '14 Elm St' } })
  expect(home('A3')).toMatchObject({ Status: 'Sold', standing: 'Withheld' })
  expect(home('A4')).toMatchObject({ Status: 'Active', standing: 'Withheld' })
  // A price that nobody understands costs the home nothing else.
  expect(faulty).toEqual([])
  expect(home('A5')).toMatchObject({ SalePrice: null, Address: '20 Elm St' })
})

test('NDJSON brings pictures in their order, with what was done to them; what it does not say stays', async () => {
  const media = [
    { Order: 2, MediaURL: 'https://p.example/2.jpg', LongDescription: 'Living room, virtually staged' },
    { Order: 1, MediaURL: 'https://p.example/1.jpg', LongDescription: 'Not virtually staged' },
    { Order: 3, MediaURL: 'https://p.example/3.jpg', Permission: ['Private'] },
    {
      Order: 4,
      MediaURL: 'https://p.example/4.jpg',
      ImageAlteredYN: true,
      OriginalMediaURL: 'https://p.example/o.jpg',
    },
  ]
  const record = {
    ...{ ListingKey: 'K1', ListingId: 'A1', StandardStatus: 'Coming Soon', BedroomsTotal: 3, City: 'Kent' },
    ...{ ListPrice: 5, PropertyType: 'Residential', ListOfficeName: 'Elm Realty', Media: media },
  }
  const first = (await importText(`${JSON.stringify(record)}\n`)).home('A1')
  expect(first?.Images).toBe('["https://p.example/1.jpg","https://p.example/2.jpg","https://p.example/4.jpg"]')
  expect(first?.Status).toBe('PreOnMarket')
  expect(first?.ExtensionColumn).toContain('{"Key":"Altered Photo 2","value":"Virtually staged"}')
  expect(first?.ExtensionColumn).toContain(
    '{"Key":"Altered Photo 3","value":"Altered. Original: https://p.example/o.jpg"}',
  )
  expect(first?.ExtensionColumn).not.toContain('Altered Photo 1')
  expect(first?.ExtensionColumn).toContain('{"Key":"Office Name","value":"Elm Realty"}')
  const change = { ListingKey: 'K1', ListingId: 'A1', BedroomsTotal: 4, StandardStatus: 'Pending' }
  const second = (await importText(`${JSON.stringify(change)}\n`)).home('A1')
  expect(second).toMatchObject({ Bedrooms: 4, City: 'Kent', standing: 'Pending', Images: first?.Images })
})

test('--map has the last word over the dictionary', async () => {
  const text = 'ListingKey,StandardStatus,BedroomsTotal,ListPrice,ClosePrice\nK1,Active,3,5,7\n'
  const { home } = await importText(text, { ClosePrice: 'SalePrice' })
  expect(home('K1')).toMatchObject({ SalePrice: 7, Bedrooms: 3 })
})

const whole = {
  ...{ ListingKey: 'K1', ListingId: 'A1', StandardStatus: 'Active', BedroomsTotal: 3, PropertyType: 'Residential' },
  ...{ StreetNumber: '12', StreetName: 'Elm St', City: 'Kent', ListPrice: 5, Heating: ['Gas', 'ForcedAir'] },
  ...{ InternetAddressDisplayYN: false, InternetAutomatedValuationDisplayYN: 'N', MlgCanView: true },
  ...{ ListAgentFullName: 'Kim Lee', ListAgentEmail: 'kim@firm.example', ListOfficeName: 'Elm Realty', Pool: 'indoor' },
}
const entriesOf = (row: { ExtensionColumn: string | null } | undefined): Record<string, string> =>
  Object.fromEntries(
    (JSON.parse(row?.ExtensionColumn ?? '[]') as { Key: string; value: string }[]).map(({ Key, value }) => [
      Key,
      value,
    ]),
  )
const change = async (fields: object) =>
  (await importText(`${JSON.stringify({ ListingKey: 'K1', ListingId: 'A1', BedroomsTotal: 3, ...fields })}\n`)).home(
    'A1',
  )

test('a row of NDJSON that gives only some fields leaves what may not be shown as it was', async () => {
  await importText(`${JSON.stringify(whole)}\n`)
  const priced = await change({ ListPrice: 6, PropertyType: 'Residential' })
  expect(priced).toMatchObject({ SalePrice: 6, Address: null, withheldFields: { Address: '12 Elm St' } })
  expect(entriesOf(priced)).toMatchObject({
    ...{ InternetAddressDisplayYN: 'No', InternetAutomatedValuationDisplayYN: 'No', StandardStatus: 'Active' },
    ...{ 'Agent Name': 'Kim Lee', 'Office Name': 'Elm Realty', Pool: 'indoor' },
  })
  // What it names is as it says, empty or not.
  const heated = await change({ Heating: null, Pool: 'heated', ListAgentFullName: 'Ana Ruiz' })
  expect(entriesOf(heated)).toEqual({
    ...{ InternetAddressDisplayYN: 'No', InternetAutomatedValuationDisplayYN: 'No', StandardStatus: 'Active' },
    ...{ 'Agent Name': 'Ana Ruiz', 'Office Name': 'Elm Realty', Pool: 'heated' },
  })
  const hidden = await change({ MlgCanView: false })
  expect(hidden?.standing).toBe('Withheld')
  const pending = await change({ StandardStatus: 'Pending' })
  expect(pending?.standing).toBe('Withheld')
  const shown = await change({ MlgCanView: true, InternetAddressDisplayYN: true })
  expect(shown).toMatchObject({ standing: 'Pending', Address: '12 Elm St', withheldFields: null })
  expect(entriesOf(shown).InternetAutomatedValuationDisplayYN).toBe('No')
})

test('the same with names of one’s own; a whole row of CSV still says all there is', async () => {
  const line = (fields: object) => `${JSON.stringify({ mls: 'B1', beds: 2, ...fields })}\n`
  await importText(line({ price: 5, 'Internet Entire Listing Display YN': 'N', heating: 'gas' }))
  expect((await importText(line({ price: 5 }))).home('B1')?.standing).toBe('Withheld')
  const { home } = await importText(line({ price: 6, heating: 'wood \\u0000 "and" oil' }))
  expect(home('B1')).toMatchObject({ SalePrice: 6, standing: 'Withheld' })
  expect(Object.keys(entriesOf(home('B1')))).toHaveLength(2)
  const own = await importText(line({ ExtensionColumn: [{ Key: 'Note', value: 'blue' }] }))
  expect(entriesOf(own.home('B1'))).toEqual({ Note: 'blue' })
  const table = await importText('mls,beds,price,roof\nB1,2,7,slate\n')
  expect(entriesOf(table.home('B1'))).toEqual({ Roof: 'slate' })
})

const openHouse = { OpenHouseType: 'Public', OpenHouseStatus: 'Active' }

test('open houses come in a list within the row, or as JSON in a cell, told by the clocks of the chatbot', async () => {
  const zone = { timeZone: 'America/Los_Angeles' }
  const list = [
    { ...openHouse, OpenHouseStartTime: '2099-11-28T21:00:00Z', OpenHouseEndTime: '2099-11-28T23:00:00Z' },
    { ...openHouse, OpenHouseDate: '2099-11-27', OpenHouseStartTime: '9:30 AM', OpenHouseEndTime: '11:00 AM' },
    { ...openHouse, OpenHouseStartTime: '2019-11-28T21:00:00Z', OpenHouseEndTime: '2019-11-28T23:00:00Z' },
    {
      ...openHouse,
      OpenHouseType: 'Broker',
      OpenHouseStartTime: '2099-11-28T21:00:00Z',
      OpenHouseEndTime: '2099-11-28T23:00:00Z',
    },
  ]
  const row = (await importText(`${JSON.stringify({ ...whole, OpenHouse: list })}\n`, {}, zone)).home('A1')
  expect(row?.Tours).toBe('OpenHouse')
  expect(entriesOf(row)['Open House']).toBe('Fri, Nov 27, 9:30 AM to 11:00 AM; Sat, Nov 28, 1:00 PM to 3:00 PM')
  expect(entriesOf(await change({ OpenHouse: [] }))['Open House']).toBeUndefined()
  const cell = JSON.stringify(list.slice(0, 1)).replaceAll('"', '""')
  const text = `ListingKey,StandardStatus,BedroomsTotal,ListPrice,OpenHouse\nK9,Active,3,5,"${cell}"\n`
  expect(entriesOf((await importText(text, {}, zone)).home('K9'))['Open House']).toBe('Sat, Nov 28, 1:00 PM to 3:00 PM')
})

test('or in a file of their own, which goes by the key of the home', async () => {
  const read = (text: string) => readOpenHousesFile(Readable.from([Buffer.from(text)]), '--open-houses oh.csv')
  const header = 'OpenHouseKey,ListingKey,OpenHouseDate,OpenHouseStartTime,OpenHouseEndTime\n'
  const openHouses = await read(
    `${header}1,K1,2099-11-28,13:00,15:00\n2,A2,2099-11-29,13:00,15:00\n3,K1,2099-11-29,10:00,11:00\n`,
  )
  const homes =
    'ListingKey,ListingId,StandardStatus,BedroomsTotal,ListPrice\nK1,A1,Active,3,5\nK2,A2,Active,3,5\nK3,A3,Active,3,5\n'
  const { home } = await importText(homes, {}, { openHouses, timeZone: 'Europe/Berlin' })
  expect(entriesOf(home('A1'))['Open House']).toBe('Sat, Nov 28, 1:00 PM to 3:00 PM; Sun, Nov 29, 10:00 AM to 11:00 AM')
  expect(home('A2')?.Tours).toBe('OpenHouse')
  expect(home('A3')?.Tours).toBeNull()
  const later = await importText(homes, {}, { openHouses: await read(header) })
  expect(later.home('A1')?.Tours).toBeNull()
  expect(entriesOf(later.home('A1'))['Open House']).toBeUndefined()
  await expect(read('ListingKey,When\nK1,now\n')).rejects.toThrow(/--open-houses oh.csv: .*OpenHouseStartTime.*"When"/)
  await expect(importText('mls,beds\nA,3\n', {}, { openHouses })).rejects.toThrow(/--open-houses goes with a file/)
})
