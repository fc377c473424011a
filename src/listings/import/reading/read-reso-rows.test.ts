import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ListingTest, openListingTest } from '../../listing.fixture.ts'
import type { ListingScope } from '../../listing-scope.ts'
import type { FaultyRow } from '../import-hooks.ts'
import { importListings } from '../import-listings.ts'

let bench: ListingTest
let scope: ListingScope

beforeAll(async () => {
  bench = await openListingTest({ isPatient: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  scope = (await bench.addChatbot()).scope
})

async function importText(text: string, map: Record<string, string> = {}) {
  const faulty: FaultyRow[] = []
  const options = { map, set: {}, key: 'MLSNumber' as const, dropUnmapped: false }
  const bytes = Readable.from([Buffer.from(text)])
  await importListings(bench.pool, scope, bytes, options, { onFaultyRow: (row) => void faulty.push(row) })
  const rows = await bench.db.selectFrom('listings').selectAll().where('chatbotId', '=', scope.chatbotId).execute()
  const homes = new Map(rows.map((row) => [row.MLSNumber, row]))
  return { faulty, home: (number: string) => homes.get(number) }
}

test('a CSV file with the names of the dictionary is read as a Web API is', async () => {
  const { home, faulty } = await importText(
    `${[
      'ListingKey,ListingId,StandardStatus,PropertyType,PropertySubType,ListPrice,BedroomsTotal,StreetNumber,StreetName,City,InternetAddressDisplayYN,MlgCanView,PrivateRemarks,Our Note',
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
  expect(home('A1')?.ExtensionColumn).toContain('{"Key":"Our Note","value":"blue"}')
  expect(home('A1')?.ExtensionColumn).not.toContain('1234')
  expect(home('A2')).toMatchObject({ SaleType: 'for_rent', RentPrice: 2_100, standing: 'ActiveUnderContract' })
  expect(home('A2')).toMatchObject({ Address: null, withheldFields: { Address: '14 Elm St' } })
  expect(home('A3')).toMatchObject({ Status: 'Sold', standing: 'Withheld' })
  expect(home('A4')).toMatchObject({ Status: 'Active', standing: 'Withheld' })
  // What is wrong is told with the columns of the file.
  expect(faulty).toMatchObject([{ line: 6, columns: expect.arrayContaining(['ListPrice', 'Our Note']) }])
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
