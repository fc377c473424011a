import type { Database } from '../../platform/database/connect.ts'
import { findUndoable } from '../listings/edits/undo-import.ts'
import { lastRunOf } from '../listings/import/runs/source-runs.ts'
import type { Feed } from './feed.ts'
import { type FeedDescription, presentFeed } from './present-feed.ts'

/** A feed with how its last run went, and whether that can be undone. */
export async function presentFeedNow(db: Database, feed: Feed): Promise<FeedDescription> {
  const run = await lastRunOf(db, feed)
  return presentFeed(feed, run, await findUndoable(db, feed.workspaceId, [run?.id ?? null]))
}
