import { Type } from 'typebox'
import { agentOf } from '../../../platform/member.ts'
import { defineOperation } from '../../define-operation.ts'
import { findLeadsById, findShared } from './found-lead-store.ts'
import { joinDoubles } from './gather-lead.ts'
import { LeadSummary, presentLead } from './present-lead.ts'

/** Leads that are looked at, and what of them is answered. */
const looked = 5_000
const mostShared = 100
const mostGroups = 50
const mostOfGroup = 20

/** GET /v1/leads/doubles */
export const listDoubles = defineOperation({
  id: 'listDoubles',
  summary: 'List leads that may be one person',
  description:
    'Groups of leads that share an e-mail address, or a phone number by its digits (of long ones the last ten), those with the newest lead first: up to 50 groups of up to 20, of the newest 5,000 leads. `merge` makes one lead of a group.',
  tag: 'Leads',
  access: 'secret-key',
  input: Type.Object({}),
  output: Type.Object({
    groups: Type.Array(Type.Object({ leads: Type.Array(LeadSummary, { description: 'The newest first' }) })),
  }),
  reads: { action: 'leads.listed' },
  example: {},
  errors: [],
  async run(app, caller) {
    const place = { workspaceId: caller.workspaceId, seenBy: agentOf(caller) }
    const shared = await findShared(app.db, place, { looked, limit: mostShared })
    const groups = joinDoubles(shared).slice(0, mostGroups)
    const ids = groups.flatMap((group) => group.slice(0, mostOfGroup))
    const leads = (await findLeadsById(app.db, place, ids)).map(presentLead)
    return {
      groups: groups
        .map((group) => ({ leads: leads.filter(({ id }) => group.includes(id)) }))
        .filter((group) => group.leads.length > 1),
    }
  },
})
