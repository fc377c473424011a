import type { Database } from '../../platform/database/connect.ts'
import { keepFailedRun } from '../listings/import/runs/source-runs.ts'
import type { Feed } from './feed.ts'
import { FeedFailure } from './feed-failure.ts'

/** Keeps a run that failed before it began, as where a file is gone. The others keep themselves. */
export async function noteFailedRead(db: Database, feed: Feed, error: unknown): Promise<void> {
  if (!(error instanceof FeedFailure) || error.isTold) return
  const { workspaceId, chatbotId, sourceId } = feed
  await keepFailedRun(db, { workspaceId, chatbotId, sourceId, by: 'feeds', message: error.message })
}
