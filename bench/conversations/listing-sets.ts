import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../src/doors/app.ts'
import { demoListings } from '../../src/doors/demo/demo-listings.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { toColumns } from '../../src/homes/listings/listing-columns.ts'
import { filledInBit } from '../../src/homes/listings/marks/filled-in.ts'
import { makeSampleListing } from '../sample-listings.ts'
import type { Conversation } from './conversation-set.ts'

export type ListingSetName = Conversation['listings']

const largeCount = 20_000
const batch = 500

/** The homes of a set, the same on every machine. `folder` has the files of firms, `NAME.ndjson`. Throws where there is none. */
export function listingsOf(name: ListingSetName, folder = join(import.meta.dirname, 'listings')): Listing[] {
  if (name === 'demo') return demoListings('https://homes.example.com')
  if (name === 'large') return Array.from({ length: largeCount }, (_, index) => makeSampleListing(index + 1))
  const lines = readFileSync(join(folder, `${name}.ndjson`), 'utf8').split('\n')
  return lines.filter(Boolean).map((line): Listing => JSON.parse(line))
}

/** Stores the homes for a chatbot, and waits until searches are answered from memory. */
export async function storeListings(
  app: App,
  scope: { workspaceId: number; chatbotId: number },
  listings: readonly Listing[],
): Promise<void> {
  for (let from = 0; from < listings.length; from += batch) {
    const rows = listings.slice(from, from + batch).map((listing) => ({ ...scope, ...columnsOf(listing) }))
    await app.db.insertInto('listings').values(rows).execute()
  }
  app.searchIndex.warm(scope)
  await app.searchIndex.settle()
}

/** What a firm's file leaves out is filled in and marked as such, as an import does. */
function columnsOf(listing: Listing) {
  const missing = Object.keys(unknown).filter((field) => !(field in listing))
  return toColumns(
    { ...unknown, ...listing },
    missing.reduce((bits, field) => bits | (filledInBit(field) ?? 0), 0),
  )
}

const unknown = {
  ...{ Bedrooms: 0, Bathrooms: 0, YearBuilt: 0, DaysOnMarket: 0, LotArea: 0, BuildingArea: 0, ParkingSpots: 0 },
  ...{ MLSNumber: '', AreaUnit: 'Square Feet', Images: [], ExtensionColumn: [] },
} satisfies Partial<Listing>
