import { Type } from 'typebox'
import { narrowedOperation } from '../define-operation.ts'
import { listFeeds as selectFeeds } from './feed-store.ts'
import { FeedDescription } from './present-feed.ts'
import { presentFeedNow } from './present-feed-now.ts'

/** More feeds than that no firm has; the command line lists them all. */
const mostFeeds = 100

/** GET /v1/feeds */
export const listFeeds = narrowedOperation({
  id: 'listFeeds',
  summary: 'List feeds',
  description: 'Where listings are read again and again, with how the last run went; by name, at most 100.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({ feeds: Type.Array(FeedDescription) }),
  example: {},
  errors: [],
  async run(app, { workspaceId }, { chatbot }) {
    const all = await selectFeeds(app.db, workspaceId)
    const feeds = all.filter(({ chatbotId }) => chatbot === null || chatbotId === chatbot.id).slice(0, mostFeeds)
    return { feeds: await Promise.all(feeds.map((feed) => presentFeedNow(app.db, feed))) }
  },
})
