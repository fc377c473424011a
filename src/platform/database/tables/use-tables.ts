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

/** What was used of quotas that begin anew after a while. */
export interface QuotaUseTable {
  workspaceId: number
  quota: string
  /** '': of the whole firm; else SHA-256 of whom it is for. */
  subject: string
  used: number
  endsAt: Date
}

/** A language model that refuses what only an owner can mend, or did. */
export interface ModelTroublesTable {
  workspaceId: number
  /** As in the setting Model. */
  model: string
  why: string
  since: Date
  /** When the owners were mailed last. */
  toldAt: Date
  /** When it answered last after a trouble. */
  workedAt: Date | null
  isOver: boolean
}

export interface UseTables {
  modelTroubles: ModelTroublesTable
  modelUsage: ModelUsageTable
  quotaUse: QuotaUseTable
}
