import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { stopAuditRow } from './audit-run-store.ts'
import { auditFields, KeptAudit, presentAudit, requireAudit } from './present-audit.ts'

/** POST /v1/chatbots/{serialNumber}/audits/{id}/stop */
export const stopAudit = chatbotOperation({
  id: 'stopAudit',
  summary: 'Stop a fair-housing audit',
  description: 'One that waits is stopped at once; one that is at work after the question that it asks.',
  tag: 'Chatbots',
  access: 'secret-key',
  input: Type.Object(auditFields),
  output: KeptAudit,
  example: { id: '1' },
  errors: ['audit-not-found', 'audit-not-ready'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const audit = await requireAudit(app.db, { workspaceId, chatbotId: chatbot.id }, id)
    const stopped = await stopAuditRow(app.db, audit)
    if (stopped === null) throw fail('audit-not-ready', { id, state: audit.state, reason: 'it is not at work' })
    return presentAudit(stopped)
  },
})
