import type { Generated } from 'kysely'

/** What the language model of a chatbot used in a day. */
export interface ModelUsageTable {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM-DD. */
  day: string
  /** '': the whole chatbot; else a hash of a network of visitors. */
  network: string
  tokens: number
  /** When the firm was told that they are used up; null: it was not. */
  toldAt: Date | null
}

/** What the language models of a chatbot used in a month. */
export interface ModelMonthsTable {
  workspaceId: number
  chatbotId: number
  /** Of UTC, as YYYY-MM. */
  month: string
  tokens: number
  /** Millionths of the currency. */
  costMicros: number
  currency: string
  /** Of which budget the owner was told that 80 and that 100 percent of it are used; '': of none. */
  toldMost: Generated<string>
  toldAll: Generated<string>
}

/** What was used of quotas that begin anew after a while. */
export interface QuotaUseTable {
  workspaceId: number
  quota: string
  /** '': of the whole firm; else SHA-256 of whom it is for. */
  subject: string
  used: number
  endsAt: Date
}

export interface UseTables {
  modelUsage: ModelUsageTable
  modelMonths: ModelMonthsTable
  quotaUse: QuotaUseTable
}
