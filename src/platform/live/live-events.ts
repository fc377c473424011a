/** What is said in messages of both streams: 0 the visitor, 1 the chatbot, 2 a person of the firm. */
export const messageKinds = { question: 0, answer: 1, person: 2 } as const

/** The sides of a conversation that type and read. */
export type Side = 'visitor' | 'person'

/** What open windows and inboxes are told, each with the conversation that it is about (firm.md). */
export interface LiveEventData {
  message: { id: number; kind: 0 | 1 | 2; content: string; createTime: string; name?: string }
  /** `accountId`: which member it is, null for a program; windows of visitors are not told. */
  taken: { name: string; picture: string; accountId: string | null }
  released: Record<never, never>
  typing: { who: Side }
  read: { who: Side; upTo: number }
  /** Whose it is now and was before, by accounts; null: nobody's. For inboxes alone. */
  assigned: { accountId: string | null; name: string; before: string | null }
  /** The firm wrote a note to itself, or took one back. For inboxes alone. */
  note: { id: number }
  /** A tour that the firm confirmed, declined or cancelled, as its visitor is shown it. */
  tour: object
}

export type LiveEventType = keyof LiveEventData

/** A message is stored as one already, and typing is over before it could be read. */
export type StoredLiveType = Exclude<LiveEventType, 'message' | 'typing'>

/** A conversation. */
export interface SessionPlace {
  workspaceId: number
  sessionId: number
  /** Account of the agent who asks for it, and sees own and unassigned ones alone; left out or null: sees all. */
  agentId?: string | null
}

/** What is listened to: one conversation, by its visitor; with null, all of the workspace, by the firm. */
export interface LivePlace {
  workspaceId: number
  sessionId: number | null
  /** Account of an agent, who hears of own and unassigned ones alone; left out or null: of all. */
  agentId?: string | null
}

/** One that was stored. */
export interface LiveEvent {
  id: number
  xid: bigint
  workspaceId: number
  sessionId: number
  type: LiveEventType
  data: object
  /** Account of the member whose the conversation is now; null: nobody's. */
  assignedTo: string | null
}
