import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { leadSeenByAgent } from '../../../platform/database/seen-by-agent.ts'
import type { LeadStatus } from './lead-status.ts'

/** A lead as the firm works with it. */
export interface HeldLead {
  id: number
  chatbotId: number
  sessionId: number
  status: LeadStatus
  assignedTo: string | null
  mergedInto: number | null
}

/**
 * Holds what the firm makes of the leads of a workspace for the transaction: people are few, and of two who merge the
 * same leads the second sees what the first has made. Visitors do not wait for it.
 */
export async function lockLeadWork(transaction: Database, workspaceId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('work with leads', ${workspaceId}))`.execute(transaction)
}

/** Leads by their ids, those that are parts of others too; in any order. */
export async function readHeldLeads(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
  seenBy: string | null = null,
): Promise<HeldLead[]> {
  const { rows } = await sql<HeldLead>`
    SELECT l.id, l."chatbotId", l."sessionId", l.status, l."assignedTo", l."mergedInto" FROM leads l
    JOIN chatbots c ON c."workspaceId" = l."workspaceId" AND c.id = l."chatbotId" AND c."removedAt" IS NULL
    WHERE l."workspaceId" = ${workspaceId} AND l.id = ANY(${[...ids]}::bigint[])
      ${leadSeenByAgent(seenBy, 'l')}`.execute(transaction)
  return rows
}

/** Ids of the parts of leads that are seen, with the lead that each is a part of. */
export async function readParts(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
  seenBy: string | null = null,
): Promise<{ id: number; mergedInto: number }[]> {
  const { rows } = await sql<{ id: number; mergedInto: number }>`
    SELECT id, "mergedInto" FROM leads
    WHERE "workspaceId" = ${workspaceId} AND "mergedInto" = ANY(${[...ids]}::bigint[])
      ${leadSeenByAgent(seenBy, 'leads')} ORDER BY id`.execute(transaction)
  return rows
}

export async function updateLeadWork(
  transaction: Database,
  { workspaceId, id }: { workspaceId: number; id: number },
  change: { status?: LeadStatus; assignedTo?: string | null },
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ ...change, updatedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Makes leads parts of another; null: leads of their own. */
export async function setMergedInto(
  transaction: Database,
  workspaceId: number,
  ids: readonly number[],
  into: number | null,
): Promise<void> {
  await sql`UPDATE leads SET "mergedInto" = ${into}
    WHERE "workspaceId" = ${workspaceId} AND id = ANY(${[...ids]}::bigint[])`.execute(transaction)
}

export interface NoteRow {
  id: number
  sessionId: number
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  consentText: string | null
  page: string
  source: 'form' | 'chat' | 'tour'
  createdAt: Date
}

/** What was left for leads, each time, the newest first. */
export async function readNotes(
  db: Database,
  workspaceId: number,
  leadIds: readonly number[],
  limit: number,
): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT id, "sessionId", "firstName", "lastName", email, phone, message, "consentText", page, source, "createdAt"
    FROM "leadNotes" WHERE "workspaceId" = ${workspaceId} AND "leadId" = ANY(${[...leadIds]}::bigint[])
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows
}

/** All that was written for leads, by their ids, the oldest first, joined by line ends. */
export async function readMessages(
  db: Database,
  workspaceId: number,
  leadIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ leadId: number; said: string }>`
    SELECT "leadId", string_agg(message, E'\n' ORDER BY id) AS said FROM "leadNotes"
    WHERE "workspaceId" = ${workspaceId} AND "leadId" = ANY(${[...leadIds]}::bigint[]) AND message <> ''
    GROUP BY "leadId"`.execute(db)
  return new Map(rows.map(({ leadId, said }) => [leadId, said]))
}
