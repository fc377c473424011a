import { nextRun } from '../../../homes/feeds/feed-schedule.ts'
import { deleteFeed, pauseFeed } from '../../../homes/feeds/feed-store.ts'
import { recordChange } from '../../../platform/change-log/record-change.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { askFirst } from '../terminal/ask-first.ts'
import { findNamedFeed } from './find-named-feed.ts'

export function pauseNamedFeed(name: string, { resume }: { resume: boolean }): Promise<void> {
  return withDatabase('feed pause', async ({ database: { db } }) => {
    const feed = await findNamedFeed(db, name)
    await inTransaction(db, async (transaction) => {
      // Who resumes wants to see it work.
      const now = new Date()
      const nextRunAt = resume ? nextRun(feed.schedule, feed.timeZone, now) && now : null
      await pauseFeed(transaction, feed, { isPaused: !resume, nextRunAt })
      const change = { workspaceId: feed.workspaceId, by: commandLineActor(), target: `feed ${feed.id}` }
      await recordChange(transaction, { ...change, action: 'feed.changed', details: { name, isPaused: !resume } })
    })
    console.log(resume ? `The feed "${name}" is read again.` : `The feed "${name}" is left alone until --resume.`)
  })
}

export function removeNamedFeed(name: string, { yes }: { yes: boolean }): Promise<void> {
  return withDatabase('feed remove', async ({ database: { db } }) => {
    const feed = await findNamedFeed(db, name)
    if (!yes) await askFirst(`Remove the feed "${name}" and its log?`, `The feed "${name}" stays.`)
    await inTransaction(db, async (transaction) => {
      await deleteFeed(transaction, feed)
      const change = { workspaceId: feed.workspaceId, by: commandLineActor(), target: `feed ${feed.id}` }
      await recordChange(transaction, { ...change, action: 'feed.removed', details: { name } })
    })
    console.log(`The feed "${name}" is gone. The listings that it brought are as they were.`)
  })
}
