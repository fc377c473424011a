import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { defineOperation } from '../../define-operation.ts'
import { readParts, setMergedInto } from './lead-work-store.ts'
import { LeadSummary, leadIdField } from './present-lead.ts'
import { holdLeads, workWithLead } from './work-with-leads.ts'

/** Conversations that one person may have as a lead. */
const mostParts = 100

export const leadIdsField = Type.Array(leadIdField, { description: 'Ids of leads', minItems: 1, maxItems: mostParts })

/** POST /v1/leads/{id}/merge */
export const mergeLeads = defineOperation({
  id: 'mergeLeads',
  summary: 'Merge leads that are one person',
  description:
    'Others become parts of this one, with all parts of their own: it has their addresses, numbers, homes and conversations from then on, and its own status and account count. Nothing is lost: `split` takes them out again. LeadList goes on listing an item for each conversation, with the status of the whole.',
  tag: 'Leads',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({ id: leadIdField, leadIds: leadIdsField }),
  output: LeadSummary,
  example: { leadIds: [71, 80] },
  errors: ['lead-not-found'],
  run: (app, caller, { id, leadIds }) =>
    workWithLead(app, caller, id, async (transaction, lead) => {
      const { workspaceId } = caller
      const others = (await holdLeads(transaction, caller, leadIds)).filter((other) => other.id !== lead.id)
      if (others.length === 0) return null
      const otherIds = others.map((other) => other.id)
      const parts = await readParts(transaction, workspaceId, [lead.id, ...otherIds])
      if (parts.length + others.length > mostParts) {
        throw fail('invalid-fields', {
          faults: `leadIds: expected at most ${mostParts} conversations besides its own.`,
        })
      }
      const moved = parts.filter(({ mergedInto }) => mergedInto !== lead.id).map((part) => part.id)
      await setMergedInto(transaction, workspaceId, [...otherIds, ...moved], lead.id)
      return { action: 'leads.merged', details: { leads: [...otherIds, ...moved] } }
    }),
})
