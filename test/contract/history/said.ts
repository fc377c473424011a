import { CompiledQuery } from 'kysely'
import type { TestApp } from '../../test-app.ts'

interface Said {
  role: 'question' | 'answer'
  kind?: string
  content: string
  status?: string
  fileIds?: number[]
  /** When, as PostgreSQL reads a time. */
  at?: string
}

/** Stores a conversation as it stands, of any time, for tests of what comes back. Answers the id of its session. */
export async function storeConversation(
  { app }: Pick<TestApp, 'app'>,
  serialNumber: string,
  conversation: { createdAt: string; page?: string; id?: number; said: readonly Said[] },
): Promise<number> {
  const { createdAt, page = '', id = null, said } = conversation
  const { rows } = await app.pool.query<{ id: number }>(
    `INSERT INTO sessions ("workspaceId", "chatbotId", id, "createdAt", page) OVERRIDING SYSTEM VALUE
     SELECT "workspaceId", id, coalesce($2::bigint, nextval(pg_get_serial_sequence('sessions', 'id'))), $3, $4
     FROM chatbots WHERE "serialNumber" = $1 RETURNING id`,
    [serialNumber, id, createdAt, page],
  )
  const sessionId = rows[0]?.id
  if (sessionId === undefined) throw new Error('there is no such chatbot')
  for (const { role, kind = 'Text', content, status, fileIds = [], at = createdAt } of said) {
    await app.pool.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "fileIds", "createdAt")
       SELECT "workspaceId", "chatbotId", id, $2, $3, $4, $5, $6, $7 FROM sessions WHERE id = $1`,
      [sessionId, role, kind, content, status ?? (role === 'question' ? 'answered' : 'complete'), fileIds, at],
    )
  }
  return sessionId
}

/**
 * Fills a chatbot with so many conversations of so many messages each, a minute apart from the first of January 2026.
 * `characters` is how long each message is.
 */
export async function fillConversations(
  { app }: Pick<TestApp, 'app'>,
  serialNumber: string,
  size: { conversations: number; messages: number; characters: number },
): Promise<void> {
  const { conversations, messages, characters } = size
  // Without limits of time: many rows, on a machine that others use too.
  await app.patientDb.executeQuery(
    CompiledQuery.raw(
      `WITH made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId", "createdAt")
       SELECT c."workspaceId", c.id, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
       FROM chatbots c, generate_series(0, $2 - 1) AS n WHERE "serialNumber" = $1 ORDER BY n
       RETURNING "workspaceId", "chatbotId", id, "createdAt"
     )
     INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
     SELECT "workspaceId", "chatbotId", id, CASE WHEN n % 2 = 0 THEN 'question' ELSE 'answer' END, 'Text',
       rpad(n || ' of ' || id || ' ', $4, 'and so on '), CASE WHEN n % 2 = 0 THEN 'answered' ELSE 'complete' END,
       "createdAt" + n * interval '1 millisecond'
     FROM made, generate_series(0, $3 - 1) AS n ORDER BY id, n`,
      [serialNumber, conversations, messages, characters],
    ),
  )
}
