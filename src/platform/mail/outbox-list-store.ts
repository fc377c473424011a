import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'

export type MailState = 'waiting' | 'sent' | 'failed'

export interface MailRow {
  id: number
  recipient: string
  subject: string
  state: MailState
  attempts: number
  nextAttemptAt: Date
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

const columns = [
  'id',
  'recipient',
  'subject',
  'state',
  'attempts',
  'nextAttemptAt',
  'lastError',
  'createdAt',
  'sentAt',
] as const

/** Mails of a workspace, newest first, older than the one of the given id. */
export async function listMailRows(
  db: Database,
  workspaceId: number,
  { before, state, limit }: { before: number | null; state: MailState | undefined; limit: number },
): Promise<MailRow[]> {
  let query = db
    .selectFrom('outbox')
    .select(columns)
    .where('workspaceId', '=', workspaceId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== null) query = query.where('id', '<', before)
  if (state !== undefined) query = query.where('state', '=', state)
  return query.execute()
}

/** A mail with its text; null when there is none of this id. */
export async function findMailRow(
  db: Database,
  workspaceId: number,
  id: number,
): Promise<
  (MailRow & { text: string; replyTo: string | null; sessionId: number | null; hasCalendar: boolean }) | null
> {
  const row = await db
    .selectFrom('outbox')
    .select([...columns, 'text', 'replyTo', 'sessionId'])
    .select(sql<boolean>`calendar IS NOT NULL`.as('hasCalendar'))
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Has a mail that failed for good tried again from the beginning. Answers whether it had failed. */
export async function reviveMail(db: Database, workspaceId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: sql<Date>`now()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many mails of a workspace wait, and how many failed for good. */
export async function countMails(db: Database, workspaceId: number): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (count) => count.fn.countAll<number>().as('count')])
    .where('workspaceId', '=', workspaceId)
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute()
  const of = (state: MailState): number => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return { waiting: of('waiting'), failed: of('failed') }
}
