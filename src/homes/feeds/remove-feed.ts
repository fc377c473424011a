import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { deleteFeed } from './feed-store.ts'
import { requireFeed } from './require-feed.ts'

/** DELETE /v1/feeds/{id} */
export const removeFeed = defineOperation({
  id: 'removeFeed',
  summary: 'Remove a feed',
  description: 'The listings that it brought stay as they are; its runs are forgotten.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({ id: requiredText({ description: 'Id of the feed', maxLength: 20 }) }),
  output: Type.Object({ removed: Type.Boolean({ description: 'true' }) }),
  example: { id: '1' },
  errors: ['feed-not-found'],
  async run(app, caller, { id }) {
    const feed = await requireFeed(app, caller.workspaceId, id)
    await inTransaction(app.db, async (transaction) => {
      await deleteFeed(transaction, feed)
      const change = { workspaceId: feed.workspaceId, by: actorOf(caller), target: `feed ${feed.id}` }
      await recordChange(transaction, { ...change, action: 'feed.removed', details: { name: feed.name } })
    })
    return { removed: true }
  },
})
