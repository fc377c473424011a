import type { ColumnType, Generated } from 'kysely'

/** How a conversation stands in the inbox; what was said last is kept by a trigger on messages. */
export interface ConversationHeadsTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  /** Account of the member whose it is; null: nobody's. */
  assignedTo: string | null
  /** Null: nothing was said yet. */
  lastMessageId: number | null
  lastMessageAt: Date | null
  isUnanswered: Generated<boolean>
  /** In which the visitor asked last; '' when not known. */
  language: Generated<string>
}

/** What the firm writes to itself in a conversation. */
export interface ConversationNotesTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  id: Generated<number>
  /** Null: a program wrote it. */
  accountId: string | null
  name: string
  content: string
  createdAt: ColumnType<Date, Date | undefined, never>
}

/** Words of the firm that are used again and again. */
export interface RepliesTable {
  workspaceId: number
  id: Generated<number>
  name: string
  content: string
  /** '': for every language. */
  language: Generated<string>
  createdAt: ColumnType<Date, Date | undefined, never>
}
