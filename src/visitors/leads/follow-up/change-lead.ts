import { Type } from 'typebox'
import { findMembership } from '../../../firm/accounts/team/find-membership.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { fail } from '../../../platform/errors.ts'
import { choice, requiredText } from '../../../platform/fields.ts'
import type { Caller } from '../../../platform/operation.ts'
import { defineOperation } from '../../define-operation.ts'
import { leadStatuses } from './lead-status.ts'
import { updateLeadWork } from './lead-work-store.ts'
import { LeadSummary, leadIdField } from './present-lead.ts'
import { workWithLead } from './work-with-leads.ts'

/** PATCH /v1/leads/{id} */
export const changeLead = defineOperation({
  id: 'changeLead',
  summary: 'Change how a lead stands, or who has it',
  description:
    'What is left out stays as it is; `assignedTo` null: nobody has it. An agent who is signed in to the console takes leads that nobody has and gives back their own; owners and managers give them to anybody of the team.',
  tag: 'Leads',
  access: 'secret-key',
  atomic: true,
  nullClears: true,
  input: Type.Object({
    id: leadIdField,
    status: Type.Optional(choice(leadStatuses, { description: 'How it stands' })),
    assignedTo: Type.Optional(requiredText({ description: 'Id of the account that has it', maxLength: 100 })),
  }),
  output: LeadSummary,
  example: { status: 'open' },
  errors: ['lead-not-found', 'member-not-found'],
  async run(app, caller, { id, status, assignedTo }, { cleared }) {
    const wanted = cleared.has('assignedTo') ? null : assignedTo
    return workWithLead(app, caller, id, async (transaction, lead) => {
      if (wanted !== undefined) await checkAssignment(transaction, caller, wanted)
      const after = { status: status ?? lead.status, assignedTo: wanted === undefined ? lead.assignedTo : wanted }
      const before = { status: lead.status, assignedTo: lead.assignedTo }
      if (after.status === before.status && after.assignedTo === before.assignedTo) return null
      await updateLeadWork(transaction, { workspaceId: caller.workspaceId, id: lead.id }, after)
      return { action: 'lead.changed', details: { before, after } }
    })
  },
})

async function checkAssignment(db: Database, { workspaceId, member }: Caller, accountId: string | null): Promise<void> {
  if (member?.role === 'agent' && accountId !== null && accountId !== member.accountId) {
    throw fail('role-may-not', { role: member.role, wanted: 'owner and manager to give leads to others' })
  }
  if (accountId === null) return
  const membership = await findMembership(db, accountId)
  if (membership?.workspaceId !== workspaceId) throw fail('member-not-found', { accountId })
}
