import type { Desk } from './open-desk.ts'

const atOnce = 10_000

/** Adds conversations of two messages over the last year, one in ten with a lead; nearly all have the words "house near a park". */
export async function fillInbox({ pool, serialNumber }: Desk, count: number): Promise<void> {
  const { rows } = await pool.query('SELECT id, "workspaceId" FROM chatbots WHERE "serialNumber" = $1', [serialNumber])
  const { id: chatbotId, workspaceId } = rows[0]
  for (let done = 0; done < count; done += atOnce) {
    const many = Math.min(atOnce, count - done)
    await pool.query(
      `WITH numbers AS (
         SELECT n, nextval(pg_get_serial_sequence('sessions', 'id')) AS id,
           now() - ($4::float8 + n) / $5 * interval '365 days' AS at
         FROM generate_series(1, $3::int) n),
       opened AS (
         INSERT INTO sessions (id, "workspaceId", "chatbotId", "createdAt") OVERRIDING SYSTEM VALUE
         SELECT id, $2, $1, at FROM numbers RETURNING id)
       INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
       SELECT $2, $1, numbers.id, part.role, 'Text', part.content, 'answered', numbers.at + part.after
       FROM numbers JOIN opened USING (id), LATERAL (VALUES
         ('question', 'Is there a house near a park with ' || CASE WHEN n % 1000 = 0 THEN 'an observatory'
           WHEN n % 1000 = 1 THEN 'a slipway' ELSE 'a garden for ' || n END || '?', interval '0'),
         ('answer', 'A house near a park: there are three of them.', interval '2 seconds')) AS part (role, content, after)`,
      [chatbotId, workspaceId, many, done, count],
    )
    await pool.query(
      `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "createdAt")
       SELECT $2, $1, id, 'Visitor', id::text, ARRAY['visitor' || id || '@visitor.example'], '{}', '', "createdAt" FROM sessions
       WHERE "chatbotId" = $1 AND id % 10 = 0 AND NOT EXISTS (SELECT FROM leads WHERE leads."sessionId" = sessions.id)`,
      [chatbotId, workspaceId],
    )
    process.stderr.write(`${done + many} conversations\r`)
  }
  await pool.query('VACUUM ANALYZE')
}
