import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { MessagesTable } from '../../platform/database/schema.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import { withinDays } from '../../platform/database/utc-text.ts'
import type { DayRange } from '../../platform/lists/utc-days.ts'
import type { SessionPlace } from '../../platform/live/live-events.ts'
import type { AnswerView } from '../guide/answer-view.ts'

/** A conversation of the workspace, with what is told of it in a list. */
export interface ConversationRow {
  sessionId: number
  chatbotId: number
  serialNumber: string
  startedAt: Date
  lastMessageAt: Date | null
  /** Who said the last message, and how it begins; null: nothing was said. */
  lastRole: MessagesTable['role'] | null
  lastContent: string | null
  messageCount: number
  /** The first characters of what the visitor said first; "" when it was no text, or nothing. */
  firstQuestion: string
  hasLead: boolean
  /** As the visitor left it last; "" when not known. */
  visitorName: string
  /** Address of the page on which it began, else of the one on which its lead was left; "" when not known. */
  page: string
  /** When the visitor asked for a person who has not come. */
  waitingSince: Date | null
  /** Since when a person of the firm has it, and who; null: the chatbot answers. */
  takenAt: Date | null
  takenName: string
  takenPicture: string
  /** Whether it is made up, for the demo. */
  isDemo: boolean
  /** Account of the member who has it; null: nobody, or a program. */
  takenAccount: string | null
  /** Whose it is, and how the team calls them; null: nobody's. */
  assignedTo: string | null
  assignedName: string
  /** The last word is the visitor's, or an answer that knew none. */
  isUnanswered: boolean
  /** In which the visitor asked last; '' when not known. */
  language: string
}

/** What a conversation may be to the people of the firm. */
export type ConversationState = 'waiting' | 'taken'

/** A conversation's place in the list: its newest message of the days that are asked for. */
export interface ListedConversation extends ConversationRow {
  /** Microseconds since 1970 of that message, and its id. */
  place: { time: number; id: number }
}

export interface ConversationFilter {
  /** Only of this chatbot. */
  chatbotId?: number | undefined
  days: DayRange
  /** Terms of words, of which each must stand in some message of the conversation. */
  terms?: readonly string[] | undefined
  /** Only those that wait for a person, or that a person has. */
  state?: ConversationState | undefined
  /** Only those of one of these accounts, null among them: of nobody; left out: whose ever they are. */
  holders?: readonly (string | null)[] | undefined
  /** Only those in which the visitor has the last word, or an answer that knew none. */
  isUnanswered?: boolean | undefined
  /** Only those in which the visitor asked last in this language. */
  language?: string | undefined
  after?: { time: number; id: number } | undefined
  limit: number
}

const firstQuestionCharacters = 500
const lastMessageCharacters = 200

/** The words of a text as the index of messages has them. */
export async function termsOf(db: Database, workspaceId: number, words: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    SELECT DISTINCT term::text AS term FROM unnest("messageTerms"(${workspaceId}, ${words})) AS term`.execute(db)
  return rows.map(({ term }) => term)
}

/** Conversations in which something was said within the days, those first in which something was said last. */
export async function listConversationRows(
  db: Database,
  workspaceId: number,
  filter: ConversationFilter,
): Promise<ListedConversation[]> {
  const { terms, state } = filter
  if (!terms && state) return readRows(db, workspaceId, placesOfState(workspaceId, filter, state))
  if (!terms && hasDays(filter)) return readRows(db, workspaceId, placesOfDays(workspaceId, filter))
  if (!terms) return readRows(db, workspaceId, placesOfAll(workspaceId, filter))
  return inTransaction(db, async (transaction) => {
    // What a word that many said is found in must fit, or the words of all messages on its pages are made out again.
    await sql`SELECT set_config('work_mem', '64MB', true)`.execute(transaction)
    return readRows(transaction, workspaceId, placesOfFound(workspaceId, filter, terms))
  })
}

async function readRows(db: Database, workspaceId: number, places: RawBuilder<unknown>): Promise<ListedConversation[]> {
  const { rows } = await sql<ConversationRow & { time: number; id: number }>`
    SELECT place.time, place.id, ${told}
    FROM (${places}) AS place
    JOIN sessions s ON s."workspaceId" = ${workspaceId} AND s.id = place."sessionId"
    JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
    ${besides}
    ORDER BY place.time DESC, place.id DESC`.execute(db)
  return rows.map(({ time, id, ...row }) => ({ ...row, place: { time, id } }))
}

/** One conversation; null when the workspace has none of this id. */
export async function findConversationRow(
  db: Database,
  workspaceId: number,
  sessionId: number,
): Promise<ConversationRow | null> {
  const { rows } = await sql<ConversationRow>`
    SELECT ${told}
    FROM sessions s
    JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId" AND c."removedAt" IS NULL
    ${besides}
    WHERE s."workspaceId" = ${workspaceId} AND s.id = ${sessionId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Other conversations in which the same e-mail address or phone number was left, or of the same user of the firm's own
 * site, the newest first, of those that the agent who asks may see.
 */
export async function findEarlierIds(
  db: Database,
  { workspaceId, sessionId, agentId = null }: SessionPlace,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (
      SELECT other."sessionId" AS id FROM leads mine
      JOIN leads other ON other."workspaceId" = mine."workspaceId" AND other."sessionId" <> mine."sessionId"
        AND (other.emails && mine.emails OR other.phones && mine.phones)
      WHERE mine."workspaceId" = ${workspaceId} AND mine."sessionId" = ${sessionId}
        ${seenByAgent(agentId, workspaceId, 'other.sessionId')}
      UNION
      SELECT other."sessionId" FROM "visitorIdentities" mine
      JOIN "visitorIdentities" other ON other."workspaceId" = mine."workspaceId"
        AND other."chatbotId" = mine."chatbotId" AND other.subject = mine.subject
        AND other."sessionId" <> mine."sessionId"
      WHERE mine."workspaceId" = ${workspaceId} AND mine."sessionId" = ${sessionId}
        ${seenByAgent(agentId, workspaceId, 'other.sessionId')}
    ) AS found ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Some conversations, the newest first; without those that are gone. */
export async function listConversationsOfIds(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    SELECT ${told}
    FROM sessions s
    JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId" AND c."removedAt" IS NULL
    ${besides}
    WHERE s."workspaceId" = ${workspaceId} AND s.id = ANY(${[...ids]}::bigint[]) ORDER BY s.id DESC`.execute(db)
  return rows
}

/** Who waits for a person longer than this has gone, whatever comes of it. */
const states: Readonly<Record<ConversationState, RawBuilder<unknown>>> = Object.freeze({
  waiting: sql`t."takenAt" IS NULL AND t."requestedAt" > clock_timestamp() - interval '24 hours'`,
  taken: sql`t."takenAt" IS NOT NULL`,
})

/** Beside a session: what the firm has to do with it, `t`, and its last message, `newest`. */
const besides = sql`LEFT JOIN "conversationHeads" h ON h."workspaceId" = s."workspaceId" AND h."sessionId" = s.id
  LEFT JOIN members holder ON holder."workspaceId" = s."workspaceId" AND holder."accountId" = h."assignedTo"
  LEFT JOIN accounts a ON a.id = holder."accountId"
  LEFT JOIN "takeOvers" t ON t."workspaceId" = s."workspaceId" AND t."sessionId" = s.id
  LEFT JOIN LATERAL (SELECT m.role, left(m.content, ${lastMessageCharacters}) AS content, m."createdAt" FROM messages m
    WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id ORDER BY m.id DESC LIMIT 1) AS newest ON true
  LEFT JOIN LATERAL (SELECT concat_ws(' ', nullif(l."firstName", ''), nullif(l."lastName", '')) AS name, l.page
    FROM leads l WHERE l."workspaceId" = s."workspaceId" AND l."sessionId" = s.id ORDER BY l.id DESC LIMIT 1
  ) AS lead ON true`

/** Of a session `s` of a chatbot `c`, and of what stands beside it. */
const told = sql`
  s.id AS "sessionId", s."chatbotId", c."serialNumber", s."createdAt" AS "startedAt",
  newest."createdAt" AS "lastMessageAt", newest.role AS "lastRole", newest.content AS "lastContent",
  (SELECT count(*) FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id) AS "messageCount",
  coalesce((SELECT left(m.content, ${firstQuestionCharacters}) FROM messages m
    WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id AND m.role = 'question'
    ORDER BY m.id LIMIT 1), '') AS "firstQuestion",
  lead.name IS NOT NULL AS "hasLead", coalesce(lead.name, '') AS "visitorName",
  coalesce(nullif(s.page, ''), lead.page, '') AS page,
  CASE WHEN ${states.waiting} THEN t."requestedAt" END AS "waitingSince", t."takenAt",
  coalesce(t.name, '') AS "takenName", coalesce(t.picture, '') AS "takenPicture", t."accountId" AS "takenAccount",
  h."assignedTo", coalesce(a.name, '') AS "assignedName",
  coalesce(h."isUnanswered", false) AS "isUnanswered", coalesce(h.language, '') AS language, s."isDemo"`

const timeOf = (column: 'createdAt' | 'lastMessageAt') =>
  sql`(extract(epoch FROM ${sql.ref(column === 'createdAt' ? 'm.createdAt' : 'h.lastMessageAt')}) * 1000000)::bigint`

function hasDays({ days }: ConversationFilter): boolean {
  return days.from !== null || days.to !== null
}

/** By the heads of conversations, the newest first: of each holder as many as the page may have of them. */
function placesOfAll(workspaceId: number, filter: ConversationFilter): RawBuilder<unknown> {
  const ofHolders = filter.holders ?? [undefined]
  const places = ofHolders.map(
    (holder) => sql`(
      SELECT h."sessionId", ${timeOf('lastMessageAt')} AS time, h."lastMessageId" AS id FROM "conversationHeads" h
      WHERE h."workspaceId" = ${workspaceId} AND h."lastMessageId" IS NOT NULL ${ofHolder(holder)} ${ofHead(filter)}
        AND h."chatbotId" = ANY(ARRAY(SELECT one.id FROM chatbots one
          WHERE one."workspaceId" = ${workspaceId} AND one."removedAt" IS NULL ${ofChatbot(sql`one.id`, filter)}))
        ${beyondHead(filter)}
      ORDER BY h."lastMessageAt" DESC, h."lastMessageId" DESC LIMIT ${filter.limit})`,
  )
  return sql`SELECT * FROM (${sql.join(places, sql` UNION ALL `)}) AS found
    ORDER BY found.time DESC, found.id DESC LIMIT ${filter.limit}`
}

function ofHolder(holder: string | null | undefined): RawBuilder<unknown> {
  if (holder === undefined) return sql``
  return holder === null ? sql`AND h."assignedTo" IS NULL` : sql`AND h."assignedTo" = ${holder}`
}

/** What of a filter a head `h` alone decides, but whose it is. */
function ofHead({ isUnanswered, language }: ConversationFilter): RawBuilder<unknown> {
  return sql`${isUnanswered === undefined ? sql`` : sql`AND h."isUnanswered" = ${isUnanswered}`}
    ${language === undefined ? sql`` : sql`AND h.language = ${language}`}`
}

/** Of a head `h`: whose it is, whoever of those that are asked for. */
function ofHolders({ holders }: ConversationFilter): RawBuilder<unknown> {
  if (!holders) return sql``
  const named = holders.filter((holder) => holder !== null)
  return holders.includes(null)
    ? sql`AND (h."assignedTo" IS NULL OR h."assignedTo" = ANY(${named}::text[]))`
    : sql`AND h."assignedTo" = ANY(${named}::text[])`
}

/** Joins the head of a session, where the filter asks for what stands there. */
function joinHead(
  workspaceId: number,
  sessionId: RawBuilder<unknown>,
  filter: ConversationFilter,
): RawBuilder<unknown> {
  const { holders, isUnanswered, language } = filter
  if (!holders && isUnanswered === undefined && language === undefined) return sql``
  return sql`JOIN "conversationHeads" h ON h."workspaceId" = ${workspaceId} AND h."sessionId" = ${sessionId}
    ${ofHolders(filter)} ${ofHead(filter)}`
}

/**
 * By the messages themselves, from the newest on: each conversation stands where its last message within the days does,
 * which is the one that no later one follows.
 */
function placesOfDays(workspaceId: number, filter: ConversationFilter): RawBuilder<unknown> {
  return sql`
    SELECT found.* FROM chatbots one CROSS JOIN LATERAL (
      SELECT m."sessionId", ${timeOf('createdAt')} AS time, m.id FROM messages m ${joinHead(workspaceId, sql`m."sessionId"`, filter)}
      WHERE m."workspaceId" = ${workspaceId} AND m."chatbotId" = one.id ${withinDays('m.createdAt', filter.days)} ${beyond(filter)}
        AND NOT EXISTS (SELECT FROM messages later
          WHERE later."workspaceId" = ${workspaceId} AND later."sessionId" = m."sessionId" AND later.id > m.id
            ${withinDays('later.createdAt', filter.days)})
      ORDER BY m."createdAt" DESC, m.id DESC LIMIT ${filter.limit}
    ) AS found
    WHERE one."workspaceId" = ${workspaceId} AND one."removedAt" IS NULL ${ofChatbot(sql`one.id`, filter)}
    ORDER BY found.time DESC, found.id DESC LIMIT ${filter.limit}`
}

/** By what the firm has to do with them: few at a time. */
function placesOfState(workspaceId: number, filter: ConversationFilter, state: ConversationState): RawBuilder<unknown> {
  return sql`
    SELECT m."sessionId", ${timeOf('createdAt')} AS time, m.id FROM "takeOvers" t
    ${joinHead(workspaceId, sql`t."sessionId"`, filter)}
    JOIN chatbots one ON one."workspaceId" = t."workspaceId" AND one.id = t."chatbotId" AND one."removedAt" IS NULL
    CROSS JOIN LATERAL (
      SELECT m.* FROM messages m WHERE m."workspaceId" = ${workspaceId} AND m."sessionId" = t."sessionId"
        ${withinDays('m.createdAt', filter.days)} ORDER BY m.id DESC LIMIT 1
    ) AS m
    WHERE t."workspaceId" = ${workspaceId} AND ${states[state]} ${ofChatbot(sql`one.id`, filter)} ${beyond(filter)}
    ORDER BY time DESC, m.id DESC LIMIT ${filter.limit}`
}

/** By the index of words first: each word in some message, not all of them in the same. */
function placesOfFound(workspaceId: number, filter: ConversationFilter, terms: readonly string[]): RawBuilder<unknown> {
  const sessionsWith = terms.map(
    (term) => sql`
      SELECT DISTINCT "sessionId" FROM messages
      WHERE "messageTerms"("workspaceId", content) @> ARRAY[${term}::bigint] AND "workspaceId" = ${workspaceId}`,
  )
  const said = sql`(${sql.join(sessionsWith, sql` INTERSECT `)}) AS said`
  const { state } = filter
  const inState = state
    ? sql`JOIN "takeOvers" t ON t."workspaceId" = ${workspaceId} AND t."sessionId" = said."sessionId" AND ${states[state]}`
    : sql``
  if (!hasDays(filter)) return placesOfFoundHeads(workspaceId, filter, sql`${said} ${inState}`)
  return sql`
    SELECT said."sessionId", m.time, m.id
    FROM ${said}
    JOIN sessions one ON one."workspaceId" = ${workspaceId} AND one.id = said."sessionId"
    JOIN chatbots owner ON owner."workspaceId" = ${workspaceId} AND owner.id = one."chatbotId"
      AND owner."removedAt" IS NULL ${ofChatbot(sql`owner.id`, filter)}
    ${inState}
    ${joinHead(workspaceId, sql`one.id`, filter)}
    CROSS JOIN LATERAL (
      SELECT m.id, m."createdAt", ${timeOf('createdAt')} AS time FROM messages m
      WHERE m."workspaceId" = ${workspaceId} AND m."sessionId" = said."sessionId" ${withinDays('m.createdAt', filter.days)}
      ORDER BY m.id DESC LIMIT 1
    ) AS m
    WHERE true ${beyond(filter)}
    ORDER BY m.time DESC, m.id DESC LIMIT ${filter.limit}`
}

/** Where the last message of all times is asked for, the head knows it: a word that everybody says is found so, too. */
function placesOfFoundHeads(
  workspaceId: number,
  filter: ConversationFilter,
  said: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    SELECT h."sessionId", ${timeOf('lastMessageAt')} AS time, h."lastMessageId" AS id
    FROM ${said}
    JOIN "conversationHeads" h ON h."workspaceId" = ${workspaceId} AND h."sessionId" = said."sessionId"
    WHERE h."lastMessageId" IS NOT NULL ${ofHolders(filter)} ${ofHead(filter)}
      AND h."chatbotId" = ANY(ARRAY(SELECT one.id FROM chatbots one
        WHERE one."workspaceId" = ${workspaceId} AND one."removedAt" IS NULL ${ofChatbot(sql`one.id`, filter)}))
      ${beyondHead(filter)}
    ORDER BY h."lastMessageAt" DESC, h."lastMessageId" DESC LIMIT ${filter.limit}`
}

function ofChatbot(id: RawBuilder<unknown>, { chatbotId }: ConversationFilter): RawBuilder<unknown> {
  return chatbotId === undefined ? sql`` : sql`AND ${id} = ${chatbotId}`
}

/** The same, of heads. */
function beyondHead({ after }: ConversationFilter): RawBuilder<unknown> {
  if (!after) return sql``
  return sql`AND (h."lastMessageAt", h."lastMessageId") < ('epoch'::timestamptz + ${after.time}::bigint * interval '1 microsecond',
    ${after.id}::bigint)`
}

/** What stands after a place of the list. */
function beyond({ after }: ConversationFilter): RawBuilder<unknown> {
  if (!after) return sql``
  return sql`AND (m."createdAt", m.id) < ('epoch'::timestamptz + ${after.time}::bigint * interval '1 microsecond',
    ${after.id}::bigint)`
}

export interface ConversationFile {
  id: number
  fileName: string
  mimeType: string | null
  bytes: number | null
}

type MessageColumn =
  | 'id'
  | 'role'
  | 'kind'
  | 'content'
  | 'status'
  | 'noAnswer'
  | 'writerName'
  | 'writerPicture'
  | 'createdAt'

export interface ConversationMessageRow extends Pick<Selectable<MessagesTable>, MessageColumn> {
  /** What an answer shows beside its words. */
  view: AnswerView | null
  files: ConversationFile[]
}

/** Messages of a conversation, oldest first, after the one with the given id. */
export async function listConversationMessages(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  { after, limit }: { after: number; limit: number },
): Promise<ConversationMessageRow[]> {
  const { rows } = await sql<ConversationMessageRow>`
    SELECT m.id, m.role, m.kind, m.content, m.status, m."noAnswer", m."writerName", m."writerPicture", m.view, m."createdAt",
      CASE WHEN m."fileIds" = '{}' THEN '[]'::jsonb ELSE coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', f.id, 'fileName', f."fileName", 'mimeType', f."mimeType",
          'bytes', f.bytes) ORDER BY named.place)
        FROM unnest(m."fileIds") WITH ORDINALITY AS named (id, place)
        JOIN files f ON f."workspaceId" = m."workspaceId" AND f.id = named.id
      ), '[]'::jsonb) END AS files
    FROM messages m
    WHERE m."workspaceId" = ${place.workspaceId} AND m."sessionId" = ${place.sessionId} AND m.id > ${after}
    ORDER BY m.id LIMIT ${limit}`.execute(db)
  return rows
}
