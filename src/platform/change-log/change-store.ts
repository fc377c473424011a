import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { type ActorKind, actorKinds } from './actor-kinds.ts'

export interface ChangeRow {
  id: number
  workspaceId: number
  at: Date
  actor: string
  action: string
  target: string
  details: Record<string, unknown>
}

export async function insertChange(db: Database, { details, ...change }: Omit<ChangeRow, 'id' | 'at'>): Promise<void> {
  await db
    .insertInto('changeLog')
    .values({ ...change, details: JSON.stringify(details) })
    .execute()
}

/** The newest changes, newest first. `action` may end in `*`. */
export async function listChangeRows(
  db: Database,
  wanted: { workspaceId?: number; since?: Date; action?: string; limit: number },
): Promise<ChangeRow[]> {
  let query = db
    .selectFrom('changeLog')
    .select(['id', 'workspaceId', 'at', 'actor', 'action', 'target', 'details'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
  if (wanted.workspaceId !== undefined) query = query.where('workspaceId', '=', wanted.workspaceId)
  if (wanted.since) query = query.where('at', '>=', wanted.since)
  if (wanted.action?.endsWith('*')) {
    query = query.where(sql<boolean>`starts_with(action, ${wanted.action.slice(0, -1)})`)
  } else if (wanted.action) query = query.where('action', '=', wanted.action)
  return query.execute()
}

/** Forgets what is older than so many days. */
export async function deleteChangesOlderThan(db: Database, days: number): Promise<void> {
  await sql`DELETE FROM "changeLog" WHERE at < now() - make_interval(days => ${days})`.execute(db)
}

/** Changes of a workspace, newest first, older than the one of the given id. "" in a filter lets all through. */
export async function listChangePage(
  db: Database,
  workspaceId: number,
  wanted: {
    before: number | null
    limit: number
    action: string
    by: string
    kind: ActorKind | null
    target: string
    from: Date | null
    to: Date | null
  },
): Promise<ChangeRow[]> {
  const { before, limit, action, by, kind, target, from, to } = wanted
  let query = db
    .selectFrom('changeLog')
    .select(['id', 'workspaceId', 'at', 'actor', 'action', 'target', 'details'])
    .where('workspaceId', '=', workspaceId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (before !== null) query = query.where('id', '<', before)
  if (action.endsWith('*')) query = query.where(sql<boolean>`starts_with(action, ${action.slice(0, -1)})`)
  else if (action !== '') query = query.where('action', '=', action)
  if (by !== '') query = query.where(sql<boolean>`position(lower(${by}) IN lower(actor)) > 0`)
  if (kind !== null) query = query.where(sql<boolean>`actor ~ ${actorKinds[kind]}`)
  if (from !== null) query = query.where('at', '>=', from)
  if (to !== null) query = query.where('at', '<', to)
  if (target !== '') query = query.where(sql<boolean>`position(lower(${target}) IN lower(target)) > 0`)
  return query.execute()
}
