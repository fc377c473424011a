import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { Identity } from './identity-token.ts'

export interface KnownIdentity extends Identity {
  provenAt: Date
}

/** Who the visitor of a session is; null: nobody has proven it. */
export async function findIdentity(
  db: Database,
  { workspaceId, sessionId }: Pick<VisitorPlace, 'workspaceId' | 'sessionId'>,
): Promise<KnownIdentity | null> {
  const row = await db
    .selectFrom('visitorIdentities')
    .select(['subject', 'name', 'email', 'provenAt'])
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps who it is. What was not said this time stays as it was. */
export async function keepIdentity(db: Database, place: VisitorPlace, identity: Identity, now: Date): Promise<void> {
  const { workspaceId, chatbotId, sessionId } = place
  const { subject, name, email } = identity
  await sql`
    INSERT INTO "visitorIdentities" AS known ("workspaceId", "chatbotId", "sessionId", subject, name, email, "provenAt")
    VALUES (${workspaceId}, ${chatbotId}, ${sessionId}, ${subject}, ${name}, ${email}, ${now})
    ON CONFLICT ("workspaceId", "sessionId") DO UPDATE SET
      name = coalesce(nullif(excluded.name, ''), known.name), email = coalesce(nullif(excluded.email, ''), known.email),
      "provenAt" = excluded."provenAt"
    WHERE known.subject = excluded.subject`.execute(db)
}

/**
 * The conversation of a subject with a chatbot in which something was said last, else the one that was begun last; null:
 * there is none.
 */
export async function findNewestOf(
  db: Database,
  { workspaceId, chatbotId }: Pick<VisitorPlace, 'workspaceId' | 'chatbotId'>,
  subject: string,
): Promise<{ sessionId: number; startedAt: Date; saidAt: Date | null } | null> {
  const { rows } = await sql<{ sessionId: number; startedAt: Date; saidAt: Date | null }>`
    SELECT s.id AS "sessionId", s."createdAt" AS "startedAt", last."createdAt" AS "saidAt"
    FROM "visitorIdentities" i
    JOIN sessions s ON s."workspaceId" = i."workspaceId" AND s.id = i."sessionId" AND s."chatbotId" = i."chatbotId"
    LEFT JOIN LATERAL (
      SELECT m."createdAt" FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id
      ORDER BY m.id DESC LIMIT 1
    ) AS last ON true
    WHERE i."workspaceId" = ${workspaceId} AND i."chatbotId" = ${chatbotId} AND i.subject = ${subject}
    ORDER BY last."createdAt" DESC NULLS LAST, s.id DESC LIMIT 1`.execute(db)
  return rows[0] ?? null
}
