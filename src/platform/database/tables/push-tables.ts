import type { ColumnType, Generated } from 'kysely'

type CreatedAt = ColumnType<Date, Date | undefined, never>

/** What push services know this installation by. */
export interface PushKeysTable {
  id: number
  publicKey: string
  /** The private half. */
  sealed: Buffer
}

/** Devices on which people of firms want to be told. */
export interface PushSubscriptionsTable {
  workspaceId: number
  id: Generated<number>
  accountId: string
  /** The sign-in that it was made in, and with which it ends. */
  accountSessionId: string
  addressHash: Buffer
  /** Its address and keys. */
  sealed: Buffer
  wants: string[]
  language: string
  createdAt: CreatedAt
}

/** What they are still to be told. */
export interface PushMessagesTable {
  workspaceId: number
  id: Generated<number>
  subscriptionId: number
  kind: string
  chatbotId: number
  sessionId: number
  attempts: Generated<number>
  nextAttemptAt: Generated<Date>
  createdAt: CreatedAt
}

export interface PushTables {
  pushKeys: PushKeysTable
  pushSubscriptions: PushSubscriptionsTable
  pushMessages: PushMessagesTable
}
