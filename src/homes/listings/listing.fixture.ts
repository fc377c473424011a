import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { makeInputReader } from '../../doors/http/bodies/read-input.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { type ErrorCode, PorchlightError } from '../../platform/errors.ts'
import type { Operation } from '../../platform/operation.ts'
import type { HomesApp } from '../homes-app.ts'
import type { ListItem } from './list-item.ts'
import type { Listing } from './listing.ts'
import type { ListingScope } from './listing-scope.ts'

/** What a listing must have, and nothing else. */
export const leastListing: Listing = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'Single Family',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example/1',
  MLSNumber: 'A-1',
  YearBuilt: 1987,
  DaysOnMarket: 12,
  LotArea: 5000,
  BuildingArea: 2500,
  AreaUnit: 'Square Feet',
  ParkingSpots: 2,
}

/** Every optional field. */
export const optionalFields = {
  Images: ['https://homes.example/1.jpg', 'https://homes.example/2.jpg'],
  Tours: '3D',
  Description: 'Two lines\nof text.',
  ExtensionColumn: [{ Key: 'Heating', value: 'Gas' }],
  Location: 'Near the lake',
  Address: '12 Fir Street',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98103',
  Latitude: 47.6801,
  Longitude: -122.3206,
  SalePrice: 1_200_000,
  UnitAreaPrice: 480,
  HOAMonth: 99.5,
  ZestimatePrice: 1_234_567.891,
  RentPrice: 4200,
  SpaceType: 'Entire place',
  DepositFee: 0,
} as const

export interface ListingTest extends OpenDatabase {
  scope: ListingScope
  serialNumber: string
  addChatbot(workspaceId?: number): Promise<{ scope: ListingScope; serialNumber: string }>
  addWorkspace(): Promise<number>
  /** Runs an operation as its route does, on the first chatbot unless the body names another. */
  call<Data>(operation: unknown, body: Record<string, unknown>, workspaceId?: number): Promise<Data>
  /** The Message of the failure, which must have this code. */
  failure(operation: unknown, body: Record<string, unknown>, code: ErrorCode, workspaceId?: number): Promise<string>
}

/** A fresh database with one chatbot without listings. */
export async function openListingTest(options?: {
  maxConnections?: number
  isPatient?: boolean
}): Promise<ListingTest> {
  const open = await openTestDatabase(options)
  const addWorkspace = async (): Promise<number> => {
    const row = await open.db
      .insertInto('workspaces')
      .values({ name: 'Test' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  }
  const first = await addWorkspace()
  const addChatbot = async (workspaceId = first): Promise<{ scope: ListingScope; serialNumber: string }> => {
    const serialNumber = randomBytes(16).toString('hex')
    const row = await open.db
      .insertInto('chatbots')
      .values({ workspaceId, serialNumber, settings: '{}', removedAt: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { scope: { workspaceId, chatbotId: row.id }, serialNumber }
  }
  const chatbot = await addChatbot()
  // The operations of listings use nothing else of an app.
  const app = open as unknown as HomesApp

  const call = async <Data>(given: unknown, body: Record<string, unknown>, workspaceId = first): Promise<Data> => {
    const operation = given as Operation
    const read = makeInputReader(operation.input, { nullClears: operation.nullClears ?? false })
    // Through JSON, as a body comes.
    const { value, cleared } = read(JSON.parse(JSON.stringify({ SerialNumber: chatbot.serialNumber, ...body })))
    const { signal } = new AbortController()
    const context = {
      cleared,
      origin: null,
      client: {},
      address: '',
      userAgent: undefined,
      cookies: undefined,
      signal,
      requestId: 'test',
    }
    return (await operation.run(app, { workspaceId, grade: 'secret' }, value, context)) as Data
  }

  return {
    ...open,
    ...chatbot,
    addChatbot,
    addWorkspace,
    call,
    failure: async (operation, body, code, workspaceId) => {
      const error = await call(operation, body, workspaceId).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(PorchlightError)
      if (!(error instanceof PorchlightError)) throw error
      expect({ code: error.code, message: error.message }).toMatchObject({ code })
      return error.message
    },
  }
}

/** Data of the list operation. */
export interface Listed {
  List: ListItem[]
  VirtualCount: number
}
