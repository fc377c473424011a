import { Type } from 'typebox'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { noteNextRun, pauseFeed } from './feed-store.ts'
import { FeedDescription } from './present-feed.ts'
import { presentFeedNow } from './present-feed-now.ts'
import { requireFeed } from './require-feed.ts'

/** POST /v1/feeds/{id}/run */
export const runFeedNow = defineOperation({
  id: 'runFeed',
  summary: 'Read a feed now',
  description:
    'It is the next one that the server reads, within seconds; one that is paused is read again from now on.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({ id: requiredText({ description: 'Id of the feed', maxLength: 20 }) }),
  output: FeedDescription,
  example: { id: '1' },
  errors: ['feed-not-found'],
  async run(app, caller, { id }) {
    const feed = await requireFeed(app, caller.workspaceId, id)
    const nextRunAt = app.now()
    if (feed.isPaused) await pauseFeed(app.db, feed, { isPaused: false, nextRunAt })
    else await noteNextRun(app.db, feed, nextRunAt)
    return presentFeedNow(app.db, { ...feed, isPaused: false, nextRunAt })
  },
})
