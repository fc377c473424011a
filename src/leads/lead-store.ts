import { sql } from 'kysely'
import { actorOf, recordChange } from '../change-log/record-change.ts'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { VisitorPlace } from '../visitors/visitor-place.ts'

export interface NewLead extends VisitorPlace {
  firstName: string
  lastName: string
  email: string
  phone: string
  message: string
  consentText: string | null
  page: string
  /** What the visitor was told. */
  reply: string
}

/**
 * Keeps a lead unless its session has left `limit` of them within the last `windowSeconds`. Answers its id, or the
 * seconds until another one is taken.
 */
export function insertLead(
  db: Database,
  lead: NewLead,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<{ id: number } | { waitSeconds: number }> {
  return inTransaction(db, async (transaction) => {
    // Leads of one session one after the other: counted side by side they would all be among the first few.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('leads of a session', ${lead.sessionId}))`.execute(
      transaction,
    )
    const { rows } = await sql<{ waitSeconds: number }>`
      SELECT ceil(extract(epoch FROM "createdAt" + ${windowSeconds} * interval '1 second' - clock_timestamp()))::int
        AS "waitSeconds"
      FROM leads WHERE "workspaceId" = ${lead.workspaceId} AND "sessionId" = ${lead.sessionId}
        AND "createdAt" > clock_timestamp() - ${windowSeconds} * interval '1 second'
        AND "createdAt" < clock_timestamp() + interval '1 minute'
      ORDER BY "createdAt" DESC OFFSET ${limit - 1} LIMIT 1`.execute(transaction)
    if (rows[0]) return rows[0]
    const kept = await transaction.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow()
    await recordChange(transaction, { ...changeOf(lead, kept.id), action: 'lead.left' })
    return kept
  })
}

export async function deleteLead(db: Database, place: VisitorPlace, id: number): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .deleteFrom('leads')
      .where('workspaceId', '=', place.workspaceId)
      .where('chatbotId', '=', place.chatbotId)
      .where('id', '=', id)
      .execute()
    await recordChange(transaction, { ...changeOf(place, id), action: 'lead.removed' })
  })
}

/** The change log has the numbers alone: it outlives what a visitor may ask to have erased. */
function changeOf(place: VisitorPlace, id: number): { workspaceId: number; by: string; target: string } {
  const { workspaceId, sessionId } = place
  return { workspaceId, by: actorOf({ grade: 'visitor', visitor: { ...place, sessionId } }), target: `lead ${id}` }
}

/** The newest leads of a session, oldest first: when they were left and what the visitor was told. */
export async function listReplies(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<{ id: number; reply: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'reply', 'createdAt'])
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}
