import { fail } from '../../platform/errors.ts'
import type { HomesApp } from '../homes-app.ts'
import type { Feed } from './feed.ts'
import { findFeed } from './feed-store.ts'

/** A feed of a workspace by its id as it stands in a path. */
export async function requireFeed(app: Pick<HomesApp, 'db'>, workspaceId: number, id: string): Promise<Feed> {
  const feed = /^\d{1,15}$/.test(id) ? await findFeed(app.db, { workspaceId, id: Number(id) }) : null
  if (feed === null) throw fail('feed-not-found', { id })
  return feed
}
