import { type Static, Type } from 'typebox'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { chatbotSettings } from '../chatbot-settings.ts'
import { listVersionRows } from './version-store.ts'

const usualLimit = 20

/** What a change of settings changed. */
export const ChatbotVersion = Type.Object({
  id: Type.Integer({ description: 'Id of the change' }),
  at: Type.String({ description: 'When, ISO 8601' }),
  by: Type.String({ description: 'Who, as the audit log names them' }),
  before: chatbotSettings,
  after: chatbotSettings,
})

export type ChatbotVersion = Static<typeof ChatbotVersion>

/** GET /v1/chatbots/{serialNumber}/versions */
export const listChatbotVersions = chatbotOperation({
  id: 'listChatbotVersions',
  summary: 'List what changes of a chatbot’s settings changed',
  description:
    'Newest first, a page at a time; the newest 100 changes are kept. `before` and `after` hold the settings that were changed: send `before` to Edit to set them back.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object({
    ...pageFields(50, usualLimit),
  }),
  output: Type.Object({ versions: Type.Array(ChatbotVersion), nextCursor: nextCursorField }),
  example: { limit: 20 },
  errors: [],
  async run(app, { workspaceId }, { chatbot, cursor, limit = usualLimit }) {
    const [before = null] = readCursor(cursor ?? '') ?? []
    const found = await listVersionRows(app.db, { workspaceId, chatbotId: chatbot.id }, { before, limit: limit + 1 })
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      versions: shown.map(({ id, at, actor, ...changed }) => ({ id, at: at.toISOString(), by: actor, ...changed })),
      nextCursor: last && found.length > limit ? writeCursor(last.id) : null,
    }
  },
})
