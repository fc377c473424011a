import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { nextRun } from './feed-schedule.ts'
import { pauseFeed } from './feed-store.ts'
import { FeedDescription } from './present-feed.ts'
import { presentFeedNow } from './present-feed-now.ts'
import { requireFeed } from './require-feed.ts'

const idField = requiredText({ description: 'Id of the feed', maxLength: 20 })

/** PATCH /v1/feeds/{id} */
export const changeFeed = defineOperation({
  id: 'changeFeed',
  summary: 'Pause a feed, or have it read again',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({ id: idField, isPaused: Type.Boolean({ description: 'Whether it is left alone' }) }),
  output: FeedDescription,
  example: { id: '1', isPaused: true },
  errors: ['feed-not-found'],
  async run(app, caller, { id, isPaused }) {
    const feed = await requireFeed(app, caller.workspaceId, id)
    // Who resumes wants to see it work.
    const nextRunAt = isPaused ? null : nextRun(feed.schedule, feed.timeZone, app.now()) && app.now()
    await inTransaction(app.db, async (transaction) => {
      await pauseFeed(transaction, feed, { isPaused, nextRunAt })
      const change = { workspaceId: feed.workspaceId, by: actorOf(caller), target: `feed ${feed.id}` }
      await recordChange(transaction, { ...change, action: 'feed.changed', details: { name: feed.name, isPaused } })
    })
    return presentFeedNow(app.db, { ...feed, isPaused, nextRunAt })
  },
})
