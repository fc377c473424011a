import { sql } from 'kysely'
import { type ActorKind, actorKinds } from '../change-log/actor-kinds.ts'
import type { Database } from '../database/connect.ts'
import type { ReadAction, ReadOf } from './read-actions.ts'

export interface ReadEntry extends ReadOf {
  workspaceId: number
  at: Date
  actor: string
  action: ReadAction
}

export interface ReadRow {
  id: number
  at: Date
  actor: string
  action: string
  sessionId: number | null
  leadId: number | null
}

/** Keeps many at once. A lead tells its conversation; what was erased meanwhile is named no more. */
export async function insertReads(db: Database, entries: readonly ReadEntry[]): Promise<void> {
  const rows = entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }))
  await sql`
    INSERT INTO "readLog" ("workspaceId", at, actor, action, "sessionId", "leadId")
    SELECT r."workspaceId", r.at, r.actor, r.action, s.id, l.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(
      "workspaceId" integer, at timestamptz, actor text, action text, "sessionId" bigint, "leadId" bigint)
    JOIN workspaces w ON w.id = r."workspaceId"
    LEFT JOIN leads l ON l."workspaceId" = r."workspaceId" AND l.id = r."leadId"
    LEFT JOIN sessions s ON s."workspaceId" = r."workspaceId" AND s.id = coalesce(r."sessionId", l."sessionId")
    ORDER BY r.at`.execute(db)
}

/** Reads of a workspace, newest first, older than the one of the given id. "" in a filter lets all through. */
export async function listReadPage(
  db: Database,
  workspaceId: number,
  wanted: {
    before: number | null
    limit: number
    action: string
    by: string
    kind: ActorKind | null
    sessionId: number | null
    leadId: number | null
    from: Date | null
    to: Date | null
  },
): Promise<ReadRow[]> {
  const { before, limit, action, by, kind, sessionId, leadId, from, to } = wanted
  let query = db
    .selectFrom('readLog')
    .select(['id', 'at', 'actor', 'action', 'sessionId', 'leadId'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== null) query = query.where('id', '<', before)
  if (action.endsWith('*')) query = query.where(sql<boolean>`starts_with(action, ${action.slice(0, -1)})`)
  else if (action !== '') query = query.where('action', '=', action)
  if (by !== '') query = query.where(sql<boolean>`position(lower(${by}) IN lower(actor)) > 0`)
  if (kind !== null) query = query.where(sql<boolean>`actor ~ ${actorKinds[kind]}`)
  if (sessionId !== null) query = query.where('sessionId', '=', sessionId)
  if (leadId !== null) query = query.where('leadId', '=', leadId)
  if (from !== null) query = query.where('at', '>=', from)
  if (to !== null) query = query.where('at', '<', to)
  return query.execute()
}

/** Forgets what is older than so many days, and what is beyond so many rows of a workspace: the oldest first. */
export async function deleteOldReads(db: Database, { days, rows }: { days: number; rows: number }): Promise<void> {
  await sql`DELETE FROM "readLog" WHERE at < now() - make_interval(days => ${days})`.execute(db)
  await sql`
    DELETE FROM "readLog" r USING (
      SELECT w.id, (SELECT o.id FROM "readLog" o WHERE o."workspaceId" = w.id ORDER BY o.id DESC OFFSET ${rows} LIMIT 1) AS last
      FROM workspaces w
    ) AS too
    WHERE r."workspaceId" = too.id AND r.id <= too.last`.execute(db)
}
