import type { ColumnType, Generated } from 'kysely'

/** Which local days of which chatbots were seen to. */
export interface DailyMailsTable {
  workspaceId: number
  chatbotId: number
  kind: 'leads' | 'conversations'
  /** As YYYY-MM-DD, of the chatbot's TimeZone then. */
  day: ColumnType<Date, string, string>
  startsAt: Date
  endsAt: Date
  /** In the outbox; null: none was posted. */
  mailId: Generated<number | null>
  /** Somebody in it was erased before it was sent: it is to be written again, without them. */
  writeAgain: Generated<boolean>
  createdAt: ColumnType<Date, Date | undefined, never>
}
