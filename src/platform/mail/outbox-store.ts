import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Mail } from './mailer.ts'

export interface WaitingMail
  extends Omit<Mail, 'html' | 'replyTo' | 'thread' | 'calendar' | 'sessionIds' | 'unsubscribe' | 'secret'> {
  id: number
  html: string | null
  replyTo: string | null
  thread: string | null
  calendar: string | null
  unsubscribe: string | null
  /** See mail-secret.ts; null: it has none. */
  sealedSecret: Buffer | null
  /** How often it has been tried, the try that begins now included. */
  attempts: number
}

export async function insertMail(db: Database, mail: Omit<Mail, 'secret'>): Promise<number> {
  const { id } = await db
    .insertInto('outbox')
    .values({ ...mail, state: 'waiting', lastError: null, sentAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the secret of a mail that the same transaction posted. */
export async function keepSealedSecret(
  transaction: Database,
  { workspaceId, id, sealedSecret }: { workspaceId: number; id: number; sealedSecret: Buffer },
): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ sealedSecret })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the mails that are due, the oldest ones, at most `limit`, for as long as `leaseSeconds`: no other process tries them meanwhile,
 * and should this one die, they are due again afterwards. `ofLeastTries`: the newest of those that were tried least. `workspaceId`: those of one firm alone. No transaction stays open while they are sent.
 */
export async function takeDueMails(
  db: Database,
  {
    limit,
    leaseSeconds,
    ofLeastTries = false,
    workspaceId = null,
  }: { limit: number; leaseSeconds: number; ofLeastTries?: boolean; workspaceId?: number | null },
): Promise<WaitingMail[]> {
  const mails = await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select(['workspaceId', 'id'])
        .where('state', '=', 'waiting')
        .where(workspaceId === null ? sql<boolean>`true` : sql<boolean>`"workspaceId" = ${workspaceId}`)
        // No pause is longer than a day: what waits for longer was put off by a clock that jumped.
        .where(sql<boolean>`NOT "nextAttemptAt" BETWEEN now() AND now() + interval '2 days'`)
        .where(
          ofLeastTries
            ? sql<boolean>`attempts = (
                SELECT min(attempts) FROM outbox
                WHERE state = 'waiting' AND (${workspaceId}::integer IS NULL OR "workspaceId" = ${workspaceId})
              )`
            : sql<boolean>`true`,
        )
        .orderBy('id', ofLeastTries ? 'desc' : 'asc')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .whereRef('outbox.workspaceId', '=', 'due.workspaceId')
    .whereRef('outbox.id', '=', 'due.id')
    .set({
      attempts: sql<number>`attempts + 1`,
      nextAttemptAt: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .returning(['outbox.workspaceId', 'outbox.id', 'recipient', 'subject', 'text', 'attempts'])
    .returning(['html', 'replyTo', 'thread', 'calendar', 'unsubscribe', 'sealedSecret'])
    .execute()
  return mails.sort((one, other) => one.id - other.id)
}

/** What became of a try: `retrySeconds` null means that there is no further one. */
export type Outcome =
  | { sent: true }
  | {
      sent: false
      error: string
      retrySeconds: number | null /** Whether it does not count as a try. */
      isFree?: boolean
    }

/** Notes what became of the try that took the mail; one that was taken again since is left alone. */
export async function settleMail(db: Database, mail: WaitingMail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('outbox')
    .set(
      outcome.sent
        ? { state: 'sent', sentAt: sql<Date>`now()`, lastError: null, sealedSecret: null }
        : {
            state: outcome.retrySeconds === null ? 'failed' : 'waiting',
            lastError: outcome.error,
            attempts: outcome.isFree ? mail.attempts - 1 : mail.attempts,
            nextAttemptAt: sql<Date>`now() + make_interval(secs => ${outcome.retrySeconds ?? 0})`,
          },
    )
    .where('workspaceId', '=', mail.workspaceId)
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .execute()
}

/** Gives a mail back that was not tried because the process stops. */
export async function returnMail(db: Database, mail: WaitingMail): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: mail.attempts - 1, nextAttemptAt: sql<Date>`now()` })
    .where('workspaceId', '=', mail.workspaceId)
    .where('id', '=', mail.id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', mail.attempts)
    .execute()
}
