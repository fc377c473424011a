import type { Database } from '../../platform/database/connect.ts'
import { lastRunOf } from '../listings/import/runs/source-runs.ts'
import { listFeeds } from './feed-store.ts'

const mostNamed = 5

/** What `doctor` says of feeds; null: there are none. */
export async function describeFeeds(db: Database): Promise<{ isWell: boolean; detail: string } | null> {
  const feeds = await listFeeds(db)
  if (feeds.length === 0) return null
  const ill: string[] = []
  for (const feed of feeds.filter(({ isPaused }) => !isPaused)) {
    const run = await lastRunOf(db, feed)
    if (feed.failures > 0) ill.push(`"${feed.name}" failed ${feed.failures} times in a row`)
    else if (run?.state === 'finished' && run.message !== '') ill.push(`"${feed.name}": ${run.message}`)
  }
  if (ill.length === 0) return { isWell: true, detail: `${feeds.length} ${feeds.length === 1 ? 'feed' : 'feeds'}` }
  const more = ill.length > mostNamed ? `; and ${ill.length - mostNamed} more` : ''
  return { isWell: false, detail: `${ill.slice(0, mostNamed).join('; ')}${more}: see \`porchlight feed log\`` }
}
