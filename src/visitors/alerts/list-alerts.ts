import { Type } from 'typebox'
import { agentOf } from '../../platform/member.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { narrowedOperation } from '../define-operation.ts'
import { selectAsked } from './alert-store.ts'
import { AlertDescription, presentAlert } from './present-alert.ts'

const mostAlerts = 100
const usualAlerts = 20

/** GET /v1/alerts */
export const listAlerts = narrowedOperation({
  id: 'listAlerts',
  summary: 'List alerts, newest first',
  description:
    'What visitors want to be told of, with the address where they left one. A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. Agents of the console are shown those of conversations that they may see.',
  tag: 'Leads',
  access: 'secret-key',
  reads: { action: 'alerts.listed' },
  input: Type.Object({
    ...pageFields(mostAlerts, usualAlerts),
  }),
  output: Type.Object({ alerts: Type.Array(AlertDescription), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: [],
  async run(app, caller, { chatbot, cursor = '', limit = usualAlerts }) {
    const { workspaceId } = caller
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
