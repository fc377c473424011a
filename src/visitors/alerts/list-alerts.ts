import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { requiredText } from '../../platform/fields.ts'
import { agentOf } from '../../platform/member.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { defineOperation } from '../define-operation.ts'
import { selectAsked } from './alert-store.ts'
import { AlertDescription, presentAlert } from './present-alert.ts'

const mostAlerts = 100
const usualAlerts = 20

/** GET /v1/alerts */
export const listAlerts = defineOperation({
  id: 'listAlerts',
  summary: 'List alerts, newest first',
  description:
    'What visitors want to be told of, with the address where they left one. A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. Agents of the console are shown those of conversations that they may see.',
  tag: 'Leads',
  access: 'secret-key',
  input: Type.Object({
    serialNumber: Type.Optional(requiredText({ description: 'Only of this chatbot', maxLength: 100 })),
    ...pageFields(mostAlerts, usualAlerts),
  }),
  output: Type.Object({ alerts: Type.Array(AlertDescription), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, cursor = '', limit = usualAlerts }) {
    const { workspaceId } = caller
    const chatbot = serialNumber === undefined ? null : await requireChatbot(app.db, workspaceId, serialNumber)
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await selectAsked(
      app.db,
      workspaceId,
      { chatbotId: chatbot?.id, beforeId, agentId: agentOf(caller) },
      limit + 1,
    )
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      alerts: page.map(presentAlert),
      nextCursor: rows.length > limit && last ? writeCursor(last.id) : null,
    }
  },
})
