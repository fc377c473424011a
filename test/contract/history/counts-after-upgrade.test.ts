import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStored } from '../../../src/conversation/sessions/usage-store.ts'
import { readUsage } from '../../../src/firm/workspaces/limit-store.ts'
import { remakeTables } from '../../../src/platform/database/backup/remake-tables.ts'
import type { OpenDatabase } from '../../../src/platform/database/connect.ts'
import { migrateToLatest, migrations } from '../../../src/platform/database/migrate.ts'
import { openTestDatabase } from '../../test-database.ts'

let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
})
afterAll(() => open.close())

test('what was stored before messages were counted is counted by the upgrade', async () => {
  const former = Object.entries(migrations).filter(([name]) => name < '0015')
  const client = new pg.Client(open.connection)
  await client.connect()
  await remakeTables(client, Object.fromEntries(former))
  const month = new Date().toISOString().slice(0, 7)
  await client.query(`INSERT INTO workspaces (name) VALUES ('Old Town Homes'), ('Other Homes')`)
  for (const workspace of [1, 1, 2]) {
    await client.query(
      `INSERT INTO chatbots ("workspaceId", "serialNumber") SELECT $1::integer, lpad((count(*) + 1)::text, 32, '0') FROM chatbots`,
      [workspace],
    )
  }
  const add = (chatbot: number, role: string, status: string, more: { month?: string; at?: string } = {}) =>
    client.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "countedMonth", "createdAt")
       SELECT "workspaceId", id, 1, $2, 'Text', 'Hello', $3, $4, coalesce($5::timestamptz, now()) FROM chatbots WHERE id = $1`,
      [chatbot, role, status, more.month ?? null, more.at ?? null],
    )
  await add(1, 'question', 'answered', { month })
  await add(1, 'answer', 'complete')
  await add(1, 'question', 'failed', { month })
  await add(1, 'question', 'answered', { month: '2001-01', at: '2001-01-31T23:59:59Z' })
  await add(2, 'question', 'pending', { month })
  // Of the time before months were noted.
  await add(2, 'question', 'answered', { at: '2000-01-01T00:00:00Z' })
  await client.query(
    `INSERT INTO "messageUsage" ("workspaceId", "chatbotId", month, used) VALUES (1, 1, $1, 1), (1, 2, $1, 1)`,
    [month],
  )
  await client.end()

  await migrateToLatest(open.db)
  const counts = await Promise.all(
    [1, 2, 3].map((id) => countStored(open.db, id === 3 ? 2 : 1, `${id}`.padStart(32, '0'))),
  )
  expect(counts).toEqual([3, 2, 0])
  expect(await readUsage(open.db, 1)).toEqual({ allowance: null, used: 2 })
  expect(await readUsage(open.db, 2)).toEqual({ allowance: null, used: 0 })
  const kept = await open.db
    .selectFrom('messageUsage')
    .select(['chatbotId', 'used'])
    .where('month', '=', month)
    .execute()
  expect(kept.toSorted((a, b) => a.chatbotId - b.chatbotId)).toEqual([
    { chatbotId: 1, used: 1 },
    { chatbotId: 2, used: 1 },
  ])
})
