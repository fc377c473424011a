import type { Generated } from 'kysely'

/** Columns and entries that somebody released although they look like those for members alone. */
export interface ListingReleasesTable {
  workspaceId: number
  chatbotId: number
  /** Folded: letters and digits in lower case. */
  name: string
  by: string
  /** Let through because the firm's own people stand below it, and for these alone. */
  isContact: Generated<boolean>
  createdAt: Generated<Date>
}

/** How far listings that came before a revision of the rule are cleaned: the last one that was looked at. */
export interface ListingCleaningsTable {
  revision: number
  atWorkspace: Generated<number>
  atChatbot: Generated<number>
  atListing: Generated<number>
  startedAt: Generated<Date>
  endedAt: Date | null
}

/** How many listings of a chatbot were cleaned. */
export interface CleanedListingsTable {
  workspaceId: number
  chatbotId: number
  count: number
  cleanedAt: Generated<Date>
}
