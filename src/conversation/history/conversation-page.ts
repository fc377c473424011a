import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { readDays } from '../../platform/lists/utc-days.ts'
import { readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { maySee } from '../assignment/seen-by.ts'
import { type ConversationState, listConversationRows, termsOf } from './conversation-store.ts'
import { type ConversationSummary, summarizeConversation } from './present-conversation.ts'

export interface ConversationQuery {
  /** Only of this chatbot of the workspace. */
  chatbotId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  q?: string | undefined
  /** Only those that wait for a person, or that a person has. */
  state?: ConversationState | undefined
  /** Only those of this account; null: of nobody; left out: whose ever they are. */
  assignedTo?: string | null | undefined
  isUnanswered?: boolean | undefined
  /** Only those in which the visitor asked last in this language. */
  language?: string | undefined
  /** Account of the agent who asks, and sees own and unassigned ones alone; null: sees all. */
  agentId?: string | null | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

export interface ConversationPage {
  conversations: ConversationSummary[]
  nextCursor: string | null
}

export const usualConversations = 20

/** One page of the conversations of a workspace, newest first. Fails with `invalid-fields`. */
export async function readConversationPage(
  db: Database,
  workspaceId: number,
  { chatbotId, from, to, q, state, cursor, limit = usualConversations, ...asked }: ConversationQuery,
): Promise<ConversationPage> {
  const days = readDays({ name: 'from', day: from }, { name: 'to', day: to })
  const terms = q === undefined ? undefined : await termsOf(db, workspaceId, q)
  if (terms?.length === 0)
    throw fail('invalid-fields', { faults: `q: expected a word to look for, got ${JSON.stringify(q)}.` })
  const [time, id] = readCursor(cursor ?? '') ?? []
  const after = time === undefined || id === undefined ? undefined : { time, id }
  // One more than is shown, to know whether there are others.
  const { isUnanswered, language } = asked
  const holders = holdersOf(asked)
  if (holders?.length === 0) return { conversations: [], nextCursor: null }
  const wanted = { chatbotId, days, terms, state, holders, isUnanswered, language, after, limit: limit + 1 }
  const found = await listConversationRows(db, workspaceId, wanted)
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    conversations: shown.map(summarizeConversation),
    nextCursor: last && found.length > limit ? writeCursor(last.place.time, last.place.id) : null,
  }
}

/** Whose conversations are asked for and may be seen; left out: all. */
export function holdersOf({
  assignedTo,
  agentId = null,
}: Pick<ConversationQuery, 'assignedTo' | 'agentId'>): (string | null)[] | undefined {
  if (assignedTo !== undefined) return maySee(agentId, assignedTo) ? [assignedTo] : []
  return agentId === null ? undefined : [null, agentId]
}
