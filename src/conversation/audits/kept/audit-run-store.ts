import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { FairHousingAuditsTable } from '../../../platform/database/tables/audit-tables.ts'

/** A kept audit without its report, which may be long. */
export type AuditRow = Omit<Selectable<FairHousingAuditsTable>, 'report'>

export interface AuditScope {
  workspaceId: number
  chatbotId: number
}

export interface AuditPlace {
  workspaceId: number
  id: number
}

const columns = [
  'workspaceId',
  'chatbotId',
  'id',
  'by',
  'state',
  'requests',
  'modelCalls',
  'seed',
  'isStopping',
  'tries',
  'asked',
  'total',
  'settingsVersion',
  'settingsAt',
  'isClean',
  'differences',
  'message',
  'createdAt',
  'startedAt',
  'toldAt',
  'endedAt',
] as const

/** Has an audit wait for its turn. Null: one of this chatbot waits or is at work already. */
export async function insertAudit(
  db: Database,
  audit: AuditScope & { by: string; requests: number; modelCalls: number; seed: number },
): Promise<AuditRow | null> {
  const row = await db
    .insertInto('fairHousingAudits')
    .values(audit)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** Forgets the oldest audits of a chatbot, but the newest `keep`. */
export async function forgetAudits(db: Database, { workspaceId, chatbotId }: AuditScope, keep: number): Promise<void> {
  await sql`
    DELETE FROM "fairHousingAudits" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
      AND state NOT IN ('waiting', 'running') AND id <= (
        SELECT id FROM "fairHousingAudits" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
        ORDER BY id DESC OFFSET ${keep} LIMIT 1)`.execute(db)
}

export async function findAudit(db: Database, scope: AuditScope, id: number): Promise<AuditRow | null> {
  const row = await db
    .selectFrom('fairHousingAudits')
    .select(columns)
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function findReport(
  db: Database,
  { workspaceId, id }: AuditPlace,
): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom('fairHousingAudits')
    .select('report')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.report ?? null
}

/** Audits of a chatbot, newest first. */
export async function listAuditRows(
  db: Database,
  scope: AuditScope,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<AuditRow[]> {
  let query = db
    .selectFrom('fairHousingAudits')
    .select(columns)
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (beforeId !== undefined) query = query.where('id', '<', beforeId)
  return query.execute()
}

/** Stops an audit: one that waits at once, one that is at work soon. Null: it is neither. */
export async function stopAuditRow(db: Database, { workspaceId, id }: AuditPlace): Promise<AuditRow | null> {
  const row = await db
    .updateTable('fairHousingAudits')
    .set({
      isStopping: true,
      state: sql<AuditRow['state']>`CASE WHEN state = 'waiting' THEN 'stopped' ELSE state END`,
      endedAt: sql<Date | null>`CASE WHEN state = 'waiting' THEN clock_timestamp() END`,
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** Takes the audit that waits longest, of each firm one at a time; or one whose process has written nothing for so many seconds. */
export async function takeAudit(db: Database, lostSeconds: number): Promise<AuditRow | null> {
  const row = await db
    .updateTable('fairHousingAudits')
    .set({
      state: 'running',
      asked: 0,
      total: 0,
      toldAt: sql<Date>`clock_timestamp()`,
      tries: sql<number>`tries + 1`,
      startedAt: sql<Date>`coalesce("startedAt", clock_timestamp())`,
    })
    .where(
      sql<boolean>`("workspaceId", id) = (
        SELECT w."workspaceId", w.id FROM "fairHousingAudits" w
        WHERE (w.state = 'waiting'
            OR (w.state = 'running' AND w."toldAt" < clock_timestamp() - make_interval(secs => ${lostSeconds})))
          AND NOT EXISTS (SELECT FROM "fairHousingAudits" r WHERE r."workspaceId" = w."workspaceId"
            AND r.state = 'running' AND r.id <> w.id
            AND r."toldAt" >= clock_timestamp() - make_interval(secs => ${lostSeconds}))
        ORDER BY w.id LIMIT 1 FOR UPDATE SKIP LOCKED)`,
    )
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}

/** Writes how far an audit is. Answers whether somebody wants it stopped, or it is gone. */
export async function tellAudit(
  db: Database,
  { workspaceId, id }: AuditPlace,
  progress: { asked: number; total: number },
): Promise<boolean> {
  const row = await db
    .updateTable('fairHousingAudits')
    .set({ ...progress, toldAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('isStopping')
    .executeTakeFirst()
  return row?.isStopping ?? true
}

export interface AuditEnd {
  state: AuditRow['state']
  message?: string
  asked?: number
  total?: number
  /** As JSON text. */
  report?: string
  isClean?: boolean
  differences?: number
  settingsVersion?: number | null
  settingsAt?: Date | null
}

export async function settleAudit(db: Database, { workspaceId, id }: AuditPlace, end: AuditEnd): Promise<void> {
  await db
    .updateTable('fairHousingAudits')
    .set({ ...end, ...(end.state !== 'waiting' && { endedAt: sql<Date>`clock_timestamp()` }) })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}
