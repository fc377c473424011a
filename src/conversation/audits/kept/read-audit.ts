import { Type } from 'typebox'
import { chatbotOperation } from '../../define-operation.ts'
import type { AuditReport } from '../audit-report.ts'
import { findReport } from './audit-run-store.ts'
import { auditFields, KeptAuditWithReport, presentAudit, requireAudit } from './present-audit.ts'

/** GET /v1/chatbots/{serialNumber}/audits/{id} */
export const readAudit = chatbotOperation({
  id: 'readAudit',
  summary: 'Read a fair-housing audit: how far it is, and what it found',
  description: 'The report is the one that `porchlight audit fair-housing` writes as JSON.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object(auditFields),
  output: KeptAuditWithReport,
  example: { id: '1' },
  errors: ['audit-not-found'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const row = await requireAudit(app.db, { workspaceId, chatbotId: chatbot.id }, id)
    // Written by the worker, in this shape.
    const report = (await findReport(app.db, row)) as AuditReport | null
    return { ...presentAudit(row), report }
  },
})
