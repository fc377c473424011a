import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import { leadSeenByAgent } from '../../../platform/database/seen-by-agent.ts'
import { withinDays } from '../../../platform/database/utc-text.ts'
import type { DayRange } from '../../../platform/lists/utc-days.ts'
import type { LeadPart } from './gather-lead.ts'
import type { LeadStatus } from './lead-status.ts'

/** A lead that is no part of another, with its parts. */
export interface FoundLead extends LeadPart {
  serialNumber: string
  status: LeadStatus
  assignedTo: string | null
  /** Null: nobody has it. */
  assignedName: string | null
  /** How the newest note that says something begins. */
  message: string
  doubles: number
  /** Microseconds since 1970 of createdAt. */
  time: number
  parts: LeadPart[]
}

/** Which leads are asked for. */
export interface LeadFilter {
  workspaceId: number
  /** Without those that somebody else than this account has; null: of everybody. */
  seenBy: string | null
  chatbotId?: number | undefined
  status?: LeadStatus | undefined
  /** Those of an account; null: those that nobody has. */
  assignedTo?: string | null | undefined
  days: DayRange
  /** Words of plain text, each of which must stand in it. */
  words: readonly string[]
}

export interface LeadBookmark {
  time: number
  id: number
}

/** So many of the newest leads are looked through for words before the index is: what many have is found among them. */
const lookedThrough = 2_000
const messageCharacters = 300
export const mostDoubles = 20
export const mostCounted = 1_000

/** The words of a text as they stand in what leads are found by: each once, the first ten. */
export async function plainWords(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ plain: string }>`SELECT "plainText"(${text}) AS plain`.execute(db)
  return [...new Set((rows[0]?.plain ?? '').split(/\s+/).filter(Boolean))].slice(0, 10)
}

/** Leads of a workspace, the newest first, after a bookmark. */
export async function findLeadRows(
  db: Database,
  filter: LeadFilter,
  { after, limit }: { after: LeadBookmark | null; limit: number },
): Promise<FoundLead[]> {
  if (filter.words.length === 0) return readLeadRows(db, filter, selectNewest(filter, after, limit))
  const amongNewest = await readLeadRows(db, filter, selectAmongNewest(filter, after, limit))
  if (amongNewest.length === limit) return amongNewest
  return readLeadRows(db, filter, selectFound(filter, after, limit))
}

/**
 * One lead, found by its id or that of a part of it; null when the workspace has none that is seen. `wasSeen`: it was a
 * moment ago, which its parts still have to be.
 */
export async function findLeadRow(
  db: Database,
  place: { workspaceId: number; seenBy: string | null; wasSeen?: true },
  id: number,
): Promise<FoundLead | null> {
  const [row] = await readLeadRows(
    db,
    place,
    sql`SELECT h.id FROM leads named JOIN leads h ON h."workspaceId" = named."workspaceId"
        AND h.id = coalesce(named."mergedInto", named.id)
      JOIN chatbots c ON c."workspaceId" = h."workspaceId" AND c.id = h."chatbotId" AND c."removedAt" IS NULL
      WHERE named."workspaceId" = ${place.workspaceId} AND named.id = ${id} ${leadSeenByAgent(place.wasSeen ? null : place.seenBy, 'h')}`,
  )
  return row ?? null
}

/** Several by their ids, those that are there and seen, the newest first. */
export function findLeadsById(
  db: Database,
  place: { workspaceId: number; seenBy: string | null },
  ids: readonly number[],
): Promise<FoundLead[]> {
  const filter = { ...place, days: { from: null, to: null }, words: [] }
  return readLeadRows(
    db,
    place,
    sql`SELECT h.id FROM leads h ${ofLeads(filter)} AND h.id = ANY(${[...ids]}::bigint[]) ORDER BY h."createdAt" DESC`,
  )
}

/** Ids of leads that have an address or a number of one. */
export async function findDoublesOf(
  db: Database,
  { workspaceId, seenBy }: { workspaceId: number; seenBy: string | null },
  id: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT other.id FROM leads h CROSS JOIN LATERAL (${doublesOf(seenBy)} LIMIT ${mostDoubles}) AS other
    WHERE h."workspaceId" = ${workspaceId} AND h.id = ${id}`.execute(db)
  return rows.map((row) => row.id)
}

/** How many leads of each state there are, `mostCounted` at the most. */
export async function countLeads(db: Database, filter: LeadFilter): Promise<Record<LeadStatus, number>> {
  const countOf = (status: LeadStatus) => sql`(SELECT count(*)::int FROM (
    SELECT FROM leads h ${ofLeads({ ...filter, status, words: [] })} LIMIT ${mostCounted}) AS counted)`
  const { rows } = await sql<Record<LeadStatus, number>>`
    SELECT ${countOf('new')} AS new, ${countOf('open')} AS open, ${countOf('done')} AS done`.execute(db)
  return rows[0] ?? { new: 0, open: 0, done: 0 }
}

const partFields = sql`"firstName", "lastName", emails, phones, "listingIds"::float8[] AS "listingIds", page,
  "createdAt", "updatedAt"`

async function readLeadRows(
  db: Database,
  { workspaceId, seenBy }: { workspaceId: number; seenBy: string | null },
  ids: RawBuilder<unknown>,
): Promise<FoundLead[]> {
  const { rows } = await sql<Omit<FoundLead, 'parts'>>`
    SELECT h.id, h."chatbotId", h."sessionId", c."serialNumber", h.status, h."assignedTo", a.name AS "assignedName",
      h."firstName", h."lastName", h.emails, h.phones, h."listingIds"::float8[] AS "listingIds",
      coalesce(nullif(h.page, ''), s.page, '') AS page, h."createdAt", h."updatedAt",
      (extract(epoch FROM h."createdAt") * 1000000)::bigint AS time,
      coalesce(said.message, '') AS message, doubles.count AS doubles
    FROM (${ids}) AS chosen
    JOIN leads h ON h."workspaceId" = ${workspaceId} AND h.id = chosen.id
    JOIN chatbots c ON c."workspaceId" = h."workspaceId" AND c.id = h."chatbotId"
    LEFT JOIN sessions s ON s."workspaceId" = h."workspaceId" AND s.id = h."sessionId"
    LEFT JOIN accounts a ON a.id = h."assignedTo"
    LEFT JOIN LATERAL (
      SELECT left(n.message, ${messageCharacters}) AS message FROM "leadNotes" n
      WHERE n."workspaceId" = h."workspaceId" AND n."leadId" = ANY(ARRAY(
          SELECT h.id UNION ALL SELECT part.id FROM leads part
          WHERE part."workspaceId" = h."workspaceId" AND part."mergedInto" = h.id ${leadSeenByAgent(seenBy, 'part')})) AND n.message <> ''
      ORDER BY n.id DESC LIMIT 1
    ) AS said ON true
    CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (${doublesOf(seenBy)} LIMIT ${mostDoubles}) AS other) AS doubles
    ORDER BY h."createdAt" DESC, h.id DESC`.execute(db)
  const { rows: parts } = await sql<LeadPart & { mergedInto: number }>`
    SELECT id, "mergedInto", "chatbotId", "sessionId", ${partFields} FROM leads
    WHERE "workspaceId" = ${workspaceId} AND "mergedInto" = ANY(${rows.map(({ id }) => id)}::bigint[])
      ${leadSeenByAgent(seenBy, 'leads')}
    ORDER BY id`.execute(db)
  const partsOf = Map.groupBy(parts, ({ mergedInto }) => mergedInto)
  return rows.map((row) => ({ ...row, parts: partsOf.get(row.id) ?? [] }))
}

/** Leads that have an address or a number of the lead `h`, or of a part of it, as far as these are seen; of very many some. */
function doublesOf(seenBy: string | null): RawBuilder<unknown> {
  return sql`
    SELECT DISTINCT whole.id FROM (
      SELECT o."workspaceId", coalesce(o."mergedInto", o.id) AS id FROM leads o
      WHERE o."workspaceId" = h."workspaceId" AND o.id <> h.id AND o."mergedInto" IS DISTINCT FROM h.id
        ${leadSeenByAgent(seenBy, 'o')}
        AND "contactKeys"(o.emails, o.phones) && ARRAY(
          SELECT unnest("contactKeys"(g.emails, g.phones)) FROM leads g
          WHERE g."workspaceId" = h."workspaceId" AND (g.id = h.id OR g."mergedInto" = h.id ${leadSeenByAgent(seenBy, 'g')}))
      LIMIT ${mostDoubles * 3}
    ) AS o
    JOIN leads whole ON whole."workspaceId" = o."workspaceId" AND whole.id = o.id
      ${leadSeenByAgent(seenBy, 'whole')}`
}

/** Groups of leads that share an address or a number: for each of these the ids. Of the newest leads, `looked` of them. */
export async function findShared(
  db: Database,
  { workspaceId, seenBy }: { workspaceId: number; seenBy: string | null },
  { looked, limit }: { looked: number; limit: number },
): Promise<number[][]> {
  const filter = { workspaceId, seenBy, days: { from: null, to: null }, words: [] }
  const { rows } = await sql<{ ids: number[] }>`
    WITH newest AS (SELECT h.id FROM leads h ${ofLeads(filter)} ORDER BY h."createdAt" DESC, h.id DESC LIMIT ${looked}),
    keyed AS (
      SELECT newest.id, key FROM newest JOIN leads l ON l."workspaceId" = ${workspaceId} AND l.id = newest.id,
        unnest("contactKeys"(l.emails, l.phones)) AS key
      UNION SELECT newest.id, key FROM newest JOIN leads l ON l."workspaceId" = ${workspaceId} AND l."mergedInto" = newest.id,
        unnest("contactKeys"(l.emails, l.phones)) AS key WHERE true ${leadSeenByAgent(seenBy, 'l')}
    )
    SELECT array_agg(id::float8 ORDER BY id) AS ids FROM keyed GROUP BY key HAVING count(*) > 1
    ORDER BY max(id) DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ ids }) => ids)
}

function selectNewest(filter: LeadFilter, after: LeadBookmark | null, limit: number): RawBuilder<unknown> {
  return sql`SELECT h.id FROM leads h ${ofLeads(filter)} ${beyond(after)}
    ORDER BY h."createdAt" DESC, h.id DESC LIMIT ${limit}`
}

function selectAmongNewest(filter: LeadFilter, after: LeadBookmark | null, limit: number): RawBuilder<unknown> {
  return sql`SELECT h.id FROM (
      SELECT h.* FROM leads h ${ofLeads(filter)} ${beyond(after)}
      ORDER BY h."createdAt" DESC, h.id DESC LIMIT ${lookedThrough}
    ) AS h WHERE ${hasWords(filter)} ORDER BY h."createdAt" DESC, h.id DESC LIMIT ${limit}`
}

/** A word stands in the lead itself or in a part of it that is seen. */
function hasWords({ words, seenBy }: LeadFilter): RawBuilder<unknown> {
  const each = words.map(
    (word) => sql`(strpos(h."searchText", ${word}) > 0 OR EXISTS (SELECT FROM leads part
      WHERE part."workspaceId" = h."workspaceId" AND part."mergedInto" = h.id AND strpos(part."searchText", ${word}) > 0
        ${leadSeenByAgent(seenBy, 'part')}))`,
  )
  return sql.join(each, sql` AND `)
}

/** By the index of runs of three signs, for words that have one; a merged lead also by words of several of its parts. */
function selectFound(filter: LeadFilter, after: LeadBookmark | null, limit: number): RawBuilder<unknown> {
  const { workspaceId, words, seenBy } = filter
  const grams = words
    .filter((word) => word.length >= 3)
    .map((word) => sql`AND "textGrams"("workspaceId", "searchText") @> "textGrams"(${workspaceId}, ${word})`)
  const inOne = words.map((word) => sql`AND strpos("searchText", ${word}) > 0`)
  const inSome = words.map(
    (word) => sql`AND EXISTS (SELECT FROM leads part WHERE part."workspaceId" = ${workspaceId}
      AND (part.id = whole.id OR part."mergedInto" = whole.id) AND strpos(part."searchText", ${word}) > 0
      ${leadSeenByAgent(seenBy, 'part')})`,
  )
  return sql`SELECT h.id FROM (
      SELECT coalesce("mergedInto", id) AS id FROM leads
      WHERE "workspaceId" = ${workspaceId} ${grams.length === 0 ? sql`` : sql.join(grams, sql` `)} ${sql.join(inOne, sql` `)}
        ${leadSeenByAgent(seenBy, 'leads')}
      UNION SELECT whole.id FROM (
        SELECT DISTINCT "mergedInto" AS id FROM leads WHERE "workspaceId" = ${workspaceId} AND "mergedInto" IS NOT NULL
      ) AS whole WHERE true ${sql.join(inSome, sql` `)}
    ) AS found
    JOIN leads h ON h."workspaceId" = ${workspaceId} AND h.id = found.id
    ${ofLeads(filter)} ${beyond(after)} ORDER BY h."createdAt" DESC, h.id DESC LIMIT ${limit}`
}

/** Joins and conditions of a lead `h` that is asked for. */
function ofLeads({ workspaceId, seenBy, chatbotId, status, assignedTo, days }: LeadFilter): RawBuilder<unknown> {
  const ofChatbot =
    chatbotId === undefined
      ? sql``
      : sql`AND (h."chatbotId" = ${chatbotId} OR h.id IN (SELECT "mergedInto" FROM leads
          WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "mergedInto" IS NOT NULL))`
  const ofStatus = status === undefined ? sql`` : sql`AND h.status = ${status}`
  const ofAccount =
    assignedTo === undefined
      ? sql``
      : assignedTo === null
        ? sql`AND h."assignedTo" IS NULL`
        : sql`AND h."assignedTo" = ${assignedTo}`
  return sql`JOIN chatbots c ON c."workspaceId" = h."workspaceId" AND c.id = h."chatbotId" AND c."removedAt" IS NULL
    WHERE h."workspaceId" = ${workspaceId} AND h."mergedInto" IS NULL
      ${leadSeenByAgent(seenBy, 'h')} ${ofChatbot} ${ofStatus} ${ofAccount} ${withinDays('h.createdAt', days)}`
}

function beyond(after: LeadBookmark | null): RawBuilder<unknown> {
  if (after === null) return sql``
  return sql`AND (h."createdAt", h.id) < ('epoch'::timestamptz + ${after.time}::bigint * interval '1 microsecond',
    ${after.id}::bigint)`
}
