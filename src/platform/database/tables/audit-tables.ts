import type { ColumnType, Generated } from 'kysely'

type Id = Generated<number>
type CreatedAt = ColumnType<Date, Date | undefined, never>

/** Fair-housing audits that people start. */
export interface FairHousingAuditsTable {
  workspaceId: number
  chatbotId: number
  id: Id
  by: string
  state: Generated<'waiting' | 'running' | 'finished' | 'failed' | 'stopped'>
  requests: number
  modelCalls: number
  seed: number
  isStopping: Generated<boolean>
  tries: Generated<number>
  asked: Generated<number>
  total: Generated<number>
  settingsVersion: Generated<number | null>
  settingsAt: Generated<Date | null>
  /** Read as a value, written as JSON text. */
  report: ColumnType<Record<string, unknown> | null, string | undefined, string>
  isClean: Generated<boolean | null>
  differences: Generated<number | null>
  message: Generated<string>
  createdAt: CreatedAt
  startedAt: Generated<Date | null>
  toldAt: Generated<Date | null>
  endedAt: Generated<Date | null>
}

export interface AuditTables {
  fairHousingAudits: FairHousingAuditsTable
}
