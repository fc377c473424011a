import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** What the firm has to do with a conversation. */
export interface TakeOversTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  /** Since when a person has it; null: the chatbot does. */
  takenAt: Date | null
  name: Generated<string>
  picture: Generated<string>
  /** Which member has it; null: a program. */
  accountId: string | null
  /** When that person took it or last said something. */
  lastWordAt: Date | null
  /** When the visitor asked for a person; null: nobody waits. */
  requestedAt: Date | null
  /** When the form was offered, because nobody had come; null: not yet. */
  offeredAt: Date | null
  /** In which language the visitor asked. */
  language: Generated<string>
  personReadUpTo: Generated<number>
  visitorReadUpTo: Generated<number>
  /** Since when there is an answer of a person that the visitor has not seen; null: all was seen, or mailed. */
  unseenSince: Date | null
  /** The newest message that was mailed. */
  mailedUpTo: Generated<number>
  /** Signs the link that ends such mails. */
  mailSecret: string | null
  mailsEndedAt: Date | null
}

/** What open windows and inboxes are told. */
export interface LiveEventsTable {
  workspaceId: number
  chatbotId: number
  sessionId: number
  id: Generated<number>
  type: string
  messageId: Generated<number | null>
  data: Generated<JSONColumnType<Record<string, unknown>>>
  xid: Generated<string>
  createdAt: ColumnType<Date, Date | undefined, never>
}
