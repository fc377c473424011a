import type { ChangeAction } from '../../../platform/change-log/change-actions.ts'
import { actorOf, recordChange } from '../../../platform/change-log/record-change.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { fail } from '../../../platform/errors.ts'
import { agentOf } from '../../../platform/member.ts'
import type { Caller } from '../../../platform/operation.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import { findLeadRow } from './found-lead-store.ts'
import { type HeldLead, lockLeadWork, readHeldLeads } from './lead-work-store.ts'
import { type LeadSummary, presentLead } from './present-lead.ts'

/** What is done to a lead, for the change log. */
export interface LeadDeed {
  action: ChangeAction
  details: Record<string, unknown>
}

/**
 * Changes a lead of the caller’s workspace, or the one that it is a part of, with the event that tells of it; meanwhile
 * nobody else of the firm changes any. `work` answers what it did; null: nothing was to be done. Fails with `lead-not-found`.
 */
export async function workWithLead(
  app: VisitorsApp,
  caller: Caller,
  id: number,
  work: (transaction: Database, lead: HeldLead) => Promise<LeadDeed | null>,
): Promise<LeadSummary> {
  const { workspaceId } = caller
  return inTransaction(app.db, async (transaction) => {
    await lockLeadWork(transaction, workspaceId)
    const [lead] = await holdLeads(transaction, caller, [id])
    if (!lead) throw fail('lead-not-found', { id })
    const deed = await work(transaction, lead)
    if (deed !== null) {
      await recordChange(transaction, { workspaceId, by: actorOf(caller), target: `lead ${lead.id}`, ...deed })
      const { chatbotId, sessionId } = lead
      const data = { leadId: lead.id, noteId: null }
      await app.events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'lead.updated', data })
    }
    // As it is now, though who changed it may see it no more.
    const found = await findLeadRow(transaction, { workspaceId, seenBy: agentOf(caller), wasSeen: true }, lead.id)
    if (!found) throw fail('lead-not-found', { id })
    return presentLead(found)
  })
}

/** The leads of these ids, each as the one that it is a part of, once; fails with `lead-not-found` for one that is not seen. */
export async function holdLeads(transaction: Database, caller: Caller, ids: readonly number[]): Promise<HeldLead[]> {
  const { workspaceId } = caller
  const named = await readHeldLeads(transaction, workspaceId, ids)
  const missing = ids.find((id) => !named.some((lead) => lead.id === id))
  if (missing !== undefined) throw fail('lead-not-found', { id: missing })
  const wholeIds = [...new Set(named.map((lead) => lead.mergedInto ?? lead.id))]
  const whole = await readHeldLeads(transaction, workspaceId, wholeIds, agentOf(caller))
  const hidden = wholeIds.find((id) => !whole.some((lead) => lead.id === id))
  if (hidden !== undefined) throw fail('lead-not-found', { id: hidden })
  return whole
}
