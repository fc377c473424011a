import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { App } from '../../src/doors/app.ts'
import { demoListings } from '../../src/doors/demo/demo-listings.ts'
import { openSource } from '../../src/homes/listings/import/reading/open-source.ts'
import { runImport } from '../../src/homes/listings/import/runs/run-import.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { makeSampleListing } from '../sample-listings.ts'
import type { Conversation } from './conversation-set.ts'

export type ListingSetName = Conversation['listings']

const largeCount = 20_000

/** The homes of a set, the same on every machine. `folder` has the files of firms, `NAME.ndjson`. Throws where there is none. */
export function listingsOf(name: ListingSetName, folder = join(import.meta.dirname, 'listings')): Listing[] {
  if (name === 'demo') return demoListings('https://homes.example.com')
  if (name === 'large') return Array.from({ length: largeCount }, (_, index) => makeSampleListing(index + 1))
  const lines = readFileSync(join(folder, `${name}.ndjson`), 'utf8').split('\n')
  return lines.filter(Boolean).map((line): Listing => JSON.parse(line))
}

/** Stores the homes for a chatbot by the import that firms use, and waits until searches are answered from memory. */
export async function storeListings(
  app: App,
  scope: { workspaceId: number; chatbotId: number },
  listings: readonly Listing[],
): Promise<void> {
  const lines = Readable.from(listings.map((listing) => Buffer.from(`${JSON.stringify(listing)}\n`)))
  const { faulty } = await runImport({
    ...{ database: app, events: app.events, scope, source: { kind: 'file', name: 'homes' }, by: 'bench' },
    open: () => openSource(lines),
    options: { map: {}, set: {}, key: null, dropUnmapped: false },
  })
  if (faulty > 0) throw new Error(`${faulty} of ${listings.length} homes cannot be stored.`)
  app.searchIndex.warm(scope)
  await app.searchIndex.settle()
}
