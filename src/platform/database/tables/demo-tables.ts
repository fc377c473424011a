import type { Generated } from 'kysely'

/** Where the made-up conversations of the demo are to be made. */
export interface DemoFillsTable {
  workspaceId: number
  /** The chatbot that answers in them. */
  chatbotId: number
  state: 'waiting' | 'done'
  /** How many of them are there already. */
  made: Generated<number>
}

export interface DemoTables {
  demoFills: DemoFillsTable
}
