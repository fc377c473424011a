import type { TestApp } from '../../test-app.ts'

/** Stores a lead as it stands, of any time, for tests of what comes back. Answers its number and its session. */
export async function storeLead(
  { app }: Pick<TestApp, 'app'>,
  serialNumber: string,
  lead: { createdAt: string; emails?: string[]; phones?: string[]; firstName?: string; messages?: string[] },
): Promise<{ id: number; sessionId: number }> {
  const { createdAt, emails = [], phones = [], firstName = '', messages = [] } = lead
  const { rows } = await app.pool.query<{ id: number; sessionId: number }>(
    `WITH made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId") SELECT "workspaceId", id FROM chatbots WHERE "serialNumber" = $1
       RETURNING "workspaceId", "chatbotId", id)
     INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "createdAt")
     SELECT "workspaceId", "chatbotId", id, $2, '', $3, $4, '', $5 FROM made RETURNING id, "sessionId"`,
    [serialNumber, firstName, emails, phones, createdAt],
  )
  const [row] = rows
  if (!row) throw new Error('there is no such chatbot')
  for (const message of messages) {
    await app.pool.query(
      `INSERT INTO "leadNotes" ("workspaceId", "chatbotId", "sessionId", "leadId", "firstName", "lastName", email, phone, message, page, reply)
       SELECT "workspaceId", "chatbotId", "sessionId", id, '', '', '', '', $2, '', '' FROM leads WHERE id = $1`,
      [row.id, message],
    )
  }
  return row
}

/** Fills a chatbot with so many leads, a second apart from the first of January 2026. */
export async function fillLeads({ app }: Pick<TestApp, 'app'>, serialNumber: string, count: number): Promise<void> {
  await app.pool.query(
    `WITH numbers AS (
       SELECT nextval(pg_get_serial_sequence('sessions', 'id')) AS id, n FROM generate_series(1, $2) AS n),
     made AS (
       INSERT INTO sessions ("workspaceId", "chatbotId", id) OVERRIDING SYSTEM VALUE
       SELECT c."workspaceId", c.id, numbers.id FROM chatbots c, numbers WHERE "serialNumber" = $1),
     left_ AS (
       INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "createdAt")
       SELECT c."workspaceId", c.id, numbers.id, 'Visitor', n::text, ARRAY[n || '@many.example'], '{}', '',
         '2026-01-01T00:00:00Z'::timestamptz + (n / 3) * interval '1 second'
       FROM chatbots c, numbers WHERE "serialNumber" = $1 ORDER BY numbers.n
       RETURNING "workspaceId", "chatbotId", "sessionId", id)
     INSERT INTO "leadNotes" ("workspaceId", "chatbotId", "sessionId", "leadId", "firstName", "lastName", email, phone, message, page, reply)
     SELECT "workspaceId", "chatbotId", "sessionId", id, '', '', '', '', repeat('Saturday? ', 40), '', '' FROM left_`,
    [serialNumber, count],
  )
}
