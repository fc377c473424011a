import { showLocation, showSchedule } from '../../../homes/feeds/feed.ts'
import { listFeeds } from '../../../homes/feeds/feed-store.ts'
import { describeRun } from '../../../homes/listings/import/runs/describe-run.ts'
import { listRuns } from '../../../homes/listings/import/runs/run-store.ts'
import { withDatabase } from '../command-context.ts'
import { asPlain } from '../terminal/plain-text.ts'

/** Every feed on a line, and below it how its last run went. */
export function showFeeds(): Promise<void> {
  return withDatabase('feed list', async ({ database: { db } }) => {
    const feeds = await listFeeds(db)
    for (const feed of feeds) {
      const next = feed.isPaused ? 'paused' : feed.nextRunAt === null ? '' : `next ${feed.nextRunAt.toISOString()}`
      const health = feed.failures > 0 ? `failed ${feed.failures} times in a row` : 'well'
      const parts = [feed.name, feed.serialNumber, showLocation(feed.location)]
      console.log([...parts, showSchedule(feed.schedule, feed.timeZone), next, health].map(asPlain).join('\t'))
      const [run] = await listRuns(db, { workspaceId: feed.workspaceId, sourceId: feed.sourceId }, 1)
      if (run) console.log(`  ${describeRun(run, new Date()).split('\t').map(asPlain).join('\t')}`)
    }
    console.error(feeds.length === 0 ? 'There is no feed: `porchlight feed add` makes one.' : `${feeds.length} in all.`)
  })
}
