import type { Generated, JSONColumnType } from 'kysely'

/** What a change of settings changed. */
export interface ChatbotVersionsTable {
  workspaceId: number
  chatbotId: number
  id: Generated<number>
  at: Generated<Date>
  /** Who, as the change log names them. */
  actor: string
  /** The settings that were changed. */
  before: JSONColumnType<Record<string, unknown>>
  after: JSONColumnType<Record<string, unknown>>
}
