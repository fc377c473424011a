import { Type } from 'typebox'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { listAuditRows } from './audit-run-store.ts'
import { KeptAudit, presentAudit } from './present-audit.ts'

const mostAudits = 50
const usualAudits = 20

/** GET /v1/chatbots/{serialNumber}/audits */
export const listAudits = chatbotOperation({
  id: 'listAudits',
  summary: 'List fair-housing audits, newest first',
  description: 'Those that were started here or in the console, without their reports. The command line keeps none.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object(pageFields(mostAudits, usualAudits)),
  output: Type.Object({ audits: Type.Array(KeptAudit), nextCursor: nextCursorField }),
  example: {},
  errors: [],
  async run(app, { workspaceId }, { chatbot, cursor = '', limit = usualAudits }) {
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await listAuditRows(app.db, { workspaceId, chatbotId: chatbot.id }, { beforeId, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return { audits: page.map(presentAudit), nextCursor: rows.length > limit && last ? writeCursor(last.id) : null }
  },
})
