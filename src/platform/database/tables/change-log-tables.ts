import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Who changed what. */
export interface ChangeLogTable {
  /** 0: of no workspace. */
  workspaceId: number
  id: Generated<number>
  at: ColumnType<Date, Date | undefined, never>
  actor: string
  action: string
  target: string
  details: JSONColumnType<Record<string, unknown>>
}
