import type { ColumnType, Generated } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

export interface FilesTable {
  workspaceId: number
  id: Id
  /** The visitor's session that it was uploaded in; null: it belongs to the workspace. */
  sessionId: Generated<number | null>
  fileName: string
  state: 'waiting' | 'received' | 'stored'
  /** Decided by the bytes; null until they are there. */
  mimeType: string | null
  bytes: number | null
  /** Where the bytes are, or are arriving, in the file storage; set when an upload begins. */
  storageName: Generated<string | null>
  uploadTokenHash: Buffer
  uploadExpiresAt: Date
  /** When a report of it began last. */
  reportingAt: Generated<Date | null>
  /** When its last source of knowledge went; null: one names it, or none did. */
  unnamedAt: Generated<Date | null>
  createdAt: CreatedAt
}
