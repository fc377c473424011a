import type { ColumnType, Generated } from 'kysely'

/** A day as YYYY-MM-DD. */
type Day = ColumnType<Date, string, string>

/** What is still to be counted. */
interface InsightQueueTable {
  workspaceId: number
  id: Generated<number>
  chatbotId: number
  kind: 'message' | 'lead' | 'tour' | 'rating'
  /** Number of the session that it belongs to. */
  conversation: number
  itemId: number
}

/** What happened on a day of a chatbot's time zone. */
interface InsightCountsTable {
  workspaceId: number
  chatbotId: number
  day: Day
  /** '': not known. */
  language: string
  /** Host and path; '': not known; 'other': one of many. */
  page: string
  conversations: Generated<number>
  questions: Generated<number>
  answered: Generated<number>
  noAnswer: Generated<number>
  fromListings: Generated<number>
  fromKnowledge: Generated<number>
  saidRight: Generated<number>
  saidWrong: Generated<number>
  refused: Generated<number>
  byPerson: Generated<number>
  failed: Generated<number>
  leads: Generated<number>
  tours: Generated<number>
}

/** What answered on a day. */
interface InsightModelsTable {
  workspaceId: number
  chatbotId: number
  day: Day
  model: string
  answers: Generated<number>
  calls: Generated<number>
  tokens: Generated<number>
  /** See src/conversation/insight/first-words.ts. */
  firstWords: number[]
}

/** What language models used on a day, and what that cost. */
interface InsightUsageTable {
  workspaceId: number
  chatbotId: number
  day: Day
  model: string
  /** '': without a price. */
  currency: string
  turns: number
  input: number
  cached: number
  output: number
  reasoning: number
  /** Millionths of the currency. */
  costMicros: number
}

/** What was searched for on a day and not found. */
interface UnmetDemandTable {
  workspaceId: number
  chatbotId: number
  day: Day
  place: string
  state: string
  saleType: string
  currency: string
  priceFrom: number
  priceTo: number
  kind: string
  bedrooms: number
  features: string[]
  searches: number
}

export interface InsightTables {
  insightQueue: InsightQueueTable
  insightCounts: InsightCountsTable
  insightModels: InsightModelsTable
  insightUsage: InsightUsageTable
  unmetDemand: UnmetDemandTable
}
