import type { ColumnType, Generated } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>
/** Read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>

/** How price and state of a listing went on. */
export interface ListingHistoryTable {
  workspaceId: number
  chatbotId: number
  listingId: number
  id: Id
  changedAt: CreatedAt
  formerPrice: number | null
  price: number | null
  formerStatus: string
  status: string
}

/** Which sentences of a description the fair-housing gate would hold back. */
export interface ListingSentencesTable {
  workspaceId: number
  chatbotId: number
  listingId: number
  withheld: string[]
}

/** What people changed or deleted together, and may undo. */
export interface ListingEditsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  by: string
  kind: 'changed' | 'deleted' | 'imported'
  count: number
  createdAt: CreatedAt
  undoneAt: Generated<Date | null>
  /** Of an import: from which source and in which run, between which ids it added, and when it had ended. */
  sourceId: Generated<number | null>
  runId: Generated<number | null>
  fromId: Generated<number | null>
  toId: Generated<number | null>
  endedAt: Generated<Date | null>
}

export interface ListingEditRowsTable {
  workspaceId: number
  editId: number
  listingId: number
  before: Json<Record<string, unknown>>
  after: Json<Record<string, unknown>> | null
}

/** Files that people import. */
export interface ListingImportsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  fileId: number | null
  fileName: string
  bytes: number
  by: string
  state: Generated<'ready' | 'waiting' | 'running' | 'checked' | 'finished' | 'failed' | 'stopped'>
  isCheck: Generated<boolean>
  choices: Json<Record<string, unknown>>
  isStopping: Generated<boolean>
  tries: Generated<number>
  bytesRead: Generated<number>
  figures: Json<Record<string, unknown>>
  message: Generated<string>
  faultsName: Generated<string | null>
  runId: Generated<number | null>
  createdAt: CreatedAt
  startedAt: Generated<Date | null>
  toldAt: Generated<Date | null>
  endedAt: Generated<Date | null>
}
