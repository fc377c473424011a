import type { ColumnType, Generated } from 'kysely'

/** A text message that the firm had sent, or may have. */
export interface SmsMessagesTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  /** Names it to the provider. */
  token: Generated<string>
  /** Of the Idempotency-Key that it was sent with. */
  callId: Buffer | null
  /** E.164. */
  toNumber: string
  message: string
  /** The provider’s name of it; null: it is not known whether the provider took it. */
  sid: Generated<string | null>
  /** As the provider calls it; null like `sid`. */
  status: Generated<string | null>
  /** The provider’s reason why it was not delivered. */
  errorCode: Generated<number | null>
  createdAt: ColumnType<Date, Date, never>
  /** When the provider was asked last to send it. */
  askedAt: Date
  updatedAt: Generated<Date>
}

/** A number that wants no text messages of a firm. */
export interface SmsOptOutsTable {
  workspaceId: number
  numberHash: Buffer
  createdAt: ColumnType<Date, Date | undefined, never>
}
