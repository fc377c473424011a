import type { Feed } from '../../../homes/feeds/feed.ts'
import { listFeeds } from '../../../homes/feeds/feed-store.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { UsageError } from '../command-context.ts'

/** The feed of a name. Throws a UsageError that says which there are. */
export async function findNamedFeed(db: Database, name: string): Promise<Feed> {
  const feeds = await listFeeds(db)
  const found = feeds.filter((feed) => feed.name === name)
  if (found.length > 1) throw new UsageError(`Two workspaces have a feed "${name}".`)
  if (found[0]) return found[0]
  const names = feeds.map((feed) => `"${feed.name}"`).join(', ')
  throw new UsageError(
    `There is no feed "${name}". ${names === '' ? '`porchlight feed add` makes one.' : `There is ${names}.`}`,
  )
}
