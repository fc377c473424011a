import { readAgent } from '../../homes/listings/agent.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { TouredHome } from './present-tour.ts'

const longestAddress = 200

/** The homes of a chatbot that tours are about, by their ids; those that are listed no more are missing. */
export async function findTouredHomes(
  db: Database,
  scope: { workspaceId: number; chatbotId: number; publicUrl?: string },
  ids: readonly number[],
): Promise<Map<number, TouredHome & { url: string }>> {
  const listings = await lookUpListings(db, scope, [...new Set(ids)])
  return new Map(
    listings.map((listing) => [
      listing.id,
      { address: addressOf(listing), agent: readAgent(listing.ExtensionColumn), url: listing.Url },
    ]),
  )
}

/** What is told of a home that is listed no more. */
export const unlistedHome: TouredHome = { address: '', agent: null }

function addressOf({ Address, City, State, ZIP }: FoundListing): string {
  const region = [State, ZIP].filter(Boolean).join(' ')
  const line = [Address, City, region].filter(Boolean).join(', ')
  return line
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestAddress)
    .toWellFormed()
}
