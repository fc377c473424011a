import type { ColumnType, Generated } from 'kysely'

/** Who of the firm opened or exported what. */
export interface ReadLogTable {
  workspaceId: number
  id: Generated<number>
  at: ColumnType<Date, Date | undefined, never>
  actor: string
  action: string
  sessionId: number | null
  leadId: number | null
}

export interface ReadLogTables {
  readLog: ReadLogTable
}
