/** What is said in messages of both streams: 0 the visitor, 1 the chatbot, 2 a person of the firm. */
export const messageKinds = { question: 0, answer: 1, person: 2 } as const

/** The sides of a conversation that type and read. */
export type Side = 'visitor' | 'person'

/** What open windows and inboxes are told, each with the conversation that it is about (firm.md). */
export interface LiveEventData {
  message: { id: number; kind: 0 | 1 | 2; content: string; createTime: string; name?: string }
  taken: { name: string; picture: string }
  released: Record<never, never>
  typing: { who: Side }
  read: { who: Side; upTo: number }
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
}

/** What is listened to: one conversation; with null, all of the workspace. */
export interface LivePlace {
  workspaceId: number
  sessionId: number | null
}

/** One that was stored. */
export interface LiveEvent {
  id: number
  xid: bigint
  workspaceId: number
  sessionId: number
  type: LiveEventType
  data: object
}
