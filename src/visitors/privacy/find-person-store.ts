import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { foldedEmail } from '../../platform/database/folded-email.ts'
import { type Person, patternOfAddress } from './person.ts'

/** Rows that are looked through in one statement, so that none takes long. */
const pageOfMessages = 20_000
const pageOfMails = 5_000
const pageOfAnswers = 2_000

/** Whether a text holds the address; the cheap looks first. */
export function holds(text: RawBuilder<unknown>, email: string): RawBuilder<boolean> {
  const folded = foldedEmail(text)
  return sql<boolean>`(strpos(${text}, '@') > 0 AND strpos(${folded}, ${email}) > 0
    AND ${folded} ~ ${patternOfAddress(email)})`
}

/** The sessions of a person in a workspace, oldest first: those in which the address was left or typed by the visitor. */
export async function findSessionsOf(db: Database, workspaceId: number, person: Person): Promise<number[]> {
  if ('sessionId' in person) {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM sessions WHERE "workspaceId" = ${workspaceId} AND id = ${person.sessionId}`.execute(db)
    return rows.map(({ id }) => id)
  }
  const { email } = person
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT "sessionId" AS id FROM "leadNotes" WHERE "workspaceId" = ${workspaceId}
      AND (${foldedEmail(sql`email`)} = ${email} OR ${holds(sql`message`, email)})
    UNION SELECT DISTINCT "sessionId" FROM tours WHERE "workspaceId" = ${workspaceId}
      AND (${foldedEmail(sql`email`)} = ${email} OR ${holds(sql`message`, email)})
    UNION SELECT DISTINCT "sessionId" FROM alerts WHERE "workspaceId" = ${workspaceId} AND ${foldedEmail(sql`email`)} = ${email}
      AND email <> ''
    UNION SELECT "sessionId" FROM "visitorIdentities" WHERE "workspaceId" = ${workspaceId}
      AND ${foldedEmail(sql`email`)} = ${email} AND email <> ''`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  for await (const id of sessionsThatType(db, workspaceId, email)) found.add(id)
  return [...found].sort((a, b) => a - b)
}

async function* sessionsThatType(db: Database, workspaceId: number, email: string): AsyncGenerator<number> {
  let last = { session: 0, message: 0 }
  for (;;) {
    const { rows } = await sql<{ ids: number[] | null; session: number | null; message: number | null }>`
      WITH page AS (
        SELECT "sessionId", id, content FROM messages
        -- As the index questionsWithAddress says it.
        WHERE "workspaceId" = ${workspaceId} AND role = 'question' AND strpos(content, '@') > 0
          AND ("sessionId", id) > (${last.session}, ${last.message})
        ORDER BY "sessionId", id LIMIT ${pageOfMessages}
      ), newest AS (SELECT "sessionId", id FROM page ORDER BY "sessionId" DESC, id DESC LIMIT 1)
      SELECT (SELECT array_agg(DISTINCT "sessionId"::float8) FROM page
          WHERE ${holds(sql`content`, email)}) AS ids,
        (SELECT "sessionId" FROM newest) AS session, (SELECT id FROM newest) AS message`.execute(db)
    const [page] = rows
    yield* page?.ids ?? []
    if (!page || page.session === null || page.message === null) return
    last = { session: page.session, message: page.message }
  }
}

/** Ids of the mails that are to a person, or that hold their address, whatever they are about. */
export async function findMailsWith(db: Database, workspaceId: number, email: string): Promise<number[]> {
  const found: number[] = []
  let last = 0
  for (;;) {
    const { rows } = await sql<{ id: number; holds: boolean }>`
      SELECT id, (${foldedEmail(sql`recipient`)} = ${email} OR ${holds(sql`text`, email)} OR ${holds(sql`subject`, email)}
          OR ${holds(sql`coalesce("lastError", '')`, email)} OR ${holds(sql`coalesce(calendar, '')`, email)}) AS holds
      FROM outbox WHERE "workspaceId" = ${workspaceId} AND id > ${last} ORDER BY id LIMIT ${pageOfMails}`.execute(db)
    found.push(...rows.filter((row) => row.holds).map(({ id }) => id))
    const newest = rows.at(-1)
    if (!newest) return found
    last = newest.id
  }
}

export interface KeptAnswerPlace {
  /** The visitor's session; 0 with a key of the workspace. */
  sessionId: number
  /** Who is signed in; '': a program or a visitor. */
  member: string
  path: string
  key: string
}

/** What a kept answer may tell of a person: their address, a session, a message. */
export interface Traits {
  email: string | null
  sessionIds: readonly number[]
  messageIds: readonly number[]
}

/** The answers kept for an Idempotency-Key that tell of a person, or whose key does. Calls that still run are none. */
export async function findKeptAnswersWith(
  db: Database,
  workspaceId: number,
  { email, sessionIds, messageIds }: Traits,
): Promise<KeptAnswerPlace[]> {
  const found: KeptAnswerPlace[] = []
  let last: KeptAnswerPlace = { sessionId: -1, member: '', path: '', key: '' }
  const names = (ids: readonly number[], fields: string): RawBuilder<boolean> => sql<boolean>`EXISTS (
    SELECT FROM regexp_matches(coalesce(body, ''), ${`"(?:${fields})"\\s*:\\s*(\\d{1,16})(?!\\d)`}, 'gi') AS named
    WHERE named[1]::bigint = ANY(${[...ids]}::bigint[]))`
  const withAddress =
    email === null
      ? sql<boolean>`false`
      : sql<boolean>`${holds(sql`coalesce(body, '')`, email)} OR ${holds(sql`key`, email)}`
  for (;;) {
    const { rows } = await sql<KeptAnswerPlace & { holds: boolean }>`
      SELECT "sessionId", member, path, key, ("sessionId" = ANY(${[...sessionIds]}::bigint[]) OR ${withAddress}
          OR ${names(sessionIds, 'sessionid')} OR ${names(messageIds, 'messageid|answerid|questionid')}) AS holds
      FROM idempotency WHERE "workspaceId" = ${workspaceId} AND status IS NOT NULL
        AND ("sessionId", member, path, key) > (${last.sessionId}, ${last.member}, ${last.path}, ${last.key})
      ORDER BY "sessionId", member, path, key LIMIT ${pageOfAnswers}`.execute(db)
    for (const { holds: isTheirs, ...place } of rows) if (isTheirs) found.push(place)
    const newest = rows.at(-1)
    if (!newest) return found
    last = newest
  }
}
