import type { Database } from '../../../../platform/database/connect.ts'
import type { SearchIndex } from '../../search-index.ts'
import { listRecentChatbots, pruneChanges } from './index-store.ts'

/** Chatbots whose indexes are made at the start, before anybody asks. */
const mostAtStart = 20
/** Twice as long as an index may go without looking. */
const keptMinutes = 60

/** Takes in what changed in the listings that are in memory; the first time it makes the indexes that are likely needed. */
export async function refreshListingIndexes(db: Database, index: SearchIndex): Promise<void> {
  const { chatbots } = await index.size()
  if (chatbots === 0) for (const scope of await listRecentChatbots(db, mostAtStart)) index.warm(scope)
  await index.refresh()
}

/** Forgets changes that every process has taken in, or has to read whole chatbots for. */
export async function forgetOldChanges(db: Database): Promise<void> {
  await pruneChanges(db, keptMinutes)
}
