import { sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import { utcText } from '../database/utc-text.ts'
import { liveChannel } from './live-channel.ts'
import {
  type LiveEvent,
  type LiveEventData,
  type LiveEventType,
  type LivePlace,
  messageKinds,
  type SessionPlace,
  type Side,
  type StoredLiveType,
} from './live-events.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from './snapshot.ts'

const keepHours = 24

/** Stores what open windows are to be told when the transaction is committed, and wakes all processes then. */
export async function insertLiveEvent<Type extends StoredLiveType>(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: SessionPlace & { chatbotId: number },
  type: Type,
  data: LiveEventData[Type],
): Promise<void> {
  await sql`
    WITH told AS (
      INSERT INTO "liveEvents" ("workspaceId", "chatbotId", "sessionId", type, data)
      VALUES (${workspaceId}, ${chatbotId}, ${sessionId}, ${type}, ${JSON.stringify(data)}::jsonb)
    )
    SELECT pg_notify(${liveChannel}, ${`${workspaceId} ${sessionId}`})`.execute(transaction)
}

/**
 * Tells that somebody types, which is over before it could be read again: it is not stored. A visitor is heard only
 * while a person has the conversation. Answers whether the workspace has it.
 */
export async function notifyTyping(
  db: Database,
  { workspaceId, sessionId }: SessionPlace,
  who: Side,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT CASE WHEN s."isTaken" OR ${who === 'person'}
      THEN pg_notify(${liveChannel}, ${`${workspaceId} ${sessionId} ${who} `} || coalesce(h."assignedTo", '')) END
    FROM sessions s
    LEFT JOIN "conversationHeads" h ON h."workspaceId" = s."workspaceId" AND h."sessionId" = s.id
    WHERE s."workspaceId" = ${workspaceId} AND s.id = ${sessionId}`.execute(db)
  return rows.length > 0
}

export async function readSnapshotNow(db: Database): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db)
  return toSnapshot(rows[0]?.snapshot)
}

export interface LivePage {
  events: LiveEvent[]
  /** Whether there was no more. */
  isWhole: boolean
  /** The moment up to which it goes, or its part. */
  until: Snapshot
  /** The last row that was read. */
  lastId: number
}

interface LiveRow {
  snapshot: string
  id: number | null
  xid: string
  workspaceId: number
  sessionId: number
  type: LiveEventType
  data: object
  messageId: number | null
  role: keyof typeof messageKinds | null
  content: string
  name: string | null
  createTime: string
  assignedTo: string | null
}

/**
 * Events of a place (null: of all) that could not be seen at `since`, in the order of their ids, and the moment at which they were read. With
 * `part` only those that could be seen then, behind the last one that was had.
 */
export async function readLiveEvents(
  db: Database,
  place: LivePlace | null,
  { since, part }: { since: Snapshot; part: { until: Snapshot; lastId: number } | null },
  limit: number,
): Promise<LivePage> {
  const before = writeSnapshot(since)
  const within = place === null ? sql`` : sql`AND l."workspaceId" = ${place.workspaceId}`
  const ofSession = place?.sessionId == null ? sql`` : sql`AND l."sessionId" = ${place.sessionId}`
  const behind =
    part === null
      ? sql``
      : sql`AND l.id > ${part.lastId} AND pg_visible_in_snapshot(l.xid, ${writeSnapshot(part.until)}::pg_snapshot)`
  const { rows } = await sql<LiveRow>`
    WITH moment AS (SELECT pg_current_snapshot() AS snapshot)
    SELECT moment.snapshot::text AS snapshot, e.* FROM moment LEFT JOIN LATERAL (
      SELECT l.id, l.xid::text AS xid, l."workspaceId", l."sessionId", l.type, l.data, l."messageId", m.role, m.content,
        m."writerName" AS name, h."assignedTo",
        ${utcText('m.createdAt')} AS "createTime"
      FROM "liveEvents" l
      LEFT JOIN messages m ON m."workspaceId" = l."workspaceId" AND m."sessionId" = l."sessionId" AND m.id = l."messageId"
      LEFT JOIN "conversationHeads" h ON h."workspaceId" = l."workspaceId" AND h."sessionId" = l."sessionId"
      WHERE l.xid >= pg_snapshot_xmin(${before}::pg_snapshot) AND NOT pg_visible_in_snapshot(l.xid, ${before}::pg_snapshot)
        ${within} ${ofSession} ${behind}
      ORDER BY l.id LIMIT ${limit}
    ) AS e ON true ORDER BY e.id`.execute(db)
  const found = rows.filter((row) => row.id !== null)
  return {
    events: found.flatMap(toEvent),
    isWhole: found.length < limit,
    until: part?.until ?? toSnapshot(rows[0]?.snapshot),
    lastId: found.at(-1)?.id ?? part?.lastId ?? 0,
  }
}

function toEvent(row: LiveRow): LiveEvent[] {
  const { id, workspaceId, sessionId, type, messageId, role, content, name, createTime, assignedTo } = row
  const event = { id: Number(id), xid: BigInt(row.xid), workspaceId, sessionId, type, assignedTo }
  if (type !== 'message') return [{ ...event, data: { sessionID: sessionId, ...row.data } }]
  // It was erased meanwhile.
  if (messageId === null || role === null) return []
  const data = { sessionID: sessionId, id: messageId, kind: messageKinds[role], content, createTime }
  return [{ ...event, data: name === null ? data : { ...data, name } }]
}

function toSnapshot(text: string | undefined): Snapshot {
  const snapshot = readSnapshot(text ?? '')
  if (snapshot === null) throw new Error(`the database answered no snapshot but ${text}`)
  return snapshot
}

/** Nobody comes back to a stream after so long: who does reads the conversation anew. */
export async function deleteOldLiveEvents(db: Database): Promise<void> {
  await sql`DELETE FROM "liveEvents" WHERE "createdAt" < clock_timestamp() - make_interval(hours => ${keepHours})`.execute(
    db,
  )
}
