import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** What happened, for whoever is to be told of it. */
export interface EventsTable {
  workspaceId: number
  id: Id
  /** `evt_` and 32 hex digits. */
  eventId: Generated<string>
  chatbotId: number | null
  sessionId: number | null
  type: string
  data: JSONColumnType<Record<string, unknown>>
  happenedAt: CreatedAt
  /** Null: nobody has been told yet. */
  handedOutAt: Generated<Date | null>
}

/** What each consumer of an event has made of it. */
export interface EventWorkTable {
  workspaceId: number
  /** `id` of the event. */
  eventId: number
  consumer: string
  state: Generated<'waiting' | 'done' | 'failed'>
  /** When a job was made for it; null: one is to be made. */
  queuedAt: Generated<Date | null>
  attempts: Generated<number>
  lastError: Generated<string | null>
  updatedAt: ColumnType<Date, Date | undefined, Date>
}
