import type { ConversationSummary, ListConversationsResult } from 'porchlight/client'

/** What a list of conversations holds, as it is asked of the API. */
export interface ListFilter {
  state?: 'waiting' | 'taken'
  /** serialNumber */
  chatbot?: string
  /** Account whose they are; `nobody` */
  assigned?: string
  /** Only those in which the visitor waits for an answer. */
  unanswered?: true
  /** Only those in which the visitor asked last in this language. */
  language?: string
  /** Words: what is found by them is known to the server alone. */
  q?: string
}

export interface ListPages {
  pages: ListConversationsResult[]
  pageParams: unknown[]
}

/** Whether a conversation belongs into a list; null: only the server knows. */
export function belongs(
  { state, chatbot, assigned, unanswered, language, q }: ListFilter,
  summary: ConversationSummary,
): boolean | null {
  if (chatbot !== undefined && summary.serialNumber !== chatbot) return false
  if (state === 'waiting' && summary.waitingSince === null) return false
  if (state === 'taken' && summary.takenBy === null) return false
  if (assigned !== undefined && (summary.assignedTo?.accountId ?? 'nobody') !== assigned) return false
  if (unanswered && !summary.unanswered) return false
  if (language !== undefined && summary.language !== language) return false
  return q === undefined ? true : null
}

/**
 * A list with what a conversation is now: in its place by the time of its last message, or not in it any more. Behind
 * the last page that was read nothing is put in: it comes with the next page.
 */
export function placeInPages(list: ListPages, filter: ListFilter, summary: ConversationSummary): ListPages {
  const isIn = list.pages.some(({ conversations }) => conversations.some(isSame(summary)))
  const wanted = belongs(filter, summary) ?? isIn
  if (!isIn && !wanted) return list
  const pages = list.pages.map((page) => ({
    ...page,
    conversations: page.conversations.filter((each) => !isSame(summary)(each)),
  }))
  if (!wanted) return { ...list, pages }
  const target = pages.find(({ conversations }) => conversations.some((each) => isBefore(summary, each)))
  const last = pages.at(-1)
  if (target) insert(target.conversations, summary)
  else if (last && (last.nextCursor === null || isIn)) last.conversations.push(summary)
  return { ...list, pages }
}

/** A list without a conversation that is not there any more, or is not for who looks. */
export function dropFromPages(list: ListPages, sessionID: number): ListPages {
  const pages = list.pages.map((page) => ({
    ...page,
    conversations: page.conversations.filter((each) => each.sessionID !== sessionID),
  }))
  return { ...list, pages }
}

function isSame({ sessionID }: ConversationSummary): (other: ConversationSummary) => boolean {
  return (other) => other.sessionID === sessionID
}

function insert(conversations: ConversationSummary[], summary: ConversationSummary): void {
  const at = conversations.findIndex((each) => isBefore(summary, each))
  conversations.splice(at, 0, summary)
}

/** Whether the first stands before the second: what was said in last comes first. */
function isBefore(one: ConversationSummary, other: ConversationSummary): boolean {
  const [time, otherTime] = [one.lastMessageAt ?? '', other.lastMessageAt ?? '']
  return time === otherTime ? one.sessionID > other.sessionID : time > otherTime
}
