import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { agentOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { readParts, setMergedInto } from './lead-work-store.ts'
import { leadIdsField } from './merge-leads.ts'
import { LeadSummary, leadIdField } from './present-lead.ts'
import { workWithLead } from './work-with-leads.ts'

/** POST /v1/leads/{id}/split */
export const splitLead = defineOperation({
  id: 'splitLead',
  summary: 'Take parts out of a merged lead',
  description:
    'They become a lead of their own: the first of them, with the status and the account that it had before it was merged, and the others as its parts. Answers the lead that they were taken out of.',
  tag: 'Leads',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: leadIdField, leadIds: leadIdsField }),
  output: LeadSummary,
  example: { leadIds: [71] },
  errors: ['lead-not-found'],
  run: (app, caller, { id, leadIds }) =>
    workWithLead(app, caller, id, async (transaction, lead) => {
      const { workspaceId } = caller
      const parts = new Set(
        (await readParts(transaction, workspaceId, [lead.id], agentOf(caller))).map((part) => part.id),
      )
      const missing = leadIds.find((each) => !parts.has(each))
      if (missing !== undefined) {
        throw fail('invalid-fields', { faults: `leadIds: expected parts of the lead ${lead.id}, got ${missing}.` })
      }
      const [first, ...others] = new Set(leadIds)
      if (first === undefined) return null
      await setMergedInto(transaction, workspaceId, [first], null)
      await setMergedInto(transaction, workspaceId, others, first)
      return { action: 'leads.split', details: { leads: [first, ...others] } }
    }),
})
