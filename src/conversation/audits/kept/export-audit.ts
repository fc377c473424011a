import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { DataStream } from '../../../platform/operation.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { type AuditReport, writeMarkdown } from '../audit-report.ts'
import { findReport } from './audit-run-store.ts'
import { auditFields, requireAudit } from './present-audit.ts'

/** GET /v1/chatbots/{serialNumber}/audits/{id}/report */
export const exportAudit = chatbotOperation({
  id: 'exportAudit',
  summary: 'Export the report of a fair-housing audit',
  description: 'As Markdown: the file that `porchlight audit fair-housing` writes. Its JSON is `report` of readAudit.',
  tag: 'Chatbots',
  access: 'secret-key',
  file: { mediaType: 'text/markdown; charset=utf-8', name: 'fair-housing-audit.md' },
  input: Type.Object(auditFields),
  output: Type.String({ description: 'The report' }),
  example: { id: '1' },
  errors: ['audit-not-found', 'audit-not-ready'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const audit = await requireAudit(app.db, { workspaceId, chatbotId: chatbot.id }, id)
    // Written by the worker, in this shape.
    const report = (await findReport(app.db, audit)) as AuditReport | null
    if (report === null) throw fail('audit-not-ready', { id, state: audit.state, reason: 'it has no report' })
    return new DataStream(whole(`${writeMarkdown(report)}\n`))
  },
})

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}
