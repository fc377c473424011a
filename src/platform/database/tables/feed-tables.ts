import type { ColumnType, Generated } from 'kysely'

type Id = Generated<number>
/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Where listings come from again and again: a feed, or a file by its name. */
export interface ImportSourcesTable {
  workspaceId: number
  chatbotId: number
  id: Id
  kind: 'file' | 'feed'
  name: string
  createdAt: CreatedAt
}

export interface FeedsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  sourceId: number
  name: string
  /** FeedSettings of src/homes/feeds/feed.ts. */
  settings: Json<Record<string, unknown>>
  isPaused: Generated<boolean>
  nextRunAt: Date | null
  /** FeedProgress of src/homes/feeds/feed.ts. */
  progress: Json<Record<string, unknown>>
  /** Runs that failed one after the other. */
  failures: Generated<number>
  createdAt: CreatedAt
  updatedAt: Generated<Date>
}

export interface FeedSecretsTable {
  workspaceId: number
  id: Id
  feedId: number
  sealed: Buffer
}

/** What the row of a source said that a listing was made true to last. */
export interface ImportDigestsTable {
  workspaceId: number
  chatbotId: number
  listingId: number
  digest: Buffer
  /** When the listing was changed last by then: later, the digest holds no more. */
  updatedAt: Date
}

/** Listings that the last run of their feed did not bring. */
export interface ImportMissesTable {
  workspaceId: number
  chatbotId: number
  listingId: number
  sourceId: number
  missedAt: Generated<Date>
}

/** Pictures of homes that are kept here. */
export interface KeptPicturesTable {
  workspaceId: number
  chatbotId: number
  id: Id
  name: string
  mlsKey: string
  place: number
  url: string | null
  state: Generated<'waiting' | 'kept' | 'failed'>
  storageName: string | null
  bytes: Generated<number>
  tries: Generated<number>
  nextTryAt: Generated<Date>
  namedAt: Generated<Date>
}

/** What became of an import. */
export interface ImportRunsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  sourceId: number
  state: Generated<'running' | 'finished' | 'failed' | 'stopped'>
  by: string
  /** Machine and process. */
  place: string
  startedAt: Generated<Date>
  /** When the counts were written last. */
  toldAt: Generated<Date>
  endedAt: Date | null
  rows: Generated<number>
  added: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  repeated: Generated<number>
  faulty: Generated<number>
  gone: Generated<number>
  pruned: Generated<number>
  message: Generated<string>
  /** {line, reasons} of the first faulty rows. */
  faults: Json<{ line: number; reasons: string[] }[]>
  /** {name, kind, by, rows} of what was held back: homes/ knows their shape, `never[]` goes for a list of anything. */
  heldBack: Json<never[]>
}
