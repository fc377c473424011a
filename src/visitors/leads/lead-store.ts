import { sql } from 'kysely'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { type Contact, growLead } from './grow-lead.ts'

/** What a visitor leaves, once. */
export interface NewNote extends VisitorPlace, Contact {
  message: string
  consentText: string | null
  page: string
  /** What the visitor was told. */
  reply: string
  /** Whether the firm is mailed it, and the visitor told so. */
  told: boolean | null
  source: 'form' | 'chat' | 'tour'
}

export interface KeptNote {
  leadId: number
  noteId: number
  /** Whether it is the first of its conversation. */
  isNew: boolean
}

/**
 * Holds the leads of one session for the transaction: notes are taken one after the other. Counted side by side they
 * would all be among the first few, and a conversation could get two leads.
 */
export async function lockLeadOf(transaction: Database, sessionId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('leads of a session', ${sessionId}))`.execute(transaction)
}

/** Seconds until a session may send its form again; null: now. */
export async function waitForForm(
  transaction: Database,
  place: VisitorPlace,
  { limit, windowSeconds }: { limit: number; windowSeconds: number },
): Promise<number | null> {
  const { rows } = await sql<{ waitSeconds: number }>`
    SELECT ceil(extract(epoch FROM "createdAt" + ${windowSeconds} * interval '1 second' - clock_timestamp()))::int
      AS "waitSeconds"
    FROM "leadNotes" WHERE "workspaceId" = ${place.workspaceId} AND "sessionId" = ${place.sessionId}
      AND source = 'form' AND "createdAt" > clock_timestamp() - ${windowSeconds} * interval '1 second'
      AND "createdAt" < clock_timestamp() + interval '1 minute'
    ORDER BY "createdAt" DESC OFFSET ${limit - 1} LIMIT 1`.execute(transaction)
  return rows[0]?.waitSeconds ?? null
}

/** Keeps a note, and has the lead of its conversation grow by it; the first makes the lead. */
export async function insertNote(transaction: Database, note: NewNote): Promise<KeptNote> {
  const { workspaceId, chatbotId, sessionId, page } = note
  const former = await transaction
    .selectFrom('leads')
    .select(['id', 'firstName', 'lastName', 'emails', 'phones'])
    // As numbers: the driver gives lists of bigint as texts.
    .select(sql<number[]>`"listingIds"::float8[]`.as('listingIds'))
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  const lead = growLead(former ?? null, note)
  const leadId = former
    ? await updateLead(transaction, workspaceId, former.id, lead)
    : await insertLead(transaction, { workspaceId, chatbotId, sessionId, page, ...lead })
  const { id: noteId } = await transaction
    .insertInto('leadNotes')
    .values({ ...note, leadId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`UPDATE leads SET "searchText" = "leadText"(leads)
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ${leadId}`.execute(transaction)
  await recordChange(transaction, { ...changeOf(note, leadId), action: 'lead.left', details: { note: noteId } })
  return { leadId, noteId, isNew: former === undefined }
}

/** The newest note of a session where it is of the chat and says the same. */
export async function findRepeated(
  transaction: Database,
  { workspaceId, sessionId, message }: NewNote,
): Promise<KeptNote | null> {
  const newest = await transaction
    .selectFrom('leadNotes')
    .select(['id', 'leadId', 'source', 'message'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    // Not by id alone: the notes of the whole workspace would be gone through by their key.
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest?.source !== 'chat' || newest.message !== message) return null
  return { leadId: newest.leadId, noteId: newest.id, isNew: false }
}

type LeadValues = ReturnType<typeof growLead>

async function insertLead(transaction: Database, lead: LeadValues & VisitorPlace & { page: string }): Promise<number> {
  const { workspaceId, chatbotId, sessionId, firstName, lastName, emails, phones, listingIds, page } = lead
  const { id } = await transaction
    .insertInto('leads')
    .values({ workspaceId, chatbotId, sessionId, firstName, lastName, emails, phones, listingIds, page })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function updateLead(transaction: Database, workspaceId: number, id: number, lead: LeadValues): Promise<number> {
  await transaction
    .updateTable('leads')
    .set({ ...lead, updatedAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
  return id
}

/** The change log has the numbers alone: it outlives what a visitor may ask to have erased. */
function changeOf(place: VisitorPlace, id: number): { workspaceId: number; by: string; target: string } {
  const { workspaceId, sessionId } = place
  return { workspaceId, by: actorOf({ grade: 'visitor', visitor: { ...place, sessionId } }), target: `lead ${id}` }
}

/** A note with the lead that it belongs to, as they stand. */
export interface NoteOfLead extends NewNote {
  leadId: number
  emails: string[]
  phones: string[]
  /** Whether the conversation had left contact details before. */
  isFollowUp: boolean
}

/** Null when it was erased. */
export async function findNote(db: Database, workspaceId: number, noteId: number): Promise<NoteOfLead | null> {
  const { rows } = await sql<NoteOfLead>`
    SELECT n."workspaceId", n."chatbotId", n."sessionId", n."leadId", n."firstName", n."lastName", n.email, n.phone,
      n.message, n."consentText", n.page, n.reply, n.told, n.source, n."listingIds"::float8[] AS "listingIds",
      l.emails, l.phones, EXISTS (SELECT FROM "leadNotes" e WHERE e."workspaceId" = n."workspaceId"
        AND e."leadId" = n."leadId" AND e.id < n.id) AS "isFollowUp"
    FROM "leadNotes" n JOIN leads l ON l."workspaceId" = n."workspaceId" AND l."chatbotId" = n."chatbotId" AND l.id = n."leadId"
    WHERE n."workspaceId" = ${workspaceId} AND n.id = ${noteId}`.execute(db)
  return rows[0] ?? null
}

/** Whether contact details were left in a session since then, in whichever way. */
export async function hasNoteSince(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('leadNotes')
    .select('id')
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .where('createdAt', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The newest notes of a session that the form left, oldest first: when, and what the visitor was told. */
export async function listReplies(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit: number,
): Promise<{ id: number; reply: string; told: boolean | null; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('leadNotes')
    .select(['id', 'reply', 'told', 'createdAt'])
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .where('source', '=', 'form')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.reverse()
}

/** Whether a note was left with a tour, which the firm is told of by itself. */
export async function cameWithTour(db: Database, workspaceId: number, noteId: number): Promise<boolean> {
  const row = await db
    .selectFrom('leadNotes')
    .select('source')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', noteId)
    .executeTakeFirst()
  return row?.source === 'tour'
}
