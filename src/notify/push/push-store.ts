import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { PushKind } from './push-kinds.ts'

/** Where a browser is written to, and what for it is encrypted with (RFC 8291). */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

export interface NewSubscription {
  workspaceId: number
  accountId: string
  accountSessionId: string
  address: PushAddress
  wants: readonly PushKind[]
  language: string
}

/** Far more devices than anybody has. */
const mostOfAccount = 20
const mostWaitingOfDevice = 50

const placeOf = (row: number) => ({ table: 'pushSubscriptions', column: 'sealed', row })
const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest()

/** Keeps a device, or what it wants from now on. The oldest of an account go when there are too many. Answers its id. */
export async function keepSubscription(
  transaction: Database,
  { workspaceId, accountId, accountSessionId, address, wants, language }: NewSubscription,
  secrets: Pick<Secrets, 'seal'>,
): Promise<number> {
  const addressHash = hashOf(address.endpoint)
  // Two at once with the same address: one after the other.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('push device', ${addressHash.readInt32BE(0)}))`.execute(
    transaction,
  )
  // A browser that somebody else signs in with is theirs from now on.
  await sql`DELETE FROM "pushSubscriptions" WHERE "addressHash" = ${addressHash}`.execute(transaction)
  await sql`DELETE FROM "pushSubscriptions" WHERE id IN (
    SELECT id FROM "pushSubscriptions" WHERE "accountId" = ${accountId} ORDER BY id DESC OFFSET ${mostOfAccount - 1}
  )`.execute(transaction)
  const { rows } = await sql<{ id: number }>`
    SELECT nextval(pg_get_serial_sequence('"pushSubscriptions"', 'id')) AS id`.execute(transaction)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the sequence of push subscriptions answered no id')
  const sealed = await secrets.seal(placeOf(id), Buffer.from(JSON.stringify(address)))
  await transaction
    .insertInto('pushSubscriptions')
    .values({ workspaceId, id, accountId, accountSessionId, addressHash, sealed, wants: [...wants], language })
    .execute()
  return id
}

export interface OwnSubscription {
  id: number
  wants: PushKind[]
  /** Whether it was made in the sign-in that asks. */
  isHere: boolean
  createdAt: Date
}

export async function listSubscriptions(
  db: Database,
  { accountId, accountSessionId }: { accountId: string; accountSessionId: string },
): Promise<OwnSubscription[]> {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select(['id', 'wants', 'accountSessionId', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  // They were stored by keepSubscription.
  return rows.map(({ id, wants, createdAt, ...row }) => ({
    id,
    wants: wants as PushKind[],
    isHere: row.accountSessionId === accountSessionId,
    createdAt,
  }))
}

/** Answers whether there was one. */
export async function removeSubscription(
  db: Database,
  { accountId, id }: { accountId: string; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pushSubscriptions')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Of several workspaces, those with a device that is to be told of anything. */
export async function listSubscribed(db: Database, workspaceIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select('workspaceId')
    .distinct()
    .where('workspaceId', 'in', [...workspaceIds])
    .execute()
  return new Set(rows.map(({ workspaceId }) => workspaceId))
}

/**
 * Has every device of the workspace told that wants to be, those of agents of own and unassigned conversations; those that are told of very much already are left out.
 */
export async function insertMessages(
  transaction: Database,
  {
    workspaceId,
    chatbotId,
    sessionId,
    kind,
  }: { workspaceId: number; chatbotId: number; sessionId: number; kind: PushKind },
): Promise<void> {
  await sql`
    INSERT INTO "pushMessages" ("workspaceId", "subscriptionId", kind, "chatbotId", "sessionId")
    SELECT s."workspaceId", s.id, ${kind}, ${chatbotId}, ${sessionId} FROM "pushSubscriptions" s
    JOIN members m ON m."workspaceId" = s."workspaceId" AND m."accountId" = s."accountId"
    WHERE s."workspaceId" = ${workspaceId} AND ${kind} = ANY(s.wants)
      AND (m.role <> 'agent' OR NOT EXISTS (SELECT FROM "conversationHeads" held WHERE held."workspaceId" = ${workspaceId}
        AND held."sessionId" = ${sessionId} AND held."assignedTo" <> s."accountId"))
      AND (SELECT count(*) FROM "pushMessages" w WHERE w."subscriptionId" = s.id) < ${mostWaitingOfDevice}`.execute(
    transaction,
  )
}

export interface DueMessage {
  id: number
  workspaceId: number
  subscriptionId: number
  kind: PushKind
  chatbotId: number
  sessionId: number
  /** How often it was tried, this time included. */
  attempts: number
  language: string
  sealed: Buffer
}

/** Takes messages that are due, for so many seconds: no other process sends them meanwhile. */
export async function takeDueMessages(
  db: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<DueMessage[]> {
  const { rows } = await sql<DueMessage>`
    WITH due AS (
      SELECT id FROM "pushMessages" WHERE "nextAttemptAt" <= clock_timestamp()
      ORDER BY "nextAttemptAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE "pushMessages" m SET attempts = m.attempts + 1,
      "nextAttemptAt" = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM due, "pushSubscriptions" s WHERE m.id = due.id AND s.id = m."subscriptionId"
    RETURNING m.id, m."workspaceId", m."subscriptionId", m.kind, m."chatbotId", m."sessionId", m.attempts, s.language,
      s.sealed`.execute(db)
  return rows
}

/** Where a device is written to; null: no key opens it any more. */
export async function openAddress(
  secrets: Pick<Secrets, 'open'>,
  { subscriptionId, sealed }: Pick<DueMessage, 'subscriptionId' | 'sealed'>,
): Promise<PushAddress | null> {
  const plain = await secrets.open(placeOf(subscriptionId), sealed)
  // What was sealed was written by keepSubscription.
  return plain === null ? null : (JSON.parse(plain.toString()) as PushAddress)
}

export async function dropMessage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('pushMessages').where('id', '=', id).execute()
}

export async function putOff(db: Database, id: number, seconds: number): Promise<void> {
  await db
    .updateTable('pushMessages')
    .set({ nextAttemptAt: sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

/** Forgets a device that is there no more, with what it was still to be told. */
export async function dropDevice(db: Database, subscriptionId: number): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', subscriptionId).execute()
}
