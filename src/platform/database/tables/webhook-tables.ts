import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Where programs of the firm are told of what happens. */
export interface WebhookEndpointsTable {
  workspaceId: number
  id: Id
  url: string
  /** Names of types; '*': all. */
  events: string[]
  /** Null: of all chatbots, and of what is of none. */
  chatbotId: number | null
  description: string
  /** Null: it is told. */
  switchedOff: Generated<'by-hand' | 'gone' | 'failing' | null>
  /** Since when it has done nothing but fail; null: what it did last was well. */
  failingSince: Generated<Date | null>
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

/** What deliveries are signed with. */
export interface WebhookSecretsTable {
  workspaceId: number
  id: Id
  endpointId: number
  sealed: Buffer
  createdAt: CreatedAt
  /** Null: it signs until another takes its place. */
  endsAt: Date | null
}

/** What is told of an event, once for all endpoints. */
export interface WebhookMessagesTable {
  workspaceId: number
  id: Id
  /** `eventId` of the event. */
  eventId: string
  type: string
  chatbotId: number | null
  sessionId: number | null
  /** Null: it is written when it is sent for the first time. */
  body: string | null
  happenedAt: Date
  createdAt: Date
}

/** A message on its way to one endpoint. */
export interface WebhookDeliveriesTable {
  workspaceId: number
  id: Id
  endpointId: number
  messageId: number
  status: Generated<'pending' | 'delivered' | 'failed'>
  attempts: Generated<JSONColumnType<Record<string, unknown>[]>>
  /** Since it was made or replayed. */
  tries: Generated<number>
  takes: Generated<number>
  nextAttemptAt: Date | null
}

/** One row: up to where it was told which listings changed. */
export interface ListingChangesToldTable {
  id: number
  snapshot: string
  /** Of which history of the database the snapshot is. */
  history: string
  toldAt: Date
}
