import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { lastRunOf } from '../listings/import/runs/source-runs.ts'
import { listFeeds as selectFeeds } from './feed-store.ts'
import { FeedDescription, presentFeed } from './present-feed.ts'

/** More feeds than that no firm has; the command line lists them all. */
const mostFeeds = 100

/** GET /v1/feeds */
export const listFeeds = defineOperation({
  id: 'listFeeds',
  summary: 'List feeds',
  description: 'Where listings are read again and again, with how the last run went; by name, at most 100.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    serialNumber: Type.Optional(requiredText({ description: 'Only of this chatbot', maxLength: 100 })),
  }),
  output: Type.Object({ feeds: Type.Array(FeedDescription) }),
  example: {},
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber }) {
    const chatbot = serialNumber === undefined ? null : await requireChatbot(app.db, workspaceId, serialNumber)
    const all = await selectFeeds(app.db, workspaceId)
    const feeds = all.filter(({ chatbotId }) => chatbot === null || chatbotId === chatbot.id).slice(0, mostFeeds)
    return { feeds: await Promise.all(feeds.map(async (feed) => presentFeed(feed, await lastRunOf(app.db, feed)))) }
  },
})
