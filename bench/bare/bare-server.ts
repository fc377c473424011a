// The same work by hand: the statements of Porchlight on a pool of the same size, and nothing around them. It believes
// whatever it is sent, and everybody.
import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { storedTextColumns } from '../../src/homes/listing-text/stored-text.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import {
  type ListingColumns,
  type ListingRow,
  listingColumnNames,
  toColumns,
} from '../../src/homes/listings/listing-columns.ts'
import { type Connection, connect } from '../../src/platform/database/connect.ts'
import { readSettings, sayReady } from '../child-process.ts'
import { readProductStatements } from '../product-statements.ts'

/** As many as `porchlight start` opens. */
const maxConnections = 20

const { connection, workspaceId } = readSettings<{ connection: Connection; workspaceId: number }>()
const { pool } = connect(connection, { maxConnections })
const statements = await readProductStatements()

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const run = request.url === '/create' ? create(body) : list(body)
    run.then(
      (data) => answer(response, 200, { Data: data, Version: '1.0.0', Success: true, Code: 200, Message: '' }),
      (error: unknown) => answer(response, 500, { Message: String(error) }),
    )
  })
})

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

interface ListBody {
  SerialNumber: string
  CityName: string
  PageNumber: number
  PageSize: number
}

async function list(body: ListBody): Promise<object> {
  const { rows } = await pool.query<ListingRow & { total: number; id: number | null }>({
    ...statements.list,
    values: [workspaceId, body.SerialNumber, (body.PageNumber - 1) * body.PageSize, body.PageSize, fold(body.CityName)],
  })
  return { List: rows[0]?.id === null ? [] : rows.map(toItem), VirtualCount: rows[0]?.total }
}

/** What is stored of a listing's texts, ready-made: reading them is no part of writing a row by hand. */
const storedTexts = new Map<string, Partial<ListingColumns>>()

function storedTextOf(body: Record<string, unknown>): Partial<ListingColumns> {
  const number = String(body.MLSNumber)
  const known = storedTexts.get(number)
  if (known) return known
  // The load generator sends listings alone.
  const columns = toColumns(body as unknown as Listing)
  const stored = Object.fromEntries(storedTextColumns.map((name) => [name, columns[name]]))
  storedTexts.set(number, stored)
  return stored
}

async function create(body: Record<string, unknown>): Promise<string> {
  const columns: Record<string, unknown> = {
    ...body,
    ...storedTextOf(body),
    Images: JSON.stringify(body.Images),
    ExtensionColumn: JSON.stringify(body.ExtensionColumn),
    filledIn: 0,
    cityKey: fold(String(body.City)),
    mlsKey: fold(String(body.MLSNumber)),
    urlKey: createHash('sha256')
      .update(String(body.Url).replace(/^https/, 'http'))
      .digest()
      .subarray(0, 16),
  }
  const { rows } = await pool.query<{ id: number }>({
    ...statements.create,
    values: [workspaceId, body.SerialNumber, 'key 1', ...listingColumnNames.map((name) => columns[name])],
  })
  return String(rows[0]?.id)
}

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const price = (value: number | null): string => (value === null ? '' : value.toFixed(2))

function toItem(row: ListingRow): object {
  return {
    ID: row.id,
    LATITUDE: row.Latitude ?? '',
    LONGITUDE: row.Longitude ?? '',
    PropertyType: row.PropertyType,
    SaleType: row.SaleType === 'for_rent' ? 'For Rent' : 'For Sale',
    Status: row.Status,
    Images: row.Images ?? '',
    CurrencySymbol: row.CurrencySymbol,
    Price: price(row.SaleType === 'for_rent' ? row.RentPrice : row.SalePrice),
    State: row.State ?? '',
    City: row.City ?? '',
    Address: row.Address ?? '',
    ZIP: row.ZIP ?? '',
    Area: `${row.BuildingArea} ${row.AreaUnit}`,
    Bathrooms: String(row.Bathrooms),
    Bedrooms: String(row.Bedrooms),
    Url: row.Url,
    Tours: row.Tours ?? '',
    YearBuilt: String(row.YearBuilt),
    MLSNumber: row.MLSNumber,
    DaysOnMarket: String(row.DaysOnMarket),
    LotArea: String(row.LotArea),
    BuildingArea: String(row.BuildingArea),
    ParkingSpots: String(row.ParkingSpots),
    Description: row.Description ?? '',
    ExtensionColumn: row.ExtensionColumn ?? '',
    RentPrice: price(row.RentPrice),
    SpaceType: row.SpaceType ?? '',
    DepositFee: price(row.DepositFee),
    SalePrice: price(row.SalePrice),
    UnitAreaPrice: price(row.UnitAreaPrice),
    ZestimatePrice: price(row.ZestimatePrice),
    HOAMonth: price(row.HOAMonth),
  }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  sayReady(typeof address === 'object' && address !== null ? address.port : 0)
})
