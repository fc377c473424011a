import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requiredText } from '../../platform/fields.ts'
import { chatbotOperation } from '../define-operation.ts'
import { addReleases } from '../listings/releases/releases.ts'
import { listFeeds, noteNextRun, noteProgress } from './feed-store.ts'

/** POST /v1/chatbots/{serialNumber}/listings/release */
export const releaseColumn = chatbotOperation({
  id: 'releaseColumn',
  summary: 'Release a column that was held back',
  description:
    'A column that looked like one for members alone is kept from now on. Its feeds are read again at once; a file that was uploaded is uploaded again.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({ column: requiredText({ description: 'Its name, as the report tells it', maxLength: 500 }) }),
  output: Type.Object({ feeds: Type.Integer({ description: 'Feeds that are read again' }) }),
  example: { column: 'Agent notes' },
  errors: [],
  async run(app, caller, { chatbot, column }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    return inTransaction(app.db, async (db) => {
      await addReleases(db, scope, [column], actorOf(caller))
      const all = await listFeeds(db, scope.workspaceId)
      const feeds = all.filter(({ chatbotId, location }) => chatbotId === scope.chatbotId && location.kind !== 'reso')
      for (const feed of feeds) {
        await noteProgress(db, feed, {})
        if (!feed.isPaused) await noteNextRun(db, feed, app.now())
      }
      return { feeds: feeds.filter(({ isPaused }) => !isPaused).length }
    })
  },
})
