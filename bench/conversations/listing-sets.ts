import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from '../../src/doors/app.ts'
import { demoListings } from '../../src/doors/demo/demo-listings.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { toColumns } from '../../src/homes/listings/listing-columns.ts'
import { makeSampleListing } from '../sample-listings.ts'
import type { Conversation } from './conversation-set.ts'

export type ListingSetName = Conversation['listings']

const largeCount = 20_000
const batch = 500

/** The homes of a set, the same on every machine. */
export function listingsOf(name: ListingSetName): Listing[] {
  if (name === 'demo') return demoListings('https://homes.example.com')
  if (name === 'large') return Array.from({ length: largeCount }, (_, index) => makeSampleListing(index + 1))
  const lines = readFileSync(join(import.meta.dirname, 'listings', 'small.ndjson'), 'utf8').split('\n')
  return lines.filter(Boolean).map((line): Listing => JSON.parse(line))
}

/** Stores the homes for a chatbot, and waits until searches are answered from memory. */
export async function storeListings(
  app: App,
  scope: { workspaceId: number; chatbotId: number },
  listings: readonly Listing[],
): Promise<void> {
  for (let from = 0; from < listings.length; from += batch) {
    const rows = listings.slice(from, from + batch).map((listing) => ({ ...scope, ...toColumns(listing) }))
    await app.db.insertInto('listings').values(rows).execute()
  }
  app.searchIndex.warm(scope)
  await app.searchIndex.settle()
}
