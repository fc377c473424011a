import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { foldedEmail } from '../../platform/database/folded-email.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import type { AlertsTable } from '../../platform/database/tables/alert-tables.ts'
import { foldEmail } from '../../platform/mail/fold-email.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { Alert, News } from './alert.ts'

/** Holds the alerts of a session for the transaction: they are counted one after the other. */
export async function lockAlertsOf(transaction: Database, { sessionId }: VisitorPlace): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('alerts of a session', ${sessionId}))`.execute(transaction)
}

export async function insertAlert(transaction: Database, alert: Insertable<AlertsTable>): Promise<Alert> {
  return await transaction.insertInto('alerts').values(alert).returningAll().executeTakeFirstOrThrow()
}

/** The alerts and saved homes of a session, newest first. */
export async function selectAlertsOf(db: Database, { workspaceId, sessionId }: VisitorPlace): Promise<Alert[]> {
  return await db
    .selectFrom('alerts')
    .selectAll()
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', '=', sessionId)
    .orderBy('id', 'desc')
    .execute()
}

/** How many alerts of the workspace an address has, of whichever conversation. */
export async function countAlertsOfAddress(db: Database, workspaceId: number, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM alerts
    WHERE "workspaceId" = ${workspaceId} AND ${foldedEmail(sql`email`)} = ${foldEmail(email)} AND email <> ''`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** An alert of a workspace; null when there is none. */
export async function findAlert(db: Database, workspaceId: number, id: number): Promise<Alert | null> {
  const query = db.selectFrom('alerts').selectAll().where('workspaceId', '=', workspaceId).where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/** What a visitor makes of an alert on one home, or on the same search again. */
export async function changeAlert(
  transaction: Database,
  { workspaceId, id }: Pick<Alert, 'workspaceId' | 'id'>,
  change: Partial<Pick<Alert, 'email' | 'pace' | 'isAsked' | 'isSaved' | 'confirmedAt' | 'mailDueAt'>>,
): Promise<Alert> {
  return await transaction
    .updateTable('alerts')
    .set(change)
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What stood on the page before there was an address is not mailed to it. */
export async function keepFromMail(
  transaction: Database,
  { workspaceId, id }: Pick<Alert, 'workspaceId' | 'id'>,
): Promise<void> {
  await sql`UPDATE "alertNews" SET "mailedAt" = "createdAt"
    WHERE "workspaceId" = ${workspaceId} AND "alertId" = ${id} AND "mailedAt" IS NULL`.execute(transaction)
}

/** Removes an alert with its news. Answers whether it was there. */
export async function deleteAlert(db: Database, workspaceId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('alerts')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Confirms what a conversation wants to be mailed to an address. Answers the ids of what was not confirmed before. */
export async function confirmAlerts(
  transaction: Database,
  { workspaceId, sessionId, email }: Pick<Alert, 'workspaceId' | 'sessionId' | 'email'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    UPDATE alerts SET "confirmedAt" = ${now}
    WHERE "workspaceId" = ${workspaceId} AND "sessionId" = ${sessionId} AND ${foldedEmail(sql`email`)} = ${foldEmail(email)}
      AND email <> '' AND "confirmedAt" IS NULL RETURNING id`.execute(transaction)
  return rows.map(({ id }) => id)
}

/**
 * Ends one alert by mail, or with `everywhere` all of its address in the workspace. A saved home stays saved, without
 * the address.
 */
export async function endMails(
  transaction: Database,
  { workspaceId, id, email }: Pick<Alert, 'workspaceId' | 'id' | 'email'>,
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const which = sql`"workspaceId" = ${workspaceId} AND email <> ''
    AND (id = ${id} OR (${everywhere} AND ${foldedEmail(sql`email`)} = ${foldEmail(email)}))`
  await sql`DELETE FROM alerts WHERE ${which} AND NOT "isSaved"`.execute(transaction)
  await sql`UPDATE alerts SET email = '', "isAsked" = false, "confirmedAt" = NULL, "mailDueAt" = NULL
    WHERE ${which}`.execute(transaction)
}

/** The newest news of alerts since a moment, newest first; of each alert so much at the most. */
export async function selectNews(
  db: Database,
  workspaceId: number,
  alertIds: readonly number[],
  { since, most }: { since: Date; most: number },
): Promise<News[]> {
  const { rows } = await sql<News>`
    SELECT n."alertId", n."listingId", n.kind, n."formerPrice", n."createdAt", t.home || jsonb_build_object('price', nullif(n.price, -1)) AS home
    FROM unnest(${[...alertIds]}::bigint[]) AS a (id) CROSS JOIN LATERAL (
      SELECT * FROM "alertNews" WHERE "workspaceId" = ${workspaceId} AND "alertId" = a.id AND "createdAt" >= ${since}
      ORDER BY "createdAt" DESC LIMIT ${most}
    ) AS n JOIN "toldHomes" t ON t."workspaceId" = n."workspaceId" AND t."chatbotId" = n."chatbotId"
      AND t."homeKey" = n."homeKey" ORDER BY n."createdAt" DESC`.execute(db)
  return rows
}

/** The alerts that visitors asked for in a workspace whose chatbots are there, newest first. */
export async function selectAsked(
  db: Database,
  workspaceId: number,
  query: {
    id?: number
    chatbotId?: number | undefined
    beforeId?: number | undefined
    sessionIds?: readonly number[]
    /** Only those that this agent may see; null: all. */
    agentId?: string | null
  },
  limit: number,
): Promise<(Alert & { serialNumber: string; newsCount: number })[]> {
  let select = db
    .selectFrom('alerts')
    .innerJoin('chatbots', (join) =>
      join.onRef('chatbots.workspaceId', '=', 'alerts.workspaceId').onRef('chatbots.id', '=', 'alerts.chatbotId'),
    )
    .selectAll('alerts')
    .select('chatbots.serialNumber')
    .select(
      sql<number>`(SELECT count(*)::int FROM "alertNews" n
        WHERE n."workspaceId" = alerts."workspaceId" AND n."alertId" = alerts.id)`.as('newsCount'),
    )
    .where('alerts.workspaceId', '=', workspaceId)
    .where('alerts.isAsked', '=', true)
    .where('chatbots.removedAt', 'is', null)
    .where(sql<boolean>`(true ${seenByAgent(query.agentId ?? null, workspaceId, 'alerts.sessionId')})`)
  if (query.id !== undefined) select = select.where('alerts.id', '=', query.id)
  if (query.chatbotId !== undefined) select = select.where('alerts.chatbotId', '=', query.chatbotId)
  if (query.beforeId !== undefined) select = select.where('alerts.id', '<', query.beforeId)
  if (query.sessionIds !== undefined) select = select.where('alerts.sessionId', 'in', [...query.sessionIds])
  return await select.orderBy('alerts.id', 'desc').limit(limit).execute()
}

/** Homes that were saved in some sessions, what was saved last first. */
export async function selectSavedListings(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('alerts')
    .select('listingId')
    .where('workspaceId', '=', workspaceId)
    .where('sessionId', 'in', [...sessionIds])
    .where('isSaved', '=', true)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ listingId }) => listingId ?? [])
}

/** The key of a home by which it is known when it comes in again; null when the chatbot has no such home. */
export async function findHomeKey(
  db: Database,
  { workspaceId, chatbotId }: { workspaceId: number; chatbotId: number },
  listingId: number,
): Promise<string | null> {
  const { rows } = await sql<{ homeKey: string }>`
    SELECT "homeKeyOf"("mlsKey", "urlKey") AS "homeKey" FROM listings
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id = ${listingId}
      AND standing <> 'Withheld'`.execute(db)
  return rows[0]?.homeKey ?? null
}

/** Removes what nobody confirmed in time, what has lasted long enough, news that is old, and counts of mails of before. */
export async function forgetOldAlerts(
  db: Database,
  { unconfirmedDays, longestDays, newsDays }: { unconfirmedDays: number; longestDays: number; newsDays: number },
): Promise<void> {
  const unconfirmed = sql`email <> '' AND "confirmedAt" IS NULL
    AND "createdAt" < clock_timestamp() - make_interval(days => ${unconfirmedDays})`
  await sql`UPDATE alerts SET email = '', "isAsked" = false WHERE ${unconfirmed} AND "isSaved"`.execute(db)
  await sql`DELETE FROM alerts WHERE ${unconfirmed}`.execute(db)
  await sql`DELETE FROM alerts
    WHERE coalesce("confirmedAt", "createdAt") < clock_timestamp() - make_interval(days => ${longestDays})`.execute(db)
  await sql`DELETE FROM "alertNews" WHERE "createdAt" < clock_timestamp() - make_interval(days => ${newsDays})`.execute(
    db,
  )
  await sql`DELETE FROM "toldHomes" WHERE "updatedAt" < clock_timestamp() - make_interval(days => ${newsDays + 1})`.execute(
    db,
  )
}
