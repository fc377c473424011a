import { sql } from 'kysely'
import type { HeldContact } from '../../../conversation/taken-contact.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { VisitorPlace } from '../../../platform/visitor-place.ts'

type Place = Pick<VisitorPlace, 'workspaceId' | 'sessionId'>

/** Holds what was said now beside what was said before: an address and a number may come in two messages. */
export async function holdContact(db: Database, contact: HeldContact): Promise<HeldContact> {
  const { rows } = await sql<HeldContact>`
    INSERT INTO "heldContacts" AS h ("workspaceId", "chatbotId", "sessionId", email, phone, message, "questionId",
      "consentText", language)
    VALUES (${contact.workspaceId}, ${contact.chatbotId}, ${contact.sessionId}, ${contact.email}, ${contact.phone},
      ${contact.message}, ${contact.questionId}, ${contact.consentText}, ${contact.language})
    ON CONFLICT ("workspaceId", "sessionId") DO UPDATE SET
      email = coalesce(nullif(excluded.email, ''), h.email), phone = coalesce(nullif(excluded.phone, ''), h.phone),
      message = excluded.message, "questionId" = excluded."questionId", "consentText" = excluded."consentText",
      language = excluded.language, "createdAt" = clock_timestamp()
    RETURNING "workspaceId", "chatbotId", "sessionId", email, phone, message, "questionId", "consentText", language`.execute(
    db,
  )
  // Inserted or updated, a row comes back.
  return rows[0] ?? contact
}

/** What is held in a conversation, and the question that was asked in it before this one; null: nothing. */
export async function findHeldContact(
  db: Database,
  { workspaceId, sessionId }: Place,
  questionId: number,
): Promise<(HeldContact & { isAskedLast: boolean }) | null> {
  const { rows } = await sql<HeldContact & { isAskedLast: boolean }>`
    SELECT h."workspaceId", h."chatbotId", h."sessionId", h.email, h.phone, h.message, h."questionId", h."consentText",
      h.language, h."questionId" = (SELECT max(m.id) FROM messages m WHERE m."workspaceId" = h."workspaceId"
        AND m."sessionId" = h."sessionId" AND m.role = 'question' AND m.id < ${questionId}) AS "isAskedLast"
    FROM "heldContacts" h WHERE h."workspaceId" = ${workspaceId} AND h."sessionId" = ${sessionId}`.execute(db)
  return rows[0] ?? null
}

export async function dropHeldContact(db: Database, { workspaceId, sessionId }: Place): Promise<void> {
  await sql`DELETE FROM "heldContacts" WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId}`.execute(db)
}

/** Forgets what nobody agreed to within so many hours. */
export async function forgetHeld(db: Database, hours: number): Promise<void> {
  await sql`DELETE FROM "heldContacts" WHERE "createdAt" < clock_timestamp() - make_interval(hours => ${hours})`.execute(
    db,
  )
}
